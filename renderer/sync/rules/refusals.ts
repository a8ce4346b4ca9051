import type { Failure, FailureKind } from '#shared/failures/failure.ts';
import type { Step } from '../step.ts';
import { isParked } from './order.ts';
import { isBusyAnswer } from './reactions.ts';

/** With these the service itself says no; with every other, Carnet holds the change or got no usable answer. */
const refusals: ReadonlySet<FailureKind> = new Set(['refused', 'gone', 'forbidden', 'serviceError']);
/** Answers that may have words of the service. */
const answers: ReadonlySet<FailureKind> = new Set([...refusals, 'unreadable']);

/** It waits for the user, and the service did not refuse it. */
export const isStoppedByCarnet = ({ state }: Pick<Step, 'state'>): boolean =>
  state.kind === 'refused' && !refusals.has(state.failure.kind);

/**
 * Null for nothing (R5.2). From its second answer on an error may be a rule: the user reads it while the change is
 * tried further.
 */
export function saidAgainst(step: Step): Failure | null {
  const failure = 'failure' in step.state ? step.state.failure : null;
  if (!failure || !answers.has(failure.kind) || isBusyAnswer(failure)) return null;
  return failure.kind === 'serviceError' && step.attempts < 2 && !isParked(step) ? null : failure;
}
