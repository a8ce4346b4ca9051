import type { RawJson } from '#shared/json/rawJson.ts';
import type { Range } from './events.ts';
import type { Live } from './live.ts';
import { liveAnswer } from './liveQuery.ts';
import type { EventView } from './views.ts';

export interface KnownEvent {
  readonly view: EventView;
  /** The row as a screen shows it: what an edit is based on (I12). */
  readonly text: RawJson;
}

/** The events of this workstation that a file may name. */
export interface KnownEvents {
  /** By ReferenceExterne, those that exist only here too. Of several with one reference, one that still takes place. */
  readonly byReference: (reference: string) => KnownEvent | undefined;
  readonly one: (id: string) => KnownEvent | null;
  readonly within: (range: Range) => readonly EventView[];
}

/** Finds them in steps, at the moment of asking; those that are gone too: what was deleted is not created again. */
export function* knownEvents({
  rows,
  events,
  eventsByReference,
}: Pick<Live, 'rows' | 'events' | 'eventsByReference'>): Generator<void, KnownEvents> {
  yield* eventsByReference.catchUp();
  const one = (id: string): KnownEvent | null => {
    const view = events.one(id);
    const text = rows.current('Planification', id);
    return view && text !== undefined ? { view, text } : null;
  };
  return {
    one,
    within: (range) => events.within(range),
    byReference(reference) {
      const found = eventsByReference.of(reference.trim()).flatMap((id) => one(id) ?? []);
      return found.find(({ view }) => !view.annule) ?? found[0];
    },
  };
}

export const useKnownEvents = liveAnswer(knownEvents);
