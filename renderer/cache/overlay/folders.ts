import { membersOf, parseRaw } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { rootFolder } from '#sync/rules/parentFolder.ts';
import type { Step } from '#sync/step.ts';
import type { BaseRows } from './baseRows.ts';

/** GUID of the root folder: from the Instance rows where the deployment returns it, else the setting (R5.5). */
export function rootStreamid(base: Pick<BaseRows, 'rows' | 'rootSetting'>): string | undefined {
  for (const [, row] of base.rows('Instance')) {
    const id = textMember(row, 'RootStreamid');
    if (id) return id;
  }
  return base.rootSetting;
}

export const folderCreations = (steps: readonly Step[]): readonly Step[] =>
  steps.filter(({ entity, action }) => entity === 'Directory' && action === 'create');

/** Name of a Directory row; undefined for a row that must not be shown (R1.3). */
export function shownName(row: RawJson): string | undefined {
  return textMember(row, 'Delete_time') === undefined ? textMember(row, 'Name') : undefined;
}

function textMember(row: RawJson, name: string): string | undefined {
  const value = parseRaw(membersOf(row).get(name) ?? 'null');
  return typeof value === 'string' ? value : undefined;
}

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
