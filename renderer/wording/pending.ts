import { waitsForUser } from '#sync/rules/attended.ts';
import type { Step } from '#sync/step.ts';
import type { Wording } from './wording.ts';

export interface Pending {
  /** These leave by themselves. */
  readonly waiting: number;
  /** These leave when the user sends them (R3.0). */
  readonly toSend: number;
  readonly toDecide: number;
  /** Changes were restored, are to be verified or may be missing, and the user has not read so yet (I2). */
  readonly isRepaired: boolean;
}

interface PendingPart {
  readonly kind: 'waiting' | 'toSend' | 'toDecide';
  readonly count: number;
}

/** « Aucune modification en attente » is a statement about everything: it stands alone (I27). */
export const isNothingPending = ({ waiting, toSend, toDecide, isRepaired }: Pending): boolean =>
  waiting + toSend + toDecide === 0 && !isRepaired;

/** What is said of the outbox: each count that is not zero; where nothing at all is pending, that nothing waits. */
export const pendingParts = (pending: Pending): readonly PendingPart[] =>
  isNothingPending(pending)
    ? [{ kind: 'waiting', count: 0 }]
    : (['waiting', 'toSend', 'toDecide'] as const)
        .map((kind) => ({ kind, count: pending[kind] }))
        .filter(({ count }) => count > 0);

/** Those that were there at that moment: what the user has changed since says nothing about it. */
export const madeBefore = (steps: readonly Step[], at: number): readonly Step[] =>
  steps.filter(({ madeAt }) => madeAt <= at);

/** It waits until the user sends it; sent once, it waits for what is read before it leaves. */
export const isToSend = (step: Step, { isSent }: Pick<Wording, 'isSent'>): boolean =>
  waitsForUser(step) && !isSent(step);
