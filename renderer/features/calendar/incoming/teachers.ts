import { folded } from '../quickAdd/phrase.ts';
import type { FileEvent } from './file/events.ts';

const titles: ReadonlySet<string> = new Set([
  'm',
  'mr',
  'mme',
  'mlle',
  'dr',
  'pr',
  'prof',
  'monsieur',
  'madame',
  'mrs',
  'ms',
]);

/** The words of a name in no order: « GIRAULT Hélène » and « Hélène Girault » are one person. */
const nameKey = (text: string): string =>
  (folded(text).match(/[\p{L}\d]+/gu) ?? [])
    .filter((word) => !titles.has(word))
    .toSorted()
    .join(' ');

/** A description may be a letter: names are at its beginning. */
const mostLines = 50;

/**
 * The teachers that an event of a file names by their whole name, as the school writes them: among its organiser and
 * those invited, else in the lines of its description or in the parts of its title. A family name alone names none.
 */
export function teacherReader(teachers: readonly string[]): (event: FileEvent) => string {
  const byKey = new Map(teachers.map((name) => [nameKey(name), name]));
  byKey.delete('');
  const found = (texts: readonly string[]): string => {
    const names = texts.flatMap((text) => byKey.get(nameKey(text)) ?? []);
    return [...new Set(names)].join(', ');
  };
  return ({ people, notes, title }) =>
    found(people.flatMap(({ name, address }) => [name, address.replace(/@.*/u, '')])) ||
    found(
      notes
        .split('\n', mostLines)
        .map((line) => line.replace(/^[^:]{1,30}:/u, ''))
        .flatMap((line) => [line].concat(line.split(/[,;/&]| et | and /u))),
    ) ||
    found(title.split(/[(),;:/|]|\s[-–—]\s/u));
}
