import type { Decision, Step } from '../step.ts';
import type { Turn } from './turn.ts';

/** What becomes of a step that a person's word takes out. */
export type Ending = (turn: Turn, step: Step) => void;

/** Of what never left and is taken back, nothing stays: to everybody but the person it never was. */
export const leaveNothing: Ending = (turn, step) => turn.remove(step.id);

/** Taken out, with a receipt in the same commit: what was asked, what was decided, whether it may have arrived (I2, I6). */
export const drop: Ending = (turn, step) => {
  const mayHaveArrived = step.sentAt !== null || step.state.kind === 'doubt';
  turn.remove(step.id);
  turn.receipt({ ...step, state: { kind: 'dropped', at: turn.at.now, mayHaveArrived } });
  if (step.action === 'create' && mayHaveArrived) turn.update({ abandoned: [...turn.state.abandoned, step] });
};

/** Dropped because a person gave it up, or something that it cannot be without. */
export const giveUp: Ending = (turn, step) =>
  drop(turn, decided(turn, step, { about: standing(step), choice: 'givenUp' }));

/** The step with what a person just decided about it, kept with its story. */
export const decided = (turn: Turn, step: Step, decision: Omit<Decision, 'at'>): Step => ({
  ...step,
  decisions: [...(step.decisions ?? []), { at: turn.at.now, ...decision }],
});

function standing({ state }: Step): Decision['about'] {
  if (state.kind === 'conflict' || state.kind === 'doubt') return state.kind;
  return state.kind === 'refused' ? 'refusal' : 'waiting';
}
