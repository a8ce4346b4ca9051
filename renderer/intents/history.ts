import type { NewStep } from '../sync/step.ts';

/** One wish as the outbox took it. */
export interface Entry {
  readonly steps: readonly NewStep[];
  /** Steps of the outbox that held it: its own, or earlier ones that took it in. */
  readonly heldIn: readonly string[];
}

/** What a person did in this run, and what of it they took back; the latest last. Never on a disk (S9). */
export interface History {
  readonly done: readonly Entry[];
  readonly undone: readonly Entry[];
}

export const emptyHistory: History = { done: [], undone: [] };
const bound = 100;

/** Something new was done: what was taken back before cannot be done again behind it. */
export const recorded = ({ done }: History, entry: Entry): History => ({ done: [...done, entry].slice(-bound), undone: [] });

/** The latest thing done was taken back. */
export function undone({ done, undone: before }: History): History {
  const last = done.at(-1);
  return last ? { done: done.slice(0, -1), undone: [...before, last] } : { done, undone: before };
}

/** The latest thing taken back was done again, and is held in these steps now. */
export function redone({ done, undone: before }: History, heldIn: readonly string[]): History {
  const last = before.at(-1);
  return last ? { done: [...done, { ...last, heldIn }], undone: before.slice(0, -1) } : { done, undone: before };
}

/** The latest entry of one side can never be played any more. */
export const without = (history: History, side: keyof History): History => ({ ...history, [side]: history[side].slice(0, -1) });

/** A step of the outbox went by another way: what it held is not there to be taken back. */
export const gone = (history: History, stepId: string): History => ({ ...history, done: history.done.filter(({ heldIn }) => !heldIn.includes(stepId)) });
