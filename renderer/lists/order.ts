import { closeMatches, fewExact } from '#shared/text/closeMatches.ts';
import { foldedText, foldedWords } from '#shared/text/fold.ts';
import { NameWords } from '#shared/text/nameWords.ts';
import { hasTerms, searchTerms } from '#shared/text/search.ts';
import type { Sort } from '#ui/index.ts';
import type { ListColumn, ListRow } from './column.ts';

type Key = string | number | null;

/** The texts that columns may have, or the instants from and before which theirs are, by column. */
export type Narrowing = Readonly<Record<string, readonly string[] | Instants>>;
interface Instants {
  /** Epoch ms; open ones are infinite. */
  readonly from: number;
  readonly before: number;
}

export interface ListChoices {
  readonly filter: string;
  readonly chips: Narrowing;
  readonly sort: Sort | null;
  readonly group: string | null;
}

export interface Ordered<Row> {
  readonly rows: readonly Row[];
  /** Ids of the rows at the end that are only like what is typed. */
  readonly close: ReadonlySet<string>;
  readonly groups: readonly string[];
  readonly of: ListChoices;
}

/** Texts of rows as they are searched and sorted, made once for each row. */
export class RowTexts<Row extends ListRow> {
  private readonly columns: readonly ListColumn<Row>[];
  private readonly all: readonly ListColumn<Row>[];
  private readonly line: (row: Row) => string;
  private readonly texts = new Map<string, (row: Row) => string>();
  private readonly keys = new Map<string, (row: Row) => Key>();
  private latest: {
    readonly rows: readonly Row[];
    readonly sort: Sort | null;
    readonly sorted: readonly Row[];
  } | null = null;

  /** `columns`: those shown; `all`: those by whose values rows may be chosen. */
  constructor(
    columns: readonly ListColumn<Row>[],
    alsoFound: (row: Row) => string = () => '',
    all: readonly ListColumn<Row>[] = columns,
  ) {
    this.columns = columns;
    this.all = all;
    this.line = onceEach((row) => foldedText([...columns.map((column) => column.text(row)), alsoFound(row)]));
  }

  ordered(rows: readonly Row[], wanted: ListChoices): Ordered<Row> {
    const { filter, chips, sort, group } = wanted;
    // Sorted first, and once: a key that is typed then only leaves rows out.
    const among = this.having(this.sorted(rows, sort), chips);
    const exact = this.matching(among, filter);
    const close = exact.length < fewExact ? this.closeTo(among, filter, new Set(exact)) : [];
    const by = this.all.find(({ id }) => id === group);
    return {
      rows: close.length === 0 ? exact : [...exact, ...close],
      close: new Set(close.map(({ id }) => id)),
      groups: by ? this.groups(exact, by, sort) : [],
      of: wanted,
    };
  }

  /** The rows that are chosen and have what is typed, as they came; the same list where nothing narrows it. */
  left(rows: readonly Row[], { filter, chips }: Pick<ListChoices, 'filter' | 'chips'>): readonly Row[] {
    return this.matching(this.having(rows, chips), filter);
  }

  /** Returns a function: by what a row is grouped and chosen in a column, made once. */
  textOf(column: ListColumn<Row>): (row: Row) => string {
    return madeOnce(this.texts, column.id, () => onceEach(column.group ?? column.text));
  }

  /** With how many rows have each: days in their order, others by frequency, equally frequent ones from A. */
  values(rows: readonly Row[], column: ListColumn<Row>): readonly (readonly [string, number])[] {
    const counts = new Map<string, number>();
    for (const text of rows.map(this.textOf(column))) counts.set(text, (counts.get(text) ?? 0) + 1);
    if (column.instant) return this.groups(rows, column, null).map((text) => [text, counts.get(text) ?? 0] as const);
    const sortKey = onceEach((value: readonly [string, number]) => sortText(value[0]) ?? '');
    return [...counts].sort((a, b) => b[1] - a[1] || compared(sortKey(a), sortKey(b), 1));
  }

  /** The texts of a column in the order of their values, as the rows are sorted by it; rows without one come last. */
  private groups(rows: readonly Row[], column: ListColumn<Row>, sort: Sort | null): readonly string[] {
    const keys = new Map<string, Key>();
    const [textOf, keyOf] = [this.textOf(column), this.keyOf(column)];
    for (const row of rows) {
      const text = textOf(row);
      if (!keys.has(text)) keys.set(text, text === '' ? null : keyOf(row));
    }
    const sign = sort?.column === column.id && sort.direction === 'descending' ? -1 : 1;
    return [...keys].sort(([, a], [, b]) => compared(a, b, sign)).map(([text]) => text);
  }

  private having(rows: readonly Row[], chips: Narrowing): readonly Row[] {
    const tests = this.all.flatMap((column) => {
      const among = chips[column.id];
      if (among === undefined) return [];
      if ('from' in among) return column.value ? [isWithin(column.value, among)] : [];
      return among.length === 0 ? [] : [this.isAmong(column, new Set(among))];
    });
    return tests.length === 0 ? rows : rows.filter((row) => tests.every((test) => test(row)));
  }

  /** A view that was saved before values of hours were days names the hours. */
  private isAmong(column: ListColumn<Row>, values: ReadonlySet<string>): (row: Row) => boolean {
    const textOf = this.textOf(column);
    return column.group
      ? (row) => values.has(textOf(row)) || values.has(column.text(row))
      : (row) => values.has(textOf(row));
  }

  /** The rows that have every word, wherever it is in the text of their line. */
  private matching(rows: readonly Row[], filter: string): readonly Row[] {
    const terms = searchTerms(filter);
    return terms.length === 0 ? rows : rows.filter((row) => hasTerms(this.line(row), terms));
  }

  private closeTo(rows: readonly Row[], filter: string, exact: ReadonlySet<Row>): readonly Row[] {
    const [words] = searchTerms(filter);
    if (!words) return [];
    const places = closeMatches(words, this.namesOf(rows), (place) => {
      const row = rows[place];
      return row && this.line(row);
    });
    return places.flatMap((place) => rows[place] ?? []).filter((row) => !exact.has(row));
  }

  private readonly namesOf = onceEach((rows: readonly Row[]) => {
    const words = new NameWords();
    for (const [place, row] of rows.entries()) words.add(this.line(row), place);
    return words;
  });

  /** Rows without a value come last in both directions; equal ones stay in their order. */
  private sorted(rows: readonly Row[], sort: Sort | null): readonly Row[] {
    const column = this.columns.find(({ id }) => id === sort?.column);
    if (!column || !sort) return rows;
    const { latest } = this;
    if (latest?.rows === rows && latest.sort?.column === sort.column && latest.sort.direction === sort.direction)
      return latest.sorted;
    const keyOf = this.keyOf(column);
    const sign = sort.direction === 'ascending' ? 1 : -1;
    const sorted = rows.toSorted((a, b) => compared(keyOf(a), keyOf(b), sign));
    this.latest = { rows, sort, sorted };
    return sorted;
  }

  private keyOf(column: ListColumn<Row>): (row: Row) => Key {
    return madeOnce(this.keys, column.id, () =>
      onceEach<Row, Key>(column.order ?? column.value ?? ((row) => sortText(column.text(row)))),
    );
  }
}

function onceEach<Of extends object, Value>(make: (of: Of) => Value): (of: Of) => Value {
  const made = new WeakMap<Of, { readonly value: Value }>();
  return (of) => {
    const known = made.get(of) ?? { value: make(of) };
    made.set(of, known);
    return known.value;
  };
}

function madeOnce<Value>(all: Map<string, Value>, key: string, make: () => Value): Value {
  const made = all.get(key) ?? make();
  all.set(key, made);
  return made;
}

/** A row without an instant is not within any. */
const isWithin =
  <Row>(value: (row: Row) => number | null, { from, before }: Instants): ((row: Row) => boolean) =>
  (row) => {
    const at = value(row);
    return at !== null && at >= from && at < before;
  };

/** French order by letter, numbers by their value; a long list would wait for a collator. Null for nothing. */
const sortText = (text: string): string | null =>
  text === '' ? null : foldedWords(text).replaceAll(/\d+/gu, (digits) => digits.padStart(12, '0'));

function compared(a: Key, b: Key, sign: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a === b ? 0 : sign * (a < b ? -1 : 1);
}

/** Reverses the order of the same column; otherwise texts from A, and the largest numbers and latest dates first. */
export function sortedBy(sort: Sort | null, column: { readonly id: string; readonly value?: unknown }): Sort {
  if (sort?.column === column.id)
    return { column: column.id, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' };
  return { column: column.id, direction: column.value ? 'descending' : 'ascending' };
}
