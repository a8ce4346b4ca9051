import { create } from 'zustand';
import type { FailureKind } from '#shared/failures/failure.ts';
import { callBridge } from '../gateway/bridge.ts';
import { useSession } from '../stores/session.ts';
import { openRoad } from './road.ts';
import type { Road } from './road.ts';

/** Where the start stands. */
export type Phase =
  | { readonly kind: 'opening' }
  | { readonly kind: 'onboarding' }
  | { readonly kind: 'open'; readonly road: Road }
  /** `detail` is for whoever helps. */
  | { readonly kind: 'failed'; readonly failure: FailureKind; readonly detail: string };

export const usePhase = create<{ readonly phase: Phase }>(() => ({ phase: { kind: 'opening' } }));
const enter = (phase: Phase): void => usePhase.setState({ phase });

/** Opens a service: the last used one, or the one named. Without any, the first screen asks for one. */
export async function openService(profileId: string | null): Promise<void> {
  enter({ kind: 'opening' });
  const answer = await callBridge('service.open', { profileId });
  if (!answer.ok) return enter({ kind: 'failed', failure: answer.failure.kind, detail: answer.failure.detail ?? '' });
  if (answer.value === null) return enter({ kind: 'onboarding' });
  try {
    return enter({ kind: 'open', road: await openRoad(answer.value) });
  } catch (error) {
    // The cache of this workstation could not be opened: its disk, or a newer Carnet's data.
    return enter({ kind: 'failed', failure: 'storage', detail: error instanceof Error ? error.message : String(error) });
  }
}

/** Signing out empties the session: the first screen, or another service, takes its place. */
export const followSession = (): (() => void) =>
  useSession.subscribe((session, before) => {
    if (session.open === null && before.open !== null) void openService(null);
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
