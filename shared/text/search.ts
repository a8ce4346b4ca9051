import { foldedWords } from './fold.ts';
import { typedPhone } from './phone.ts';

/** What is typed into a search: folded words, a telephone number as its digits, however it was spaced. */
export const typedWords = (typed: string): string => typedPhone(typed) ?? foldedWords(typed);

/** The typed words, and the same with neighbours, or all, as one: « ben ali » may be Benali. Any of these is enough. */
export type Terms = readonly (readonly string[])[];

/** Of more words no two are joined: a pasted page is no name, and each pair costs a copy of all the words. */
const mostJoined = 32;

/** None without a word. */
export function searchTerms(typed: string): Terms {
  const words = typedWords(typed).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  if (words.length === 1 || words.length > mostJoined) return [words];
  const pairs = words.slice(1).map((word, at) => words.toSpliced(at, 2, `${words[at]}${word}`));
  return words.length === 2 ? [words, ...pairs] : [words, ...pairs, [words.join('')]];
}

/** Whether a folded text has the words, at the beginning of its own or anywhere in it; every text where none are. */
export const hasTerms = (text: string, terms: Terms): boolean =>
  terms.length === 0 || terms.some((words) => words.every((word) => text.includes(word) || beginsAcross(text, word)));

/** Whether a folded text has words that begin with those of the terms. */
export const beginsTerms = (text: string, terms: Terms): boolean =>
  terms.some((words) => words.every((word) => beginsWord(text, word)));

/**
 * A word, or several in a row taken as one: « n diaye » with « ndiaye ». Searches the term, then the blank before it:
 * blanks first would take three times as long.
 */
export function beginsWord(text: string, term: string): boolean {
  let at = text.indexOf(term);
  while (at > 0 && text.charCodeAt(at - 1) !== blank) at = text.indexOf(term, at + 1);
  return at !== -1 || beginsAcross(text, term);
}

/** In letters; no words in a row that are longer are taken as one. */
const longestRun = 200;

function beginsAcross(text: string, term: string): boolean {
  if (term.length < 2 || term.length > longestRun) return false;
  const start = ` ${term.charAt(0)}`;
  let at = text.indexOf(start);
  while (at !== -1 && endAcross(text, at + 1, term) === -1) at = text.indexOf(start, at + 1);
  return at !== -1;
}

/** Whether words in a row of a folded text, taken as one, are these letters. */
export function hasRun(text: string, letters: string): boolean {
  if (letters.length > longestRun) return false;
  const start = ` ${letters.charAt(0)}`;
  for (let at = text.indexOf(start); at !== -1; at = text.indexOf(start, at + 1)) {
    const end = endAcross(text, at + 1, letters);
    if (end === text.length || text.charCodeAt(end) === blank) return true;
  }
  return false;
}

/** Where a term ends that words in a row, taken as one, begin with at a place of a folded text; -1: they do not. */
export function endAcross(text: string, from: number, term: string): number {
  const { length } = term;
  let at = from;
  let of = 0;
  while (of < length) {
    const letter = text.charCodeAt(at);
    if (letter === term.charCodeAt(of)) of += 1;
    else if (letter !== blank || of === 0) return -1;
    at += 1;
  }
  return at;
}
const blank = 32;
