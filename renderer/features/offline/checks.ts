import type { TFunction } from 'i18next';
import type { OfflineFacts } from '#cache/queries/useKeptOffline.ts';
import { namesOf } from '#i18n/labels/names.ts';
import { firstList } from '#shared/endpoints/index.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import type { Language } from '#shared/text/languages.ts';
import type { ToReceive } from '#stores/offline.ts';
import type { RunningPull } from '#stores/sync.ts';
import type { PullRequest, PullStatus } from '#sync/ports.ts';
import { keptParts } from '#sync/rules/kept.ts';
import type { KeptPart } from '#sync/rules/kept.ts';
import { receivedEntities } from '#sync/rules/received.ts';
import type { ReceivedEntity } from '#sync/rules/received.ts';
import { requestKey } from '#sync/rules/request.ts';

/** Parts of the check that are more than what others refer to, and the lists of the service that each consists of. */
const ofOwn = {
  calendar: ['Planification'],
  applications: ['Dossier'],
  applicants: ['Candidat'],
  staff: ['Agent', 'Enseignant'],
  partners: ['AutreLieuFormation', 'OrganismeFinanceur'],
  folders: ['Directory'],
} as const satisfies Readonly<Record<string, readonly ReceivedEntity[]>>;
export type DatasetId = keyof typeof ofOwn | 'references';
const datasetIds = [
  'calendar',
  'applications',
  'applicants',
  'staff',
  'references',
  'partners',
  'folders',
] as const satisfies readonly DatasetId[];

const named = new Set<ReceivedEntity>(Object.values(ofOwn).flat());
/** The lists of each part: every list that is received is in one. */
export const listsOf: Readonly<Record<DatasetId, readonly ReceivedEntity[]>> = {
  ...ofOwn,
  references: receivedEntities.filter((entity) => !named.has(entity)),
};

export function partName(id: DatasetId | KeptPart, t: TFunction, language: Language): string {
  const [entity] = { ...listsOf, ...keptParts }[id];
  return t(`offline.dataset.${id}`, { defaultValue: entity && namesOf(entity, language).other });
}

/** What keeps a part from being ready, worst first. */
const problems = ['never', 'partly', 'unlisted', 'cut', 'unreadable', 'old'] as const;
export type Problem = (typeof problems)[number];

export interface Check<Id extends string> {
  readonly id: Id;
  /** Worst first; empty: it is ready. */
  readonly problems: readonly Problem[];
  /** Epoch ms: no list of it is older. Null when nothing was downloaded. */
  readonly asOf: number | null;
  readonly toReceive: Required<Pick<ToReceive, 'sets' | 'folders'>>;
  /** Its lists that are being downloaded, and the rows received so far. */
  readonly receiving: readonly PullRequest[];
  readonly received: number;
  readonly failure: FailureKind | null;
}
export type DatasetCheck = Check<DatasetId>;

/** The service refused: it does not serve this list, or not to this user (R3.4). Online work lacks it just as well. */
export const refusals: ReadonlySet<FailureKind> = new Set<FailureKind>(['gone', 'forbidden', 'refused']);

export interface Underway {
  readonly pulls: Readonly<Record<string, RunningPull>>;
  readonly pullFailures: Readonly<Record<string, FailureKind>>;
}

/** Never received, truncated, with unreadable rows, or of another day. */
export const isLacking = (last: PullStatus | null, today: number): boolean =>
  last === null || !last.complete || last.unreadable.length > 0 || last.at < today;

/** What is wrong with lists of which `of` are served, by those that were received. */
export function problemsAmong(
  statuses: readonly PullStatus[],
  of: number,
  today: number,
  folders: OfflineFacts['folders'] = [],
): readonly Problem[] {
  const found: Readonly<Record<Problem, boolean>> = {
    never: statuses.length === 0 && of > 0,
    partly: statuses.length > 0 && statuses.length < of,
    unlisted: folders.some(({ folders: known, listed }) => known === 0 || listed < known),
    cut: statuses.some(({ complete }) => !complete) || folders.some(({ cut }) => cut.length > 0),
    unreadable: statuses.some(({ unreadable }) => unreadable.length > 0),
    old: statuses.some(({ at }) => at < today) || folders.some(({ asOf }) => asOf !== null && asOf < today),
  };
  return problems.filter((problem) => found[problem]);
}

/** Paths to walk from: all of a folder of another day, else what of it was not listed or truncated. */
function toWalk(
  { path, folders, listed, unlisted, cut, asOf }: OfflineFacts['folders'][number],
  today: number,
): readonly (readonly string[])[] {
  if (path.length === 0) return [];
  const isOld = asOf !== null && asOf < today;
  // Of very many that were not listed, only some are named.
  return isOld || folders - listed > unlisted.length ? [path] : [...unlisted, ...cut];
}

/**
 * `today`: epoch ms of its first instant, earlier downloads are old. A refused list counts only if the part has no
 * other.
 */
export function checkDatasets(
  facts: OfflineFacts,
  { pulls, pullFailures }: Underway,
  today: number,
): readonly DatasetCheck[] {
  return datasetIds.map((id) => {
    const lists = listsOf[id].map((entity) => ({ request: firstList(entity), last: facts.lists[entity].last }));
    const answered = lists.filter(
      ({ request, last }) => last !== null || !refusals.has(pullFailures[requestKey(request)] ?? 'offline'),
    );
    const served = answered.length === 0 ? lists : answered;
    const statuses = served.flatMap(({ last }) => last ?? []);
    const folders = id === 'folders' ? facts.folders : [];
    const ages = [...statuses.map(({ at }) => at), ...folders.flatMap(({ asOf }) => asOf ?? [])];
    const keys = lists.map(({ request }) => requestKey(request));
    return {
      id,
      problems: problemsAmong(statuses, served.length, today, folders),
      asOf: ages.length === 0 ? null : Math.min(...ages),
      toReceive: {
        sets: served.filter(({ last }) => isLacking(last, today)).map(({ request }) => request),
        folders: folders.flatMap((folder) => toWalk(folder, today)),
      },
      receiving: lists.map(({ request }) => request).filter((request) => pulls[requestKey(request)]),
      received: keys.reduce((sum, key) => sum + (pulls[key]?.received ?? 0), 0),
      failure: keys.map((key) => pullFailures[key]).find((failure) => failure !== undefined) ?? null,
    };
  });
}
