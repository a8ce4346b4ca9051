import { useEffect, useMemo, useState } from 'react';
import { textMeasure } from '#ui/index.ts';
import type { Need } from '#ui/index.ts';
import type { ListColumn, ListRow } from './column.ts';
import { inBackground } from './useInSlices.ts';

/** Rows that are measured at once, evenly taken from all: a list of thousands opens as quickly as a short one. */
const measured = 240;
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
    return columns.map((column, at) =>
      needOf(column, [...some, ...(widest.get(column) ?? [])], { isFirst: at === 0, isName: at === naming }, measure),
    );
  }, [columns, rows, widest]);
}

/** In ms: while a list comes, its rows change more often than that. */
const settled = 1_000;

type Widest<Row extends ListRow> = ReadonlyMap<ListColumn<Row>, readonly Row[]>;
/** The widest row of each column that is never cut; none until all rows of a long list were looked at. */
function useWidest<Row extends ListRow>(columns: readonly ListColumn<Row>[], rows: readonly Row[]): Widest<Row> {
  const [found, setFound] = useState<Widest<Row>>(new Map());
  useEffect(() => {
    if (rows.length <= measured) return undefined;
    // Once no more rows come: until then each change would begin it again.
    let stop = (): void => undefined;
    const begin = setTimeout(() => {
      stop = inBackground(widestOf(columns, rows, textMeasure()), setFound);
    }, settled);
    return () => {
      clearTimeout(begin);
      stop();
    };
  }, [columns, rows]);
  return found;
}

export function* widestOf<Row extends ListRow>(
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
  measure: ReturnType<typeof textMeasure>,
): Generator<void, Widest<Row>> {
  const found = new Map<ListColumn<Row>, readonly Row[]>();
  for (const column of columns.filter(isWhole)) {
    let most = 0;
    for (const [at, row] of rows.entries()) {
      const width = measure(column.text(row), 'cell');
      if (width > most) {
        most = width;
        found.set(column, [row]);
      }
      if (at % rowsAtOnce === rowsAtOnce - 1) yield;
    }
  }
  return found;
}
const rowsAtOnce = 50;

const isWhole = <Row extends ListRow>({ isNumber, instant, width }: ListColumn<Row>): boolean =>
  width === undefined && (isNumber === true || instant !== undefined);

/** Returns what a column needs. Days, hours and numbers are never cut, up to the width `least.whole`. */
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
