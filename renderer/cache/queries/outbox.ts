import type { EntityName } from '#shared/entities/index.ts';
import { isSentIn, waitsForUser } from '#sync/rules/attended.ts';
import { groupOf, isReceipt, questionOf } from '#sync/step.ts';
import type { Step } from '#sync/step.ts';
import type { Memory } from '../memory.ts';
import { madeOf } from './made.ts';
import type { Rows } from './rows.ts';
import type { OutboxView } from './views.ts';

/** Waits for the user (experience: diamonds and octagons need a decision). */
const asks = (step: Step): boolean => questionOf(step) !== null;

/** The steps that are still in the outbox: those to decide without receipts, then those that wait. */
export const unsentIn = ({ toDecide, waiting }: OutboxView): readonly Step[] => [
  ...toDecide.filter((step) => !isReceipt(step)),
  ...waiting,
];

/** How many things changes made together are about: both rows of an interview are one. */
export function thingCount(steps: readonly Pick<Step, 'entity'>[]): number {
  const countOf = (of: EntityName): number => steps.filter(({ entity }) => entity === of).length;
  return steps.length - Math.min(countOf('Planification'), countOf('Dossier'));
}

/** How many changes they are to the user. */
export const changeCount = (steps: readonly Step[]): number =>
  Map.groupBy(steps, groupOf)
    .values()
    .reduce((sum, own) => sum + thingCount(own), 0);

export interface OutboxCounts {
  readonly toDecide: number;
  readonly waiting: number;
  /** These leave when the user sends them (R3.0). */
  readonly toSend: number;
  readonly unsent: number;
}

export const outboxOf = (memory: Pick<Memory, 'steps' | 'receipts'>): OutboxView => ({
  toDecide: [...memory.steps(), ...memory.receipts()].filter(asks),
  waiting: memory.steps().filter((step) => !asks(step)),
  receipts: memory.receipts().filter((receipt) => !asks(receipt)),
});
export const outboxIn = madeOf(
  ({ memory }) => [memory.steps(), memory.receipts()],
  ({ memory }) => outboxOf(memory),
);

/** `sent`: the ids of steps, or of their intents, that the user has sent: these wait for the user no longer. */
export function outboxCounts(rows: Rows, sent: readonly string[]): OutboxCounts {
  const view = outboxIn(rows);
  const isSent = isSentIn(sent);
  const isToSend = (step: Step): boolean => waitsForUser(step) && !isSent(step);
  return {
    toDecide: view.toDecide.length,
    waiting: changeCount(view.waiting.filter((step) => !isToSend(step))),
    toSend: changeCount(view.waiting.filter(isToSend)),
    unsent: changeCount(unsentIn(view)),
  };
}
