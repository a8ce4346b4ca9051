/** How long after it ended the same thing is not done again: a bouncing button, a held key, a click and Entrée together. */
export const bounceMs = 500;

/**
 * Runs `work` unless the same thing runs, or ended well a moment ago; undefined where it was not run. `about` tells one
 * thing from another; null: doing it again is another thing. Work that answers false or null, or rejects, did not succeed: it can be tried again at once.
 */
export type Once = <Result>(about: string | null, work: () => Promise<Result>) => Promise<Result | undefined>;

/** `now`: milliseconds of a clock that only goes forward. */
export function createOnce(now: () => number): Once {
  /** Until when each thing is not done again. */
  const held = new Map<string, number>();
  return async (about, work) => {
    if (about === null) return work();
    if ((held.get(about) ?? 0) > now()) return undefined;
    held.set(about, Number.POSITIVE_INFINITY);
    let succeeded = false;
    try {
      const result = await work();
      succeeded = result !== false && result !== null;
      return result;
    } finally {
      if (succeeded) held.set(about, now() + bounceMs);
      else held.delete(about);
    }
  };
}
