import type { TFunction } from 'i18next';
import type { OfflineFacts } from '#cache/queries/useKeptOffline.ts';
import { namesOf } from '#i18n/labels/names.ts';
import { firstList } from '#shared/endpoints/index.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import type { Language } from '#shared/text/languages.ts';
import type { RunningPull } from '#stores/sync.ts';
import type { PullRequest } from '#sync/ports.ts';
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
export const datasetIds = [
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

/** What a part is called: as its entity, or by words of its own. */
export function partName(id: DatasetId | KeptPart, t: TFunction, language: Language): string {
  const [entity] = { ...listsOf, ...keptParts }[id];
  return t(`offline.dataset.${id}`, { defaultValue: entity && namesOf(entity, language).other });
}

/** What keeps a part from being ready, worst first. */
const problems = ['never', 'partly', 'unlisted', 'cut', 'unreadable', 'old'] as const;
export type Problem = (typeof problems)[number];

/** One part of the check. */
export interface Check<Id extends string> {
  readonly id: Id;
  /** Worst first; empty: it is ready. */
  readonly problems: readonly Problem[];
  /** Epoch ms: no list of it is older. Null when nothing was downloaded. */
  readonly asOf: number | null;
  /** Length of the texts as received. */
  readonly characters: number;
  /** Its lists that are being downloaded, and the rows received so far. */
  readonly receiving: readonly PullRequest[];
  readonly received: number;
  readonly failure: FailureKind | null;
}
export type DatasetCheck = Check<DatasetId>;

/** The service refused: it does not serve this list, or not to this user (R3.4). Online work lacks it just as well. */
export const refusals: ReadonlySet<FailureKind> = new Set<FailureKind>(['gone', 'forbidden', 'refused']);

/** The progress of each list's download. */
export interface Underway {
  readonly pulls: Readonly<Record<string, RunningPull>>;
  readonly pullFailures: Readonly<Record<string, FailureKind>>;
}

/**
 * `today`: epoch ms of the day's first instant; what was downloaded before it is old. A list that the service refuses
 * is ignored, unless the part has no other.
 */
export function checkDatasets(
  facts: OfflineFacts,
  { pulls, pullFailures }: Underway,
  today: number,
): readonly DatasetCheck[] {
  return datasetIds.map((id) => {
    const requests = listsOf[id].map(firstList);
    const lists = listsOf[id].map((entity) => facts.lists[entity]);
    const statuses = lists.map(({ last }) => last).filter((last) => last !== null);
    const refused = listsOf[id].filter(
      (entity, at) =>
        lists[at]?.last === null && refusals.has(pullFailures[requestKey(firstList(entity))] ?? 'offline'),
    );
    const folders = id === 'folders' ? facts.folders : [];
    const ages = [...statuses.map(({ at }) => at), ...folders.flatMap(({ asOf }) => asOf ?? [])];
    const asOf = ages.length === 0 ? null : Math.min(...ages);
    const found: Readonly<Record<Problem, boolean>> = {
      never: statuses.length === 0,
      partly: statuses.length > 0 && statuses.length + refused.length < lists.length,
      unlisted: folders.some(({ folders: known, listed }) => known === 0 || listed < known),
      cut: statuses.some(({ complete }) => !complete) || folders.some(({ cut }) => cut.length > 0),
      unreadable: statuses.some(({ unreadable }) => unreadable.length > 0),
      old: asOf !== null && asOf < today,
    };
    const keys = requests.map(requestKey);
    const receiving = requests.filter((request) => pulls[requestKey(request)]);
    return {
      id,
      problems: problems.filter((problem) => found[problem]),
      asOf,
      characters: lists.reduce((sum, { characters }) => sum + characters, 0),
      receiving,
      received: keys.reduce((sum, key) => sum + (pulls[key]?.received ?? 0), 0),
      failure: keys.map((key) => pullFailures[key]).find((failure) => failure !== undefined) ?? null,
    };
  });
}
