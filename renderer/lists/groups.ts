import type { ListColumn, ListRow } from './column.ts';

/** A line of a list: a row, or a heading above some. */
export type Line<Row> =
  | {
      readonly kind: 'row';
      readonly key: string;
      readonly row: Row;
      /** Among the rows, from 0. */ readonly at: number;
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

/** A line between rows. */
export type HeadingLine = Exclude<Line<never>, { readonly kind: 'row' }>;

interface Grouping<Row extends ListRow> {
  /** In order. */
  readonly rows: readonly Row[];
  /** The rows at the end that are only like what is typed. */
  readonly close: ReadonlySet<string>;
  /** Groups by its texts; null for no groups. */
  readonly by: ListColumn<Row> | null;
  /** Texts of the groups whose rows are hidden. */
  readonly folded: ReadonlySet<string>;
}

/** The lines of a list. */
export interface Lines<Row> {
  /** Of every line. */
  readonly keys: readonly string[];
  /** Of the rows among them. */
  readonly ids: readonly string[];
  readonly lineAt: (place: number) => Line<Row> | undefined;
}

/** No row has these keys. */
const closeKey = '\nclose';
const groupKey = (text: string): string => `\n${text}`;

/**
 * The lines of a list: in groups, these in the order of their first value, rows without a value last; what is only like
 * the filter at the end, under a heading of its own.
 */
export function linesOf<Row extends ListRow>(grouping: Grouping<Row>): Lines<Row> {
  const { rows, close, by } = grouping;
  if (by === null && close.size === 0) {
    // A long list has no object for each of its lines.
    const ids = rows.map(({ id }) => id);
    return { keys: ids, ids, lineAt: (at) => rowLine(rows[at], at) };
  }
  const lines = withHeadings(grouping);
  return {
    keys: lines.map(({ key }) => key),
    ids: lines.flatMap((line) => (line.kind === 'row' ? line.row.id : [])),
    lineAt: (at) => lines[at],
  };
}

const rowLine = <Row extends ListRow>(row: Row | undefined, at: number): Line<Row> | undefined =>
  row && { kind: 'row', key: row.id, row, at };

function withHeadings<Row extends ListRow>({ rows, close, by, folded }: Grouping<Row>): readonly Line<Row>[] {
  const exact = close.size === 0 ? rows : rows.filter(({ id }) => !close.has(id));
  const alike = close.size === 0 ? [] : rows.filter(({ id }) => close.has(id));
  const lines: Line<Row>[] = [];
  let at = 0;
  const add = (row: Row): void => {
    lines.push({ kind: 'row', key: row.id, row, at });
    at += 1;
  };
  if (by === null) for (const row of exact) add(row);
  else
    for (const [text, own] of groupsOf(exact, by)) {
      const isFolded = folded.has(text);
      lines.push({ kind: 'group', key: groupKey(text), text, count: own.length, isFolded });
      if (!isFolded) for (const row of own) add(row);
    }
  if (alike.length > 0) lines.push({ kind: 'close', key: closeKey, count: alike.length });
  for (const row of alike) add(row);
  return lines;
}

const french = new Intl.Collator('fr', { numeric: true });

function groupsOf<Row extends ListRow>(
  rows: readonly Row[],
  { text, value }: ListColumn<Row>,
): readonly (readonly [string, readonly Row[]])[] {
  const groups = [...Map.groupBy(rows, text)];
  const valueOf = ([, [first]]: (typeof groups)[number]): number | null => (first && value?.(first)) ?? null;
  return groups.toSorted(
    (a, b) =>
      Number(a[0] === '') - Number(b[0] === '') ||
      (value ? (valueOf(a) ?? 0) - (valueOf(b) ?? 0) : french.compare(a[0], b[0])),
  );
}
