import type { Item } from './forms.ts';
import type { Piece } from './phrase.ts';
import type { Meanings, Vocabulary } from './vocabulary.ts';

/** Where a form was found in a phrase. */
export interface Match {
  /** A named group; '' where it is not there. */
  readonly of: (name: string) => string;
  readonly pieceOf: (name: string) => Piece;
  readonly words: Vocabulary;
  readonly isOwnLanguage: boolean;
  /** The rest of the phrase, and the longest item that it begins with. */
  readonly after: string;
  readonly next: () => Item | null;
}

/** One of several patterns, the longest first. */
export const any = (patterns: Meanings<unknown> | readonly string[]): string =>
  (Array.isArray(patterns) ? patterns : Object.keys(patterns)).toSorted((a, b) => b.length - a.length).join('|') ||
  '(?!)';

/** The value of the pattern that a text matches as a whole. */
export const valueIn = <Value>(meanings: Meanings<Value>, text: string): Value | undefined =>
  text === ''
    ? undefined
    : Object.entries(meanings).find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'u').test(text))?.[1];
