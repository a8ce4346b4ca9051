import { foldedText, foldedWords, joinedWords } from '#shared/text/fold.ts';
import { hasRun } from '#shared/text/search.ts';
import type { Folders } from './folders.ts';
import { Memo } from './memo.ts';
import type { Rows } from './rows.ts';

/** By what a folder is known to be a person's. */
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

/**
 * The folder of a person. Nothing in the service ties the two: a folder that bears one of their numbers, or else their
 * name, is taken for it. Below such a folder, others that bear the same are part of it.
 */
export class FoldersOf {
  private readonly rows: Rows;
  private readonly folders: Pick<Folders, 'path'>;
  private readonly names = new Memo<ReadonlyMap<string, FolderName>>();

  constructor(rows: Rows, folders: Pick<Folders, 'path'>) {
    this.rows = rows;
    this.folders = folders;
  }

  /** One id where it is certain; none, or several where different folders bear the number or the name. */
  of({ numbers, name }: FolderOwner): readonly string[] {
    const names = this.all();
    const own = numbers.map(foldedWords);
    const letters = joinedWords(name);
    const byName = [...names].flatMap(([id, { words }]) =>
      letters !== '' && hasRun(words, letters) && !isOfAnother(words, own) ? id : [],
    );
    const found = [...own.map((number) => bearing(names, number)), byName].map((ids) => this.topmost(ids));
    // The first that finds something decides: of two folders with the number, a namesake's is not the certain one.
    return found.find(({ length }) => length > 0) ?? [];
  }

  /** The topmost folders whose name is of this kind. */
  named(isOne: (name: string) => boolean): readonly string[] {
    return this.topmost([...this.all()].flatMap(([id, { name }]) => (isOne(name) ? [id] : [])));
  }

  private all(): ReadonlyMap<string, FolderName> {
    const { memory } = this.rows;
    const inputs = [memory.dataset('Directory'), memory.revisionOf('Directory'), memory.stepsIn('Directory')];
    return this.names.get('all', inputs, () => this.read());
  }

  private topmost(ids: readonly string[]): readonly string[] {
    return ids.filter((id) => !this.folders.path(id).some((above) => above.id !== id && ids.includes(above.id)));
  }

  private read(): ReadonlyMap<string, FolderName> {
    const names = new Map<string, FolderName>();
    for (const id of this.rows.ids('Directory')) {
      const folder = this.rows.read('Directory', id);
      if (folder?.flag('Isdirectory') && folder.text('Delete_time') === '')
        names.set(id, { name: folder.text('Name'), words: foldedText([folder.text('Name')]) });
    }
    return names;
  }
}

/** A number is not joined: C00917-1 is another than C009171. */
function bearing(names: ReadonlyMap<string, FolderName>, number: string): readonly string[] {
  return number === '' ? [] : [...names].flatMap(([id, { words }]) => (`${words} `.includes(` ${number} `) ? id : []));
}

/** It bears a number of an applicant who only has the same name. */
const isOfAnother = (words: string, own: readonly string[]): boolean =>
  words.split(' ').some((word) => /^c\d{3,}$/u.test(word) && !own.some((number) => number.split(' ').includes(word)));
