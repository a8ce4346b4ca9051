/** Where the page is, so that the one after a crash opens there. In memory only: it may hold a search (S8). */
export interface PlaceMemory {
  /** As the page says it; null: nothing is open. */
  readonly keep: (text: string | null) => void;
  /** The page crashed: what was kept last is given to the next one. */
  readonly crashed: () => void;
  /** Returns it once; null where the page did not crash. */
  readonly take: () => string | null;
  /** Locked, or left: the next page opens as usual. */
  readonly forget: () => void;
}

export function openPlace(): PlaceMemory {
  let kept: string | null = null;
  let given: string | null = null;
  return {
    keep: (text) => {
      kept = text;
    },
    crashed: () => {
      given = kept;
    },
    take: () => {
      const taken = given;
      given = null;
      return taken;
    },
    forget: () => {
      kept = null;
      given = null;
    },
  };
}
