import { SortedRuns } from '#cache/queries/search/sortedRuns.ts';
import { closeMatches, fewExact } from '#shared/text/closeMatches.ts';
import { foldedText, foldedWords } from '#shared/text/fold.ts';
import { NameWords } from '#shared/text/nameWords.ts';
import { hasTerms, searchTerms, typedWords } from '#shared/text/search.ts';
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

/** What a list shows of its rows. */
export interface ListChoices {
  /** What is typed in the filter. */
  readonly filter: string;
  readonly chips: Narrowing;
  readonly sort: Sort | null;
  /** The column by whose texts they are grouped. */
  readonly group: string | null;
}

export interface Ordered<Row> {
  readonly rows: readonly Row[];
  /** Ids of the rows at the end that are only like what is typed. */
  readonly close: ReadonlySet<string>;
  /** The texts by which they are grouped, in order. */
  readonly groups: readonly string[];
  /** What they were ordered by. */
  readonly of: ListChoices;
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
  private readonly texts = new Map<string, WeakMap<Row, string>>();
  private readonly keys = new Map<string, WeakMap<Row, Key>>();
  private inOrder: { readonly rows: readonly Row[]; readonly order: string; readonly sorted: readonly Row[] } | null =
    null;
  private matched: { readonly among: readonly Row[]; readonly typed: string; readonly found: readonly Row[] } | null =
    null;
  /** Of the first `count` rows. */
  private names: { readonly rows: readonly Row[]; readonly words: NameWords; count: number } | null = null;

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
  *ordered(rows: readonly Row[], wanted: ListChoices): Generator<void, Ordered<Row>> {
    const { filter, chips, sort, group } = wanted;
    // Sorted first, and once: a key that is typed then only leaves rows out.
    const among = yield* this.having(yield* this.sorted(rows, sort), chips);
    const exact = yield* this.matching(among, filter);
    const close = exact.length < fewExact ? yield* this.closeTo(among, filter, new Set(exact)) : [];
    const by = this.all.find(({ id }) => id === group);
    return {
      rows: close.length === 0 ? exact : [...exact, ...close],
      close: new Set(close.map(({ id }) => id)),
      groups: by ? yield* this.groups(exact, by, sort) : [],
      of: wanted,
    };
  }

  /** The rows that are chosen and have what is typed, as they came; the same list where nothing narrows it. */
  *left(
    rows: readonly Row[],
    { filter, chips }: Pick<ListChoices, 'filter' | 'chips'>,
  ): Generator<void, readonly Row[]> {
    return yield* this.matching(yield* this.having(rows, chips), filter);
  }

  /**
   * Prepares the texts that a filter looks in, before something is typed. `isSearched`: then the names of the rows that
   * were searched last; the first key that is nearly right would wait for all of them.
   */
  *prepare(rows: readonly Row[], isSearched = false): Generator<void, void> {
    for (const [at, row] of rows.entries()) {
      this.line(row);
      if (at % rowsAtOnce === rowsAtOnce - 1) yield;
    }
    if (isSearched && this.matched) yield* this.namesOf(this.matched.among);
  }

  /** Returns a function: by what a row is grouped and chosen in a column, made once. */
  textOf(column: ListColumn<Row>): (row: Row) => string {
    const own = this.texts.get(column.id) ?? new WeakMap<Row, string>();
    this.texts.set(column.id, own);
    return (row) => {
      const known = own.get(row);
      if (known !== undefined) return known;
      const text = (column.group ?? column.text)(row);
      own.set(row, text);
      return text;
    };
  }

  /**
   * Each text of a column and how many rows have it: days in their order, others with the most frequent first, equally
   * frequent ones from A.
   */
  *values(rows: readonly Row[], column: ListColumn<Row>): Generator<void, readonly (readonly [string, number])[]> {
    const counts = new Map<string, number>();
    const textOf = this.textOf(column);
    for (const [at, row] of rows.entries()) {
      const text = textOf(row);
      counts.set(text, (counts.get(text) ?? 0) + 1);
      if (at % rowsAtOnce === rowsAtOnce - 1) yield;
    }
    if (column.instant) {
      const days = yield* this.groups(rows, column, null);
      return days.map((text) => [text, counts.get(text) ?? 0] as const);
    }
    const values = [...counts];
    const keys: string[] = [];
    for (const [text] of values) if (keys.push(sortText(text) ?? '') % sortedAtOnce === 0) yield;
    return yield* inOrder(
      values,
      (a, b) => (values[b]?.[1] ?? 0) - (values[a]?.[1] ?? 0) || compared(keys[a] ?? '', keys[b] ?? '', 1),
    );
  }

  /** The texts of a column in the order of their values, as the rows are sorted by it; rows without one come last. */
  private *groups(
    rows: readonly Row[],
    column: ListColumn<Row>,
    sort: Sort | null,
  ): Generator<void, readonly string[]> {
    const keys = new Map<string, Key>();
    const textOf = this.textOf(column);
    for (const [at, row] of rows.entries()) {
      const text = textOf(row);
      if (!keys.has(text)) keys.set(text, text === '' ? null : this.key(row, column));
      if (at % rowsAtOnce === rowsAtOnce - 1) yield;
    }
    const [texts, values] = [[...keys.keys()], [...keys.values()]];
    const sign = sort?.column === column.id && sort.direction === 'descending' ? -1 : 1;
    return yield* inOrder(texts, (a, b) => compared(values[a] ?? null, values[b] ?? null, sign));
  }

  private *having(rows: readonly Row[], chips: Narrowing): Generator<void, readonly Row[]> {
    const tests = this.all.flatMap((column) => {
      const among = chips[column.id];
      if (among === undefined) return [];
      if ('from' in among) return column.value ? [isWithin(column.value, among)] : [];
      return among.length === 0 ? [] : [this.isAmong(column, new Set(among))];
    });
    if (tests.length === 0) return rows;
    const found: Row[] = [];
    for (const [at, row] of rows.entries()) {
      if (tests.every((test) => test(row))) found.push(row);
      if (at % rowsAtOnce === rowsAtOnce - 1) yield;
    }
    return found;
  }

  /** A view that was saved before values of hours were days names the hours. */
  private isAmong(column: ListColumn<Row>, values: ReadonlySet<string>): (row: Row) => boolean {
    const textOf = this.textOf(column);
    return column.group
      ? (row) => values.has(textOf(row)) || values.has(column.text(row))
      : (row) => values.has(textOf(row));
  }

  /** The rows that have every word, wherever it is in the text of their line. */
  private *matching(rows: readonly Row[], filter: string): Generator<void, readonly Row[]> {
    const terms = searchTerms(filter);
    if (terms.length === 0) return rows;
    // What goes on from the text before is in some of its rows.
    const typed = typedWords(filter);
    const isLonger = this.matched?.among === rows && typed.startsWith(this.matched.typed);
    const found: Row[] = [];
    for (const [at, row] of (isLonger && this.matched ? this.matched.found : rows).entries()) {
      const line = this.line(row);
      if (hasTerms(line, terms)) found.push(row);
      if (at % rowsAtOnce === rowsAtOnce - 1) yield;
    }
    this.matched = { among: rows, typed, found };
    return found;
  }

  private *closeTo(rows: readonly Row[], filter: string, exact: ReadonlySet<Row>): Generator<void, readonly Row[]> {
    const [words] = searchTerms(filter);
    if (!words) return [];
    const nameWords = yield* this.namesOf(rows);
    yield;
    const places = closeMatches(words, nameWords, (place) => {
      const row = rows[place];
      return row && this.line(row);
    });
    return places.flatMap((place) => rows[place] ?? []).filter((row) => !exact.has(row));
  }

  /** Work that another key ended goes on where it was. */
  private *namesOf(rows: readonly Row[]): Generator<void, NameWords> {
    const names = this.names?.rows === rows ? this.names : { rows, words: new NameWords(), count: 0 };
    this.names = names;
    for (const { words } = names; names.count < rows.length;) {
      const row = rows[names.count];
      if (row) words.add(this.line(row), names.count);
      names.count += 1;
      if (names.count % rowsAtOnce === 0) yield;
    }
    return names.words;
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
    const sorted = yield* inOrder(rows, (a, b) => compared(keys[a] ?? null, keys[b] ?? null, sign));
    this.inOrder = { rows, order, sorted };
    return sorted;
  }

  private key(row: Row, column: ListColumn<Row>): Key {
    const own = this.keys.get(column.id) ?? new WeakMap<Row, Key>();
    this.keys.set(column.id, own);
    const known = own.get(row);
    if (known !== undefined) return known;
    const number = column.order ?? column.value;
    const key = number ? number(row) : sortText(column.text(row));
    own.set(row, key);
    return key;
  }

  private line(row: Row): string {
    const known = this.lines.get(row);
    if (known !== undefined) return known;
    const line = foldedText([...this.columns.map((column) => column.text(row)), this.alsoFound(row)]);
    this.lines.set(row, line);
    return line;
  }
}

/** A row without an instant is not within any. */
const isWithin =
  <Row>(value: (row: Row) => number | null, { from, before }: Instants): ((row: Row) => boolean) =>
  (row) => {
    const at = value(row);
    return at !== null && at >= from && at < before;
  };

/** A list sorted in steps; `compare` gets places in it, and equal ones stay in their order. */
function* inOrder<Item>(
  items: readonly Item[],
  compare: (a: number, b: number) => number,
): Generator<void, readonly Item[]> {
  const runs = new SortedRuns((a, b) => compare(a, b) || a - b);
  for (let from = 0; from < items.length; from += sortedAtOnce) {
    runs.add(Array.from({ length: Math.min(sortedAtOnce, items.length - from) }, (_, at) => from + at));
    yield;
  }
  while (!runs.goOn(always, true)) yield;
  const sorted: Item[] = [];
  for (const at of runs.longest) {
    const item = items[at];
    if (item !== undefined) sorted.push(item);
  }
  return sorted;
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

/**
 * A text in French order when compared letter by letter, without accents, numbers by their value; a long list would
 * wait for a collator (`byFrench`). Null for nothing.
 */
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
