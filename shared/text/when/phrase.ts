import { foldedLetters } from '../fold.ts';

/** A piece of a phrase, by its characters; `to` is the one after the last. */
export interface Piece {
  readonly from: number;
  readonly to: number;
}

/**
 * The phrase as it is folded everywhere, but every character keeps its position, so that a piece of the one is the same
 * piece of the other.
 */
export const folded = (text: string): string =>
  text.normalize('NFC').replaceAll(/./gsu, (letter) => {
    const bare = foldedLetters(letter);
    return bare.length === letter.length ? bare : letter;
  });

/** Pieces become signs that no reader knows. */
export function blanked(text: string, pieces: readonly Piece[], sign = ' '): string {
  let result = text;
  for (const { from, to } of pieces) result = result.slice(0, from) + sign.repeat(to - from) + result.slice(to);
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
