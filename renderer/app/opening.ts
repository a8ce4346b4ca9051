import { create } from 'zustand';
import type { FailureKind } from '#shared/failures/failure.ts';
import type { OpenService, ServiceProfile } from '#shared/ipc/channels.ts';
import { CacheError } from '../cache/cacheError.ts';
import type { CacheErrorKind } from '../cache/cacheError.ts';
import { destroyUnopened, lookAtUnopened } from '../cache/unopened.ts';
import type { Unopened } from '../cache/unopened.ts';
import { callBridge } from '../gateway/bridge.ts';
import { createJournal } from '../gateway/journal.ts';
import { useSession } from '../stores/session.ts';
import { closeRoad, openRoad } from './road.ts';
import type { Road } from './road.ts';

/** A cache of this workstation that could not be opened. */
export interface ClosedCache {
  /** `hung`: the storage neither opens nor refuses. */
  readonly cause: CacheErrorKind | 'hung';
  readonly profileId: string;
  readonly databaseName: string;
  /** Null when even that cannot be read. */
  readonly seen: Unopened | null;
  /** How many changes the journal holds; null when there is none, or it cannot be read either. */
  readonly journalled: number | null;
}

/** Where the start stands. */
export type Phase =
  | { readonly kind: 'opening' }
  | { readonly kind: 'onboarding' }
  | { readonly kind: 'open'; readonly road: Road }
  /** The page was just told to let go, and main starts it anew (S9). */
  | { readonly kind: 'leaving' }
  | { readonly kind: 'locked'; readonly profile: ServiceProfile }
  | { readonly kind: 'closed'; readonly cache: ClosedCache }
  /** `detail` is for whoever helps. */
  | { readonly kind: 'failed'; readonly failure: FailureKind; readonly detail: string };

/** The service that was just added, until its person begins to work with it. */
export const useFirstStart = create<{ readonly profileId: string | null }>(() => ({ profileId: null }));

/** Opens a service for the first time. */
export function beginWith(profileId: string): void {
  useFirstStart.setState({ profileId });
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
    return enter(holder ? { kind: 'locked', profile: holder } : { kind: 'failed', failure: kind, detail });
  }
  const service = answer.value;
  if (service === null) return enter({ kind: 'onboarding' });
  try {
    const opening = openRoad(service);
    const stop = tellWhenHung(service);
    const road = await opening.finally(stop);
    if (isLeaving()) return await closeRoad();
    return enter({ kind: 'open', road });
  } catch (error) {
    if (!(error instanceof CacheError)) {
      return enter({ kind: 'failed', failure: 'storage', detail: error instanceof Error ? error.message : String(error) });
    }
    const { databaseName, profile } = service;
    const seen = await lookAtUnopened(databaseName).catch(() => null); // shown as unknown
    const journal = await createJournal(profile.id).read().catch(() => null); // the same
    const journalled = journal && journal.steps.length;
    return enter({ kind: 'closed', cache: { cause: error.kind, profileId: profile.id, databaseName, seen, journalled } });
  }
}

/** Longer than any cache takes to open. */
const hungMs = 30_000;

/** Chromium's storage may neither open nor refuse: it is said, and whoever waits can load the page anew. Answers how to stop. */
function tellWhenHung({ profile, databaseName }: OpenService): () => void {
  const timer = window.setTimeout(
    () => enter({ kind: 'closed', cache: { cause: 'hung', profileId: profile.id, databaseName, seen: null, journalled: null } }),
    hungMs,
  );
  return () => window.clearTimeout(timer);
}

/** Null when it is not for a lock that the service is closed. */
async function lockHolder(): Promise<ServiceProfile | null> {
  const answer = await callBridge('service.locked', {});
  return answer.ok ? answer.value.profile : null;
}

/** Shows nothing of the service from now on, and lets go of its key and rows (S9). */
export async function leavePage(): Promise<void> {
  // A field keeps what was typed in it when it is left.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  enter({ kind: 'leaving' });
  await closeRoad();
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

/** Destroys a cache that will never open again, and begins with an empty one. Rejects with CacheError. */
export async function startOver({ databaseName, profileId }: ClosedCache): Promise<void> {
  await destroyUnopened(databaseName, clearStorage);
  await openService(profileId);
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
export async function switchCampus(campus: { readonly id: string; readonly name: string }): Promise<FailureKind | null> {
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
