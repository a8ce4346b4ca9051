import type { NewStep } from '../sync/step.ts';

/** One thing that the user did, as the outbox took it. */
export interface Entry {
  readonly steps: readonly NewStep[];
  /** Steps of the outbox that held it: its own, or earlier ones that took it in. */
  readonly heldIn: readonly string[];
  /** `steps` were removed from the outbox by a button of their own: undoing that brings them back. */
  readonly isTakenOut?: boolean;
}

/** What the user did in this run, and what of it was undone; the latest last. Never on a disk (S9). */
export interface History {
  readonly done: readonly Entry[];
  readonly undone: readonly Entry[];
}

export const emptyHistory: History = { done: [], undone: [] };
const bound = 100;

/** Something new was done: what was undone before cannot be done again behind it. */
export const recorded = ({ done }: History, entry: Entry): History => ({ done: [...done, entry].slice(-bound), undone: [] });

/** The latest entry was undone; `entry` as it is to be done again. */
export const undone = ({ done, undone: before }: History, entry: Entry): History => ({ done: done.slice(0, -1), undone: [...before, entry] });

/** The latest entry undone was done again, and is held in these steps now. */
export function redone({ done, undone: before }: History, heldIn: readonly string[]): History {
  const last = before.at(-1);
  return last ? { done: [...done, { ...last, heldIn }], undone: before.slice(0, -1) } : { done, undone: before };
}

/** Without an entry that is not played any more. */
export const withoutEntry = ({ done, undone: before }: History, entry: Entry): History => ({
  done: done.filter((other) => other !== entry),
  undone: before.filter((other) => other !== entry),
});

/** Whether removing these steps is the same as undoing the latest entry: they hold it, all of it, and nothing else. */
export function isLatest({ done }: History, stepIds: readonly string[]): boolean {
  const holders = done.filter(({ heldIn }) => heldIn.some((id) => stepIds.includes(id)));
  const [only, another] = holders;
  return only !== undefined && another === undefined && only === done.at(-1) && new Set(stepIds).symmetricDifference(new Set(only.heldIn)).size === 0;
}
