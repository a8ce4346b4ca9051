import { useSyncExternalStore } from 'react';
import type { ApplicantNamed } from '#cache/queries/applicantsIn.ts';
import type { Draft } from '#cache/queries/useDraft.ts';
import type { ApplicationView, EventView, InterviewView, OutboxView } from '#cache/queries/views.ts';
import { types } from '../fixtures.ts';

/** The test's data in place of the cache, whose hooks have their own tests. */
export const cache = {
  events: [] as readonly EventView[],
  interviews: [] as readonly InterviewView[],
  /** Rows as texts, for what reads their members. */
  /** Those whom every text names. */
  applicants: [] as readonly ApplicantNamed[],
  campuses: [] as readonly { readonly id: string; readonly name: string }[],
  received: true,
  loaded: 'ready' as 'ready' | 'loading',
  peopleLoaded: 'ready' as 'ready' | 'loading',
  /** Ids of the events whose changes wait in the outbox. */
  changing: (): readonly string[] => nothing,
};

export const useEvents = ({ from, to }: { readonly from: number; readonly to: number }): readonly EventView[] => {
  const within = cache.events.filter((event) => event.debut < to && event.fin > from);
  return within.length === cache.events.length ? cache.events : within;
};
export const useEventsOf = (
  _campusIds: readonly string[],
  times: { readonly from: number; readonly to: number },
): readonly EventView[] => useEvents(times);
export const useNumbersOf = (): readonly string[] => nothing;
export const useEventsNumbered = (numbers: readonly string[]): readonly EventView[] =>
  cache.events
    .filter(({ reference }) => reference !== undefined && numbers.includes(reference))
    .toSorted((a, b) => b.debut - a.debut);
const linked = (group: string | null): readonly EventView[] =>
  cache.events.filter((event) => group !== null && event.group === group);
export const useLinked = linked;
export const useLinkedNow = () => linked;
export const useEnrolledSequences = (): readonly [] => nothing;
const noNames = { numbers: [], words: [] };
export const useNamesIn = () => noNames;
export const useApplicantsIn = (text: string): readonly ApplicantNamed[] => (text === '' ? nothing : cache.applicants);
export const useEvent = (id: string): EventView | null => cache.events.find((event) => event.id === id) ?? null;
export const useOutbox = (): OutboxView => outbox;
const outboxNow = () => ({
  ...outbox,
  waiting: cache.changing().map((target) => ({ entity: 'Planification', target })),
});
export const useOutboxNow = () => outboxNow;
export const useIdNames = () => (): undefined => undefined;
export const useAddresses = () => (): undefined => undefined;
export const useStepsOfIntent = () => (): readonly string[] => [];
export const useTypes = (): typeof types => types;
export const useInterviews = (): readonly InterviewView[] => cache.interviews;
export const useInterviewsOf = (
  _campusIds: readonly string[],
  { from, to }: { readonly from: number; readonly to: number },
): readonly InterviewView[] => {
  const within = cache.interviews.filter(({ creneau }) => creneau < to && creneau >= from);
  return within.length === cache.interviews.length ? cache.interviews : within;
};
export const useSomeApplications = (ids: readonly string[]): readonly (ApplicationView | null)[] =>
  ids.map((id) => cache.applicants.flatMap((each) => each.applications).find((each) => each.id === id) ?? null);
export const useInterview = (id: string): InterviewView | null =>
  cache.interviews.find((interview) => interview.id === id) ?? null;
export const useApplicationOf = (reference: string): InterviewView | null =>
  cache.interviews.find(({ numero }) => numero === reference) ?? null;
export const useLinkedInterview = (): null => null;
export const useAgents = (): readonly Teacher[] => agents;
/** Those that a test needs. */
export const agents: Teacher[] = [];
export const useCampuses = (): typeof cache.campuses => cache.campuses;
export const useTeachers = (): readonly Teacher[] => teachers;
/** Those that a test needs. */
export const teachers: Teacher[] = [];
interface Teacher {
  readonly id: string;
  readonly name: string;
  readonly campusId?: string;
}
export const useProgrammes = (): readonly { readonly id: string; readonly name: string }[] => programmes;
export const useEntityRow = (): { readonly steps: readonly [] } => ({ steps: nothing });
export const useReceivedChange = () => noChange;
const noChange = (): undefined => undefined;
export const useReceivedAt = (): null => null;
export const useCutList = (): null => null;
export const useLoaded = (entity: string): 'ready' | 'loading' =>
  entity === 'Candidat' ? cache.peopleLoaded : cache.loaded;
export const useDatasetStatus = (): object => ({
  entity: 'Planification',
  last: cache.received ? { at: 0, received: 1, complete: true, unreadable: [] } : null,
});

const nothing = [] as const;
const outbox: OutboxView = { toDecide: [], waiting: [], receipts: [] };
const programmes = [{ id: '12', name: 'BTS NDRC' }];

let kept: Readonly<Record<string, Pick<Draft, 'text' | 'base'>>> = {};
const listeners = new Set<() => void>();
const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
export const keep = (key: string, text: string | null, base: Draft['base'] = null): void => {
  kept = { ...kept, [key]: { text, base } };
  for (const listener of listeners) listener();
};
export const forgetDrafts = (): void => {
  kept = {};
};
/** What would be on the disk. */
export const keptDraft = (key: string): string | null => kept[key]?.text ?? null;
export const useDraft = (key: string): object => ({
  text: null,
  base: null,
  ...useSyncExternalStore(listen, () => kept)[key],
  isUnsafe: false,
  keep: (text: string | null, base?: Draft['base']) => keep(key, text, base),
});
