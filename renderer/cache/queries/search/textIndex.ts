import uFuzzy from '@leeoniya/ufuzzy';
import type { Words } from '#cache/pages/readAhead.ts';
import { closeMatches, fewExact } from '#shared/text/closeMatches.ts';
import { NameWords } from '#shared/text/nameWords.ts';
import { beginsTerms, searchTerms } from '#shared/text/search.ts';

export interface IndexedWords extends Words {
  readonly owner?: string | null;
}

export interface Matches {
  readonly ids: readonly string[];
  readonly total: number;
  /** Those that are only like what is typed. */
  readonly heard?: ReadonlySet<string>;
}

interface Entry extends IndexedWords {
  readonly id: string;
}

/** More are not ranked: they are shown in the order of the list, and ranking them would delay each key. */
const ranked = 200;

/** The rows of one dataset by their folded words, in the order of these. */
export class TextIndex {
  private readonly entries: readonly Entry[];
  /** For what is typed nearly right. */
  private names: NameWords | null = null;
  private byOwner: ReadonlyMap<string | null | undefined, readonly Entry[]> | null = null;

  constructor(entries: Iterable<Entry>) {
    this.entries = [...entries].sort((a, b) => (a.words < b.words ? -1 : 1));
  }

  ownedBy(owner: string): readonly string[] {
    this.byOwner ??= Map.groupBy(this.entries, (entry) => entry.owner);
    return (this.byOwner.get(owner) ?? []).map(({ id }) => id);
  }

  first(limit: number): Matches {
    return { ids: this.entries.slice(0, limit).map(({ id }) => id), total: this.entries.length };
  }

  /** Words begin with it, else it is anywhere in them. Best first; where few, those that are only like it follow. */
  find(typed: string, limit: number): Matches {
    const terms = searchTerms(typed);
    const [words = []] = terms;
    const begun = this.entries.filter((entry) => beginsTerms(entry.words, terms));
    const exact =
      begun.length > 0 ? begun : this.entries.filter((entry) => words.every((word) => entry.words.includes(word)));
    const close = this.closeTo(words, exact);
    const ids = [...rank(words.join(' '), exact), ...close].slice(0, limit).map(({ id }) => id);
    return { ids, total: exact.length + close.length, heard: new Set(close.map(({ id }) => id)) };
  }

  private closeTo(terms: readonly string[], exact: readonly Entry[]): readonly Entry[] {
    if (exact.length >= fewExact) return [];
    return closeMatches(terms, this.readNames(), (place) => this.entries[place]?.words)
      .flatMap((place) => this.entries[place] ?? [])
      .filter((entry) => !exact.includes(entry));
  }

  readNames(): NameWords {
    if (this.names) return this.names;
    this.names = new NameWords();
    for (const [place, { words }] of this.entries.entries()) this.names.add(words, place);
    return this.names;
  }
}

function rank(query: string, entries: readonly Entry[]): readonly Entry[] {
  if (entries.length < 2 || entries.length > ranked) return entries;
  const texts = entries.map(({ words }) => words);
  const [found, info, best] = ranking.search(texts, query, query.includes(' ') ? 3 : 0);
  const first = (info ? best.map((at) => info.idx[at] ?? 0) : (found ?? [])).flatMap((at) => entries[at] ?? []);
  // uFuzzy knows Latin letters and digits: other matches follow.
  return first.length === entries.length ? first : [...new Set([...first, ...entries])];
}

/** A measure of a match: the smaller, the better. */
type Criterion = (info: uFuzzy.Info, at: number) => number;

/** Like uFuzzy's ranking without its last criterion: equal matches stay in the order of the list. */
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
