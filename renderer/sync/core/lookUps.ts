import type { Turn } from './turn.ts';
import { without, withoutKey } from './turn.ts';

/** Removes what this run learned of a step with an unknown outcome, once that has changed. */
export function forget(turn: Turn, stepId: string): void {
  turn.update({
    lookUps: withoutKey(turn.state.lookUps, stepId),
    quiet: without(turn.state.quiet, stepId),
    absentAt: withoutKey(turn.state.absentAt, stepId),
  });
}
