import { apostrophes, hyphens, joinedWords } from './fold.ts';
import { hasRun } from './search.ts';

/** A word of a name, with the apostrophes and hyphens inside it: « N'Diaye » and « Ndiaye » have the same letters. */
export interface NameWord {
  readonly letters: string;
  readonly from: number;
  readonly to: number;
}

const letter = String.raw`[\p{L}\p{N}\p{M}\p{Cf}]`;
const word = new RegExp(`${letter}+(?:[${apostrophes}${hyphens}]${letter}+)*`, 'gu');

/** In characters: what follows in a longer text, such as a pasted page, names nobody. */
const longestNaming = 10_000;

/** The words of a text as names have them, and where they stand. */
export const nameWords = (text: string): readonly NameWord[] =>
  [...text.slice(0, longestNaming).matchAll(word)].map(({ 0: found, index }) => ({
    letters: joinedWords(found),
    from: index,
    to: index + found.length,
  }));

/** Before a name, and no part of it. */
export const titles: ReadonlySet<string> = new Set(
  'm mr mme mlle mrs ms miss dr pr prof monsieur madame mademoiselle docteur professeur'.split(' '),
);

/** The letters of the words of a name, without titles. */
function lettersOf(name: string): readonly string[] {
  const words = nameWords(name).map(({ letters }) => letters);
  const others = words.filter((each) => !titles.has(each));
  return others.length > 0 ? others : words;
}

/** Of more words only the order in which they stand is compared: all orders of a page would be its square. */
const mostTurned = 12;

/** The letters of a name from each of its words on: which half comes first says nothing, nor where words are parted. */
const rotationsOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(
    words.length > mostTurned
      ? [words.join('')]
      : words.map((_, at) => [...words.slice(at), ...words.slice(0, at)].join('')),
  );

/** All rotations of a name: « Ben Ali Karim » and « Karim BENALI » have some in common. */
export const nameRotations = (name: string): ReadonlySet<string> => rotationsOf(lettersOf(name));

interface Person {
  /** As the text has it. */
  readonly text: string;
  readonly rotations: ReadonlySet<string>;
}

/** A text that names people without a reference (R5.8), as it is read. */
interface PeopleText {
  readonly people: readonly Person[];
  /** The letters of two words or more in a row, and of the whole text: a person may be named among other words. */
  readonly runs: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

/** Between these, no name goes on. */
export const nameSeparator = new RegExp(String.raw`[,;:/&+|()[\]•·\n]|\s[${hyphens}]\s|\s(?:et|and|avec|with)\s`, 'iu');
/** No name has more words. */
const mostWords = 6;

const peopleText = once((text): PeopleText => {
  const all = lettersOf(text);
  if (all.length === 0) return { people: [], runs: new Set(), words: new Set() };
  const parts = text
    .split(nameSeparator)
    .map((part) => ({ text: part.trim(), words: lettersOf(part) }))
    .filter(({ words }) => words.length > 0);
  const isCased = /\p{Lu}/u.test(text);
  // « à confirmer » and « salle 3 » beside a name are nobody. A family name alone may be another person's.
  const isPerson = (part: (typeof parts)[number]): boolean =>
    part.words.length > 1 && !/\p{N}/u.test(part.text) && (!isCased || /\p{Lu}/u.test(part.text));
  const runs = parts.flatMap(({ words }) =>
    words.flatMap((_, from) =>
      words.slice(from + 1, from + mostWords).map((_other, more) => words.slice(from, from + more + 2).join('')),
    ),
  );
  const whole = { text: text.trim(), rotations: parts.length > 1 ? new Set([all.join('')]) : rotationsOf(all) };
  const several = parts.length > 1 ? parts.filter(isPerson) : [];
  return {
    people: [whole, ...several.map((part) => ({ text: part.text, rotations: rotationsOf(part.words) }))],
    runs: new Set([...runs, all.join('')]),
    words: new Set(all),
  };
});

/** A person that two texts name, as one of them has it; null where neither is known to name one of the other. */
export function sharedPerson(a: string, b: string): string | null {
  const [mine, theirs] = [peopleText(a), peopleText(b)];
  const isIn =
    ({ runs }: PeopleText) =>
    ({ rotations }: Person): boolean =>
      !rotations.isDisjointFrom(runs);
  return (mine.people.find(isIn(theirs)) ?? theirs.people.find(isIn(mine)))?.text ?? null;
}

interface PersonKeys {
  /** What the people that a text names are called. */
  readonly names: ReadonlySet<string>;
  /** Where another text's people are looked for. */
  readonly runs: ReadonlySet<string>;
}

/** Two texts name a person in common only where a name of one is among the names or runs of the other. */
export const personKeys = once((text): PersonKeys => {
  const { people, runs } = peopleText(text);
  return { names: new Set(people.flatMap(({ rotations }) => Array.from(rotations))), runs };
});

/** Finds known people in a text that names some. Returns them in the given order. */
export function peopleFinder<Known extends { readonly name: string }>(
  people: readonly Known[],
): (text: string) => readonly Known[] {
  const known = people
    .map((person) => ({ person, rotations: nameRotations(person.name) }))
    .filter(({ rotations }) => rotations.size > 0);
  return (text) => {
    const { runs, words } = peopleText(text);
    return known
      .filter(
        ({ rotations }) =>
          !rotations.isDisjointFrom(runs) || (rotations.size === 1 && !rotations.isDisjointFrom(words)),
      )
      .map(({ person }) => person);
  };
}

/** Where a text has a name; null: nowhere. */
export function placeOfName(text: string, name: string): Pick<NameWord, 'from' | 'to'> | null {
  const [words, rotations] = [nameWords(text), nameRotations(name)];
  for (const [at, { from }] of words.entries()) {
    let letters = '';
    for (const next of words.slice(at, at + mostWords)) {
      letters += next.letters;
      if (rotations.has(letters)) return { from, to: next.to };
    }
  }
  return null;
}

/** The letters of the family name in NOM Prénom: of the words in capitals, otherwise of the first one. */
export function familyOf(name: string): string {
  const all = name
    .slice(0, longestNaming)
    .split(/\s+/u)
    .filter((word) => word !== '');
  // « J.-P. » is no family name, and a script without capitals has none.
  const isUpper = (word: string): boolean =>
    /\p{Lu}.*\p{Lu}/u.test(word) && !word.includes('.') && word === word.toLocaleUpperCase();
  return joinedWords((all.some(isUpper) ? all.filter(isUpper) : all.slice(0, 1)).join(' '));
}

interface PersonNamed {
  readonly name: string;
}

/** The rest of the text stays (R5.8). `from` null: it names no known person; `to` null: the person is removed. */
export function reassigned(text: string, from: PersonNamed | null, to: PersonNamed | null): string {
  const place = from && placeOfName(text, from.name);
  const others = place ? `${text.slice(0, place.from)}\u0000${text.slice(place.to)}` : text;
  const isThere = to !== null && placeOfName(others, to.name) !== null;
  if (to === null || isThere) return tidied(others.replace('\u0000', ''));
  if (place) return others.replace('\u0000', to.name);
  return others.trim() === '' ? to.name : `${others.trim()}, ${to.name}`;
}

/** Without the separators that a removed name leaves. */
const tidied = (text: string): string =>
  text
    .replaceAll(/([,;/&+])(?:\s*[,;/&+])+/gu, '$1')
    .replaceAll(/^[\s,;/&+]+|(?<![\s,;/&+])[\s,;/&+]+$/gu, '')
    .replaceAll(/\s{2,}/gu, ' ');

/** Its words after a blank each, and without any. */
const titleText = once((text) => {
  const words = nameWords(text).map(({ letters }) => letters);
  return { spaced: words.map((each) => ` ${each}`).join(''), joined: words.join('') };
});

/** Whether a title has every word of a name of two words or more, in any order, joined or apart (R5.8). */
export function mentions(title: string, name: string): boolean {
  const words = nameLetters(name);
  const { spaced, joined } = titleText(title);
  const isName = words.length > 1 && words.length <= mostTurned;
  return isName && joined.includes(words[0] ?? '') && hasWords(spaced, words);
}
const nameLetters = once(lettersOf);

/** Whether a text has some words, each alone or as one with those that follow. */
function hasWords(text: string, words: readonly string[]): boolean {
  // Whether it has those from each place on, from the last place back.
  const has = words.reduceRight<readonly boolean[]>(
    (rest, _, at) => [
      rest.some((isThere, more) => isThere && hasRun(text, words.slice(at, at + more + 1).join(''))),
      ...rest,
    ],
    [true],
  );
  return has[0] === true;
}

/** Makes each once, of what names people in a text: screens ask for the same texts again and again. */
function once<Value>(make: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (whole) => {
    const text = whole.slice(0, longestNaming);
    const before = known.get(text);
    if (before !== undefined) return before;
    if (known.size >= mostKnown) known.clear();
    const made = make(text);
    known.set(text, made);
    return made;
  };
}
const mostKnown = 20_000;
