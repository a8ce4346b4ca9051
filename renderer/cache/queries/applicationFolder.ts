import { searchText } from '#shared/text/searchText.ts';
import { Memo } from './memo.ts';
import type { Rows } from './rows.ts';

/**
 * The folder of an application. Nothing in the service ties the two: a folder that bears the application's number, or
 * else the applicant's name, is taken for it. Null where none of those received does, or two bear the same name.
 */
export class ApplicationFolders {
  private readonly rows: Rows;
  private readonly names = new Memo<ReadonlyMap<string, string>>();

  constructor(rows: Rows) {
    this.rows = rows;
  }

  of({ numero, applicantName }: { readonly numero: string; readonly applicantName: string }): string | null {
    const { memory } = this.rows;
    const names = this.names.get(
      'all',
      [memory.dataset('Directory'), memory.revisionOf('Directory'), memory.steps()],
      () => this.read(),
    );
    return only(names, numero) ?? only(names, applicantName);
  }

  private read(): ReadonlyMap<string, string> {
    const names = new Map<string, string>();
    for (const id of this.rows.ids('Directory')) {
      const folder = this.rows.read('Directory', id);
      if (folder?.flag('Isdirectory') && folder.text('Delete_time') === '')
        names.set(id, searchText(folder.text('Name')));
    }
    return names;
  }
}

function only(names: ReadonlyMap<string, string>, wanted: string): string | null {
  const word = searchText(wanted);
  if (word === '') return null;
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(word)}(?![\\p{L}\\p{N}])`, 'u');
  const found = [...names].filter(([, name]) => name.includes(word) && whole.test(name));
  return found.length === 1 ? (found[0]?.[0] ?? null) : null;
}
