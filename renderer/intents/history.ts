import { sameField } from '#sync/rules/changes.ts';
import { joinedEdit } from '#sync/rules/summary.ts';
import type { NewStep } from '#sync/step.ts';

export interface Entry {
  /** Under which id it was asked for; none for what was removed, or done in an earlier run. */
  readonly intentId?: string;
  readonly steps: readonly NewStep[];
  /** Steps of the outbox that held it: its own, or earlier ones that took it in. */
  readonly carriedBy: readonly string[];
  /** `steps` were removed from the outbox by a button of their own: undoing that brings them back. */
  readonly isTakenOut?: boolean;
}

/** What the user did in this run, and what of it was undone; the latest last. Never on a disk (S9). */
export interface History {
  readonly done: readonly Entry[];
  readonly undone: readonly Entry[];
}

export const emptyHistory: History = { done: [], undone: [] };
/** Entries; the oldest goes first. */
const mostEntries = 100;

/** Nothing undone before can be redone after it. Further key presses of one change are one entry. */
export function recorded({ done }: History, entry: Entry): History {
  const last = done.at(-1);
  const isMore = last?.intentId !== undefined && last.intentId === entry.intentId;
  const entries = isMore ? [...done.slice(0, -1), joined(last, entry)] : [...done, entry];
  return { done: entries.filter(({ steps }) => steps.length > 0).slice(-mostEntries), undone: [] };
}

function joined(first: Entry, second: Entry): Entry {
  const isSame = (a: NewStep, b: NewStep): boolean =>
    a.action === 'replace' &&
    b.action === 'replace' &&
    a.entity === b.entity &&
    a.target === b.target &&
    a.changes.some((change) => b.changes.some((other) => sameField(change, other)));
  const known = first.steps.map((step) => {
    const more = second.steps.find((other) => isSame(step, other));
    return more ? joinedEdit(step, more) : step;
  });
  const added = second.steps.filter((step) => !first.steps.some((other) => isSame(other, step)));
  return {
    ...first,
    steps: [...known, ...added].filter(({ action, changes }) => action !== 'replace' || changes.length > 0),
    carriedBy: [...new Set([...first.carriedBy, ...second.carriedBy])],
  };
}

/** An entry was undone; `again`: as it is to be done again. */
export const undone = ({ done, undone: before }: History, entry: Entry, again: Entry): History => ({
  done: done.filter((other) => other !== entry),
  undone: [...before, again],
});

/** The latest entry undone was done again, and is held in these steps now. */
export function redone({ done, undone: before }: History, carriedBy: readonly string[]): History {
  const last = before.at(-1);
  return last ? { done: [...done, { ...last, carriedBy }], undone: before.slice(0, -1) } : { done, undone: before };
}

/** Without an entry that is not played any more. */
export const withoutEntry = ({ done, undone: before }: History, entry: Entry): History => ({
  done: done.filter((other) => other !== entry),
  undone: before.filter((other) => other !== entry),
});

/** Whether removing these steps is the same as undoing the latest entry: they hold it, all of it, and nothing else. */
export function isLatest({ done }: History, stepIds: readonly string[]): boolean {
  const holders = done.filter(({ carriedBy }) => carriedBy.some((id) => stepIds.includes(id)));
  const [only, another] = holders;
  return (
    only !== undefined &&
    another === undefined &&
    only === done.at(-1) &&
    new Set(stepIds).symmetricDifference(new Set(only.carriedBy)).size === 0
  );
}
