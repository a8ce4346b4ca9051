import { applicantsIn } from './applicantsIn.ts';
import { forApplicationViews } from './applications.ts';
import { forEvents } from './events.ts';
import { hasEvent } from './links.ts';
import type { Live } from './live.ts';
import { liveQuery } from './liveQuery.ts';
import { forPeople } from './people.ts';
import type { ApplicationView } from './views.ts';

export interface LinkChoice {
  readonly eventId: string;
  readonly application: ApplicationView;
  readonly because: 'both' | 'name' | 'hour' | 'typed';
}

const reasons = ['typed', 'both', 'name', 'hour'] as const;

/** Of events without a number: by a name in the event, or campus and hour. `typed`: a text with a name. */
function linkChoices(live: Live, eventIds: readonly string[], typed: string): readonly LinkChoice[] {
  const isFree = (application: ApplicationView): boolean => !hasEvent(live, application);
  const named = (text: string): readonly ApplicationView[] =>
    applicantsIn(live, text).flatMap(({ applications }) => applications.filter(isFree));
  const choicesOf = (eventId: string): readonly LinkChoice[] => {
    const event = live.events.one(eventId);
    if (!event) return [];
    if (typed.trim() !== '')
      return named(typed).map((application) => ({ eventId, application, because: 'typed' as const }));
    const { nom, campusId, debut } = event;
    const ofName = named(nom);
    const ofHour = live.interviews.within({ campusId, from: debut, to: debut + 1 }).filter(isFree);
    return [
      ...ofName.map((application) => ({
        eventId,
        application,
        because: application.creneau === debut ? ('both' as const) : ('name' as const),
      })),
      ...ofHour
        .filter(({ id }) => ofName.every((each) => each.id !== id))
        .map((application) => ({ eventId, application, because: 'hour' as const })),
    ].toSorted((a, b) => reasons.indexOf(a.because) - reasons.indexOf(b.because));
  };
  return eventIds.flatMap(choicesOf);
}
export const useLinkChoices = liveQuery(
  [...new Set([...forPeople, ...forEvents, ...forApplicationViews])],
  linkChoices,
);
