import { create } from 'zustand';
import type { Moved } from '#intents/intent.ts';

/**
 * What the user moved last, to propose that the other side of an interview moves too (R4.7); set by the service
 * session.
 */
export const useMoved = create<{
  readonly moved: readonly Moved[];
  readonly intentId: string;
  /** The user wants the other side to follow. */
  readonly isAsked: boolean;
}>(() => ({
  moved: [],
  intentId: '',
  isAsked: false,
}));

/** How many moves that the screen shows are being saved. */
export const useSavingMoves = create<{ readonly count: number }>(() => ({ count: 0 }));

/** Saves what the screen shows at its new place already. */
export async function savingMove<Result>(save: () => Promise<Result>): Promise<Result> {
  const add = (by: 1 | -1): void => useSavingMoves.setState(({ count }) => ({ count: count + by }));
  add(1);
  try {
    return await save();
  } finally {
    add(-1);
  }
}

/** Resolves once every move that the screen shows is saved. */
export const movesSaved = (): Promise<void> =>
  new Promise((resolve) => {
    if (useSavingMoves.getState().count === 0) return resolve();
    const stop = useSavingMoves.subscribe(({ count }) => {
      if (count > 0) return;
      stop();
      resolve();
    });
  });

export const forgetMoved = (): void => useMoved.setState({ moved: [], isAsked: false });
