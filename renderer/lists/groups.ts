import type { ListColumn, ListRow } from './column.ts';

/** A line of a list: a row, or a heading above some. */
export type Line<Row> =
  | {
      readonly kind: 'row';
      readonly key: string;
      readonly row: Row;
      /** Its place among the rows, from 0. */
      readonly at: number;
    }
  | {
      readonly kind: 'group';
      readonly key: string;
      /** Empty for rows without a value. */
      readonly text: string;
      readonly count: number;
      readonly isFolded: boolean;
    }
  | { readonly kind: 'close'; readonly key: string; readonly count: number };

export type HeadingLine = Exclude<Line<never>, { readonly kind: 'row' }>;

interface Grouping<Row extends ListRow> {
  /** In order. */
  readonly rows: readonly Row[];
  /** The rows at the end that are only like what is typed. */
  readonly close: ReadonlySet<string>;
  readonly by: ListColumn<Row> | null;
  readonly textOf: (row: Row) => string;
  /** The texts of the groups, in order. */
  readonly order: readonly string[];
  /** Texts of the groups whose rows are hidden. */
  readonly folded: ReadonlySet<string>;
}

export interface Lines<Row> {
  readonly keys: readonly string[];
  readonly ids: readonly string[];
  readonly lineAt: (place: number) => Line<Row> | undefined;
}

/** No row has these keys. */
const closeKey = '\nclose';
const groupKey = (text: string): string => `\n${text}`;

/**
 * The lines of a list: in groups, in their order; what is only like the filter at the end, under a heading of its own.
 */
export function linesOf<Row extends ListRow>(grouping: Grouping<Row>): Lines<Row> {
  const { rows, close, by } = grouping;
  if (by === null && close.size === 0) {
    // A long list has no object for each of its lines.
    const ids = rows.map(({ id }) => id);
    return { keys: ids, ids, lineAt: (at) => rowLine(rows[at], at) };
  }
  return withHeadings(grouping);
}

const rowLine = <Row extends ListRow>(row: Row | undefined, at: number): Line<Row> | undefined =>
  row && { kind: 'row', key: row.id, row, at };

function withHeadings<Row extends ListRow>({ rows, close, by, textOf, order, folded }: Grouping<Row>): Lines<Row> {
  const exact = close.size === 0 ? rows : rows.filter(({ id }) => !close.has(id));
  const alike = close.size === 0 ? [] : rows.filter(({ id }) => close.has(id));
  const keys: string[] = [];
  const shown: Row[] = [];
  const headings = new Map<number, HeadingLine>();
  const addHeading = (line: HeadingLine): void => {
    headings.set(keys.length, line);
    keys.push(line.key);
  };
  const addRows = (own: readonly Row[]): void => {
    for (const row of own) {
      keys.push(row.id);
      shown.push(row);
    }
  };
  if (by === null) addRows(exact);
  else
    for (const [text, own] of groupsOf(exact, textOf, order)) {
      const isFolded = folded.has(text);
      addHeading({ kind: 'group', key: groupKey(text), text, count: own.length, isFolded });
      if (!isFolded) addRows(own);
    }
  if (alike.length > 0) addHeading({ kind: 'close', key: closeKey, count: alike.length });
  addRows(alike);
  const places = [...headings.keys()];
  return {
    keys,
    ids: shown.map(({ id }) => id),
    lineAt: (place) => {
      const at = place - countBelow(places, place);
      return headings.get(place) ?? rowLine(shown[at], at);
    },
  };
}

/** How many of some numbers in order are less than one. */
function countBelow(places: readonly number[], place: number): number {
  let [from, to] = [0, places.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((places[middle] ?? 0) < place) from = middle + 1;
    else to = middle;
  }
  return from;
}

function groupsOf<Row>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
  order: readonly string[],
): readonly (readonly [string, readonly Row[]])[] {
  const groups = Map.groupBy(rows, textOf);
  // A text that `order` does not contain yet is sorted to the end.
  const places = new Set([...order, ...groups.keys()]);
  return [...places].flatMap((text) => {
    const own = groups.get(text);
    return own ? [[text, own] as const] : [];
  });
}
