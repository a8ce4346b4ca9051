import { isProvisional } from '#shared/entities/describe.ts';
import type { Folders } from './folders.ts';

/** A folder of the service in a tree that is unfolded step by step. */
export interface FolderNode {
  readonly id: string;
  readonly name: string;
  /** Names from below the share. */
  readonly path: readonly string[];
  /** Its own children were never received here. */
  readonly isAbsent: boolean;
  readonly hasFolders: boolean;
  /** Of an unfolded one. */
  readonly children: readonly FolderNode[];
}

/** The tree below a folder, as far as it is unfolded. */
export function folderNodes(
  folders: Folders,
  unfolded: ReadonlySet<string>,
  parent = 'root',
  above: readonly string[] = [],
): readonly FolderNode[] {
  return foldersIn(folders, parent).map(({ id, name, childrenAbsent }) => {
    const path = [...above, name];
    return {
      id,
      name,
      path,
      isAbsent: childrenAbsent,
      hasFolders: childrenAbsent || foldersIn(folders, id).length > 0,
      children: unfolded.has(id) ? folderNodes(folders, unfolded, id, path) : [],
    };
  });
}

const foldersIn = (folders: Folders, parent: string) =>
  folders.inside(parent).filter(({ id, isFolder }) => isFolder && !isProvisional(id));
