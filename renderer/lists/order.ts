import { SortedRuns } from '#cache/queries/search/sortedRuns.ts';
import { closeMatches, fewExact } from '#shared/text/closeMatches.ts';
import { searchTerms, searchText, straw } from '#shared/text/searchText.ts';
import { Vocabulary } from '#shared/text/vocabulary.ts';
import type { Chips } from '#stores/lists.ts';
import type { Sort } from '#ui/index.ts';
import type { ListColumn, ListRow } from './column.ts';

type Key = string | number | null;

/** What a list shows of its rows. */
export interface Wanted {
  /** What is typed in the filter. */
  readonly filter: string;
  readonly chips: Chips;
  readonly sort: Sort | null;
}

export interface Ordered<Row> {
  readonly rows: readonly Row[];
  /** Ids of the rows at the end that are only like what is typed. */
  readonly close: ReadonlySet<string>;
  /** What they were ordered by. */
  readonly of: Wanted;
}

/** So many rows take about a millisecond, when their texts have to be made. */
const rowsAtOnce = 32;
/** So many places are sorted in one go. */
const sortedAtOnce = 512;

/** Texts of rows as they are searched and sorted, made once for each row. */
export class RowTexts<Row extends ListRow> {
  private readonly columns: readonly ListColumn<Row>[];
  private readonly alsoFound: (row: Row) => string;
  private readonly all: readonly ListColumn<Row>[];
  private readonly lines = new WeakMap<Row, string>();
  private readonly keys = new Map<string, WeakMap<Row, Key>>();
  private inOrder: { readonly rows: readonly Row[]; readonly order: string; readonly sorted: readonly Row[] } | null =
    null;
  private matched: { readonly among: readonly Row[]; readonly typed: string; readonly found: readonly Row[] } | null =
    null;
  private names: { readonly rows: readonly Row[]; readonly vocabulary: Vocabulary } | null = null;

  /** `columns`: those shown; `all`: those by whose values rows may be chosen. */
  constructor(
    columns: readonly ListColumn<Row>[],
    alsoFound: (row: Row) => string = nothing,
    all: readonly ListColumn<Row>[] = columns,
  ) {
    this.columns = columns;
    this.alsoFound = alsoFound;
    this.all = all;
  }

  /**
   * The rows that a list shows, in their order. Yields every millisecond or so, so that a long list does not freeze the
   * page: the caller goes on when it has time.
   */
  *ordered(rows: readonly Row[], wanted: Wanted): Generator<void, Ordered<Row>> {
    const { filter, chips, sort } = wanted;
    // Sorted first, and once: a key that is typed then only leaves rows out.
    const among = yield* this.having(yield* this.sorted(rows, sort), chips);
    const exact = yield* this.matching(among, filter);
    const close = exact.length < fewExact ? yield* this.closeTo(among, filter, new Set(exact)) : [];
    return {
      rows: close.length === 0 ? exact : [...exact, ...close],
      close: new Set(close.map(({ id }) => id)),
      of: wanted,
    };
  }

  /** Prepares the texts that a filter looks in, before something is typed. */
  *prepare(rows: readonly Row[]): Generator<void, void> {
    for (const [at, row] of rows.entries()) {
      this.line(row);
      if (at % rowsAtOnce === rowsAtOnce - 1) yield;
    }
  }

  private *having(rows: readonly Row[], chips: Chips): Generator<void, readonly Row[]> {
    const tests = this.all.flatMap((column) => {
      const values = chips[column.id];
      return values === undefined || values.length === 0 ? [] : [{ column, values: new Set(values) }];
    });
    if (tests.length === 0) return rows;
    const found: Row[] = [];
    for (const [at, row] of rows.entries()) {
      if (tests.every(({ column, values }) => values.has(column.text(row)))) found.push(row);
      if (at % rowsAtOnce === rowsAtOnce - 1) yield;
    }
    return found;
  }

  /** The rows that have every word, wherever it is in the text of their line. */
  private *matching(rows: readonly Row[], filter: string): Generator<void, readonly Row[]> {
    const terms = searchTerms(filter);
    if (terms.length === 0) return rows;
    // What goes on from the text before is in some of its rows.
    const typed = terms.join(' ');
    const isLonger = this.matched?.among === rows && typed.startsWith(this.matched.typed);
    const found: Row[] = [];
    for (const [at, row] of (isLonger && this.matched ? this.matched.found : rows).entries()) {
      const line = this.line(row);
      if (terms.every((term) => line.includes(term))) found.push(row);
      if (at % rowsAtOnce === rowsAtOnce - 1) yield;
    }
    this.matched = { among: rows, typed, found };
    return found;
  }

  private *closeTo(rows: readonly Row[], filter: string, exact: ReadonlySet<Row>): Generator<void, readonly Row[]> {
    const terms = searchTerms(filter);
    if (terms.length === 0) return [];
    const vocabulary = this.names?.rows === rows ? this.names.vocabulary : new Vocabulary();
    if (this.names?.rows !== rows) {
      for (const [at, row] of rows.entries()) {
        vocabulary.add(this.line(row), at);
        if (at % rowsAtOnce === rowsAtOnce - 1) yield;
      }
      this.names = { rows, vocabulary };
    }
    yield;
    const places = closeMatches(terms, vocabulary, (place) => {
      const row = rows[place];
      return row && this.line(row);
    });
    return places.flatMap((place) => rows[place] ?? []).filter((row) => !exact.has(row));
  }

  /** Rows without a value come last in both directions; equal ones stay in their order. */
  private *sorted(rows: readonly Row[], sort: Sort | null): Generator<void, readonly Row[]> {
    const column = this.columns.find(({ id }) => id === sort?.column);
    if (!column || !sort) return rows;
    const order = `${sort.direction} ${column.id}`;
    if (this.inOrder?.rows === rows && this.inOrder.order === order) return this.inOrder.sorted;
    const keys: Key[] = [];
    for (const row of rows) if (keys.push(this.key(row, column)) % rowsAtOnce === 0) yield;
    const sign = sort.direction === 'ascending' ? 1 : -1;
    const runs = new SortedRuns((a, b) => compared(keys[a] ?? null, keys[b] ?? null, sign) || a - b);
    for (let from = 0; from < rows.length; from += sortedAtOnce) {
      runs.add(Array.from({ length: Math.min(sortedAtOnce, rows.length - from) }, (_, at) => from + at));
      yield;
    }
    while (!runs.goOn(always, true)) yield;
    const sorted: Row[] = [];
    for (const at of runs.longest) {
      const row = rows[at];
      if (row) sorted.push(row);
    }
    this.inOrder = { rows, order, sorted };
    return sorted;
  }

  private key(row: Row, column: ListColumn<Row>): Key {
    const own = this.keys.get(column.id) ?? new WeakMap<Row, Key>();
    this.keys.set(column.id, own);
    const known = own.get(row);
    if (known !== undefined) return known;
    const key = column.value ? column.value(row) : sortText(column.text(row));
    own.set(row, key);
    return key;
  }

  private line(row: Row): string {
    const known = this.lines.get(row);
    if (known !== undefined) return known;
    const line = straw([...this.columns.map((column) => column.text(row)), this.alsoFound(row)]);
    this.lines.set(row, line);
    return line;
  }
}

const nothing = (): string => '';
const always = (): boolean => true;

/** Goes on to the end, however long it takes. */
export function finished<Value>(work: Generator<void, Value>): Value {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** A text in French order when compared letter by letter: without accents, numbers by their value. Null for nothing. */
const sortText = (text: string): string | null =>
  text === '' ? null : searchText(text).replaceAll(/\d+/gu, (digits) => digits.padStart(12, '0'));

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
