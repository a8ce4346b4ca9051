import { useEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';
import { roomIn, textMeasure } from '#ui/index.ts';
import type { Need } from '#ui/index.ts';
import type { ListColumn, ListRow } from './column.ts';

/** Rows that are measured at once, evenly taken from all: a list of thousands opens as quickly as a short one. */
const measured = 96;
/** In px: a text that is cut still says something; the first column of texts says which row it is. */
const least = { text: 96, name: 120, whole: 208 } as const;
/** In px, beside the text of a cell, and beside that of a header: the arrow of the order. */
const [padding, arrow] = [16, 15];
/** In px: widths change in steps, so that another row most often moves none of them. */
const step = 8;

/** `rows`: those that a filter leaves out too, so that no column moves while one is typed. */
export function useNeeds<Row extends ListRow>(
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
): readonly Need[] {
  return useMemo(() => {
    const every = Math.ceil(rows.length / measured);
    const some = rows.filter((_, at) => at % every === 0);
    const measure = textMeasure();
    const naming = columns.findIndex((column) => column.width === undefined && !isWhole(column));
    return columns.map((column, at) =>
      needOf(column, [...some, ...extremes(column, rows)], { isFirst: at === 0, isName: at === naming }, measure),
    );
  }, [columns, rows]);
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

/** The rows with the smallest and the largest number of a column: no number is cut. */
export function extremes<Row extends ListRow>(
  { isNumber, value }: ListColumn<Row>,
  rows: readonly Row[],
): readonly Row[] {
  if (!isNumber || !value || rows.length <= measured) return [];
  const numberOf = (row: Row | undefined): number => (row && value(row)) ?? 0;
  let [least, most] = [rows[0], rows[0]];
  for (const row of rows) {
    if (numberOf(row) < numberOf(least)) least = row;
    if (numberOf(row) > numberOf(most)) most = row;
  }
  return [least, most].filter((row) => row !== undefined);
}

const isWhole = <Row extends ListRow>({ isNumber, instant, width }: ListColumn<Row>): boolean =>
  width === undefined && (isNumber === true || instant !== undefined);

/** Returns what a column needs. Days, hours and numbers among `rows` are not cut, up to the width `least.whole`. */
export function needOf<Row extends ListRow>(
  column: ListColumn<Row>,
  rows: readonly Row[],
  { isFirst = false, isName = false }: { readonly isFirst?: boolean; readonly isName?: boolean },
  measure: ReturnType<typeof textMeasure>,
): Need {
  const { label, text, sum, width, signWidth = 0 } = column;
  if (width !== undefined) return [width, width, width, 0];
  const widthOf = (text: string): number => measure(text, isFirst || isName ? 'first' : 'cell');
  const inSteps = (px: number): number => Math.ceil((px + padding) / step) * step;
  // Its sum is longer than its numbers.
  const more = signWidth + (sum ? widthOf(' 000') : 0);
  const cells = rows.map((row) => widthOf(text(row))).toSorted((a, b) => a - b);
  const all = inSteps((cells.at(-1) ?? 0) + more);
  // A few that are somewhat longer count, one that is far longer does not.
  const most = Math.min(all, inSteps((cells[Math.floor(cells.length * 0.9)] ?? 0) * 1.25 + more));
  const line = measure(label, 'head') + arrow;
  const head = inSteps(Math.max(line * 0.6, ...label.split(' ').map((word) => measure(word, 'head') + arrow)));
  const kind = isWhole(column) ? 'whole' : isName ? 'name' : 'text';
  const from = Math.max(head, Math.min(all, inSteps(least[kind] - padding + signWidth)));
  const whole = Math.max(from, all, inSteps(line));
  return [from, Math.max(from, most), whole, kind === 'whole' ? 0 : whole];
}
