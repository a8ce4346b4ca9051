import { isProvisional } from '#shared/entities/describe.ts';
import { foldedText, foldedWords, joinedWords } from '#shared/text/fold.ts';
import { hasRun } from '#shared/text/search.ts';
import type { Folders } from './folders.ts';
import { madeOf } from './made.ts';
import type { Rows } from './rows.ts';

export interface FolderOwner {
  /** Of their applications and of themselves, the most telling first. */
  readonly numbers: readonly string[];
  /** NOM Prénom. */
  readonly name: string;
}

interface FolderName {
  readonly name: string;
  /** Folded. */
  readonly words: string;
}

const folderNames = madeOf(
  (rows) => rows.shown('Directory'),
  (rows) => {
    const names = new Map<string, FolderName>();
    for (const id of rows.ids('Directory')) {
      const folder = rows.read('Directory', id);
      if (folder?.flag('Isdirectory') && folder.text('Delete_time') === '')
        names.set(id, { name: folder.text('Name'), words: foldedText([folder.text('Name')]) });
    }
    return names;
  },
);

type Tree = Pick<Folders, 'path'>;

/** The service ties no folder to a person: one with their number, else their name; several where they differ. */
export function foldersOf(rows: Rows, tree: Tree, { numbers, name }: FolderOwner): readonly string[] {
  const names = folderNames(rows);
  const own = numbers.map(foldedWords);
  const letters = joinedWords(name);
  const byName = [...names].flatMap(([id, { words }]) =>
    letters !== '' && hasRun(words, letters) && !isOfAnother(words, own) ? id : [],
  );
  const found = [...own.map((number) => bearing(names, number)), byName].map((ids) => topmost(tree, ids));
  // The first that finds something decides: of two folders with the number, a namesake's is not the certain one.
  return found.find(({ length }) => length > 0) ?? [];
}

const mostAtOnce = 6;

export interface PlacesAsked {
  /** Ids of the folders in which such folders were created before. */
  readonly parents: readonly string[];
  /** What else the path of the folder may say, such as the admission path. */
  readonly near: string;
  /** Paths that need not be listed again. */
  readonly listed: ReadonlySet<string>;
}

/** Likeliest first: the share, `parents`, then by words in common with `near`. None with a person's number. */
export function placesExpected(
  rows: Rows,
  tree: Tree,
  { parents, near, listed }: PlacesAsked,
): readonly (readonly string[])[] {
  const expected = new Set(foldedWords(near).split(' '));
  const places = [...folderNames(rows).keys()].flatMap((id) => {
    const path = isProvisional(id) ? [] : tree.path(id).map(({ name }) => name);
    const words = foldedText(path).split(' ');
    if (path.length === 0 || listed.has(path.join('\\')) || words.some(isNumberOfPerson)) return [];
    const known = new Set(words.filter((word) => expected.has(word))).size;
    return { path, likeliness: parents.includes(id) ? Infinity : known };
  });
  const share = listed.has('') ? [] : [[]];
  const next = places.toSorted((a, b) => b.likeliness - a.likeliness || a.path.length - b.path.length);
  return [...share, ...next.map(({ path }) => path)].slice(0, mostAtOnce);
}

export const foldersNamed = (rows: Rows, tree: Tree, isOne: (name: string) => boolean): readonly string[] =>
  topmost(
    tree,
    [...folderNames(rows)].flatMap(([id, { name }]) => (isOne(name) ? [id] : [])),
  );

const topmost = (tree: Tree, ids: readonly string[]): readonly string[] =>
  ids.filter((id) => !tree.path(id).some((above) => above.id !== id && ids.includes(above.id)));

/** A number is not joined: C00917-1 is another than C009171. */
function bearing(names: ReadonlyMap<string, FolderName>, number: string): readonly string[] {
  return number === '' ? [] : [...names].flatMap(([id, { words }]) => (`${words} `.includes(` ${number} `) ? id : []));
}

/** It bears a number of an applicant who only has the same name. */
const isOfAnother = (words: string, own: readonly string[]): boolean =>
  words.split(' ').some((word) => isNumberOfPerson(word) && !own.some((number) => number.split(' ').includes(word)));

const isNumberOfPerson = (word: string): boolean => /^c\d{3,}$/u.test(word);
