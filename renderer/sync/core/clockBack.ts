import type { Turn } from './turn.ts';

/** A correction of the clock by less changes no wait that anybody would notice. */
const leastMs = 1_000;

/**
 * The clock was set back: what was to come in a minute comes in a minute by the new clock, and not as much later as the
 * clock went back (I22). Where it was set back while Carnet was closed, `isDue` bounds the wait.
 */
export function followClock(turn: Turn): void {
  const { now } = turn.at;
  const backMs = turn.state.clockAt - now;
  turn.update({ clockAt: now });
  if (backMs < leastMs) return;
  const earlier = (at: number | null): number | null => (at === null ? null : at - backMs);
  const { pingAt, pausedUntil, datasetRetries } = turn.state;
  turn.update({
    pingAt: earlier(pingAt),
    pausedUntil: earlier(pausedUntil),
    datasetRetries: new Map(
      [...datasetRetries].map(([key, retry]) => [key, { ...retry, notBefore: retry.notBefore - backMs }]),
    ),
  });
  for (const step of turn.steps.values()) {
    const { state } = step;
    if ((state.kind === 'waiting' || state.kind === 'doubt') && state.notBefore !== null)
      turn.put({ ...step, state: { ...state, notBefore: state.notBefore - backMs } });
  }
}
