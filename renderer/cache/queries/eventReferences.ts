import type { Range } from './events.ts';
import type { Live } from './live.ts';
import { liveAnswer } from './liveQuery.ts';
import type { EventView } from './views.ts';

export interface KnownEvents {
  /** By ReferenceExterne, those that exist only here too. Of several with one reference, one that still takes place. */
  readonly byReference: (reference: string) => EventView | undefined;
  readonly one: (id: string) => EventView | null;
  readonly within: (range: Range) => readonly EventView[];
}

/** At the moment of asking; those that are gone too: what was deleted is not created again. */
export function knownEvents({ events, eventsByReference }: Pick<Live, 'events' | 'eventsByReference'>): KnownEvents {
  return {
    one: (id) => events.one(id),
    within: (range) => events.within(range),
    byReference(reference) {
      const found = eventsByReference.of(reference.trim()).flatMap((id) => events.one(id) ?? []);
      return found.find(({ annule }) => !annule) ?? found[0];
    },
  };
}

export const useKnownEvents = liveAnswer(knownEvents);
