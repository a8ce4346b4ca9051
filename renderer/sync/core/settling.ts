import { mayStillArrive } from './lostReplace.ts';
import type { SyncState } from './state.ts';

/** The changes whose outcome is not known yet, and when each of them is at the latest. Null where there is none. */
export function settling({
  steps,
  quiet,
  limits,
}: SyncState): { readonly count: number; readonly until: number } | null {
  const ends = [...steps.values()].flatMap((step) => {
    const { state } = step;
    if (state.kind === 'doubt') return state.asked || quiet.has(step.id) ? [] : [state.since + limits.quietMs];
    return state.kind === 'waiting' && mayStillArrive(step) ? (state.notBefore ?? []) : [];
  });
  return ends.length === 0 ? null : { count: ends.length, until: Math.max(...ends) };
}
