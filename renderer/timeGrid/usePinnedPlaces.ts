import { useCallback, useEffect, useMemo, useState } from 'react';
import { isInRows } from '#ui/index.ts';

interface Row {
  readonly id: string;
}

export type PinnedPlace<Item> = Item & {
  /** It changed elsewhere, and is shown as it was, at its place. */
  readonly isPinned?: boolean;
};

export interface PinRules<Item> {
  /** The members that decide where a row is drawn. */
  readonly placing: readonly (keyof Item)[];
  readonly order: (a: Item, b: Item) => number;
  /** Those of them that the user is changing: what they do shows at once. */
  readonly ownOf: (item: Item) => readonly (keyof Item)[];
  /** The ids of the rows of which the user is changing such a member, also where that took them out of the view. */
  readonly changing: () => readonly string[];
  /** What else of a pinned row is as it is now, with the members that the user changes. */
  readonly withOwn?: (pinned: Item, now: Item, members: readonly (keyof Item)[]) => Partial<Item>;
  /** Of a row that came: the user created it, or a change of theirs brings it into the view. */
  readonly isBroughtByUser?: (id: string) => boolean;
}

interface ShownRows<Item> {
  readonly shown: readonly PinnedPlace<Item>[];
  /** How many came, left or moved, and wait. */
  readonly waiting: number;
}

interface PinnedList<Item> {
  readonly rows: readonly Item[];
  readonly rules: PinRules<Item>;
}

/**
 * `usePinnedRows` for events and interviews, with their places: while the focus or pointer is in the grid (I12), a row
 * that a colleague changed stays and says so (`isPinned`), and one that came waits; both are taken over on request, or
 * once the user works elsewhere. An event and its application's interview are never seen moved one without the other.
 * `of`: another query shows at once; null pins nothing.
 */
export function usePinnedLinked<First extends Row, Second extends Row>(
  { rows: first, rules: ofFirst }: PinnedList<First>,
  { rows: second, rules: ofSecond }: PinnedList<Second>,
  of: string | null,
): {
  readonly first: readonly PinnedPlace<First>[];
  readonly second: readonly PinnedPlace<Second>[];
  readonly waiting: number;
  readonly showAll: () => void;
} {
  const [places, others] = useMemo(() => [new Places<First>(), new Places<Second>()] as const, []);
  return usePinned(
    of,
    useCallback(
      (context) => {
        const one = places.read(first, context, ofFirst);
        const other = others.read(second, context, ofSecond);
        return { first: one.shown, second: other.shown, waiting: one.waiting + other.waiting };
      },
      [places, others, first, second, ofFirst, ofSecond],
    ),
  );
}

/** What `read` gives while the grid is in use, until the user asks for what waits or works elsewhere. */
function usePinned<Shown extends { readonly waiting: number }>(
  of: string | null,
  read: (context: PinContext) => Shown,
): Shown & { readonly showAll: () => void } {
  const [asked, setAsked] = useState(0);
  const result = useMemo(() => read({ of, asked, isInUse: of !== null && isInUse() }), [read, of, asked]);
  const { waiting } = result;
  const isPinning = of !== null;
  useEffect(() => (isPinning ? followUse() : undefined), [isPinning]);
  useEffect(() => {
    if (waiting === 0) return undefined;
    const left = new AbortController();
    let next = 0;
    const check = (): void => {
      if (isInUse()) next = window.setTimeout(check, checkMs);
      else setAsked((before) => before + 1);
    };
    // Where the focus is now is known once the event is over.
    const checkSoon = (): void => {
      clearTimeout(next);
      next = window.setTimeout(check);
    };
    checkSoon();
    for (const type of ['focusin', 'blur', 'pointerdown', 'pointerup'])
      window.addEventListener(type, checkSoon, { capture: true, signal: left.signal });
    return () => {
      left.abort();
      clearTimeout(next);
    };
  }, [waiting]);
  return { ...result, showAll: () => setAsked((before) => before + 1) };
}

/** How long after its last use a grid counts as in use (I12). */
export const inUseMs = { pointer: 3_000, keys: 30_000 };
/** How often it is checked whether it still is. */
const checkMs = 1_000;
/** When the pointer last moved in a grid, and when the user last used keys, by the clock of the page. */
const lastUse = { pointer: -Infinity, keys: -Infinity };

/** What lies over a grid belongs to it: the note of what waits, the list of a « +2 ». */
const ofGrid = '[data-list=event], [data-of-grid]';
const isOfGrid = (target: EventTarget | null): boolean => target instanceof Element && target.closest(ofGrid) !== null;

/** Returns the function that stops. */
function followUse(): () => void {
  const listening = new AbortController();
  const used = ({ type, target, timeStamp }: Event): void => {
    if (!type.startsWith('pointer')) lastUse.keys = timeStamp;
    else if (isOfGrid(target)) lastUse.pointer = timeStamp;
    // A press elsewhere leaves the grid; a pointer that only moves there may be on its way to the note.
    else if (type === 'pointerdown') lastUse.pointer = -Infinity;
  };
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
    window.addEventListener(type, used, { capture: true, passive: true, signal: listening.signal });
  return () => {
    listening.abort();
    lastUse.pointer = -Infinity;
  };
}

/** Whether the user works in the grid: by keys, by the pointer, or in the middle of a drag that left it. */
function isInUse(): boolean {
  if (!document.hasFocus()) return false;
  const isRecent = (by: keyof typeof lastUse): boolean => performance.now() - lastUse[by] < inUseMs[by];
  const isFocused = isInRows() || Boolean(document.activeElement?.closest('[data-of-grid]'));
  return document.querySelector('[data-dragging]') !== null || (isFocused && isRecent('keys')) || isRecent('pointer');
}

/** What decides whether rows are shown as they are now. */
interface PinContext {
  /** Identifies the query; null: nothing is pinned. */
  readonly of: string | null;
  /** How often the user asked for what waits. */
  readonly asked: number;
  readonly isInUse: boolean;
}

/** Which placing members of which rows the user was changing. */
type Own<Item> = ReadonlyMap<string, readonly (keyof Item)[]>;

/** The rows as they were shown last. */
class Places<Item extends Row> {
  private context: PinContext = { of: null, asked: 0, isInUse: false };
  private received: readonly Item[] = [];
  private last: ShownRows<Item> = { shown: [], waiting: 0 };
  /** As of then: an undo, or an answer of the service, ends it. */
  private own: Own<Item> = new Map();

  read(rows: readonly Item[], context: PinContext, rules: PinRules<Item>): ShownRows<Item> {
    const { shown, waiting } = this.last;
    const isOther = context.of !== this.context.of || context.asked !== this.context.asked;
    const isSame = isAlike(rows, this.received);
    const now = ownNow(rows, rules);
    const own = joined(this.own, now);
    // A change may have ended before the rows that it makes are sorted.
    this.own = isSame ? own : now;
    this.context = context;
    this.received = rows;
    const isShown = isOther || (isSame && waiting === 0) || !context.isInUse;
    this.last = isShown ? { shown: rows, waiting: 0 } : pin(shown, rows, own, rules);
    return this.last;
  }
}

const isAlike = <Item>(rows: readonly Item[], others: readonly Item[]): boolean =>
  rows.length === others.length && rows.every((row, at) => row === others[at]);

const ownNow = <Item extends Row>(rows: readonly Item[], { placing, ownOf, changing }: PinRules<Item>): Own<Item> =>
  new Map([
    ...changing().map((id) => [id, placing] as const),
    ...rows.map((row) => [row.id, ownOf(row)] as const).filter(([, members]) => members.length > 0),
  ]);

const joined = <Item>(before: Own<Item>, now: Own<Item>): Own<Item> =>
  new Map([...before, ...[...now].map(([id, members]) => [id, [...(before.get(id) ?? []), ...members]] as const)]);

function pin<Item extends Row>(
  shown: readonly PinnedPlace<Item>[],
  rows: readonly Item[],
  own: Own<Item>,
  { placing, order, withOwn, isBroughtByUser }: PinRules<Item>,
): ShownRows<Item> {
  const now = new Map(rows.map((row) => [row.id, row]));
  const known = new Set(shown.map(({ id }) => id));
  const kept = shown.flatMap((row): readonly PinnedPlace<Item>[] => {
    const next = now.get(row.id);
    const members = own.get(row.id) ?? [];
    if (!next) return members.length > 0 ? [] : [{ ...row, isPinned: true }];
    if (placing.every((member) => members.includes(member) || row[member] === next[member])) return [next];
    const changed = Object.fromEntries(members.map((member) => [member, next[member]]));
    return [{ ...row, ...changed, ...withOwn?.(row, next, members), isPinned: true }];
  });
  const [mine = [], others = []] = [true, false].map((which) =>
    rows.filter(({ id }) => !known.has(id) && (own.has(id) || isBroughtByUser?.(id) === true) === which),
  );
  const waiting = kept.filter(({ isPinned }) => isPinned).length + others.length;
  return waiting === 0 ? { shown: rows, waiting } : { shown: [...kept, ...mine].sort(order), waiting };
}
