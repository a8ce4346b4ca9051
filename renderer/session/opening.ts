import { create } from 'zustand';
import { CacheError } from '#cache/cacheError.ts';
import type { CacheErrorKind } from '#cache/cacheError.ts';
import { readableSteps } from '#cache/rescue.ts';
import { canBeDeletedAlone, destroyUnopened, lookAtUnopened } from '#cache/unopened.ts';
import type { Unopened } from '#cache/unopened.ts';
import { callBridge } from '#gateway/bridge.ts';
import { createJournal } from '#gateway/journal.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import type { Keyless, OpenService, Probe, ServiceProfile } from '#shared/ipc/channels.ts';
import { useSession } from '#stores/session.ts';
import { ownerOf, writeFile } from '#sync/outboxFile.ts';
import { closeServiceSession, openServiceSession } from './serviceSession.ts';
import type { ServiceSession } from './serviceSession.ts';

/** A cache of this workstation that could not be opened. */
export interface ClosedCache {
  /** `hung`: the storage neither opens nor refuses. */
  readonly cause: CacheErrorKind | 'hung';
  readonly profile: ServiceProfile;
  readonly databaseName: string;
  /** Null when even that cannot be read. */
  readonly seen: Unopened | null;
  /** How many changes the journal holds; null when there is none, or it cannot be read either. */
  readonly journalled: number | null;
  /** Changes that one of the copies still gives, for a file (I2). */
  readonly readable: readonly unknown[];
  /** It can be emptied without what is kept of other services. */
  readonly isAlone: boolean;
}

/** Where the start stands. */
export type Phase =
  | { readonly kind: 'opening' }
  | { readonly kind: 'onboarding' }
  | { readonly kind: 'open'; readonly road: ServiceSession }
  /** The page was just told to let go, and main starts it anew (S9). */
  | { readonly kind: 'leaving' }
  | { readonly kind: 'locked'; readonly profile: ServiceProfile }
  | { readonly kind: 'closed'; readonly cache: ClosedCache }
  | { readonly kind: 'keyless'; readonly keyless: Keyless }
  /** `detail` is for whoever helps. */
  | { readonly kind: 'failed'; readonly failure: FailureKind; readonly detail: string };

/** What was told of the service that was just added, until its person begins to work with it. */
export const useFirstStart = create<{ readonly campuses: Probe['campuses'] | null }>(() => ({ campuses: null }));

/** Opens a service for the first time. */
export function beginWith(profileId: string, campuses: Probe['campuses']): void {
  useFirstStart.setState({ campuses });
  void openService(profileId);
}

export const usePhase = create<{ readonly phase: Phase }>(() => ({ phase: { kind: 'opening' } }));
const isLeaving = (): boolean => usePhase.getState().phase.kind === 'leaving';
/** A page that leaves opens nothing any more. */
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
    const road = await opening.finally(stop);
    if (isLeaving()) return await closeServiceSession();
    return enter({ kind: 'open', road });
  } catch (error) {
    if (!(error instanceof CacheError)) {
      return enter({
        kind: 'failed',
        failure: 'storage',
        detail: error instanceof Error ? error.message : String(error),
      });
    }
    const { databaseName, profile } = service;
    const seen = await lookAtUnopened(databaseName).catch(() => null); // shown as unknown
    const journal = await createJournal(profile.id)
      .read()
      .catch(() => null); // the same
    const journalled = journal && journal.steps.length;
    const readable = await readableSteps({ ...service, journal: createJournal(profile.id) });
    const isAlone = await canBeDeletedAlone();
    return enter({
      kind: 'closed',
      cache: { cause: error.kind, profile, databaseName, seen, journalled, readable, isAlone },
    });
  }
}

/** Longer than any cache takes to open. */
const hungMs = 30_000;

/** Chromium's storage may neither open nor refuse: it is said, and whoever waits can load the page anew. Answers how to stop. */
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

/** Null when it is not for a lock that the service is closed. */
async function lockHolder(): Promise<ServiceProfile | null> {
  const answer = await callBridge('service.locked', {});
  return answer.ok ? answer.value.profile : null;
}

/** Null when a key can be had. */
async function lostKey(profileId: string | null): Promise<Keyless | null> {
  const answer = await callBridge('service.keyless', { profileId });
  return answer.ok ? answer.value.keyless : null;
}

/** Another key in the place of one that cannot be had, with a password that the service takes (null for practice). Answers why not, or null. */
export async function renewKey(profileId: string, password: string | null): Promise<FailureKind | null> {
  const answer = await callBridge('service.renewKey', { profileId, password });
  if (!answer.ok) return answer.failure.kind;
  void openService(profileId);
  return null;
}

/** Shows nothing of the service from now on, and lets go of its key and rows (S9). */
export async function leavePage(): Promise<void> {
  // A field keeps what was typed in it when it is left.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  enter({ kind: 'leaving' });
  await closeServiceSession();
}

/** Opens what is locked again; answers why not, or null. */
export async function unlock(profileId: string, password: string): Promise<FailureKind | null> {
  const answer = await callBridge('service.unlock', { profileId, password });
  if (!answer.ok) return answer.failure.kind;
  void openService(profileId);
  return null;
}

async function clearStorage(): Promise<void> {
  const answer = await callBridge('app.clearStorage', {});
  if (!answer.ok) throw new CacheError('storage');
}

/** Keeps what can still be read of a closed cache where the person says. False when they said nowhere; rejects with FailureError. */
export async function saveReadable({ profile, readable }: ClosedCache, name: string): Promise<boolean> {
  const answer = await callBridge('file.save', { name, text: writeFile(ownerOf(profile), readable, Date.now()) });
  if (!answer.ok) throw new FailureError(answer.failure);
  return answer.value.saved;
}

/**
 * Begins with an empty cache in the place of one that will never open again. Its files are copied beside themselves first,
 * where the disk has room for that. Rejects with CacheError.
 */
export async function startOver({ databaseName, profile }: ClosedCache): Promise<void> {
  await callBridge('app.copyStorage', {}); // help for whoever can read it; a disk that has no room for it may still be emptied
  await destroyUnopened(databaseName, clearStorage);
  await openService(profile.id);
}

const rootOf = ({ options }: ServiceProfile): string | null => options?.rootStreamid ?? null;

/** Signing out empties the session: the first screen, or another service, takes its place. */
export const followSession = (): (() => void) =>
  useSession.subscribe((session, before) => {
    if (session.open === null && before.open !== null) return void openService(null);
    const [now, then] = [session.open?.profile, before.open?.profile];
    // The cache was opened with the root folder that a person said (R5.5).
    if (now && now.id === then?.id && rootOf(now) !== rootOf(then)) void openService(now.id);
    return undefined;
  });

/** Keeps another campus for the open service; answers why not, or null. */
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
