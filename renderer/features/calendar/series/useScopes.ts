import { useDatasetStatus, useLinked } from '#cache/queries/hooks.ts';
import type { EventView } from '#cache/queries/views.ts';
import { scopesOf } from '#intents/event/series.ts';
import type { Meant } from '#intents/event/series.ts';

interface Scopes {
  /** The event alone, then what else an act on it may mean. */
  readonly scopes: readonly Meant<EventView>[];
  /** What the widest of them means. */
  readonly events: readonly EventView[];
  /** The list of events has not come whole: the series may have others. */
  readonly isPartial: boolean;
}

/** The series of an event, on screen or not, as an act on it may mean it; `areCancelled`: its restoring. */
export function useScopes(event: EventView, areCancelled = false): Scopes {
  const { last } = useDatasetStatus({ entity: 'Planification' });
  const scopes = scopesOf(event, useLinked(event.group), areCancelled);
  return { scopes, events: scopes.at(-1)?.events ?? [], isPartial: last?.complete !== true };
}
