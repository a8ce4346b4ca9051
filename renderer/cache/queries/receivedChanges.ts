import type { EntityName } from '#shared/entities/index.ts';
import { forEvents } from './events.ts';
import type { Times } from './events.ts';
import type { Live } from './live.ts';
import { liveQuery } from './liveQuery.ts';

interface ChangedRow {
  readonly id: string;
  /** When the change was received (epoch ms). */
  readonly at: number;
}

const rowsIn = ({ cache: { memory } }: Live, entity: EntityName, { from, to }: Times): readonly ChangedRow[] =>
  [...memory.receivedChanges(entity)].flatMap(([id, { at }]) => (at >= from && at < to ? { id, at } : []));

const eventsIn = (live: Live, campusId: string, times: Times): readonly (ChangedRow & { readonly begin: number })[] =>
  rowsIn(live, 'Planification', times).flatMap(({ id, at }) => {
    const event = live.events.one(id);
    return event?.campusId === campusId ? { id, at, begin: event.debut } : [];
  });

/** When the events of a campus begin (epoch ms) whose changes were received in a span of time. */
export const useChangedEvents = liveQuery(forEvents, (live, campusId: string, times: Times): readonly number[] =>
  eventsIn(live, campusId, times).map(({ begin }) => begin),
);

/** How many applications were changed, and how many of them the service no longer has. */
export const useChangedApplications = liveQuery(['Dossier'], (live, times: Times) => {
  const rows = rowsIn(live, 'Dossier', times);
  const gone = rows.filter(({ id }) => live.rows.isGone('Dossier', id)).length;
  return { here: rows.length - gone, gone };
});

/** When the last of both was received (epoch ms); 0 for none. */
export const useLastChange = liveQuery([...forEvents, 'Dossier'], (live, campusId: string, times: Times): number =>
  Math.max(0, ...[...eventsIn(live, campusId, times), ...rowsIn(live, 'Dossier', times)].map(({ at }) => at)),
);
