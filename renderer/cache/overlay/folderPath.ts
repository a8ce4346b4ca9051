import type { BaseRows } from './baseRows.ts';
import { rootFolder, shownName } from './folders.ts';

/** The folder at the end of a path of names below the share: `root`, a Streamid, or undefined when it is not cached. */
export function folderAt(base: BaseRows, path: readonly string[]): string | undefined {
  let folder: string | undefined = rootFolder;
  for (const name of path) {
    if (folder === undefined) return undefined;
    folder = childNamed(base, folder, name);
  }
  return folder;
}

function childNamed(base: BaseRows, folder: string, name: string): string | undefined {
  for (const id of base.children(folder)) {
    const row = base.row('Directory', id);
    if (row !== undefined && shownName(row) === name) return id;
  }
  return undefined;
}
