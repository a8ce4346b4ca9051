import type { NewFolder } from '#intents/intent.ts';
import { forbiddenInName } from '#shared/checks/folderName.ts';
import { fold } from '#shared/text/fold.ts';

export interface FolderSubject {
  readonly lastName: string;
  readonly firstName: string;
  /** '' while the service has given none. */
  readonly number: string;
}

/** By the folded word between braces. */
const blanks: Readonly<Record<string, (subject: FolderSubject) => string>> = {
  nom: ({ lastName }) => lastName.toLocaleUpperCase('fr'),
  name: ({ lastName }) => lastName.toLocaleUpperCase('fr'),
  prenom: ({ firstName }) => firstName,
  'first name': ({ firstName }) => firstName,
  numero: ({ number }) => number,
  number: ({ number }) => number,
};
const blank = /\{([^{}]+)\}/gu;
const valueOf = (word: string) => blanks[fold(word)];

export const hasBlanks = (name: string): boolean =>
  [...name.matchAll(blank)].some(([, word = '']) => valueOf(word) !== undefined);

/** A name of a template with a person's name and number; what a file share does not take becomes a hyphen. */
export function filledName(name: string, subject: FolderSubject): string {
  const filled = name.replaceAll(blank, (whole, word: string) => valueOf(word)?.(subject) ?? whole);
  if (filled === name) return name;
  return filled
    .replaceAll(/\(\s*\)/gu, '') // the number that is not known yet
    .replaceAll(forbiddenInName, '-')
    .replaceAll(/\s+/gu, ' ')
    .replace(/[. ]+$/u, '')
    .trim();
}

export const filledTree = (inside: readonly NewFolder[], subject: FolderSubject): readonly NewFolder[] =>
  inside.map((folder) => ({ name: filledName(folder.name, subject), inside: filledTree(folder.inside, subject) }));

/** NOM Prénom (number). */
export const usualName = (subject: FolderSubject): string => filledName('{NOM} {Prénom} ({Numéro})', subject);

/** The name of a copy beside its original: the next year where the name ends with one, else marked as a copy. */
export function copyName(name: string, copied: (name: string) => string): string {
  const year = /^(.*\b)(20\d\d)$/u.exec(name);
  return year ? `${year[1]}${Number(year[2]) + 1}` : copied(name);
}
