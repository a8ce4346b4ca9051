import { isStoppedByCarnet } from '../rules/refusals.ts';
import { isOfGoneRow } from '../step.ts';
import type { Decision, Step } from '../step.ts';
import type { Turn } from './turn.ts';

export type Ending = (turn: Turn, step: Step) => void;

/** An undone step that never left disappears without a receipt: only the user ever knew of it. */
export const leaveNothing: Ending = (turn, step) => turn.remove(step.id);

/** With a receipt in the same commit: request, decision, whether it may have arrived (I2, I6). */
export const drop: Ending = (turn, step) => {
  const mayHaveArrived = step.sentAt !== null || step.state.kind === 'doubt';
  turn.remove(step.id);
  turn.receipt({ ...step, state: { kind: 'dropped', at: turn.at.now, mayHaveArrived } });
  if (step.action === 'create' && mayHaveArrived) turn.update({ abandoned: [...turn.state.abandoned, step] });
};

export const giveUp: Ending = (turn, step) =>
  drop(turn, decided(turn, step, { about: aboutOf(step), choice: 'givenUp' }));

/** Its row was gone, and a creation of the same intent takes its place (R3.1b). */
export const makeAgain: Ending = (turn, step) =>
  drop(turn, decided(turn, step, { about: 'gone', choice: 'recreated' }));

/** The step with the user's decision added to those before. */
export const decided = (turn: Turn, step: Step, decision: Omit<Decision, 'at'>): Step => ({
  ...step,
  decisions: [...(step.decisions ?? []), { at: turn.at.now, ...decision }],
});

export function aboutOf(step: Step): Decision['about'] {
  const { state } = step;
  if (isOfGoneRow(step)) return 'gone';
  if (state.kind === 'conflict' || state.kind === 'doubt') return state.kind;
  return state.kind === 'refused' && !isStoppedByCarnet(step) ? 'refusal' : 'waiting';
}
