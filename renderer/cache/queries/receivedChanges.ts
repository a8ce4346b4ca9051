import type { EntityName } from '#shared/entities/index.ts';
import { parseRaw } from '#shared/json/rawJson.ts';
import { instantParts } from '#shared/odata/instant.ts';
import type { MemberChange, ReceivedChange } from '../pages/receivedChanges.ts';
import { forApplicationViews } from './applications.ts';
import { forEvents } from './events.ts';
import type { Times } from './events.ts';
import type { Live } from './live.ts';
import { liveQuery } from './liveQuery.ts';

interface ChangedRow {
  readonly id: string;
  /** When the change was received (epoch ms). */
  readonly at: number;
}

const rowsIn = ({ cache: { memory } }: Live, entity: EntityName, times: Times): readonly ChangedRow[] =>
  [...memory.receivedChanges(entity)].flatMap(([id, { at }]) => (isIn(at, times) ? { id, at } : []));

const eventsIn = (live: Live, campusId: string, times: Times): readonly (ChangedRow & { readonly begin: number })[] =>
  rowsIn(live, 'Planification', times).flatMap(({ id, at }) => {
    const event = live.events.one(id);
    return event?.campusId === campusId ? { id, at, begin: event.debut } : [];
  });

export type { MemberChange };

export interface ChangeOfDay {
  readonly entity: 'Dossier' | 'Planification';
  readonly id: string;
  readonly name: string;
  /** Epoch ms; null for an application without an interview. */
  readonly begin: number | null;
  readonly isNew: boolean;
  readonly members: ReceivedChange['members'];
}

interface RowOfDay extends Pick<ChangeOfDay, 'name' | 'begin'> {
  readonly campusId: string | null;
  /** Of the application, its event has it too. */
  readonly number: string;
}

const rowsOfDay = {
  Dossier: {
    hour: 'CreneauLibre',
    of: ({ applications }: Live, id: string): RowOfDay | null => {
      const application = applications.one(id);
      if (!application) return null;
      const { applicantName: name, creneau: begin, campusId, numero: number } = application;
      return { name, begin, campusId, number };
    },
  },
  Planification: {
    hour: 'Debut',
    of: ({ events }: Live, id: string): RowOfDay | null => {
      const event = events.one(id);
      return event && { name: event.nom, begin: event.debut, campusId: event.campusId, number: event.reference ?? '' };
    },
  },
} as const;

/** What others changed in the interviews and events of a day, those that left it too: the latest first. */
export const useChangesOfDay = liveQuery(
  [...forEvents, ...forApplicationViews],
  (live, campusId: string, received: Times, day: Times): readonly ChangeOfDay[] => {
    const changes = (['Dossier', 'Planification'] as const).flatMap((entity) =>
      rowsIn(live, entity, received).flatMap(({ id, at }) => {
        const { hour, of } = rowsOfDay[entity];
        const row = of(live, id);
        const change = live.cache.memory.receivedChanges(entity).get(id);
        if (!row || !change || (row.campusId ?? campusId) !== campusId) return [];
        const members = netOf(change.members, received);
        const before = members.find(({ field }) => field === hour)?.before;
        const isOfDay = [row.begin, momentIn(before)].some((each) => each !== null && isIn(each, day));
        return isOfDay && (change.isNew || members.length > 0)
          ? [{ entity, id, at, isNew: change.isNew, members, ...row }]
          : [];
      }),
    );
    const numbers = new Set(changes.flatMap(({ entity, number }) => (entity === 'Dossier' ? [number] : [])));
    return changes
      .filter(({ entity, number }) => entity === 'Dossier' || !numbers.has(number))
      .toSorted((a, b) => b.at - a.at);
  },
);

const isIn = (at: number, { from, to }: Times): boolean => at >= from && at < to;

function momentIn(raw: MemberChange['before'] | undefined): number | null {
  const value = raw === undefined ? null : parseRaw(raw);
  return typeof value === 'string' ? (instantParts(value)?.epochMilliseconds ?? null) : null;
}

/** Of each member, the change from the first value to the last; none where these are the same. */
function netOf(members: ReceivedChange['members'], times: Times): ReceivedChange['members'] {
  const net = new Map<string, MemberChange>();
  for (const member of members.filter(({ at }) => isIn(at, times))) {
    const name = `${member.field}.${member.key ?? ''}`;
    net.set(name, { ...member, before: net.get(name)?.before ?? member.before });
  }
  return [...net.values()].filter(({ before, now }) => before !== now);
}

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
