import { withoutAccents } from './fold.ts';
import { typedPhone } from './phone.ts';

const ascii = /^[ -~]*$/u;
const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l' };

/** Lower case, without accents; any run of other characters than letters and digits becomes one space. */
function plain(text: string): string {
  const lower = text.toLowerCase();
  const latin = ascii.test(lower)
    ? lower
    : withoutAccents(lower).replaceAll(/[œæßøł]/gu, (letter) => ligatures[letter] ?? letter);
  return latin.replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
}

/** The form in which searches compare a text: « Jean-Pierre » equals « jean pierre », « cœur » equals « coeur ». */
export const searchText = (text: string): string => plain(text).trim();

/** What a user typed into a search: as `searchText`, a telephone number as its digits, however it was spaced. */
export const typedText = (typed: string): string => typedPhone(typed) ?? searchText(typed);

/** The words that a typed search looks for; none in an empty one. */
export const searchTerms = (typed: string): readonly string[] => typedText(typed).split(' ').filter(Boolean);

/** The words to search in, each after a space, so that the beginning of a word can be found. */
export const straw = (words: readonly string[]): string => plain(` ${words.join(' ')}`);

/**
 * Whether a straw has a word that begins with a term. Searches for the term, then for the space before it: spaces are
 * frequent, and searching for them first takes three times as long.
 */
export function beginsWord(text: string, term: string): boolean {
  let at = text.indexOf(term);
  while (at !== -1 && text.charCodeAt(at - 1) !== space) at = text.indexOf(term, at + 1);
  return at !== -1;
}
const space = 32;
