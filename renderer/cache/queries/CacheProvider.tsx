import { createContext, useContext, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Cache } from '../open.ts';
import { ApplicationChoicesOf } from './applicationChoices.ts';
import { Applications } from './applications.ts';
import { Drafts } from './drafts.ts';
import { Events } from './events.ts';
import { FoldersOf } from './folderOf.ts';
import { Folders } from './folders.ts';
import { Interviews } from './interviews.ts';
import { KeptOffline } from './keptOffline.ts';
import { Labels } from './labels.ts';
import { Outbox } from './outbox.ts';
import { People } from './people.ts';
import { Rows } from './rows.ts';
import { TreeLines } from './treeLines.ts';

/** The open cache and the views made of it, shared by all screens so that rows are parsed once. */
export interface Live {
  readonly cache: Cache;
  readonly rows: Rows;
  readonly events: Events;
  readonly applications: Applications;
  readonly interviews: Interviews;
  readonly folders: Folders;
  readonly tree: TreeLines;
  readonly labels: Labels;
  readonly outbox: Outbox;
  readonly drafts: Drafts;
  readonly applicationChoices: ApplicationChoicesOf;
  readonly foldersOf: FoldersOf;
  readonly people: People;
  readonly keptOffline: KeptOffline;
}

const LiveContext = createContext<Live | null>(null);

/**
 * Provides a cache to the hooks of this folder. An error boundary above it can retry: unmounting clears a failed load.
 */
export function CacheProvider({ cache, children }: { readonly cache: Cache; readonly children: ReactNode }) {
  const live = useMemo<Live>(() => {
    const rows = new Rows(cache.memory);
    const events = new Events(rows);
    const applications = new Applications(rows);
    const interviews = new Interviews(rows, applications);
    const folders = new Folders(rows);
    return {
      cache,
      rows,
      events,
      applications,
      interviews,
      folders,
      tree: new TreeLines(folders),
      labels: new Labels(rows),
      outbox: new Outbox(cache.memory),
      drafts: new Drafts(cache.notes),
      applicationChoices: new ApplicationChoicesOf(rows),
      foldersOf: new FoldersOf(rows, folders),
      people: new People(rows),
      keptOffline: new KeptOffline(rows, interviews, folders),
    };
  }, [cache]);
  useEffect(() => () => cache.memory.setFailure(null), [cache]);
  return <LiveContext value={live}>{children}</LiveContext>;
}

export function useLiveContext(): Live {
  const live = useContext(LiveContext);
  if (!live) throw new Error('no CacheProvider above');
  return live;
}
