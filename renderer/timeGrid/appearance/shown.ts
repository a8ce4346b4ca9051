import { syncMarks } from '#cache/queries/views.ts';
import type { EventView, InterviewView, SyncMark } from '#cache/queries/views.ts';
import { isLinked } from '#intents/interview/linked.ts';
import type { Hue } from './hue.ts';

/**
 * What the grid shows: an event; the interview hour of an application, which is no event of the service; or a row of a
 * list at its hour.
 */
export interface ShownEvent extends EventView {
  readonly interview?: InterviewView;
  /** Only its start is known. */
  readonly isMoment?: boolean;
  /** Its colour, where its type does not say it. */
  readonly hue?: Hue;
  /** It is shown where the user moved it to, and the outbox does not have that yet. */
  readonly isUnkept?: boolean;
  /** Something was typed in its form that is not saved. */
  readonly isTypedIn?: boolean;
  /** It changed elsewhere, and stays where it was while the user works in the view (`useHeldPlaces`). */
  readonly isHeld?: boolean;
}

/** What blocks are called: events, or rows of a list. */
export type ShownKind = 'event' | 'row';

/** The order of events on every screen. */
export const byStart = (a: EventView, b: EventView): number =>
  a.debut - b.debut || a.fin - b.fin || (a.id < b.id ? -1 : 1);

/** The type under which interviews of applications are shown and filtered; no id of the service. */
export const interviewTypeId = 'dossier';
export const interviewId = (applicationId: string): string => `${interviewTypeId}:${applicationId}`;

/** An event without any value, for what has only some of an event's members. */
export const blankEvent: ShownEvent = {
  id: '',
  mark: null,
  steps: [],
  nom: '',
  campusId: '',
  typeId: '',
  typeName: '',
  debut: 0,
  fin: 0,
  baseDebut: null,
  baseFin: null,
  enseignants: '',
  programmeName: '',
  sequenceId: null,
  group: null,
  annule: false,
  gone: false,
  realise: false,
};

/** What is known of a moment. */
type Moment = Pick<EventView, 'id' | 'nom' | 'typeName' | 'debut' | 'mark'> & Partial<ShownEvent>;

/** A moment in the form of an event. */
export const momentAsEvent = (moment: Moment): ShownEvent => ({
  ...blankEvent,
  fin: moment.debut,
  isMoment: true,
  ...moment,
});

/** Interviews in the form of events. They have no end: the service has only their start. */
export function interviewsAsEvents(
  interviews: readonly (InterviewView & Pick<ShownEvent, 'isHeld'>)[],
  campusId: string,
  typeName: string,
): readonly ShownEvent[] {
  return interviews.map((interview) =>
    momentAsEvent({
      id: interviewId(interview.id),
      mark: interview.mark,
      steps: interview.steps,
      nom: interview.applicantName || interview.numero,
      campusId: interview.campusId ?? campusId,
      typeId: interviewTypeId,
      typeName,
      debut: interview.creneau,
      baseDebut: interview.baseCreneau,
      baseFin: interview.baseCreneau,
      enseignants: interview.agentName ?? '',
      programmeName: interview.admissionPathName,
      interview,
      ...(interview.isHeld && { isHeld: true }),
    }),
  );
}

type StandIns = ReadonlyMap<string, EventView>;
/** By both lists: they are others after a change, so what is made of them never ages. */
const read = new WeakMap<readonly InterviewView[], WeakMap<readonly EventView[], StandIns>>();

/**
 * The event that already shows an interview: with its number, at the very same moment (R4.7). By the interview's id. A
 * screen asks several times for the same lists, and finds them once.
 */
export function standIns(interviews: readonly InterviewView[], events: readonly EventView[]): StandIns {
  const known = read.get(interviews) ?? new WeakMap<readonly EventView[], StandIns>();
  read.set(interviews, known);
  const found = known.get(events) ?? findStandIns(interviews, events);
  known.set(events, found);
  return found;
}

function findStandIns(interviews: readonly InterviewView[], events: readonly EventView[]): StandIns {
  // Few moments have an interview, and an edit asks for every event of the week.
  const moments = new Set(interviews.map(({ creneau }) => creneau));
  const atMoment = Map.groupBy(
    events.filter(({ annule, debut }) => !annule && moments.has(debut)),
    ({ debut }) => debut,
  );
  const found = new Map<string, EventView>();
  for (const interview of interviews) {
    const event = atMoment.get(interview.creneau)?.find((each) => isLinked(each, interview));
    if (event) found.set(interview.id, event);
  }
  return found;
}

/** The interview that each event shows, by the event's id. */
export function interviewsShown(
  interviews: readonly InterviewView[],
  events: readonly EventView[],
): ReadonlyMap<string, InterviewView> {
  const shownBy = standIns(interviews, events);
  return new Map(
    interviews.flatMap((interview) => {
      const event = shownBy.get(interview.id);
      return event ? [[event.id, interview] as const] : [];
    }),
  );
}

/** The agent of each interview that an event shows: the agent's name, by the event's id. */
export function agentsOf(
  interviews: readonly InterviewView[],
  events: readonly EventView[],
): ReadonlyMap<string, string> {
  const shownBy = standIns(interviews, events);
  return new Map(
    interviews.flatMap(({ id, agentName }) => {
      const event = shownBy.get(id);
      return event && agentName !== null ? [[event.id, agentName] as const] : [];
    }),
  );
}

/** The events, and the interviews that none of them shows, by start. */
export function withInterviews(
  events: readonly ShownEvent[],
  interviews: readonly InterviewView[],
  campusId: string,
  typeName: string,
): readonly ShownEvent[] {
  const shownBy = standIns(interviews, events);
  const alone = interviews.filter(({ id }) => !shownBy.has(id));
  return alone.length === 0 ? events : [...events, ...interviewsAsEvents(alone, campusId, typeName)].toSorted(byStart);
}

/** What a mark says of a change that waits; null for any other. */
export const syncMarkOf = (mark: string | null): SyncMark | null => syncMarks.find((each) => each === mark) ?? null;

/** Of several, the most urgent shows (experience: sync marks). */
export const mostUrgent = (events: readonly EventView[]): SyncMark | null =>
  syncMarks.find((mark) => events.some((event) => event.mark === mark)) ?? null;
