import { create } from 'zustand';
import type { Intent, RowEdit } from '#intents/intent.ts';

/** An act on one half of interviews, and what it asks of the other halves (R4.7). */
export interface PairAct {
  /** Under which both halves are one change. */
  readonly intentId: string;
  /** Of the other halves. */
  readonly rows: readonly RowEdit[];
  /** What the screens showed of them before: the base where they are taken later (I12). */
  readonly seen: NonNullable<Intent['seen']>;
  /** They are part of the change. */
  readonly isBoth: boolean;
}

/** What the user did last, where it concerns an interview; set by the service session, as long as it can be changed. */
export const usePairAct = create<{ readonly act: PairAct | null }>(() => ({ act: null }));

export const forgetPair = (): void => usePairAct.setState({ act: null });
