import type { ListColumn, ListRow } from './column.ts';

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
  readonly rows: readonly Row[];
  /** The rows at the end that are only like what is typed. */
  readonly close: ReadonlySet<string>;
  readonly by: ListColumn<Row> | null;
  readonly textOf: (row: Row) => string;
  readonly order: readonly string[];
  /** Texts of the groups whose rows are hidden. */
  readonly folded: ReadonlySet<string>;
}

export interface Lines<Row> {
  readonly all: readonly Line<Row>[];
  readonly keys: readonly string[];
  readonly ids: readonly string[];
}

/** No row has these keys. */
const closeKey = '\nclose';
const groupKey = (text: string): string => `\n${text}`;

/**
 * The lines of a list: in groups, in their order; what is only like the filter at the end, under a heading of its own.
 */
export function linesOf<Row extends ListRow>({ rows, close, by, textOf, order, folded }: Grouping<Row>): Lines<Row> {
  const exact = rows.filter(({ id }) => !close.has(id));
  const alike = rows.filter(({ id }) => close.has(id));
  const all: Line<Row>[] = [];
  const ids: string[] = [];
  const addRows = (own: readonly Row[]): void => {
    for (const row of own) {
      all.push({ kind: 'row', key: row.id, row, at: ids.length });
      ids.push(row.id);
    }
  };
  if (by === null) addRows(exact);
  else
    for (const [text, own] of groupsOf(exact, textOf, order)) {
      const isFolded = folded.has(text);
      all.push({ kind: 'group', key: groupKey(text), text, count: own.length, isFolded });
      if (!isFolded) addRows(own);
    }
  if (alike.length > 0) all.push({ kind: 'close', key: closeKey, count: alike.length });
  addRows(alike);
  return { all, keys: all.map(({ key }) => key), ids };
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
