import { useEffect, useMemo, useState } from 'react';
import { isProvisional } from '#shared/entities/describe.ts';
import { keptDatasets } from '#sync/rules/kept.ts';
import { receivedEntities } from '#sync/rules/received.ts';
import { useLiveContext } from './CacheProvider.tsx';
import type { Folders } from './folders.ts';
import { offlineFacts } from './keptOffline.ts';
import type { OfflineChoice, OfflineFacts } from './keptOffline.ts';
import { useLive } from './useLive.ts';

export type { DayInterview, OfflineChoice, OfflineFacts } from './keptOffline.ts';

/** While lists are received, the counts are made again at most this often. Milliseconds. */
const countsEvery = 300;

/** How much of `taken` (a stable object) is here. Reads whole datasets, so it runs a moment after changes. */
export function useKeptOffline(taken: OfflineChoice): OfflineFacts {
  const live = useLiveContext();
  const revision = useLateRevision();
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => offlineFacts(live, taken), [live, taken, revision]);
}

/** The folders of the share, as far as they are unfolded; also a moment after changes. */
export function useFolderNodes(unfolded: ReadonlySet<string>): readonly FolderNode[] {
  const { folders } = useLiveContext();
  const revision = useLateRevision();
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => folderNodes(folders, unfolded), [folders, unfolded, revision]);
}

/** The memory's revision, throttled, once the datasets are loaded. */
function useLateRevision(): number {
  const { memory } = useLiveContext().cache;
  useLive(counted, nothing);
  const [revision, setRevision] = useState(() => memory.revision());
  useEffect(() => {
    let timer: number | undefined;
    const look = (): void => {
      timer = undefined;
      setRevision(memory.revision());
    };
    const stop = memory.subscribe(() => {
      timer ??= window.setTimeout(look, countsEvery);
    });
    look(); // what changed between drawing and listening
    return () => {
      stop();
      window.clearTimeout(timer);
    };
  }, [memory]);
  return revision;
}
const counted = [...new Set([...receivedEntities, ...keptDatasets])];
const nothing = (): null => null;

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
