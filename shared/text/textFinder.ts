import { closeMatches, fewExact } from './closeMatches.ts';
import { foldedText } from './fold.ts';
import { NameWords } from './nameWords.ts';
import { beginsTerms, endAcross, hasTerms, searchTerms } from './search.ts';

/** Finds items by what is typed of their texts. For lists of a few thousands, prepared again when they change. */
export class TextFinder<Item> {
  private readonly items: readonly Item[];
  private readonly texts: readonly string[];
  private names: NameWords | null = null;

  constructor(items: readonly Item[], textOf: (item: Item) => string) {
    this.items = items;
    this.texts = items.map((item) => foldedText([textOf(item)]));
  }

  /**
   * By beginnings of words, else anywhere; best first, equal ones in their order; where they are few, like ones follow.
   */
  find(typed: string, limit = Infinity): readonly Item[] {
    const terms = searchTerms(typed);
    const [words] = terms;
    if (!words) return [];
    const begins = this.where((text) => beginsTerms(text, terms));
    const exact = begins.length > 0 ? begins : this.where((text) => hasTerms(text, terms));
    const isFirst = (place: number): number => Number(endAcross(this.texts[place] ?? '', 1, words[0] ?? '') === -1);
    const ranked = exact.toSorted((a, b) => isFirst(a) - isFirst(b) || a - b);
    const close = exact.length >= fewExact ? [] : closeMatches(words, this.nameWords(), (place) => this.texts[place]);
    return [...ranked, ...close.filter((place) => !exact.includes(place))]
      .slice(0, limit)
      .flatMap((place) => this.items[place] ?? []);
  }

  private where(fits: (text: string) => boolean): readonly number[] {
    return this.texts.flatMap((text, place) => (fits(text) ? place : []));
  }

  private nameWords(): NameWords {
    if (this.names) return this.names;
    this.names = new NameWords();
    for (const [place, text] of this.texts.entries()) this.names.add(text, place);
    return this.names;
  }
}
