import { ofApplication, ofEvent } from '#acts/act.ts';
import { interviewAmong, referenceOf } from '#cache/queries/links.ts';
import { syncMarks } from '#cache/queries/views.ts';
import type { EventView, InterviewView, SyncMark } from '#cache/queries/views.ts';
import type { ShownRow } from '#intents/intent.ts';
import { interviewId } from '#intents/interview/alongside.ts';
import { withValues } from '#intents/seen.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { usualLength } from '#shared/time/interviewLength.ts';
import type { Span } from '../gesture/span.ts';
import { hueOf } from './hue.ts';
import type { Hue } from './hue.ts';

/** An event; an application's interview hour, which is no event of the service; or a row at its hour. */
export interface ShownEvent extends EventView {
  readonly interview?: InterviewView;
  /** The application whose interview the event is. */
  readonly linked?: InterviewView;
  /** Only its start is known. */
  readonly isMoment?: boolean;
  readonly hue?: Hue;
  /** It is shown where the user moved it to, and the outbox does not have that yet. */
  readonly isUnkept?: boolean;
  readonly isTypedIn?: boolean;
  /** It changed elsewhere, and stays where it was while the user works in the view (`usePinnedPlaces`). */
  readonly isPinned?: boolean;
}

export type ShownKind = 'event' | 'row';

export const byStart = (a: EventView, b: EventView): number =>
  a.debut - b.debut || a.fin - b.fin || (a.id < b.id ? -1 : 1);

/** An event without any value, for what has only some of an event's members. */
export const blankEvent: ShownEvent = {
  id: '',
  row: rawJson('{}'),
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

type Moment = Pick<EventView, 'id' | 'nom' | 'typeName' | 'debut' | 'mark'> & Partial<ShownEvent>;

/** A moment in the form of an event. */
export const momentAsEvent = (moment: Moment): ShownEvent => ({
  ...blankEvent,
  fin: moment.debut,
  isMoment: true,
  ...moment,
});

/** The type that an interview without an event is shown by: the school's own for interviews, else only its name. */
export interface InterviewType {
  readonly id: string;
  readonly name: string;
}

type Pinned = Pick<ShownEvent, 'isPinned'>;

/** Interviews in the form of events. The service has only their start. */
export const interviewsAsEvents = (
  interviews: readonly (InterviewView & Pinned)[],
  campusId: string,
  type: InterviewType,
): readonly ShownEvent[] =>
  interviews.map((interview) =>
    momentAsEvent({
      id: interviewId(interview.id),
      row: interview.row,
      mark: interview.mark,
      steps: interview.steps,
      nom: interview.applicantName || interview.numero,
      campusId: interview.campusId ?? campusId,
      typeId: type.id,
      typeName: type.name,
      debut: interview.creneau,
      fin: interview.creneau + usualLength,
      baseDebut: interview.baseCreneau,
      baseFin: interview.baseCreneau,
      enseignants: interview.agentName ?? '',
      programmeName: interview.admissionPathName,
      interview,
      ...(interview.isPinned && { isPinned: true }),
    }),
  );

/** One object for the same two rows, so that a block that did not change is not drawn again. */
const joined = new WeakMap<EventView, ShownEvent>();

/** An event with the application whose interview it is: the two are one block, and pinned together. */
function withApplication(event: ShownEvent, linked: InterviewView & Pinned): ShownEvent {
  const known = joined.get(event);
  if (known?.linked === linked) return known;
  const made = { ...event, linked, ...(linked.isPinned && { isPinned: true }) };
  joined.set(event, made);
  return made;
}

/** The events, each with its application, and the interviews that have no event, by start (R4.7). */
export function withInterviews(
  events: readonly ShownEvent[],
  interviews: readonly (InterviewView & Pinned)[],
  campusId: string,
  type: InterviewType,
): readonly ShownEvent[] {
  if (interviews.length === 0) return events;
  const open = events.filter(({ annule, reference }) => !annule && reference !== undefined);
  const byNumber = Map.groupBy(open, ({ reference }) => reference);
  const ofEvent = new Map<string, InterviewView & Pinned>();
  const alone = interviews.filter((interview) => {
    const event = interviewAmong(byNumber.get(referenceOf(interview)) ?? [], interview.creneau);
    if (event) ofEvent.set(event.id, interview);
    return !event;
  });
  const shown = events.map((event) => {
    const linked = ofEvent.get(event.id);
    return linked ? withApplication(event, linked) : event;
  });
  return alone.length === 0 ? shown : [...shown, ...interviewsAsEvents(alone, campusId, type)].toSorted(byStart);
}

export const applicationOf = ({ interview, linked }: ShownEvent): InterviewView | undefined => interview ?? linked;

/** An interview of the calendar that has no application's number yet. */
export const isToLink = (event: ShownEvent): boolean =>
  hueOf(event.typeName) === 'interview' &&
  !applicationOf(event) &&
  event.reference === undefined &&
  !event.annule &&
  !event.gone;

/** The rows of what is shown: an interview has two, the hour of an application alone has one. */
export function rowsOf(event: ShownEvent): readonly ShownRow[] {
  const application = applicationOf(event);
  return [...(event.interview ? [] : [ofEvent(event)]), ...(application ? [ofApplication(application)] : [])];
}

/** As it is shown at another time before the cache has it there, so that what begins there has seen it there (I12). */
export function shownAt(event: ShownEvent, { debut, fin }: Span, schoolZone: string): ShownEvent {
  const application = applicationOf(event);
  const row = application && withValues(ofApplication(application), { CreneauLibre: debut }, { schoolZone });
  const hour = application && row && { ...application, creneau: debut, row };
  if (event.interview) return { ...event, debut, fin, ...(hour && { interview: hour }) };
  const own = withValues(ofEvent(event), { Debut: debut, Fin: fin }, { schoolZone });
  return { ...event, debut, fin, row: own, ...(hour && { linked: hour }) };
}

/** The hour that the application of an event has, where it is another one than the event's. */
export const otherHour = ({ linked, debut, annule, isUnkept }: ShownEvent): number | null =>
  linked && !annule && !isUnkept && linked.creneau !== debut ? linked.creneau : null;

/** What a mark says of a change that waits; null for any other. */
export const syncMarkOf = (mark: string | null): SyncMark | null => syncMarks.find((each) => each === mark) ?? null;

/** Of several, the most urgent shows (experience: sync marks). */
export const mostUrgent = (events: readonly EventView[]): SyncMark | null =>
  syncMarks.find((mark) => events.some((event) => event.mark === mark)) ?? null;
