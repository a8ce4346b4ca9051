import { foldedLetters } from '#shared/text/fold.ts';

/** A piece of a phrase, by its characters; `to` is the one after the last. */
export interface Piece {
  readonly from: number;
  readonly to: number;
}

/**
 * The normalised phrase: in lower case and with plain spaces, apostrophes and dashes. Every character keeps its
 * position, so that a piece of the one is the same piece of the other.
 */
export const legible = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\s\u00A0\u202F]/gu, ' ')
    .replaceAll(/[’ʼ]/gu, "'")
    .replaceAll(/[–—]/gu, '-')
    .replaceAll(/./gu, lower);

/** The few letters whose lower case is longer are unchanged. */
function lower(letter: string): string {
  const low = letter.toLowerCase();
  return low.length === letter.length ? low : letter;
}

/** The same folded, as far as characters keep their positions: « Réunion » is found by « reunion ». */
export const folded = (text: string): string =>
  legible(text).replaceAll(/\P{ASCII}/gu, (letter) => {
    const bare = foldedLetters(letter);
    return bare.length === letter.length ? bare : letter;
  });

/** Parsed pieces become blanks: no other parser reads them again. */
export function blanked(text: string, pieces: readonly Piece[]): string {
  let result = text;
  for (const { from, to } of pieces) result = result.slice(0, from) + ' '.repeat(to - from) + result.slice(to);
  return result;
}

/** The rest of a phrase as a title: without the parsed pieces, and the signs between them. */
export function leftOver(text: string, pieces: readonly Piece[]): string {
  const words = blanked(text.normalize('NFC'), pieces)
    .replaceAll(/\s+([,;.])/gu, '$1')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[\s,;:.–—-]+|[\s,;:–—-]+$/gu, '');
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

export const pieceOf = (match: RegExpMatchArray): Piece => ({
  from: match.index ?? 0,
  to: (match.index ?? 0) + match[0].length,
});
