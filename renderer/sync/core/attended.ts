import type { Verdict } from '#shared/ipc/write.ts';
import { confirmationMs, waitsForUser } from '../rules/attended.ts';
import { free } from '../rules/holds.ts';
import type { Step } from '../step.ts';
import type { SyncEvent } from './events.ts';
import { isQuiet } from './lostReplace.ts';
import type { Flight } from './state.ts';
import type { Turn } from './turn.ts';
import { withEntry, withoutKey } from './turn.ts';

/** R3.0: a confirmation is in memory only, for one attempt: after any end of it the step waits for the user again. */

/** The user sends the step now. Ignored unless it waits, the service answers and its lane is free. */
export function onConfirmed(turn: Turn, { stepId, at, confirmation }: Extract<SyncEvent, { kind: 'confirmed' }>): void {
  const step = turn.steps.get(stepId);
  turn.update({ questions: withoutKey(turn.state.questions, stepId) });
  if (!step || !waitsForUser(step) || isTooOld(turn, at)) return;
  // The user looks at its failure and sends it all the same; a quiet time still holds it (I8).
  if (step.state.kind === 'waiting' && step.state.failure?.kind !== 'timeout')
    turn.put({ ...step, state: { ...step.state, notBefore: null } });
  turn.update({ confirmed: withEntry(turn.state.confirmed, stepId, { confirmation, at }) });
}

/** The user no longer expects it to leave. In both directions: the clock of the workstation may have been set. */
const isTooOld = (turn: Turn, confirmedAt: number): boolean => Math.abs(turn.at.now - confirmedAt) > confirmationMs;

export function isConfirmed(turn: Turn, step: Step): boolean {
  const confirmed = turn.state.confirmed.get(step.id);
  return step.attended !== true || (confirmed !== undefined && !isTooOld(turn, confirmed.at));
}

/** After every event: one that cannot leave soon ends, so that nothing leaves when the user no longer expects it. */
export function endConfirmations(turn: Turn): void {
  if (turn.state.confirmed.size === 0) return;
  const { connection, pausedUntil } = turn.state;
  const able = connection.kind === 'online' && pausedUntil === null ? free(turn.steps) : [];
  for (const [stepId, { at }] of turn.state.confirmed) {
    const step = able.find(({ id }) => id === stepId);
    const mayGo = step?.state.kind === 'waiting' && step.state.notBefore === null && !isQuiet(turn, step);
    if (isTooOld(turn, at) || !mayGo) turn.update({ confirmed: withoutKey(turn.state.confirmed, stepId) });
  }
}

/** Nothing was sent: the user must answer a question first (R4.3). A step that was queued becomes attended. */
export function onMustConfirm(
  turn: Turn,
  step: Step,
  { because, question }: Extract<Verdict, { kind: 'mustConfirm' }>,
  flight: Flight,
): void {
  turn.put({
    ...step,
    attended: true,
    state: { kind: 'waiting', notBefore: null, failure: null },
    attempts: step.attempts - 1,
    sentAt: flight.leftBefore,
  });
  turn.update({ questions: withEntry(turn.state.questions, step.id, { because, question }) });
}
