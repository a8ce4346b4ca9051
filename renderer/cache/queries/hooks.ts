import { useCallback, useMemo } from 'react';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { PullRequest, PullStatus } from '#sync/ports.ts';
import { requestKey } from '#sync/rules/request.ts';
import type { Step } from '#sync/step.ts';
import { datasetKey } from '../writes/datasetKey.ts';
import { alreadyKnown } from './alreadyKnown.ts';
import type { KnownApplicant, Newcomer } from './alreadyKnown.ts';
import type { ApplicationChoices, SeenInApplications } from './applicationChoices.ts';
import { forApplicationViews } from './applications.ts';
import { useLiveContext } from './CacheProvider.tsx';
import type { Live } from './CacheProvider.tsx';
import { forEvents } from './events.ts';
import type { Range, Times } from './events.ts';
import { branchOf } from './folderBranch.ts';
import type { FolderBranch } from './folderBranch.ts';
import type { FolderOwner } from './folderOf.ts';
import type { Label } from './labels.ts';
import type { OutboxCounts } from './outbox.ts';
import { forLabels } from './referenceLabels.ts';
import type { Rows } from './rows.ts';
import { useLive } from './useLive.ts';
import type {
  AgentView,
  ApplicationView,
  DatasetStatus,
  EventView,
  FolderMatches,
  FolderView,
  InterviewView,
  OutboxView,
  PlacedFolderView,
  TreeLine,
} from './views.ts';
import type { AllOf } from './wholeList.ts';

export type { FolderBranch } from './folderBranch.ts';
export type { FolderOwner } from './folderOf.ts';
export type { Label } from './labels.ts';
export type { Range } from './events.ts';

const forApplicants = ['Candidat', 'Mail'] as const;
const forApplications = ['Dossier'] as const;
const forChoices = [...forLabels, 'EtatCandidature', 'Dossier'] as const;
const forFolders = ['Directory', 'Instance'] as const;
const forAgents = ['Agent'] as const;
const forTypes = ['TypePlanification', 'Planification'] as const;
const forCampuses = ['EntiteJuridique'] as const;
const forEnrolments = ['InscriptionSequence'] as const;
const nothing = [] as const;

/** Events of a campus that touch [from, to) (epoch ms), by begin. An unchanged EventView stays the same object. */
export function useEvents({ campusId, from, to }: Range): readonly EventView[] {
  const read = useCallback(({ events }: Live) => events.within({ campusId, from, to }), [campusId, from, to]);
  return useLive(forEvents, read);
}

/** The same of several campuses. */
export function useEventsOf(campusIds: readonly string[], { from, to }: Times): readonly EventView[] {
  const key = campusIds.join(' ');
  const read = useCallback(
    ({ events }: Live) => events.ofCampuses(key === '' ? [] : key.split(' '), { from, to }),
    [key, from, to],
  );
  return useLive(forEvents, read);
}

/** Ids of the sequences that a learner is enrolled in, as far as this workstation knows; none for null. */
export function useEnrolledSequences(learnerId: string | null): readonly string[] {
  const read = useCallback(
    ({ people }: Live) =>
      learnerId === null
        ? []
        : people
            .rowsOf('InscriptionSequence', 'ApprenantId', learnerId)
            .filter(({ fields }) => fields.instant('DateDesinscription') === null)
            .flatMap(({ fields }) => fields.id('SequenceId') ?? []),
    [learnerId],
  );
  return useLive(forEnrolments, read);
}

/** Null when it is not in the cache. */
export function useEvent(id: string): EventView | null {
  return useLive(
    forEvents,
    useCallback(({ events }: Live) => events.one(id), [id]),
  );
}

/** Applications with an interview in [from, to) (epoch ms), by time. */
export function useInterviews({ campusId, from, to }: Range): readonly InterviewView[] {
  const read = useCallback(({ interviews }: Live) => interviews.within({ campusId, from, to }), [campusId, from, to]);
  return useLive(forApplicationViews, read);
}

/** The same of several campuses. */
export function useInterviewsOf(campusIds: readonly string[], { from, to }: Times): readonly InterviewView[] {
  const key = campusIds.join(' ');
  const read = useCallback(
    ({ interviews }: Live) => interviews.ofCampuses(key === '' ? [] : key.split(' '), { from, to }),
    [key, from, to],
  );
  return useLive(forApplicationViews, read);
}

/** Every application on this workstation, in no order; an unchanged one stays the same object. */
export function useApplications(): AllOf<ApplicationView> {
  return useLive(forApplicationViews, readApplications);
}
const readApplications = ({ applications }: Live): AllOf<ApplicationView> => applications.all();

/** Applications by id, in the order asked for; null for one that is not in the cache. */
export function useSomeApplications(ids: readonly string[]): readonly (ApplicationView | null)[] {
  const asked = ids.join(' ');
  return useLive(
    forApplicationViews,
    useCallback(({ applications }: Live) => asked.split(' ').map((id) => applications.one(id)), [asked]),
  );
}

/** Null when the application is not in the cache or has no interview. */
export function useInterview(id: string): InterviewView | null {
  return useLive(
    forApplicationViews,
    useCallback(({ interviews }: Live) => interviews.one(id), [id]),
  );
}

/** Admission paths of a campus and states of applications, to choose from. */
export function useApplicationChoices(campusId: string): ApplicationChoices {
  return useLive(
    forChoices,
    useCallback(({ applicationChoices }: Live) => applicationChoices.forNew(campusId), [campusId]),
  );
}

/** Values found in the applications of this workstation where the service lists nothing (R3.4). */
export function useSeenInApplications(): SeenInApplications {
  return useLive(forApplications, readSeen);
}
const readSeen = ({ applicationChoices }: Live): SeenInApplications => applicationChoices.inApplications();

/** Searches the loaded rows for applicants who may be the same person; the datasets are loaded at first use. */
export function useAlreadyKnown(): (newcomer: Newcomer) => readonly KnownApplicant[] {
  const rows = useLive(forApplicants, readRows);
  return useCallback((newcomer) => alreadyKnown(rows, newcomer), [rows]);
}
const readRows = ({ rows }: Live): Rows => rows;

/** The folder of a person: one id where it is certain (see FoldersOf). */
export function useFoldersOf({ numbers, name }: FolderOwner): readonly string[] {
  const key = numbers.join('\n');
  return useLive(
    forFolders,
    useCallback(({ foldersOf }: Live) => foldersOf.of({ numbers: key.split('\n'), name }), [key, name]),
  );
}

/** Ids of folders by their names. `isOne` must be stable. */
export function useFoldersByName(isOne: (name: string) => boolean): readonly string[] {
  return useLive(
    forFolders,
    useCallback(({ foldersOf }: Live) => foldersOf.named(isOne), [isOne]),
  );
}

/** A folder with all folders that are known to be below it; null when it is not here. */
export function useFolderBranch(id: string | null): FolderBranch | null {
  const { folders } = useLiveContext();
  const revision = useLive(forFolders, readRevision);
  // Made again after every change of the tree only.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => (id === null ? null : branchOf(folders, id)), [folders, id, revision]);
}
const readRevision = ({ cache: { memory } }: Live): readonly unknown[] => [
  memory.revisionOf('Directory'),
  memory.steps(),
  memory.allStatuses(),
];

/** Ids of the steps of one intent that are in the outbox, oldest first, at the time of the call. */
export function useStepsOfIntent(): (intentId: string) => readonly string[] {
  const { memory } = useLiveContext().cache;
  return useCallback(
    (intentId) => memory.steps().flatMap((step) => (step.intentId === intentId ? step.id : [])),
    [memory],
  );
}

/** The content of a folder (`root`, a Streamid or a provisional id): folders first, by French collation. */
export function useFolder(parentId: string): readonly FolderView[] {
  return useLive(
    forFolders,
    useCallback(({ folders }: Live) => folders.inside(parentId), [parentId]),
  );
}

/** Every folder and file on this workstation, in no order; an unchanged one stays the same object. */
export function useAllFolders(): AllOf<PlacedFolderView> {
  return useLive(forFolders, readAllFolders);
}
const readAllFolders = ({ folders }: Live): AllOf<PlacedFolderView> => folders.all();

/** The folder's ancestors and itself, from below the share; [] for the root. Their names are the path of a pull. */
export function useFolderPath(id: string): readonly Label[] {
  return useLive(
    forFolders,
    useCallback(({ folders }: Live) => folders.path(id), [id]),
  );
}

/** One folder or file; null when it is not here. */
export function useFolderRow(id: string): FolderView | null {
  return useLive(
    forFolders,
    useCallback(({ folders }: Live) => folders.one(id), [id]),
  );
}

/** The folder in which a folder or file lies, at the moment of asking; `root` for the share. */
export function useParentFolder(): (id: string) => string {
  const { folders } = useLiveContext();
  return useCallback((id) => folders.path(id).at(-2)?.id ?? 'root', [folders]);
}

/** The names from below the share down to a folder, at the moment of asking. */
export function useFolderNames(): (id: string) => readonly string[] {
  const { folders } = useLiveContext();
  return useCallback((id) => folders.path(id).map(({ name }) => name), [folders]);
}

/** The folder tree, top to bottom, as far as it is unfolded. */
export function useFolderTree(unfolded: ReadonlySet<string>): readonly TreeLine[] {
  return useLive(
    forFolders,
    useCallback(({ tree }: Live) => tree.shown(unfolded), [unfolded]),
  );
}

/** Folders and files that are on this workstation, by the words of their names; those in `folder` first. */
export function useFolderSearch(query: string, folder: string, limit: number): FolderMatches {
  return useLive(
    forFolders,
    useCallback(({ folders }: Live) => folders.find(query, folder, limit), [query, folder, limit]),
  );
}

export function useOutbox(): OutboxView {
  return useLive(nothing, readOutbox);
}
const readOutbox = ({ outbox }: Live): OutboxView => outbox.view();

/** The same counted: what shows only numbers is drawn again when one of them differs. */
export function useOutboxCounts(): OutboxCounts {
  return useLive(nothing, readOutboxCounts);
}
const readOutboxCounts = ({ outbox }: Live): OutboxCounts => outbox.counts();

/** The outbox at the moment of asking. */
export function useOutboxNow(): () => OutboxView {
  const { outbox } = useLiveContext();
  return useCallback(() => outbox.view(), [outbox]);
}

/** How fresh one dataset is; a folder that is not in the cache was never received. */
export function useDatasetStatus(request: PullRequest): DatasetStatus {
  const { entity, of, by } = request;
  // The caller may pass a new array each time; its names cannot contain a backslash.
  const names = request.path?.join('\\') ?? '';
  const read = useCallback(
    ({ cache: { memory } }: Live): PullStatus | null => {
      const dataset = datasetKey(memory.base, {
        entity,
        path: names === '' ? [] : names.split('\\'),
        ...(of !== undefined && { of }),
        ...(by !== undefined && { by }),
      });
      return dataset === undefined ? null : memory.status(dataset);
    },
    [entity, names, of, by],
  );
  return { entity, last: useLive(describeEntity(entity).listedBy === 'parent' ? forFolders : nothing, read) };
}

/**
 * The oldest time (epoch ms) at which the lists that belong to some entities were received; null when one never was.
 * `ids` separated by spaces; `by`: the member that they are compared with, where it is not the usual one.
 */
export function useReceivedAt(entity: EntityName, ids: string, by?: string): number | null {
  const read = useCallback(
    ({ cache: { memory } }: Live): number | null => {
      const times = ids
        .split(' ')
        .map((of) => memory.status(datasetKey(memory.base, ofValue(entity, of, by)) ?? '')?.at ?? null);
      return times.includes(null) ? null : Math.min(...times.map((at) => at ?? 0));
    },
    [entity, ids, by],
  );
  return useLive(nothing, read);
}

const ofValue = (entity: EntityName, of: string, by: string | undefined): PullRequest => ({
  entity,
  of,
  ...(by !== undefined && { by }),
});

/** When each row of a dataset was last received by its own id (epoch ms); rows that came in a list are not in it. */
export function useReceivedTimes(entity: EntityName): ReadonlyMap<string, number> {
  const read = useCallback(({ cache: { memory } }: Live) => memory.allStatuses(), []);
  const statuses = useLive(nothing, read);
  return useMemo(() => {
    const prefix = requestKey({ entity, of: '' });
    return new Map(
      [...statuses].flatMap(([key, { at }]) => (key.startsWith(prefix) ? [[key.slice(prefix.length), at]] : [])),
    );
  }, [entity, statuses]);
}

/** The first list of some entities that was cut when it was last received; `ids` separated by spaces. */
export function useCutList(entity: EntityName, ids: string, by?: string): PullStatus | null {
  const read = useCallback(
    ({ cache: { memory } }: Live): PullStatus | null =>
      ids
        .split(' ')
        .map((of) => memory.status(datasetKey(memory.base, ofValue(entity, of, by)) ?? ''))
        .find((status) => status?.complete === false) ?? null,
    [entity, ids, by],
  );
  return useLive(nothing, read);
}

/** Agents of a campus that may be given an application, by name. */
export function useAgents(campusId: string): readonly AgentView[] {
  return useLive(
    forAgents,
    useCallback(({ labels }: Live) => labels.agents(campusId), [campusId]),
  );
}

/** Event types by name: the service's, or else those found in events (R3.4). */
export function useTypes(): readonly Label[] {
  return useLive(forTypes, readTypes);
}
const readTypes = ({ labels }: Live): readonly Label[] => labels.types();

export function useCampuses(): readonly Label[] {
  return useLive(forCampuses, readCampuses);
}
const readCampuses = ({ labels }: Live): readonly Label[] => labels.campuses();

export interface EntityRow {
  /** The service's version. */
  readonly base?: RawJson;
  /** With every pending change applied. */
  readonly current?: RawJson;
  readonly steps: readonly Step[];
}

/** One row as text, with its pending changes: for the decision screens. */
export function useEntityRow(entity: EntityName, id: string): EntityRow {
  const read = useCallback(
    ({ rows }: Live): EntityRow => {
      const base = rows.base(entity, id);
      const current = rows.current(entity, id);
      return { ...(base && { base }), ...(current && { current }), steps: rows.steps(entity, id) };
    },
    [entity, id],
  );
  return useLive(useOnly(entity), read);
}

/** A row as text with its pending changes, at the time of the call; undefined where it is not in the cache. */
export function useCurrentText(entity: EntityName): (id: string) => RawJson | undefined {
  const { rows } = useLiveContext();
  return useCallback((id) => rows.current(entity, id), [rows, entity]);
}

/** Whether a dataset was loaded from this workstation's disk; the first call starts the load. */
export function useLoaded(entity: EntityName): 'loading' | 'ready' {
  const read = useCallback(({ cache }: Live) => (cache.memory.dataset(entity) ? 'ready' : 'loading'), [entity]);
  return useLive(useOnly(entity), read);
}

const useOnly = (entity: EntityName): readonly EntityName[] => useMemo(() => [entity], [entity]);
