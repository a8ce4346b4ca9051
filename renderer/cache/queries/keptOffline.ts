import { firstList } from '#shared/endpoints/index.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { foldedWords } from '#shared/text/fold.ts';
import type { PullStatus } from '#sync/ports.ts';
import { keptPartIds, keptParts } from '#sync/rules/kept.ts';
import type { KeptEntity, KeptPart } from '#sync/rules/kept.ts';
import { receivedEntities } from '#sync/rules/received.ts';
import type { ReceivedEntity } from '#sync/rules/received.ts';
import type { Fields } from '../pages/fields.ts';
import { datasetKey, listKey } from '../writes/datasetKey.ts';
import type { Folders } from './folders.ts';
import { keptLists, rowsNaming } from './keptRows.ts';
import type { KeptList } from './keptRows.ts';
import { personName } from './labels.ts';
import type { Live } from './live.ts';
import { madeOf } from './made.ts';
import type { Rows } from './rows.ts';
import type { InterviewView } from './views.ts';

/** What to check: as in stores/offline, with instants (epoch ms, `dayTo` excluded). */
export interface OfflineChoice {
  readonly folders: readonly string[];
  readonly rows: readonly { readonly entity: KeptEntity; readonly id: string }[];
  readonly campusId: string;
  readonly campusName: string;
  readonly dayFrom: number;
  readonly dayTo: number;
}

interface ListFacts {
  readonly last: PullStatus | null;
  readonly rows: number;
}

export interface DayInterview {
  readonly view: InterviewView;
  readonly isApplicantHere: boolean;
}

interface KeptPartFacts {
  readonly lists: readonly KeptList[];
  readonly count: number;
}

export interface OfflineFacts {
  readonly lists: Readonly<Record<ReceivedEntity, ListFacts>>;
  /** Persons of the applications here, and how many of them are not on this workstation. */
  readonly applicants: number;
  readonly applicantsAbsent: number;
  readonly folders: readonly KeptFolder[];
  /** The Streamid of the campus's own folder, where neither it nor anything below it is chosen. */
  readonly unchosenBranch: string | null;
  readonly parts: Readonly<Record<KeptPart, KeptPartFacts>>;
  /** Funders of the agreements among them, as they were created here: the service reads none again. */
  readonly funders: number;
  /** What those rows are called, in their order; null where this workstation does not know. */
  readonly rowNames: readonly (string | null)[];
  readonly day: readonly DayInterview[];
}

type Here = Pick<Live, 'rows' | 'folders' | 'interviews'>;

export function offlineFacts(live: Here, taken: OfflineChoice): OfflineFacts {
  const { rows, folders } = live;
  const agreements = taken.rows.filter(({ entity }) => entity === 'Convention');
  const funders = agreements.flatMap(({ id }) => rowsNaming(rows, 'ConventionOrganismeFinanceur', 'ConventionId', id));
  return {
    lists: listFacts(rows),
    ...applicantCounts(rows),
    folders: taken.folders.map((id) => keptFolder(rows, folders, id)),
    unchosenBranch: unchosenBranch(folders, taken),
    parts: partFacts(rows, taken),
    funders: funders.length,
    rowNames: taken.rows.map(({ entity, id }) => rowName(rows, entity, id)),
    day: dayOf(live, taken),
  };
}

function listFacts({ memory }: Rows): OfflineFacts['lists'] {
  const facts = receivedEntities.map((entity) => {
    const dataset = memory.dataset(entity);
    const key = datasetKey(memory.base, firstList(entity)) ?? entity;
    return [entity, { last: memory.status(key), rows: dataset?.rows.size ?? 0 }] as const;
  });
  return Object.fromEntries(facts) as OfflineFacts['lists']; // Object.fromEntries loses the names of the keys
}

function partFacts(rows: Rows, taken: OfflineChoice): OfflineFacts['parts'] {
  const lists = keptLists(rows, taken.rows);
  const parts = keptPartIds.map((part): readonly [KeptPart, KeptPartFacts] => {
    const [counted, ...others] = keptParts[part];
    const entities = new Set<EntityName>([counted, ...others]);
    const own = lists.filter(({ request }) => entities.has(request.entity));
    const ofCounted = own.filter(({ request }) => request.entity === counted);
    return [part, { lists: own, count: ofCounted.reduce((sum, list) => sum + list.rows, 0) }];
  });
  return Object.fromEntries(parts) as OfflineFacts['parts']; // Object.fromEntries loses the names of the keys
}

function rowName(rows: Rows, entity: KeptEntity, id: string): string | null {
  const row = rows.readBase(entity, id);
  // A billing case has no row of its own.
  if (!row || entity === 'BalanceClient') return null;
  if (entity === 'Convention') return agreementName(rows, row) || null;
  if (entity === 'Parcours') return row.text('Nom') || row.text('Code') || null;
  return (entity === 'Apprenant' ? personName(entity, row) : row.text('Code') || row.text('Nom')) || null;
}

/** A code alone says nothing to people: with the learner and the type, as far as they are known here. */
function agreementName(rows: Rows, row: Fields): string {
  const learner = rows.readBase('Apprenant', row.id('ApprenantId') ?? '');
  const type = rows.named('TypeConvention', row.id('TypeConventionId'));
  return [learner && personName('Apprenant', learner), type, row.text('Code') || row.text('Nom')]
    .filter(Boolean)
    .join(' · ');
}

const applicantCounts = madeOf(
  (rows) => rows.shown('Dossier', 'Candidat'),
  (rows) => {
    const people = new Set([...rows.ids('Dossier')].flatMap((id) => rows.read('Dossier', id)?.id('CandidatId') ?? []));
    const applicantsAbsent = [...people].filter((id) => rows.read('Candidat', id) === undefined).length;
    return { applicants: people.size, applicantsAbsent };
  },
);

/** A row with an unknown campus counts for every campus. */
const dayOf = ({ rows, interviews }: Here, { campusId, dayFrom, dayTo }: OfflineChoice): readonly DayInterview[] =>
  interviews
    .within({ campusId, from: dayFrom, to: dayTo })
    .map((view) => ({ view, isApplicantHere: rows.read('Candidat', view.applicantId) !== undefined }));

/** The folder of the first level that is named as the campus, with or without the word « campus ». */
export function campusBranch(folders: Folders, campusName: string): string | null {
  const bare = (name: string): string => foldedWords(name).replace(/^campus /u, '');
  const of = folders
    .inside('root')
    .find(({ id, isFolder, name }) => isFolder && !isProvisional(id) && bare(name) === bare(campusName));
  return of?.id ?? null;
}

function unchosenBranch(folders: Folders, { folders: chosen, campusName }: OfflineChoice): string | null {
  const branch = campusBranch(folders, campusName);
  const isChosen = chosen.some((id) => folders.path(id).some((above) => above.id === branch));
  return isChosen ? null : branch;
}

interface KeptFolder {
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
