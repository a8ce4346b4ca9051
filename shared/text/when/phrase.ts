import { foldedLetters } from '../fold.ts';
import { longestLine } from '../typedText.ts';

/** A piece of a phrase, by its characters; `to` is the one after the last. */
export interface Piece {
  readonly from: number;
  readonly to: number;
}

/** As folded everywhere, but each character keeps its position. What follows the longest line is left out. */
export const folded = (text: string): string =>
  text
    .slice(0, longestLine)
    .normalize('NFC')
    .replaceAll(/./gsu, (letter) => {
      const bare = foldedLetters(letter);
      return bare.length === letter.length ? bare : letter;
    });

/** Pieces become signs that no reader knows. */
export function blanked(text: string, pieces: readonly Piece[], sign = ' '): string {
  let result = text;
  for (const { from, to } of pieces) result = result.slice(0, from) + sign.repeat(to - from) + result.slice(to);
  return result;
}

/** Between two pieces of when: « lundi puis mercredi », "monday to friday"; and a sign before one: « +2h ». */
const joint = /^\s*(?:(?:et|puis|ou|à|au|and|then|or|to|until)\s+)?$/iu;
const sign = /[+~/]/u;

/** The pieces with the small words between them, and the signs that touch them. */
const joined = (text: string, pieces: readonly Piece[]): readonly Piece[] =>
  pieces
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to }, at, all) => {
      const before = all[at - 1]?.to ?? -1;
      const isJoined = before >= 0 && before < from && joint.test(text.slice(before, from));
      return { from: isJoined ? before : sign.test(text.charAt(from - 1)) ? from - 1 : from, to };
    });

/** The rest of a phrase as a title: without the parsed pieces, and the signs between them. */
export function leftOver(text: string, pieces: readonly Piece[]): string {
  const written = text.normalize('NFC');
  const words = blanked(written, joined(written, pieces))
    .replaceAll(/\(\s*\)|\[\s*\]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ ([,;.])/gu, '$1')
    .replaceAll(/([,;:|])(?: ?[,;:|])+/gu, '$1')
    .replaceAll(/^[\s,;:.|–—-]+|(?<![\s,;:|–—-])[\s,;:|–—-]+$/gu, '');
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
