import uFuzzy from '@leeoniya/ufuzzy';
import type { StoredRow } from '#cache/pages/dataset.ts';
import { closeMatches, fewExact } from '#shared/text/closeMatches.ts';
import { foldedText } from '#shared/text/fold.ts';
import { NameWords } from '#shared/text/nameWords.ts';
import { beginsTerms, beginsWord, endAcross, searchTerms } from '#shared/text/search.ts';
import type { Terms } from '#shared/text/search.ts';
import { SortedRuns } from './sortedRuns.ts';

/** The words that find a row, and its owner. */
export interface IndexedWords {
  /** In the order of display: the first ones sort the list. */
  readonly words: readonly string[];
  /** Id of the row that it belongs to, if any. */
  readonly owner?: string | null;
}

export interface Matches {
  readonly ids: readonly string[];
  /** How many there are in total. */
  readonly total: number;
  /** Those that are only like what is typed. */
  readonly heard?: ReadonlySet<string>;
}

interface Joined {
  readonly text: string;
  /** Where each row begins in it. */
  readonly starts: Uint32Array;
  readonly words: WordStarts;
}

/** How far the rows of one revision have been looked at. */
interface Walk {
  readonly revision: number | undefined;
  readonly rows: Iterator<StoredRow, unknown>;
  /** Of the last row that was taken. */
  place: number;
  isOver: boolean;
}

/** More are not ranked: they are shown in the order of the list, and ranking them would delay each key. */
const ranked = 200;

/**
 * The rows of one dataset as one array of folded strings (performance: a scan of 50,000 takes milliseconds, an index of
 * words takes memory). A row keeps its index in the dataset, so that only changed rows are parsed again.
 */
export class TextIndex {
  private readonly ids: string[] = [];
  private readonly seen: (StoredRow | undefined)[] = [];
  private readonly texts: string[] = [];
  private readonly owners: (string | null)[] = [];
  /** Indices by their text; a parsed row that is not yet among them is found once it is. */
  private order: readonly number[] = [];
  private readonly sorted = new SortedRuns((a, b) => ((this.texts[a] ?? '') < (this.texts[b] ?? '') ? -1 : 1));
  /** Indices in `order` that `sorted` is still sorting: until it is done, `order` shows them at their old position. */
  private isMoving = false;
  private walk: Walk | null = null;
  /** For what is typed nearly right. */
  private readonly nameWords = new NameWords();
  private whole: Joined | null = null;
  private byOwner: ReadonlyMap<string, readonly string[]> | null = null;
  /** The last query, and where words begin with it: a longer query begins at a subset of them. */
  private last: { readonly query: string; readonly starts: readonly number[] } | null = null;

  /**
   * Adds new and changed rows, in the dataset's order, until `isOver`. Returns the ids it parsed, and whether that was
   * all. A call with the `revision` of the one before goes on where that stopped.
   */
  catchUp(
    rows: Iterable<StoredRow>,
    read: (row: StoredRow) => IndexedWords,
    isOver: () => boolean,
    revision?: number,
  ): { readonly changed: readonly string[]; readonly isWhole: boolean } {
    const places: number[] = [];
    const again = new Set<number>();
    const walk = this.walkOf(rows, revision);
    // Sorting that is due goes first: the user sees the rows parsed so far.
    let isWhole = this.sorted.goOn(isOver, false);
    while (isWhole && !walk.isOver) {
      // Before the next row is taken: it would be lost.
      if (places.length % 64 === 63 && isOver()) {
        isWhole = false;
        break;
      }
      const { done, value: row } = walk.rows.next();
      if (done) {
        walk.isOver = true;
        break;
      }
      walk.place += 1;
      const { place } = walk;
      if (this.seen[place] === row) continue;
      const { words, owner = null } = read(row);
      if (place < this.ids.length) again.add(place);
      this.seen[place] = row;
      this.ids[place] = row.id;
      const text = foldedText(words);
      this.texts[place] = text;
      this.nameWords.add(text, place);
      this.owners[place] = owner;
      places.push(place);
    }
    if (places.length > 0) this.take(places, again);
    const isSorted = isWhole && this.sorted.goOn(isOver, true);
    this.show(isSorted);
    return { changed: places.map((at) => this.ids[at] ?? ''), isWhole: isSorted };
  }

  private walkOf(rows: Iterable<StoredRow>, revision: number | undefined): Walk {
    if (this.walk && revision !== undefined && this.walk.revision === revision) return this.walk;
    this.walk = { revision, rows: rows[Symbol.iterator](), place: -1, isOver: false };
    return this.walk;
  }

  /** Rows of these owners have to be parsed again. */
  forget(owners: ReadonlySet<string>): void {
    this.walk = null;
    for (const [place, owner] of this.owners.entries())
      if (owner !== null && owners.has(owner)) this.seen[place] = undefined;
  }

  /** Ids of the rows of an owner. */
  ownedBy(owner: string): readonly string[] {
    this.byOwner ??= this.group();
    return this.byOwner.get(owner) ?? [];
  }

  /** The first ids in the order of the list. */
  first(limit: number): Matches {
    return { ids: this.idsAt(this.order.slice(0, limit)), total: this.order.length };
  }

  /**
   * The first ids whose text has every typed word, and how many there are: where words begin with it, else anywhere in
   * them. Best first; where they are few, those that are only like it follow.
   */
  find(typed: string, limit: number): Matches {
    const terms = searchTerms(typed);
    const [words = []] = terms;
    const query = words.join(' ');
    const among = this.last && query.startsWith(this.last.query) ? this.last.starts : null;
    // A few are tested one by one; for many, one search through the joined text of all is quicker.
    const isFew = among !== null && among.length * 8 < this.order.length;
    const starts = isFew ? among.filter((row) => beginsTerms(this.textOf(row), terms)) : this.beginning(terms);
    this.last = { query, starts };
    const exact = starts.length > 0 ? starts : this.holding(words);
    const close = this.closeTo(words, exact);
    const first = this.rank(query, exact).slice(0, limit);
    const ids = this.idsAt([...this.placesOf(first), ...close].slice(0, limit));
    return { ids, total: exact.length + close.length, heard: new Set(this.idsAt(close)) };
  }

  private textOf(row: number): string {
    return this.texts[this.order[row] ?? 0] ?? '';
  }

  private placesOf(rows: readonly number[]): readonly number[] {
    return rows.map((row) => this.order[row] ?? 0);
  }

  /** Indices of what is only like the terms. */
  private closeTo(terms: readonly string[], exact: readonly number[]): readonly number[] {
    if (exact.length >= fewExact) return [];
    const known = new Set(this.placesOf(exact));
    return closeMatches(terms, this.nameWords, (place) => this.texts[place]).filter((place) => !known.has(place));
  }

  /** Places in the order whose text begins words with the terms. */
  private beginning([words = [], ...joined]: Terms): readonly number[] {
    const found = this.beginningWith(words);
    // Rarely there are others, and nothing has to be sorted.
    const others = joined.flatMap((each) => this.beginningWith(each));
    return others.length === 0 ? found : [...new Set([...found, ...others])].sort((a, b) => a - b);
  }

  /** Places in the order whose text has words that begin with each of these; the longest finds them. */
  private beginningWith(terms: readonly string[]): readonly number[] {
    const [first = '', ...others] = longestFirst(terms);
    const { text, starts, words } = this.joined();
    const found: number[] = [];
    let row = -1;
    for (const at of words.of(first)) {
      const isOfFoundRow = at < (starts[row + 1] ?? Infinity);
      if (isOfFoundRow || endAcross(text, at, first) === -1) continue;
      while ((starts[row + 1] ?? Infinity) <= at) row += 1;
      if (others.every((term) => beginsWord(this.textOf(row), term))) found.push(row);
    }
    return found;
  }

  /** Places in the order whose text contains every term; the longest one finds them. */
  private holding(terms: readonly string[]): readonly number[] {
    const [first = '', ...others] = longestFirst(terms);
    const { text, starts } = this.joined();
    const found: number[] = [];
    let row = 0;
    for (let at = text.indexOf(first); at !== -1;) {
      while ((starts[row + 1] ?? Infinity) <= at) row += 1;
      if (others.every((term) => this.textOf(row).includes(term))) found.push(row);
      at = text.indexOf(first, starts[row + 1] ?? text.length);
    }
    return found;
  }

  /**
   * All texts in order as one text, and where each begins; the texts are slices of it, so that no word is stored twice.
   */
  private joined(): Joined {
    if (this.whole) return this.whole;
    const text = this.order.map((place) => this.texts[place] ?? '').join('\n');
    const starts = new Uint32Array(this.order.length);
    let start = 0;
    for (const [row, place] of this.order.entries()) {
      const { length } = this.texts[place] ?? '';
      starts[row] = start;
      this.texts[place] = text.slice(start, start + length);
      start += length + 1;
    }
    this.whole = { text, starts, words: new WordStarts(text) };
    return this.whole;
  }

  private rank(query: string, rows: readonly number[]): readonly number[] {
    if (rows.length < 2 || rows.length > ranked) return rows;
    const texts = rows.map((row) => this.textOf(row));
    const [found, info, best] = ranking.search(texts, query, query.includes(' ') ? 3 : 0);
    const first = (info ? best.map((at) => info.idx[at] ?? 0) : (found ?? [])).map((at) => rows[at] ?? 0);
    // uFuzzy knows Latin letters and digits: other matches follow.
    return first.length === rows.length ? first : [...new Set([...first, ...rows])];
  }

  private idsAt(places: readonly number[]): readonly string[] {
    return places.map((place) => this.ids[place] ?? '');
  }

  private take(places: readonly number[], again: ReadonlySet<number>): void {
    if (again.size > 0) {
      this.sorted.remove(again);
      this.isMoving = true;
    }
    this.sorted.add(places);
    this.byOwner = null;
    this.last = null;
    this.whole = null;
  }

  private show(isSorted: boolean): void {
    const { longest } = this.sorted;
    if (this.isMoving && !isSorted) return;
    this.isMoving = false;
    if (this.order === longest) return;
    this.order = longest;
    this.last = null;
    this.whole = null;
  }

  private group(): ReadonlyMap<string, readonly string[]> {
    const groups = new Map<string, string[]>();
    for (const [place, owner] of this.owners.entries()) {
      if (typeof owner !== 'string') continue;
      const group = groups.get(owner);
      if (group) group.push(this.ids[place] ?? '');
      else groups.set(owner, [this.ids[place] ?? '']);
    }
    return groups;
  }
}

const longestFirst = (terms: readonly string[]): readonly string[] => terms.toSorted((a, b) => b.length - a.length);

/** A measure of a match: the smaller, the better. */
type Criterion = (info: uFuzzy.Info, at: number) => number;

/**
 * Like uFuzzy's ranking, but without its last criterion: equal matches stay in the order of the list, however short
 * their name.
 */
const criteria: readonly Criterion[] = [
  ({ chars }, at) => -(chars[at] ?? 0),
  ({ intraIns }, at) => intraIns[at] ?? 0,
  ({ terms, interLft2, interLft1 }, at) => -((terms[at] ?? 0) + (interLft2[at] ?? 0) + (interLft1[at] ?? 0) / 2),
  ({ interIns }, at) => interIns[at] ?? 0,
  // A text begins with a space: a match right behind it is its first word, by which the list is sorted.
  ({ start }, at) => ((start[at] ?? 0) > 1 ? 1 : 0),
];

const ranking = new uFuzzy({
  sort: (info) =>
    info.idx
      .map((_, at) => at)
      .toSorted((a, b) => {
        for (const criterion of criteria) {
          const difference = criterion(info, a) - criterion(info, b);
          if (difference !== 0) return difference;
        }
        return (info.idx[a] ?? 0) - (info.idx[b] ?? 0);
      }),
});

const space = 32;

/**
 * Where words begin in a text, by their first character: one letter that is typed, which most words contain, looks at
 * those words alone that begin with it.
 */
class WordStarts {
  /** Of the words of one first character after the other, each in the order of the text. */
  private readonly all: Uint32Array;
  /** Where those of a first character begin in `all`, and where they end. */
  private readonly ranges = new Map<number, { readonly from: number; to: number }>();

  /** Every word of `text` must follow a space, the first one too. */
  constructor(text: string) {
    const counts = new Map<number, number>();
    for (let at = 1; at < text.length; at += 1) {
      if (text.charCodeAt(at - 1) !== space) continue;
      const letter = text.charCodeAt(at);
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    let from = 0;
    for (const [letter, count] of counts) {
      this.ranges.set(letter, { from, to: from });
      from += count;
    }
    this.all = new Uint32Array(from);
    for (let at = 1; at < text.length; at += 1) {
      if (text.charCodeAt(at - 1) !== space) continue;
      const range = this.ranges.get(text.charCodeAt(at));
      if (range) this.all[range.to++] = at;
    }
  }

  /** Where words begin that have the first character of `term`. */
  of(term: string): Uint32Array {
    const { from, to } = this.ranges.get(term.charCodeAt(0)) ?? { from: 0, to: 0 };
    return this.all.subarray(from, to);
  }
}
