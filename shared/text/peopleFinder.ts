import { fold, foldedWords } from './fold.ts';

/**
 * Finds people in a text that names them without a reference (R5.8): a name is in it word for word, accents and
 * case ignored. Returns them in the given order.
 */
export function peopleFinder<Person extends { readonly name: string }>(
  people: readonly Person[],
): (text: string) => readonly Person[] {
  const known = people
    .map((person) => ({ person, words: foldedWords(person.name) }))
    .filter(({ words }) => words.length > 0);
  return (text) => {
    const words = fold(text)
      .split(/[^\p{L}\p{N}’'-]+/u)
      .filter(Boolean);
    return words.length === 0 ? [] : known.flatMap(({ person, words: run }) => (holdsRun(words, run) ? [person] : []));
  };
}

/** Whether `words` contains `run` as consecutive words. */
const holdsRun = (words: readonly string[], run: readonly string[]): boolean =>
  words.some((_, at) => run.every((word, index) => words[at + index] === word));
