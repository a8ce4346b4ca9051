/** In ms: longer than a bounce or a double click, about as long as it takes to read a name. */
export const settleMs = 400;

/**
 * A press on a new row that comes too early decides nothing, nor do those at the same speed: it would decide another
 * applicant, and shift all that is typed from paper.
 */
export interface Pace {
  /** The outline went to another row without the user. */
  readonly moved: () => void;
  readonly allows: () => boolean;
}

/** `now`: milliseconds of a clock that only goes forward. */
export function createPace(now: () => number): Pace {
  let settledAt = Number.NEGATIVE_INFINITY;
  const wait = (): void => {
    settledAt = now() + settleMs;
  };
  return {
    moved: wait,
    allows: () => {
      if (now() >= settledAt) return true;
      wait();
      return false;
    },
  };
}
