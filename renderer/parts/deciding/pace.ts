/**
 * How long (ms) nothing may be pressed before a row that has just taken the outline can be decided: longer than a key
 * bounces or a double click takes, and about as long as it takes to read a name.
 */
export const settleMs = 400;

/**
 * Guards the row that has just taken the outline: a press that comes too early decides nothing, and neither do those
 * that follow it at the same speed. Otherwise the second of two quick keys would decide another applicant, and a key
 * that was ignored would shift all that the user types from a list on paper.
 */
export interface Pace {
  /** The outline went to another row without the user. */
  readonly moved: () => void;
  /** Whether a press may decide. */
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
