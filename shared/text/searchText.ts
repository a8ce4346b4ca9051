import { withoutAccents } from './fold.ts';

const ascii = /^[ -~]*$/u;
const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l' };

/** Lower case, without accents; what is neither letter nor digit is one space. */
function plain(text: string): string {
  const lower = text.toLowerCase();
  const latin = ascii.test(lower)
    ? lower
    : withoutAccents(lower).replaceAll(/[œæßøł]/gu, (letter) => ligatures[letter] ?? letter);
  return latin.replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
}

/** A text as searches compare it: « Jean-Pierre » and « jean pierre » are one, and so are « cœur » and « coeur ». */
export const searchText = (text: string): string => plain(text).trim();

/** The words that a typed search looks for; none in an empty one. */
export const searchTerms = (typed: string): readonly string[] => searchText(typed).split(' ').filter(Boolean);

/** Words to be searched, each after a space, so that the beginning of a word can be found. */
export const straw = (words: readonly string[]): string => plain(` ${words.join(' ')}`);
