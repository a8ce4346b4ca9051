import { Mutex } from 'async-mutex';
import { create } from 'zustand';
import { CacheError } from '#cache/cacheError.ts';
import { liveOf } from '#cache/queries/live.ts';
import { callBridge, refusalOf } from '#gateway/bridge.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import type { ChannelArgs, Keyless, OpenService, ServiceProfile } from '#shared/ipc/channels.ts';
import { allCommitted } from '#stores/commit.ts';
import { useSession } from '#stores/session.ts';
import { leaveField } from '#ui/index.ts';
import type { ClosedCache } from './closedCache.ts';
import type { ServiceSession } from './serviceSession.ts';

export type Phase =
  | { readonly kind: 'opening' }
  | { readonly kind: 'onboarding' }
  | { readonly kind: 'open'; readonly session: ServiceSession }
  /** The page is closing the service, and main loads a new page (S9). */
  | { readonly kind: 'leaving' }
  | { readonly kind: 'locked'; readonly profile: ServiceProfile }
  | { readonly kind: 'closed'; readonly cache: ClosedCache }
  | { readonly kind: 'keyless'; readonly keyless: Keyless }
  /** `detail` is for support. */
  | { readonly kind: 'failed'; readonly failure: FailureKind; readonly detail: string };

/** The phases in which a service is not open, and something keeps it from being. */
export type StoppedPhase = Extract<Phase, { kind: 'locked' | 'closed' | 'keyless' | 'failed' }>;
const stopped: readonly Phase['kind'][] = ['locked', 'closed', 'keyless', 'failed'] satisfies StoppedPhase['kind'][];
export const isStopped = (phase: Phase): phase is StoppedPhase => stopped.includes(phase.kind);

/**
 * Whether the service was just added, until the user begins to work with it; and whether nobody had added it on this
 * workstation before.
 */
export const useFirstStart = create<{ readonly isFirst: boolean; readonly isFirstPerson: boolean }>(() => ({
  isFirst: false,
  isFirstPerson: false,
}));

export function beginWith(profileId: string): void {
  useFirstStart.setState({ isFirst: true });
  void findOtherPeople(profileId);
  void openService(profileId);
}

async function findOtherPeople(profileId: string): Promise<void> {
  const answer = await callBridge('service.list', {});
  const profiles = answer.ok ? answer.value.profiles : [];
  const added = profiles.find(({ id }) => id === profileId);
  const isFirstPerson = profiles.every(({ id, baseUrl }) => id === profileId || baseUrl !== added?.baseUrl);
  useFirstStart.setState({ isFirstPerson: answer.ok && isFirstPerson });
}

/** One session at a time: the next one waits until the one before has closed its outbox. */
const mutex = new Mutex();
let open: ServiceSession | null = null;

const sessionCode = () => import('./serviceSession.ts');
/** Reads the code of an open service before it is known that there is one. */
export const fetchSession = (): void => void sessionCode().catch(() => undefined); // read again by `openService`

function openServiceSession(service: OpenService): Promise<ServiceSession> {
  return mutex.runExclusive(async () => {
    await open?.close();
    const { openSession } = await sessionCode();
    open = await openSession(service, () => (open = null));
    return open;
  });
}

/** Closes what is open: cache, key and rows (S9). The outbox stays on the disk. */
export function closeServiceSession(): Promise<void> {
  return mutex.runExclusive(async () => {
    await open?.close();
    useSession.setState({ open: null, commands: null });
  });
}

/** What was typed and not submitted is on the disk, or the disk refused it. */
async function storeDrafts(): Promise<void> {
  if (open !== null) await liveOf(open.cache).drafts.flush();
}

/**
 * The page ends: what was typed is stored as where the user leaves the field, or as a draft. It is not sent, since the
 * end would cut the answer off. The engine gives its lock back before that is stored: no other page is there to take
 * it.
 */
export async function storeTyped(): Promise<void> {
  void open?.stopSending();
  leaveField({ pageEnds: true });
  await Promise.all([storeDrafts(), new Promise((resolve) => setTimeout(resolve))]); // a field is read as it is left
  await allCommitted();
  await storeDrafts(); // without what is a change by now
}

export const usePhase = create<{ readonly phase: Phase }>(() => ({ phase: { kind: 'opening' } }));
const isLeaving = (): boolean => usePhase.getState().phase.kind === 'leaving';
/** A page that is closing opens nothing any more. */
const enter = (phase: Phase): void => {
  if (!isLeaving()) usePhase.setState({ phase });
};

/** Opens a service: the last used one, or the one named. Without any, the first screen asks for one. */
export async function openService(profileId: string | null): Promise<void> {
  if (isLeaving()) return;
  enter({ kind: 'opening' });
  const answer = await callBridge('service.open', { profileId });
  if (!answer.ok) {
    const { kind, detail = '' } = answer.failure;
    const holder = kind === 'locked' ? await lockHolder() : null;
    if (holder) return enter({ kind: 'locked', profile: holder });
    const keyless = kind === 'locked' ? await lostKey(profileId) : null;
    return enter(keyless ? { kind: 'keyless', keyless } : { kind: 'failed', failure: kind, detail });
  }
  const service = answer.value;
  if (service === null) return enter({ kind: 'onboarding' });
  try {
    const opening = openServiceSession(service);
    const stop = tellWhenHung(service);
    const session = await opening.finally(stop);
    if (isLeaving()) return await closeServiceSession();
    return enter({ kind: 'open', session });
  } catch (error) {
    // Null: a disk that does not even read this code.
    const closed = error instanceof CacheError ? await import('./closedCache.ts').catch(() => null) : null;
    if (closed && error instanceof CacheError)
      return enter({ kind: 'closed', cache: await closed.closedCacheOf(service, error.kind) });
    const detail = error instanceof Error ? error.message : String(error);
    return enter({ kind: 'failed', failure: 'storage', detail });
  }
}

/** Longer than any cache takes to open. */
const hungMs = 30_000;

/**
 * Chromium's storage may neither open nor fail: shows that after a while, so that the user can reload the page. Returns
 * a function that stops.
 */
function tellWhenHung({ profile, databaseName }: OpenService): () => void {
  const timer = window.setTimeout(
    () =>
      enter({
        kind: 'closed',
        cache: { cause: 'hung', profile, databaseName, seen: null, journalled: null, readable: [], isAlone: true },
      }),
    hungMs,
  );
  return () => window.clearTimeout(timer);
}

/** Null unless the service is closed because it is locked. */
async function lockHolder(): Promise<ServiceProfile | null> {
  const answer = await callBridge('service.locked', {});
  return answer.ok ? answer.value.profile : null;
}

/** Null when the key is readable. */
async function lostKey(profileId: string | null): Promise<Keyless | null> {
  const answer = await callBridge('service.keyless', { profileId });
  return answer.ok ? answer.value.keyless : null;
}

/** Has main do what lets a service be opened again, and opens it. Returns the failure, or null. */
async function openAfter<Name extends 'service.renewKey' | 'service.moveHere' | 'service.unlock'>(
  name: Name,
  args: ChannelArgs<Name>,
): Promise<FailureKind | null> {
  const refusal = await refusalOf(name, args);
  if (refusal === null) void openService(args.profileId);
  return refusal;
}

/** Creates another key for an unreadable one, with a password that the service accepts (null for practice). */
export const renewKey = (profileId: string, password: string | null): Promise<FailureKind | null> =>
  openAfter('service.renewKey', { profileId, password });
/** This workstation takes over what came from another one (E9). */
export const moveHere = (profileId: string): Promise<FailureKind | null> =>
  openAfter('service.moveHere', { profileId });
export const unlock = (profileId: string, password: string): Promise<FailureKind | null> =>
  openAfter('service.unlock', { profileId, password });

/** How long what was typed last may take to be stored: main ends the page after half a second (S9). */
const longestLastMs = 300;

/** Stops showing the service, and releases its key and rows once what was typed last is stored (S9). */
export async function leavePage(): Promise<void> {
  const stored = storeTyped();
  await pause(0); // a field is read as it is left, while it is still drawn
  enter({ kind: 'leaving' });
  await Promise.race([stored, pause(longestLastMs)]);
  await closeServiceSession();
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const rootOf = ({ options }: ServiceProfile): string | null => options?.rootStreamid ?? null;

/** Signing out ends the session: the first screen, or another service, is shown. */
export const followSession = (): (() => void) =>
  useSession.subscribe((session, before) => {
    if (session.open === null && before.open !== null) return void openService(null);
    const [now, then] = [session.open?.profile, before.open?.profile];
    // The cache was opened with the root folder of the user's settings (R5.5).
    if (now && now.id === then?.id && rootOf(now) !== rootOf(then)) void openService(now.id);
    return undefined;
  });

/** Stores another campus for the open service. Returns the failure, or null. */
export async function switchCampus(campus: {
  readonly id: string;
  readonly name: string;
}): Promise<FailureKind | null> {
  const { open } = useSession.getState();
  if (!open) return 'locked';
  const answer = await callBridge('service.setCampus', {
    profileId: open.profile.id,
    campusId: campus.id,
    campusName: campus.name,
  });
  if (!answer.ok) return answer.failure.kind;
  useSession.setState({ open: { ...open, profile: answer.value } });
  return null;
}
