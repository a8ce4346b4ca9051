import uFuzzy from '@leeoniya/ufuzzy';
import type { StoredRow } from '#cache/pages/dataset.ts';
import { closeMatches, fewExact } from '#shared/text/closeMatches.ts';
import { foldedText } from '#shared/text/fold.ts';
import { NameWords } from '#shared/text/nameWords.ts';
import { beginsTerms, searchTerms } from '#shared/text/search.ts';

export interface IndexedWords {
  /** In the order of display: the first ones sort the list. */
  readonly words: readonly string[];
  /** Id of the row that it belongs to, if any. */
  readonly owner?: string | null;
}

export interface Matches {
  readonly ids: readonly string[];
  readonly total: number;
  /** Those that are only like what is typed. */
  readonly heard?: ReadonlySet<string>;
}

interface Entry {
  readonly id: string;
  readonly text: string;
  readonly owner: string | null;
}

/** More are not ranked: they are shown in the order of the list, and ranking them would delay each key. */
const ranked = 200;

/** The rows of one dataset by their folded words, in the order of these. A row is parsed once. */
export class TextIndex {
  private made = new Map<StoredRow, Entry>();
  private entries: readonly Entry[] = [];
  /** For what is typed nearly right. */
  private names: NameWords | null = null;
  private byOwner: ReadonlyMap<string | null, readonly Entry[]> | null = null;

  /** Takes over the rows as they are now. Returns the ids of those that are new or differ. */
  update(rows: Iterable<StoredRow>, read: (row: StoredRow) => IndexedWords): readonly string[] {
    const made = new Map<StoredRow, Entry>();
    const changed: string[] = [];
    for (const row of rows) {
      let entry = this.made.get(row);
      if (!entry) {
        const { words, owner = null } = read(row);
        entry = { id: row.id, text: foldedText(words), owner };
        changed.push(row.id);
      }
      made.set(row, entry);
    }
    if (changed.length === 0 && made.size === this.made.size) return changed;
    this.made = made;
    this.entries = [...made.values()].sort((a, b) => (a.text < b.text ? -1 : 1));
    this.names = null;
    this.byOwner = null;
    return changed;
  }

  /** Rows of these owners have to be parsed again. */
  forget(owners: ReadonlySet<string>): void {
    for (const [row, { owner }] of this.made) if (owner !== null && owners.has(owner)) this.made.delete(row);
  }

  /** Ids of the rows of an owner. */
  ownedBy(owner: string): readonly string[] {
    this.byOwner ??= Map.groupBy(this.entries, (entry) => entry.owner);
    return (this.byOwner.get(owner) ?? []).map(({ id }) => id);
  }

  /** The first ids in the order of the list. */
  first(limit: number): Matches {
    return { ids: this.entries.slice(0, limit).map(({ id }) => id), total: this.entries.length };
  }

  /**
   * The first ids whose text has every typed word, and how many there are: where words begin with it, else anywhere in
   * them. Best first; where they are few, those that are only like it follow.
   */
  find(typed: string, limit: number): Matches {
    const terms = searchTerms(typed);
    const [words = []] = terms;
    const begun = this.entries.filter(({ text }) => beginsTerms(text, terms));
    const exact =
      begun.length > 0 ? begun : this.entries.filter(({ text }) => words.every((word) => text.includes(word)));
    const close = this.closeTo(words, exact);
    const ids = [...rank(words.join(' '), exact), ...close].slice(0, limit).map(({ id }) => id);
    return { ids, total: exact.length + close.length, heard: new Set(close.map(({ id }) => id)) };
  }

  /** Those that are only like the terms. */
  private closeTo(terms: readonly string[], exact: readonly Entry[]): readonly Entry[] {
    if (exact.length >= fewExact) return [];
    if (!this.names) {
      this.names = new NameWords();
      for (const [place, { text }] of this.entries.entries()) this.names.add(text, place);
    }
    return closeMatches(terms, this.names, (place) => this.entries[place]?.text)
      .flatMap((place) => this.entries[place] ?? [])
      .filter((entry) => !exact.includes(entry));
  }
}

function rank(query: string, entries: readonly Entry[]): readonly Entry[] {
  if (entries.length < 2 || entries.length > ranked) return entries;
  const texts = entries.map(({ text }) => text);
  const [found, info, best] = ranking.search(texts, query, query.includes(' ') ? 3 : 0);
  const first = (info ? best.map((at) => info.idx[at] ?? 0) : (found ?? [])).flatMap((at) => entries[at] ?? []);
  // uFuzzy knows Latin letters and digits: other matches follow.
  return first.length === entries.length ? first : [...new Set([...first, ...entries])];
}

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
