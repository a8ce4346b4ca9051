import { interviewAmong, isLinked } from '#cache/queries/links.ts';
import type { EventView, InterviewView } from '#cache/queries/views.ts';
import { agentOf, clashOf, endOf, needOfEvent } from '#shared/clash/clash.ts';
import type { Need, Span } from '#shared/clash/clash.ts';
import { takenBy } from '#shared/clash/free.ts';
import { usualLength } from '#shared/time/interviewLength.ts';

type Interview = Pick<
  InterviewView,
  'id' | 'applicantId' | 'applicantName' | 'numero' | 'agentId' | 'agentName' | 'creneau' | 'mark'
>;
type Event = Pick<EventView, 'id' | 'nom' | 'reference' | 'debut' | 'fin' | 'enseignants' | 'annule' | 'mark'>;

/** Why an interview cannot take place as planned, as the facts that a sentence needs. */
export interface Clash extends Span {
  readonly kind: 'agent' | 'applicant' | 'room' | 'calendar' | 'busy' | 'teacher' | 'elsewhere' | 'otherDay';
  /** The people who are at two places, or the room that is taken twice. */
  readonly who: string;
  readonly what: string;
  /** The event of the interview, at another time: the user says which it is. */
  readonly own?: string;
  /** One of the two has this value only by a change that still waits. */
  readonly isPending: boolean;
}

/** The room of an interview, '' for none: the service has no member for it. */
type RoomOf = (id: string) => string;

/** The interviews of a day against its calendar: the time each takes, its own event, and its clashes. */
export interface DayPlan {
  readonly spans: ReadonlyMap<string, Span>;
  readonly ownEvents: ReadonlyMap<string, Event>;
  readonly clashes: ReadonlyMap<string, readonly Clash[]>;
}

/** An event is an interview's own by its number alone, an agent's by its text (R5.8). Nothing else is reported. */
export function planOf(
  interviews: readonly Interview[],
  events: readonly Event[],
  roomOf: RoomOf = () => '',
  /** The events of the days before and after, for an interview whose event is on another day. */
  around: readonly Event[] = [],
): DayPlan {
  const open = events.filter(({ annule }) => !annule);
  const ownEvents = new Map<string, Event>();
  for (const interview of interviews) {
    const own = ownEvent(interview, open);
    if (own) ownEvents.set(interview.id, own);
  }
  const spans = new Map(interviews.map((interview) => [interview.id, spanOf(interview, ownEvents.get(interview.id))]));
  const isOwn = new Set([...ownEvents.values()].map(({ id }) => id));
  const others = open.filter(({ id }) => !isOwn.has(id));
  const clashes = new Map<string, readonly Clash[]>();
  for (const interview of interviews) {
    const span = spans.get(interview.id) ?? spanOf(interview, undefined);
    const own = ownEvents.get(interview.id);
    const found = [
      ...withOthers(interview, interviews, spans, roomOf),
      ...withCalendar(interview, span, others),
      ...(own ? ofOwnEvent(interview, own, open) : onOtherDay(interview, around)),
    ];
    if (found.length > 0) clashes.set(interview.id, found);
  }
  return { spans, ownEvents, clashes };
}

const ownEvent = (interview: Interview, events: readonly Event[]): Event | undefined =>
  interviewAmong(
    events.filter((event) => isLinked(event, interview)),
    interview.creneau,
  );

const spanOf = ({ creneau }: Interview, own: Event | undefined): Span => ({
  from: creneau,
  to: creneau + (own ? own.fin - own.debut : usualLength),
});

function withOthers(
  interview: Interview,
  interviews: readonly Interview[],
  spans: DayPlan['spans'],
  roomOf: RoomOf,
): Clash[] {
  const clashes: Clash[] = [];
  const needOf = (each: Interview): Need => interviewNeed(each, spans.get(each.id), roomOf);
  for (const other of interviews) {
    if (other.id === interview.id) continue;
    const theirs = needOf(other);
    const { from, to } = theirs;
    const isPending = interview.mark !== null || other.mark !== null;
    const common = { what: other.applicantName, from, to, isPending };
    const clash = clashOf(needOf(interview), theirs);
    // The same applicant twice in one day is a clash, whatever the hours.
    if (isSameApplicant(interview, other)) clashes.push({ kind: 'applicant', who: interview.applicantName, ...common });
    else if (clash?.reason === 'room') clashes.push({ kind: 'room', who: roomOf(interview.id), ...common });
    else if (clash) clashes.push({ kind: 'agent', who: interview.agentName ?? '', ...common });
  }
  return clashes;
}

const isSameApplicant = (a: Interview, b: Interview): boolean =>
  a.applicantId !== '' && a.applicantId === b.applicantId;

const withCalendar = (interview: Interview, span: Span, events: readonly Event[]): Clash[] =>
  events.flatMap((event) => {
    if (event.debut >= endOf(span) || span.from >= event.fin) return [];
    if (isLinked(event, interview)) return clashWith('busy', interview.applicantName, interview, event);
    return clashOf(interviewNeed(interview, span), needOfEvent(event))
      ? clashWith('calendar', interview.agentName ?? '', interview, event)
      : [];
  });

const interviewNeed = (interview: Interview, span = spanOf(interview, undefined), roomOf?: RoomOf): Need => ({
  ...span,
  who: agentOf(interview),
  where: roomOf?.(interview.id) ?? '',
});

interface DayOf {
  readonly interviews: readonly Interview[];
  readonly events: readonly Event[];
  readonly roomOf: RoomOf;
}

/** What would prevent an interview at another moment, with its event, which goes with it. */
export function clashesAt(
  interview: Interview,
  own: Event | undefined,
  at: number,
  { interviews, events, roomOf }: DayOf,
): readonly Clash[] {
  const moved = { ...interview, creneau: at };
  const itsEvent = own ? [{ ...own, debut: at, fin: at + own.fin - own.debut }] : [];
  const others = interviews.filter(({ id }) => id !== interview.id);
  const elsewhere = events.filter(({ id }) => id !== own?.id);
  return planOf([moved, ...others], [...itsEvent, ...elsewhere], roomOf).clashes.get(interview.id) ?? [];
}

/** When applicant, agent, teachers or room are taken by something else. Without an agent any other interview counts. */
export function takenAround(
  interview: Interview,
  own: Event | undefined,
  { interviews, events, roomOf }: DayOf,
): readonly Span[] {
  const others = interviews.filter(({ id }) => id !== interview.id);
  const elsewhere = events.filter(({ id, annule }) => id !== own?.id && !annule);
  const { spans } = planOf(others, elsewhere);
  const needed = [interviewNeed(interview, undefined, roomOf), ...(own ? [needOfEvent(own)] : [])];
  const needs = others.map((other) => interviewNeed(other, spans.get(other.id), roomOf));
  return [
    ...needs.filter((_, at) => {
      const other = others[at];
      return interview.agentId === null || (other !== undefined && isSameApplicant(interview, other));
    }),
    ...elsewhere.filter((event) => isLinked(event, interview)).map(needOfEvent),
    ...takenBy(needed, [...needs, ...elsewhere.map(needOfEvent)]),
  ];
}

/** Without an event on its day: the only event of the days around with its number. */
function onOtherDay(interview: Interview, around: readonly Event[]): Clash[] {
  const [event, another] = around.filter((each) => !each.annule && isLinked(each, interview));
  return event && !another ? [{ ...clashWith('otherDay', '', interview, event), own: event.id }] : [];
}

/** The event of the interview: at another hour, or with teachers who are elsewhere then (R5.8). */
function ofOwnEvent(interview: Interview, own: Event, events: readonly Event[]): Clash[] {
  if (own.debut !== interview.creneau) return [{ ...clashWith('elsewhere', '', interview, own), own: own.id }];
  return events.flatMap((event) => {
    const common = event.id === own.id ? null : clashOf(needOfEvent(own), needOfEvent(event));
    return common ? clashWith('teacher', common.who, interview, event) : [];
  });
}

const clashWith = (kind: Clash['kind'], who: string, interview: Interview, event: Event): Clash => ({
  kind,
  who,
  what: event.nom,
  from: event.debut,
  to: event.fin,
  isPending: interview.mark !== null || event.mark !== null,
});
