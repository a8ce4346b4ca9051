import { isOfGoneRow, questionOf } from '#sync/step.ts';
import type { Step } from '#sync/step.ts';

/** Kinds of decisions, in the order in which they are listed. */
export const families = [
  { kind: 'conflict', title: 'changes.decide.queueConflict', count: 'changes.decide.countConflict' },
  { kind: 'doubt', title: 'changes.decide.queueDoubt', count: 'changes.decide.countDoubt' },
  { kind: 'refused', title: 'changes.decide.queueRefused', count: 'changes.decide.countRefused' },
  { kind: 'gone', title: 'changes.decide.queueGone', count: 'changes.decide.countGone' },
  { kind: 'secondRow', title: 'changes.decide.queueSecondRow', count: 'changes.decide.countSecondRow' },
] as const;

/** Nothing was refused of a row that the service no longer has (R3.1b). */
export const familyOf = (step: Step): (typeof families)[number]['kind'] | null =>
  isOfGoneRow(step) ? 'gone' : questionOf(step);
