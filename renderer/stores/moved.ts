import { create } from 'zustand';

/** How many moves that the screen shows are being saved. */
const useSavingMoves = create<{ readonly count: number }>(() => ({ count: 0 }));

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
