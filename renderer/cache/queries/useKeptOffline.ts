import { isProvisional } from '#shared/entities/describe.ts';
import { keptDatasets } from '#sync/rules/kept.ts';
import { receivedEntities } from '#sync/rules/received.ts';
import type { Folders } from './folders.ts';
import { offlineFacts } from './keptOffline.ts';
import type { OfflineChoice } from './keptOffline.ts';
import { liveQueryBy } from './liveQuery.ts';

export type { DayInterview, OfflineChoice, OfflineFacts } from './keptOffline.ts';

const counted = [...new Set([...receivedEntities, ...keptDatasets])];

/** How much of `taken` (a stable object) is on this workstation. */
export const useKeptOffline = liveQueryBy(counted, (live, taken: OfflineChoice) => offlineFacts(live, taken));

export const useFolderNodes = liveQueryBy(['Directory', 'Instance'], ({ folders }, unfolded: ReadonlySet<string>) =>
  folderNodes(folders, unfolded),
);

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
