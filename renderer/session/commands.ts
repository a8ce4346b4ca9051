import type { Cache } from '#cache/open.ts';
import { datasetKey } from '#cache/writes/datasetKey.ts';
import { askBridge, callBridge, refusalOf } from '#gateway/bridge.ts';
import { callService } from '#gateway/serviceCall.ts';
import { editsIn } from '#intents/intent.ts';
import type { Intent, Rejection } from '#intents/intent.ts';
import type { Readiness } from '#offline/offlineReadiness.ts';
import type { EndpointName } from '#shared/endpoints/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { Failure } from '#shared/failures/failure.ts';
import type { AnswerTo, CallInput, CallOrder } from '#shared/ipc/call.ts';
import type { ChannelArgs, OpenService } from '#shared/ipc/channels.ts';
import { asFileName } from '#shared/ipc/fileName.ts';
import type { EncryptedPassword } from '#shared/ipc/password.ts';
import { usualOptions } from '#shared/ipc/profileOptions.ts';
import type { ProfileOptions } from '#shared/ipc/profileOptions.ts';
import { useHistoryChanges, useSession } from '#stores/session.ts';
import type { CallOutcome, Commands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import type { Engine, Limits } from '#sync/engine/index.ts';
import type { PullRequest, PullStatus } from '#sync/ports.ts';
import { requestKey } from '#sync/rules/request.ts';
import { bothRows } from './bothRows.ts';
import { runChecks } from './checks.ts';
import type { Refreshed } from './findByNumber.ts';
import { markIncidentsSaid } from './incidents.ts';
import { checkKey, keepOwnSettings } from './mainCalls.ts';
import { asking, undoQuestion } from './question.ts';
import { remembering } from './undo.ts';
import { tellUndone } from './undone.ts';

interface Opened {
  readonly engine: Engine<Intent, Rejection>;
  readonly cache: Cache;
  readonly service: OpenService;
  /** The school's. */
  readonly zone: string;
  readonly readiness: Readiness;
  /** Closes all of it and destroys the cache (S9). */
  readonly leave: () => Promise<void>;
}

/** The limits that a service's profile sets for writes (R3.6). */
export const limitsOf = (options: ProfileOptions | undefined): Partial<Limits> => ({
  quietMs: (options ?? usualOptions).quietSeconds * 1_000,
});

const signsInBy = (options: ProfileOptions | undefined): string =>
  JSON.stringify((options ?? usualOptions).authentication);

const lookingUp = (engine: Engine<Intent, Rejection>, cache: Cache) => ({
  snapshot: (entities: readonly EntityName[]) => cache.snapshot(entities),
  readOne: (entity: EntityName, id: string) => callBridge('read.one', { entity, id }),
  call: (order: CallOrder) => callService(order),
  isOnline,
  async refresh(request: PullRequest): Promise<Refreshed> {
    const status = (): PullStatus | null => cache.memory.status(datasetKey(cache.memory.base, request) ?? '');
    const before = status();
    await engine.commands.refresh(request);
    const failure = useSyncStatus.getState().pullFailures[requestKey(request)] ?? (isOnline() ? null : 'offline');
    const now = status();
    return {
      failure,
      isWhole: failure === null && now !== null && now !== before && now.complete && now.unreadable.length === 0,
    };
  },
});
const isOnline = (): boolean => useSyncStatus.getState().connection.kind === 'online';

export function commandsOf({ engine, cache, service, zone, readiness, leave }: Opened): Commands {
  const profileId = service.profile.id;
  const withBoth = bothRows(cache, {
    chosenCampus: () => (useSession.getState().open?.profile ?? service.profile).campusId,
    zone,
  });
  /** Every command that changes the history of undo goes through it. */
  const history = remembering(engine.commands, {
    ask: (steps, consequences) => undoQuestion.ask({ steps, consequences }),
    tell: tellUndone,
    bothRows: withBoth,
    changed: () => useHistoryChanges.setState(({ count }) => ({ count: count + 1 })),
  });
  /** The key is deleted first: from then on nothing of this user can be read, even if the rest fails (S9). */
  const signOut = async (how: Omit<ChannelArgs<'service.signOut'>, 'profileId'>): Promise<{ wipes: boolean }> => {
    const end = await askBridge('service.signOut', { profileId, ...how });
    await leave();
    if (!end.wipes) useSession.setState({ open: null, commands: null });
    return end;
  };
  return {
    // First: what the session does in its own way replaces it.
    ...engine.commands,
    attend: (stepId, about) => asking(about, (confirmation) => engine.commands.attend(stepId, confirmation)),
    linkedEdits: async (rows) => editsIn(await withBoth({ kind: 'edit', rows })).filter((row) => !rows.includes(row)),
    async call(...given) {
      const outcome = await callOnline(...given);
      // An answer to a screen is a reason to ping a service that was thought to be lost (S11).
      if (outcome.kind === 'answered' && !isOnline()) engine.hint();
      return outcome;
    },
    // What few days ask for is read when it is.
    findByNumber: async (entity, typed) =>
      (await import('./findByNumber.ts')).findByNumber(lookingUp(engine, cache), entity, typed),
    findByAddress: async (address) =>
      (await import('./findByAddress.ts')).findByAddress(lookingUp(engine, cache), address),
    checkConnection: runChecks({ of: 'connection' }),
    checkService: runChecks({ of: 'service' }),
    checkKey,
    encryptPassword,
    readHealth: async () => (await import('./health.ts')).readHealth(cache),
    prepareSupport: async (lookedAt) => (await import('./health.ts')).prepareSupport(lookedAt),
    saveSupport: async (name, text) => (await askBridge('support.save', { name: asFileName(name), text })).saved,
    markIncidentsSaid,
    async setOptions(options) {
      const answer = await callBridge('service.setOptions', { profileId, options });
      if (!answer.ok) return answer.failure;
      engine.setLimits(limitsOf(options));
      // Main stores another way to sign in only once the service accepts it with the password that is known, and where
      // none is, the next question shows it: a refusal of the former way is over.
      const before = useSession.getState().open?.profile.options;
      if (signsInBy(answer.value.options) !== signsInBy(before)) engine.signedIn();
      useSession.setState(({ open: now }) => ({ open: now && { ...now, profile: answer.value } }));
      return null;
    },
    keepOwnSettings,
    async openOutside(address) {
      const answer = await callBridge('app.openExternal', { address });
      return answer.ok && answer.value.opened;
    },
    saveFile: async (name, text) => (await askBridge('file.save', { name: asFileName(name), text })).saved,
    async showSaved(target) {
      const answer = await callBridge('file.show', { target });
      return answer.ok && answer.value.shown;
    },
    savePdf: async (name) => (await askBridge('file.savePdf', { name: asFileName(name) })).saved,
    async signIn(password) {
      const refusal = await refusalOf('service.signIn', { profileId, password });
      if (refusal === null) engine.signedIn();
      return refusal;
    },
    signOut: (isShared = false) => signOut({ isShared }),
    restartPractice: () => signOut({ restarts: true }),
    // Last: the compiler rejects a spread that would replace a name listed above.
    ...history,
    ...readiness.commands,
  };
}

/** The cipher text of a typed password (S12): main has the key, and the page stores only the answer. */
async function encryptPassword(
  password: string,
): Promise<EncryptedPassword | { readonly kind: 'failed'; readonly failure: Failure }> {
  const answer = await callBridge('service.encryptPassword', { password });
  return answer.ok ? answer.value : { kind: 'failed', failure: answer.failure };
}

/** Reads from an endpoint. */
async function callOnline<Name extends EndpointName>(name: Name, input: CallInput<Name>): Promise<CallOutcome<Name>> {
  const ended = await callService({ ...input, endpoint: name });
  // main parses the answer by the endpoint of that name
  return ended.kind === 'failed' ? ended : { kind: 'answered', answer: ended.answer as AnswerTo<Name> };
}
