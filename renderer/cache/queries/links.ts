import { isProvisional } from '#shared/entities/describe.ts';
import type { Times } from './events.ts';
import type { Live } from './live.ts';
import type { ApplicationView, EventView, InterviewView } from './views.ts';

type Numbered = Pick<ApplicationView, 'id' | 'numero'>;

/** What the event of an application has as ReferenceExterne: its number, or its id here until the service gives one. */
export const referenceOf = ({ id, numero }: Numbered): string => numero.trim() || (isProvisional(id) ? id : '');

/** Whether an event is of an application: it has its number, and nothing else makes it so (R4.7). */
export const isLinked = ({ reference }: Pick<EventView, 'reference'>, application: Numbered): boolean =>
  reference !== undefined && reference === referenceOf(application);

/** Of events with the number of an application, that of its interview: the only one at its hour, else the only one. */
export function interviewAmong<Item extends Pick<EventView, 'debut'>>(
  events: readonly Item[],
  creneau: number | null,
): Item | undefined {
  const there = events.filter(({ debut }) => debut === creneau);
  const [only, another] = there.length > 0 ? there : events;
  return another === undefined ? only : undefined;
}

/** An interview as the service has it twice. */
export interface LinkedInterview {
  readonly event: EventView;
  readonly application: ApplicationView;
}

const openEvents = (live: Live, application: ApplicationView): readonly EventView[] =>
  live.eventsByReference.of(referenceOf(application)).flatMap((id) => {
    const event = live.events.one(id);
    return event && !event.annule ? event : [];
  });

export const hasEvent = (live: Live, application: ApplicationView): boolean => openEvents(live, application).length > 0;

function eventOf(live: Live, application: ApplicationView): EventView | null {
  const { creneau } = application;
  if (creneau === null || live.applicationsByNumber.of(referenceOf(application)).length > 1) return null;
  return interviewAmong(openEvents(live, application), creneau) ?? null;
}

/** The only application with the number of an event. */
export function applicationOf(live: Live, { reference = '' }: Pick<EventView, 'reference'>): ApplicationView | null {
  const [only, another] = isProvisional(reference) ? [reference] : live.applicationsByNumber.of(reference);
  return only !== undefined && another === undefined ? live.applications.one(only) : null;
}

/** Both rows of an interview by one of them; a cancelled event is of an application without an hour. */
export function interviewOf(live: Live, entity: 'Planification' | 'Dossier', id: string): LinkedInterview | null {
  if (entity === 'Dossier') {
    const application = live.applications.one(id);
    const event = application && eventOf(live, application);
    return event && { event, application };
  }
  const event = live.events.one(id);
  const application = event && applicationOf(live, event);
  if (!application) return null;
  const isTheirs = event.annule ? application.creneau === null : eventOf(live, application)?.id === event.id;
  return isTheirs ? { event, application } : null;
}

/** Those with an hour in the period, and those of its events. One whose event is at another time is shown there. */
export function interviewsShown(live: Live, campusIds: readonly string[], times: Times): readonly InterviewView[] {
  const isOther = ({ campusId, debut, fin }: EventView): boolean =>
    campusIds.includes(campusId) && (debut >= times.to || (fin <= times.from && debut < times.from));
  const hours = live.interviews.ofCampuses(campusIds, times).filter((interview) => {
    const event = eventOf(live, interview);
    return event === null || !isOther(event);
  });
  const ofEvents = live.events.ofCampuses(campusIds, times).flatMap(({ id, reference, annule }) => {
    const linked = reference === undefined || annule ? null : interviewOf(live, 'Planification', id);
    return (linked && live.interviews.one(linked.application.id)) ?? [];
  });
  return [...new Map([...hours, ...ofEvents].map((each) => [each.id, each])).values()].toSorted(
    (a, b) => a.creneau - b.creneau || (a.id < b.id ? -1 : 1),
  );
}
