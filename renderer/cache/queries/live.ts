import type { Cache } from '../open.ts';
import { ApplicationChoicesOf } from './applicationChoices.ts';
import { Applications } from './applications.ts';
import { ByMember } from './byMember.ts';
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

/** The open cache and the views made of it, shared by screens and session so that rows are parsed once. */
export interface Live {
  readonly cache: Cache;
  readonly rows: Rows;
  readonly events: Events;
  readonly applications: Applications;
  readonly interviews: Interviews;
  readonly eventsByReference: ByMember;
  readonly applicationsByNumber: ByMember;
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

const known = new WeakMap<Cache, Live>();

export function liveOf(cache: Cache): Live {
  const before = known.get(cache);
  if (before) return before;
  const rows = new Rows(cache.memory);
  const events = new Events(rows);
  const applications = new Applications(rows);
  const interviews = new Interviews(rows, applications);
  const folders = new Folders(rows);
  const live = {
    cache,
    rows,
    events,
    applications,
    interviews,
    eventsByReference: new ByMember(rows, 'Planification', 'ReferenceExterne'),
    applicationsByNumber: new ByMember(rows, 'Dossier', 'Numero'),
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
  known.set(cache, live);
  return live;
}
