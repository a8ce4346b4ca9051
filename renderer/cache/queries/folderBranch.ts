import type { Folders } from './folders.ts';

export interface FolderBranch {
  readonly id: string;
  readonly name: string;
  readonly inside: readonly FolderBranch[];
  readonly files: number;
  /** Its own children were never received: what lies in it is unknown. */
  readonly isAbsent: boolean;
}

/** Null for a folder that is not in the cache. */
export function branchOf(folders: Pick<Folders, 'one' | 'inside'>, id: string): FolderBranch | null {
  const seen = new Set<string>();
  return walk(id);

  function walk(at: string): FolderBranch | null {
    const folder = folders.one(at);
    // A folder that the service lists inside itself is walked once (R5.5, I24).
    if (!folder?.isFolder || seen.has(at)) return null;
    seen.add(at);
    const children = folders.inside(at);
    return {
      id: at,
      name: folder.name,
      inside: children.flatMap((child) => (child.isFolder ? (walk(child.id) ?? []) : [])),
      files: children.filter((child) => !child.isFolder).length,
      isAbsent: folder.childrenAbsent,
    };
  }
}
