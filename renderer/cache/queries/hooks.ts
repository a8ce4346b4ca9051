import { useCallback, useMemo } from 'react';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { PullRequest, PullStatus } from '#sync/ports.ts';
import { asKept, showsEnd } from '#sync/rules/changes.ts';
import { isMade } from '#sync/step.ts';
import type { Step } from '#sync/step.ts';
import type { ReceivedChange } from '../pages/receivedChanges.ts';
import { datasetKey } from '../writes/datasetKey.ts';
import { alreadyKnown } from './alreadyKnown.ts';
import type { KnownApplicant, Newcomer } from './alreadyKnown.ts';
import { choicesForNew, seenInApplications } from './applicationChoices.ts';
import type { SeenInApplications } from './applicationChoices.ts';
import { forApplicationViews } from './applications.ts';
import { useLiveContext } from './CacheProvider.tsx';
import { forEvents } from './events.ts';
import type { Range, Times } from './events.ts';
import { branchOf } from './folderBranch.ts';
import type { FolderBranch } from './folderBranch.ts';
import { foldersNamed, foldersOf, placesExpected } from './folderOf.ts';
import type { FolderOwner, PlacesAsked } from './folderOf.ts';
import { agentsOf, campusesOf, typesOf } from './labels.ts';
import { applicationOf, interviewOf, interviewsShown } from './links.ts';
import type { Live } from './live.ts';
import { liveAnswer, liveQuery, liveQueryBy, liveQueryOf, rowsOfEntity } from './liveQuery.ts';
import { outboxCounts, outboxIn } from './outbox.ts';
import { forLabels, labelOf } from './referenceLabels.ts';
import { useLive } from './useLive.ts';
import type { DatasetStatus, EventView } from './views.ts';

export type { FolderBranch } from './folderBranch.ts';
export type { FolderOwner } from './folderOf.ts';
export type { Label } from './labels.ts';
export type { Range } from './events.ts';

const forApplicants = ['Candidat', 'Mail'] as const;
const forChoices = [...forLabels, 'EtatCandidature', 'Dossier'] as const;
const forFolders = ['Directory', 'Instance'] as const;
const forTypes = ['TypePlanification', 'Planification'] as const;
const forInterviews = [...forEvents, ...forApplicationViews];
const nothing = [] as const;
const none: readonly EventView[] = [];

/** Events of a campus that touch [from, to) (epoch ms), by begin. An unchanged EventView stays the same object. */
export const useEvents = liveQuery(forEvents, ({ events }, range: Range) => events.within(range));
export const useEventsOf = liveQuery(forEvents, ({ events }, campusIds: readonly string[], times: Times) =>
  events.ofCampuses(campusIds, times),
);
export const useEvent = liveQuery(forEvents, ({ events }, id: string) => events.one(id));

/** The events linked by one ReferenceMultiple, of any campus and time, by begin; none for null. */
export const useLinked = liveQuery(forEvents, ({ events }, group: string | null) =>
  group === null ? none : events.linked(group),
);
export const useLinkedNow = liveAnswer(({ events }, group: string) => events.linked(group));

/** Ids of the sequences that a learner is enrolled in, as far as this workstation knows; none for null. */
export const useEnrolledSequences = liveQuery(
  rowsOfEntity('InscriptionSequence'),
  ({ people }, learnerId: string | null): readonly string[] =>
    learnerId === null
      ? []
      : people
          .rowsOf('InscriptionSequence', 'ApprenantId', learnerId)
          .filter(({ fields }) => fields.instant('DateDesinscription') === null)
          .flatMap(({ fields }) => fields.id('SequenceId') ?? []),
);

/** The numbers of an applicant's applications, as far as this workstation knows; none for null. */
export const useNumbersOf = liveQuery(
  rowsOfEntity('Dossier'),
  ({ people }, applicantId: string | null): readonly string[] =>
    applicantId === null
      ? []
      : people.rowsOf('Dossier', 'CandidatId', applicantId).map(({ fields }) => fields.text('Numero').trim()),
);

/** Events that have the number of one of these applications, of any campus and time, the latest first. */
export const useEventsNumbered = liveQuery(
  forEvents,
  ({ events, eventsByReference }, numbers: readonly string[]): readonly EventView[] =>
    [...new Set(numbers.flatMap((number) => eventsByReference.of(number)))]
      .flatMap((id) => events.one(id) ?? [])
      .toSorted((a, b) => b.debut - a.debut || (a.id < b.id ? -1 : 1)),
);

/** Applications with an interview in [from, to) (epoch ms), by time. */
export const useInterviews = liveQuery(forApplicationViews, ({ interviews }, range: Range) => interviews.within(range));
/** The applications whose interviews a calendar of these campuses shows in [from, to), by their hour. */
export const useInterviewsOf = liveQuery(forInterviews, (live, campusIds: readonly string[], times: Times) =>
  interviewsShown(live, campusIds, times),
);
/** Both rows of the interview of an application; null where it has no event. */
export const useLinkedInterview = liveQuery(forInterviews, (live, applicationId: string) =>
  interviewOf(live, 'Dossier', applicationId),
);
/** The application of an event, whatever its hour; null without one. */
export const useApplicationOf = liveQuery(forApplicationViews, (live, reference: string) =>
  applicationOf(live, { reference }),
);
/** Null when the application is not in the cache or has no interview. */
export const useInterview = liveQuery(forApplicationViews, ({ interviews }, id: string) => interviews.one(id));
export const useApplications = liveQuery(forApplicationViews, ({ applications }) => applications.all());
/** Applications by id, in the order asked for; null for one that is not in the cache. */
export const useSomeApplications = liveQuery(forApplicationViews, ({ applications }, ids: readonly string[]) =>
  ids.map((id) => applications.one(id)),
);

export const useApplicationChoices = liveQuery(forChoices, ({ rows }, campusId: string) =>
  choicesForNew(rows, campusId),
);
/** Values found in the applications of this workstation where the service lists nothing (R3.4). */
export const useSeenInApplications = liveQuery(rowsOfEntity('Dossier'), ({ rows }): SeenInApplications =>
  seenInApplications(rows),
);

/** Searches the loaded rows for applicants who may be the same person; the datasets are loaded at first use. */
export function useAlreadyKnown(): (newcomer: Newcomer) => readonly KnownApplicant[] {
  const rows = useApplicantRows();
  return useCallback((newcomer) => alreadyKnown(rows)(newcomer), [rows]);
}
const useApplicantRows = liveQuery(forApplicants, ({ rows }) => rows);

/** The folder of a person: one id where it is certain (see `foldersOf`). */
export const useFoldersOf = liveQuery(forFolders, ({ rows, folders }, owner: FolderOwner) =>
  foldersOf(rows, folders, owner),
);

/** At which paths the folder of a person is looked for next. `admissionPathId`: '' for none. */
export const usePlacesExpected = liveAnswer(
  ({ rows, folders }, { near, ...where }: PlacesAsked, admissionPathId: string) =>
    placesExpected(rows, folders, {
      ...where,
      near: `${labelOf(rows, 'SessionRecrutement', admissionPathId)} ${near}`,
    }),
);

/** `isOne` must be stable. */
export const useFoldersByName = liveQueryBy(forFolders, ({ rows, folders }, isOne: (name: string) => boolean) =>
  foldersNamed(rows, folders, isOne),
);

export function useFolderBranch(id: string | null): FolderBranch | null {
  const { folders } = useLiveContext();
  const revision = useFolderRevision();
  // Made again after every change of the tree only.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => (id === null ? null : branchOf(folders, id)), [folders, id, revision]);
}
const useFolderRevision = liveQuery(forFolders, ({ cache: { memory } }): readonly unknown[] => [
  memory.revisionOf('Directory'),
  memory.steps(),
  memory.allStatuses(),
]);

/** Ids of the steps of one intent that are in the outbox, oldest first, at the time of the call. */
export const useStepsOfIntent = liveAnswer(({ cache: { memory } }, intentId: string): readonly string[] =>
  memory.steps().flatMap((step) => (step.intentId === intentId ? step.id : [])),
);

/** The content of a folder (`root`, a Streamid or a provisional id): folders first, by French collation. */
export const useFolder = liveQuery(forFolders, ({ folders }, parentId: string) => folders.inside(parentId));
export const useAllFolders = liveQuery(forFolders, ({ folders }) => folders.all());
/** The folder's ancestors and itself, from below the share; [] for the root. Their names are the path of a pull. */
export const useFolderPath = liveQuery(forFolders, ({ folders }, id: string) => folders.path(id));
export const useFolderId = liveQuery(forFolders, ({ folders }, typed: string) => folders.idOf(typed));
export const useFolderRow = liveQuery(forFolders, ({ folders }, id: string) => folders.one(id));
export const useFolderSearch = liveQuery(forFolders, ({ folders }, query: string, folder: string, limit: number) =>
  folders.find(query, folder, limit),
);

/** The folder in which a folder or file lies, at the moment of asking; `root` for the share. */
export const useParentFolder = liveAnswer(({ folders }, id: string) => folders.path(id).at(-2)?.id ?? 'root');

export const useFolderNames = liveAnswer(({ folders }, id: string): readonly string[] =>
  folders.path(id).map(({ name }) => name),
);

export const useFolderTree = liveQueryBy(forFolders, ({ tree }, unfolded: ReadonlySet<string>) => tree.shown(unfolded));

export const useOutbox = liveQuery(nothing, ({ rows }) => outboxIn(rows));
export const useOutboxCounts = liveQuery(nothing, ({ rows }, ...sent: string[]) => outboxCounts(rows, sent));

/** Ids of what was created here, as the service gave them: rows that come under another id than they had. */
export function useMadeHere(entity: EntityName): ReadonlySet<string> {
  const { receipts } = useOutbox();
  return useMemo(
    () => new Set(receipts.flatMap((step) => (step.entity === entity && isMade(step) ? step.target : []))),
    [receipts, entity],
  );
}

export const useOutboxNow = liveAnswer(({ rows }) => outboxIn(rows));

/** How fresh one dataset is; a folder that is not in the cache was never received. */
export function useDatasetStatus(request: PullRequest): DatasetStatus {
  return { entity: request.entity, last: useStatus(request) };
}
const useStatus = liveQueryOf(
  ({ entity }: PullRequest) => (describeEntity(entity).listedBy === 'parent' ? forFolders : nothing),
  ({ cache: { memory } }, { entity, path = [], of, by }): PullStatus | null => {
    const dataset = datasetKey(memory.base, { entity, path, ...asked(of, by) });
    return dataset === undefined ? null : memory.status(dataset);
  },
);

const asked = (of: string | undefined, by: string | undefined): Pick<PullRequest, 'of' | 'by'> => ({
  ...(of !== undefined && { of }),
  ...(by !== undefined && { by }),
});
const statusesOf = ({ cache: { memory } }: Live, entity: EntityName, ids: readonly string[], by: string | undefined) =>
  ids.map((of) => memory.status(datasetKey(memory.base, { entity, ...asked(of, by) }) ?? ''));

/** Epoch ms of the oldest reception; null when one never was. `by`: the member that ids are compared with. */
export const useReceivedAt = liveQuery(
  nothing,
  (live, entity: EntityName, ids: readonly string[], by?: string): number | null => {
    const times = statusesOf(live, entity, ids, by).map((status) => status?.at ?? null);
    return times.length === 0 || times.includes(null) ? null : Math.min(...times.map((at) => at ?? 0));
  },
);
/** The first list of some entities that was cut when it was last received. */
export const useCutList = liveQuery(
  nothing,
  (live, entity: EntityName, ids: readonly string[], by?: string): PullStatus | null =>
    statusesOf(live, entity, ids, by).find((status) => status?.complete === false) ?? null,
);

/** What others changed in a row of late, at the moment of asking: a row that changed is another view. */
export const useReceivedChange = liveAnswer(
  ({ cache: { memory } }, entity: EntityName, id: string): ReceivedChange | undefined =>
    memory.receivedChanges(entity).get(id),
);

export const useAgents = liveQuery(rowsOfEntity('Agent'), ({ rows }, campusId: string) => agentsOf(rows, campusId));
/** Event types by name: the service's, or else those found in events (R3.4). */
export const useTypes = liveQuery(forTypes, ({ rows }) => typesOf(rows));
export const useCampuses = liveQuery(rowsOfEntity('EntiteJuridique'), ({ rows }) => campusesOf(rows));

export interface EntityRow {
  /** The service's version. */
  readonly base?: RawJson;
  /** With every pending change applied. */
  readonly current?: RawJson;
  readonly steps: readonly Step[];
}

export const useEntityRow = liveQueryOf(rowsOfEntity, ({ rows }, entity: EntityName, id: string | null): EntityRow => {
  if (id === null) return { steps: [] };
  const base = rows.base(entity, id);
  const current = rows.current(entity, id);
  return { ...(base && { base }), ...(current && { current }), steps: rows.steps(entity, id) };
});

/** Of some edits, those whose row still shows what they gave it, as the service keeps it. `edits` must be stable. */
export function useStanding(edits: readonly Step[]): readonly Step[] {
  const needs = useMemo(() => [...new Set(edits.map(({ entity }) => entity))], [edits]);
  return useLive(
    needs,
    useCallback(
      ({ rows }: Live) =>
        edits.flatMap((edit) => {
          const row = rows.current(edit.entity, edit.target);
          const kept = row && asKept(edit, row);
          return kept && showsEnd(edit.entity, row, kept.changes, 'mine') ? [kept] : [];
        }),
      [edits],
    ),
  );
}

/** Whether a dataset was loaded from this workstation's disk; the first call starts the load. */
export const useLoaded = liveQueryOf(rowsOfEntity, ({ cache }, entity: EntityName): 'loading' | 'ready' =>
  cache.memory.dataset(entity) ? 'ready' : 'loading',
);
