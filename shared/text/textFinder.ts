import { closeMatches, fewExact } from './closeMatches.ts';
import { beginsWord, searchTerms, straw } from './searchText.ts';
import { Vocabulary } from './vocabulary.ts';

/** Finds texts by what is typed. For lists of a few thousands, which are prepared again when they change. */
export class TextFinder {
  private readonly straws: readonly string[];
  private vocabulary: Vocabulary | null = null;

  constructor(texts: readonly string[]) {
    this.straws = texts.map((text) => straw([text]));
  }

  /**
   * Indices of the texts with every word: where words begin with it, else anywhere in them. Best first, equal ones in
   * the order of the texts; where they are few, those that are only like it follow.
   */
  find(typed: string): readonly number[] {
    const terms = searchTerms(typed);
    if (terms.length === 0) return [];
    const begins = this.having(terms, beginsWord);
    const exact = begins.length > 0 ? begins : this.having(terms, (text, term) => text.includes(term));
    const isFirst = (place: number): number => Number(!this.straws[place]?.startsWith(` ${terms[0] ?? ''}`));
    const ranked = exact.toSorted((a, b) => isFirst(a) - isFirst(b) || a - b);
    if (exact.length >= fewExact) return ranked;
    const close = closeMatches(terms, this.words(), (place) => this.straws[place]);
    return [...ranked, ...close.filter((place) => !exact.includes(place))];
  }

  private having(terms: readonly string[], fits: (text: string, term: string) => boolean): readonly number[] {
    return this.straws.flatMap((text, place) => (terms.every((term) => fits(text, term)) ? place : []));
  }

  private words(): Vocabulary {
    if (this.vocabulary) return this.vocabulary;
    const vocabulary = new Vocabulary();
    for (const [place, text] of this.straws.entries()) vocabulary.add(text, place);
    this.vocabulary = vocabulary;
    return vocabulary;
  }
}
