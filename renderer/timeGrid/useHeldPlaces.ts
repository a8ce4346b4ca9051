import { useEffect, useMemo, useState } from 'react';
import { isInRows } from '#ui/index.ts';

interface Row {
  readonly id: string;
}

/** What a view shows of a row. */
export type Shown<Item> = Item & {
  /** It changed elsewhere, and is shown as it was, at its place. */
  readonly isHeld?: boolean;
};

/** How the rows of a view are held; the same object while it says the same. */
export interface Holding<Item> {
  /** Whether it is still drawn where it was. */
  readonly isSamePlace: (before: Item, now: Item) => boolean;
  readonly order: (a: Item, b: Item) => number;
  /** The user is changing it: what they do shows at once. */
  readonly isOwn: (item: Item) => boolean;
  /** The ids of what the user is changing, also of rows that these changes took out of the view. */
  readonly changing?: () => readonly string[];
  /** Of a row that came: the user created it. */
  readonly isCreated?: (id: string) => boolean;
}

interface HeldPlaces<Item> {
  readonly shown: readonly Shown<Item>[];
  /** How many came, left or moved, and wait. */
  readonly waiting: number;
  readonly showAll: () => void;
}

/**
 * `useHeld` for rows that have a place of their own: no block is pulled away under the hand. While the focus or the
 * pointer is in the grid, a row that a colleague moved, cancelled or removed stays as it was and says so
 * (`isHeld`), so that what is done to it begins from the hour that the user sees (I12); one that came waits. Both are
 * taken over when the user asks, or once the hand is elsewhere. `of` identifies the query: another one is shown at
 * once; null holds nothing.
 */
export function useHeldPlaces<Item extends Row>(
  rows: readonly Item[],
  of: string | null,
  holding: Holding<Item>,
): HeldPlaces<Item> {
  const places = useMemo(() => new Places<Item>(), []);
  const [asked, setAsked] = useState(0);
  const { shown, waiting } = useMemo(
    () => places.read(rows, { of, asked }, holding),
    [places, rows, of, asked, holding],
  );
  useEffect(() => {
    const listening = new AbortController();
    const moved = ({ target }: Event): void => {
      const over = target instanceof Element ? target.closest('[data-list=event]') : null;
      pointer = { over, at: performance.now() };
    };
    for (const type of ['pointermove', 'pointerdown'])
      window.addEventListener(type, moved, { capture: true, passive: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
  useEffect(() => {
    if (waiting === 0) return undefined;
    const left = new AbortController();
    let rest = 0;
    const look = (): void => {
      if (isInHand()) rest = window.setTimeout(look, restMs);
      else setAsked((before) => before + 1);
    };
    // Where the focus or the pointer is now is known once the event is over.
    const lookAgain = (): void => {
      clearTimeout(rest);
      rest = window.setTimeout(look);
    };
    lookAgain();
    for (const type of ['focusin', 'blur', 'pointerover', 'pointerout', 'pointerup'])
      window.addEventListener(type, lookAgain, { capture: true, signal: left.signal });
    return () => {
      left.abort();
      clearTimeout(rest);
    };
  }, [waiting]);
  return { shown, waiting, showAll: () => setAsked((before) => before + 1) };
}

/** A pointer that has not moved for so long aims at nothing any more. */
const restMs = 3_000;
/** The grid that the pointer moved over last, and when, by the clock of the page. */
let pointer: { readonly over: Element | null; readonly at: number } = { over: null, at: 0 };

/** Whether the user works in the grid: by keys, by the pointer, or in the middle of a drag that left it. */
const isInHand = (): boolean =>
  document.hasFocus() && (isInRows() || document.querySelector('[data-dragging]') !== null || isAiming());

const isAiming = (): boolean => pointer.over?.isConnected === true && performance.now() - pointer.at < restMs;

interface Question {
  readonly of: string | null;
  /** How often the user asked for what waits. */
  readonly asked: number;
}

interface Read<Item> {
  readonly shown: readonly Shown<Item>[];
  readonly waiting: number;
}

/** The rows as they were shown last. */
class Places<Item extends Row> {
  private question: Question = { of: null, asked: 0 };
  private last: Read<Item> = { shown: [], waiting: 0 };
  /** What the user was changing then: an undo, or an answer of the service, ends it. */
  private own: ReadonlySet<string> = new Set();

  read(rows: readonly Item[], question: Question, holding: Holding<Item>): Read<Item> {
    const before = this.own;
    const { shown } = this.last;
    const isOther = question.of !== this.question.of || question.asked !== this.question.asked;
    const isSame = shown.length === rows.length && rows.every((row, at) => row === shown[at]);
    // A change may have ended before the rows that it makes are sorted.
    const ended = isSame ? before : [];
    this.own = new Set([...ended, ...rows.filter(holding.isOwn).map(({ id }) => id), ...(holding.changing?.() ?? [])]);
    this.question = question;
    this.last =
      question.of === null || isOther || isSame || !isInHand()
        ? { shown: rows, waiting: 0 }
        : hold(shown, rows, (id) => before.has(id) || this.own.has(id), holding);
    return this.last;
  }
}

function hold<Item extends Row>(
  shown: readonly Shown<Item>[],
  rows: readonly Item[],
  isOwn: (id: string) => boolean,
  { isSamePlace, order, isCreated }: Holding<Item>,
): Read<Item> {
  const now = new Map(rows.map((row) => [row.id, row]));
  const known = new Set(shown.map(({ id }) => id));
  const kept = shown.flatMap((row): readonly Shown<Item>[] => {
    const next = now.get(row.id);
    if (isOwn(row.id) || (next && isSamePlace(row, next))) return next ? [next] : [];
    return [row.isHeld ? row : { ...row, isHeld: true }];
  });
  const [own = [], others = []] = [true, false].map((which) =>
    rows.filter(({ id }) => !known.has(id) && (isOwn(id) || isCreated?.(id) === true) === which),
  );
  return {
    shown: [...kept, ...own].sort(order),
    waiting: kept.filter(({ isHeld }) => isHeld).length + others.length,
  };
}
