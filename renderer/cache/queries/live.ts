import type { Cache } from '../open.ts';
import { Applications } from './applications.ts';
import { ByMember } from './byMember.ts';
import { Drafts } from './drafts.ts';
import { Events } from './events.ts';
import { Folders } from './folders.ts';
import { Interviews } from './interviews.ts';
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
  readonly drafts: Drafts;
  readonly people: People;
}

const known = new WeakMap<Cache, Live>();

export function liveOf(cache: Cache): Live {
  const before = known.get(cache);
  if (before) return before;
  const rows = new Rows(cache.memory);
  const applications = new Applications(rows);
  const folders = new Folders(rows);
  const live = {
    cache,
    rows,
    events: new Events(rows),
    applications,
    interviews: new Interviews(rows, applications),
    eventsByReference: new ByMember(rows, 'Planification', 'ReferenceExterne'),
    applicationsByNumber: new ByMember(rows, 'Dossier', 'Numero'),
    folders,
    tree: new TreeLines(folders),
    drafts: new Drafts(cache.notes),
    people: new People(rows),
  };
  known.set(cache, live);
  return live;
}
