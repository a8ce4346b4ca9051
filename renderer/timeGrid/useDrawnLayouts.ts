import { startTransition, useEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';
import type { ShownEvent } from './appearance/shown.ts';
import { keyOf } from './layout/layoutDay.ts';
import type { DayLayout, TimeColumn } from './layout/layoutDay.ts';

type Layout = DayLayout<ShownEvent>;

interface Drawing {
  /** False: no event is drawn yet. */
  readonly areDrawn: boolean;
  readonly columns: readonly TimeColumn<ShownEvent>[];
  /** Of each column, as it is to be drawn. */
  readonly layouts: readonly Layout[];
  /** Where columns begin and end, as fractions of the whole. */
  readonly edges: readonly number[];
  /** How wide they are together, in pixels. */
  readonly width: number;
  /** How much of that the grid has room for. */
  readonly room: number;
  /** The day that comes into sight by itself where days scroll sideways (`useInSight`), YYYY-MM-DD; null: none. */
  readonly today: string | null;
  /** Events that are in the user's hand: they are drawn at once wherever they are. */
  readonly needed: ReadonlySet<string>;
}

interface Drawn {
  /** Of each column; null: its events are not drawn yet. */
  readonly drawn: readonly (Layout | null)[];
  /** The layout whose turn is next. */
  readonly next: Layout | undefined;
}

/**
 * The layouts that columns are drawn with; null: their events are not drawn yet. A column in sight shows its newest
 * layout at once. Each other one keeps what it shows, and shows its newest in a step of its own: a crowded week has
 * several times as many blocks as its window shows. The first events of a grid, and many that come at once, are all
 * drawn so, those in sight first.
 */
export function useDrawnLayouts(scroller: RefObject<HTMLElement | null>, drawing: Drawing): readonly (Layout | null)[] {
  const turns = useMemo(() => new Turns(), []);
  const [turn, setTurn] = useState<Layout | null>(null);
  const shown = turns.read(drawing, turn);
  const { drawn, next } = shown;
  useEffect(() => {
    turns.keep(drawing.columns, shown);
    if (next) startTransition(() => setTurn(next));
  });
  useEffect(() => {
    const element = scroller.current;
    // Not a state: nothing is drawn for it.
    const onScroll = (): void => turns.scrollTo(element?.scrollLeft ?? 0);
    element?.addEventListener('scroll', onScroll, { passive: true });
    return () => element?.removeEventListener('scroll', onScroll);
  }, [scroller, turns]);
  return drawn;
}

/** More than the user changes at once: rows of the service come. */
const many = 4;
const haveManyCome = (known: Layout | undefined, newest: Layout): boolean =>
  known !== undefined && newest.focusTargets.length >= known.focusTargets.length + many;

/** What each column shows. */
class Turns {
  private shown: ReadonlyMap<string, Layout> = new Map();
  /** The columns were empty, and what is in them now is not all drawn. */
  private isFilling = true;
  private scrolled = 0;

  scrollTo(left: number): void {
    this.scrolled = left;
  }

  read(drawing: Drawing, turn: Layout | null): Drawn {
    const { areDrawn, columns, layouts, edges, width, room, today, needed } = drawing;
    if (!areDrawn) return { drawn: columns.map(() => null), next: undefined };
    const from = Math.min(this.scrolled, width - room);
    const areInSight = columns.map(({ day }, at) => {
      const [left, right] = [(edges[at] ?? 0) * width, (edges[at + 1] ?? 1) * width];
      return (left < from + room && right > from) || day.day === today;
    });
    const isInHand = (of: Layout | undefined): boolean => of?.focusTargets.some(({ id }) => needed.has(id)) === true;
    const drawn = layouts.map((newest, at) => {
      const column = columns[at];
      const known = column && this.shown.get(keyOf(column));
      const isAtOnce = areInSight[at] === true && !this.isFilling && !haveManyCome(known, newest);
      const isEmpty = newest.focusTargets.length === 0;
      return isAtOnce || isEmpty || newest === turn || isInHand(newest) || isInHand(known) ? newest : (known ?? null);
    });
    const waiting = layouts.filter((layout, at) => layout !== drawn[at]);
    return { drawn, next: waiting.find((layout) => areInSight[layouts.indexOf(layout)]) ?? waiting[0] };
  }

  /** That is on the page now. */
  keep(columns: Drawing['columns'], { drawn, next }: Drawn): void {
    this.shown = new Map(columns.flatMap((column, at) => (drawn[at] ? [[keyOf(column), drawn[at]] as const] : [])));
    if (!next) this.isFilling = drawn.every((layout) => layout === null || layout.focusTargets.length === 0);
  }
}
