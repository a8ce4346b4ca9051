import { listKey } from '../writes/datasetKey.ts';
import type { Folders } from './folders.ts';
import type { Rows } from './rows.ts';

/** A folder in the scope, with all that is known to be below it. */
export interface KeptFolder {
  readonly id: string;
  /** Names from below the share; [] when the folder is not on this workstation. */
  readonly path: readonly string[];
  /** Folders known, itself included, and how many of them were listed. */
  readonly folders: number;
  readonly listed: number;
  readonly files: number;
  /** Paths of folders that were never listed, at most a hundred; and of lists that the service cut. */
  readonly unlisted: readonly (readonly string[])[];
  readonly cut: readonly (readonly string[])[];
  /** Epoch ms of the oldest of its lists; null when none was received. */
  readonly asOf: number | null;
}

/** Enough to request them again; the walk finds what is below them. */
const mostTold = 100;

/** Walks down from a folder through what the service listed. Folders that exist only here are ignored. */
export function keptFolder(rows: Rows, folders: Folders, id: string): KeptFolder {
  const { memory } = rows;
  const path = folders.path(id).map(({ name }) => name);
  const unlisted: (readonly string[])[] = [];
  const cut: (readonly string[])[] = [];
  let count = 0;
  let listed = 0;
  let files = 0;
  let asOf: number | null = null;
  const seen = new Set<string>();
  const todo = path.length === 0 ? [] : [{ id, path }];
  for (let at = todo.pop(); at; at = todo.pop()) {
    if (seen.has(at.id)) continue;
    seen.add(at.id);
    count += 1;
    const status = memory.status(listKey('Directory', at.id));
    if (status) {
      listed += 1;
      asOf = Math.min(asOf ?? status.at, status.at);
      if (!status.complete) cut.push(at.path);
    } else if (unlisted.length < mostTold) unlisted.push(at.path);
    for (const child of memory.base.children(at.id)) {
      const fields = rows.readBase('Directory', child);
      if (!fields || fields.text('Delete_time') !== '') continue; // must not be shown (R1.3)
      if (fields.flag('Isdirectory')) todo.push({ id: child, path: [...at.path, fields.text('Name')] });
      else files += 1;
    }
  }
  return { id, path, folders: count, listed, files, unlisted, cut, asOf };
}
