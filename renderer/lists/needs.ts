import { useEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';
import { sameShallow } from '#cache/queries/memo.ts';
import { roomIn, textMeasure } from '#ui/index.ts';
import type { Need } from '#ui/index.ts';
import type { ListColumn, ListRow } from './column.ts';
import { inBackground } from './useInSlices.ts';

/** Rows that are measured at once, evenly taken from all: a list of thousands opens as quickly as a short one. */
const measured = 96;
/** In px: a text that is cut still says something; the first column of texts says which row it is. */
const least = { text: 96, name: 120, whole: 208 } as const;
/** In px, beside the text of a cell, and beside that of a header: the arrow of the order. */
const [padding, arrow] = [16, 15];
/** In px: widths change in steps, so that another row most often moves none of them. */
const step = 8;

/**
 * What each column needs of the room, by the texts of the rows. `rows`: those that a filter leaves out too, so that no
 * column moves while one is typed.
 */
export function useNeeds<Row extends ListRow>(
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
): readonly Need[] {
  const widest = useWidest(columns, rows);
  return useMemo(() => {
    const every = Math.ceil(rows.length / measured);
    const some = rows.filter((_, at) => at % every === 0);
    const measure = textMeasure();
    const naming = columns.findIndex((column) => column.width === undefined && !isWhole(column));
    return columns.map((column, at) => {
      const row = every > 1 ? widest.get(column) : undefined;
      return needOf(column, row ? [...some, row] : some, { isFirst: at === 0, isName: at === naming }, measure);
    });
  }, [columns, rows, widest]);
}

/** How many of the columns fit beside `taken` px with the least that each needs: those after them are left out. */
export function useFitting(list: RefObject<HTMLElement | null>, needs: readonly Need[], taken: number): number {
  const [fitting, setFitting] = useState(needs.length);
  useEffect(() => {
    const holder = list.current;
    if (!holder) return undefined;
    const measure = (): void => {
      const ends = needs.map((_, at) => needs.slice(0, at + 1).reduce((sum, [least]) => sum + least, taken));
      const room = roomIn(holder);
      setFitting(Math.max(1, ends.filter((end) => end <= room).length));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(holder);
    return () => observer.disconnect();
  }, [list, needs, taken]);
  return fitting;
}

/** In ms: what a list needs to open comes first. */
const opening = 1_000;

type Widest<Row extends ListRow> = ReadonlyMap<ListColumn<Row>, Row>;
/** The widest row of each column that is never cut; none until all rows of a long list were looked at. */
function useWidest<Row extends ListRow>(columns: readonly ListColumn<Row>[], rows: readonly Row[]): Widest<Row> {
  const [known] = useState(() => new WidestRows<Row>());
  const [found, setFound] = useState<Widest<Row>>(new Map());
  const isLong = rows.length > measured;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isLong) return undefined;
    const timer = setTimeout(() => setOpen(true), opening);
    return () => clearTimeout(timer);
  }, [isLong]);
  useEffect(() => {
    if (!isLong || !isOpen) return undefined;
    return inBackground(known.among(columns, rows, textMeasure()), (widest) =>
      setFound((before) => (sameShallow(before, widest) ? before : widest)),
    );
  }, [known, columns, rows, isLong, isOpen]);
  return found;
}

/**
 * The widest rows of a list. A row is measured once, as long as the widest ones stay: while a list comes, each change
 * goes on where the one before it was interrupted.
 */
export class WidestRows<Row extends ListRow> {
  /** With which columns a row was looked at. */
  private seen = new WeakMap<Row, readonly ListColumn<Row>[]>();
  private widest = new WeakMap<ListColumn<Row>, { readonly row: Row; readonly width: number }>();

  *among(
    columns: readonly ListColumn<Row>[],
    rows: readonly Row[],
    measure: ReturnType<typeof textMeasure>,
  ): Generator<void, Widest<Row>> {
    const whole = columns.filter(isWhole);
    // Where one of the widest has left, or is another now, the next one of its column is looked for among all.
    const widest = whole.flatMap((column) => this.widest.get(column)?.row ?? []);
    if (widest.some((row) => !rows.includes(row))) {
      this.seen = new WeakMap();
      this.widest = new WeakMap();
    }
    let looked = 0;
    for (const row of rows) {
      if (this.seen.get(row) === columns) continue;
      this.seen.set(row, columns);
      for (const column of whole) {
        const width = measure(column.text(row), 'cell');
        if (width > (this.widest.get(column)?.width ?? 0)) this.widest.set(column, { row, width });
      }
      looked += 1;
      if (looked % rowsAtOnce === 0) yield;
    }
    return new Map(
      whole.flatMap((column) => {
        const row = this.widest.get(column)?.row;
        return row ? [[column, row]] : [];
      }),
    );
  }
}
const rowsAtOnce = 50;

const isWhole = <Row extends ListRow>({ isNumber, instant, width }: ListColumn<Row>): boolean =>
  width === undefined && (isNumber === true || instant !== undefined);

/** Returns what a column needs. Days, hours and numbers among `rows` are not cut, up to the width `least.whole`. */
export function needOf<Row extends ListRow>(
  column: ListColumn<Row>,
  rows: readonly Row[],
  { isFirst = false, isName = false }: { readonly isFirst?: boolean; readonly isName?: boolean },
  measure: ReturnType<typeof textMeasure>,
): Need {
  const { label, text, sum, width, beside = 0 } = column;
  if (width !== undefined) return [width, width, width, 0];
  const widthOf = (text: string): number => measure(text, isFirst || isName ? 'first' : 'cell');
  const inSteps = (px: number): number => Math.ceil((px + padding) / step) * step;
  // Its sum is longer than its numbers.
  const more = beside + (sum ? widthOf(' 000') : 0);
  const cells = rows.map((row) => widthOf(text(row))).toSorted((a, b) => a - b);
  const all = inSteps((cells.at(-1) ?? 0) + more);
  // A few that are somewhat longer count, one that is far longer does not.
  const most = Math.min(all, inSteps((cells[Math.floor(cells.length * 0.9)] ?? 0) * 1.25 + more));
  const line = measure(label, 'head') + arrow;
  // On two lines.
  const head = inSteps(Math.max(line * 0.6, ...label.split(' ').map((word) => measure(word, 'head') + arrow)));
  const kind = isWhole(column) ? 'whole' : isName ? 'name' : 'text';
  const from = Math.max(head, Math.min(all, inSteps(least[kind] - padding + beside)));
  const whole = Math.max(from, all, inSteps(line));
  return [from, Math.max(from, most), whole, kind === 'whole' ? 0 : whole];
}
