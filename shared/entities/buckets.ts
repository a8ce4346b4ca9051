import type { EntityName } from './index.ts';

interface ReadableRow {
  id(name: string): string | null;
  instant(name: string): number | null;
}

/**
 * The bucket of a row, coarse and nameless (S8). A dataset without a line is one bucket, filled page by page in order
 * of rows. The row of a Directory lacks its parent: the writer passes it.
 */
const bucketByEntity: Partial<Record<EntityName, (row: ReadableRow) => string>> = {
  Planification: (event) => {
    const campus = event.id('EntiteJuridiqueId') ?? '0';
    const debut = event.instant('Debut');
    const fin = event.instant('Fin');
    if (debut === null || fin === null || Math.abs(fin - debut) > longestInWeek) return longBucket(campus);
    return weekBucket(campus, weekOf(debut));
  },
};

const wholeSet = 'all';
const weekBucket = (campusId: string, monday: string): string => `${campusId}.${monday}`;
/** Events over a week, or without readable ends: few, searched each time. */
const longBucket = (campusId: string): string => `${campusId}.long`;
/** Every bucket of a campus that can hold an event touching [from, to) (epoch ms). */
export const bucketsTouching = (campusId: string, from: number, to: number): readonly string[] => [
  ...weeksTouching(from, to).map((monday) => weekBucket(campusId, monday)),
  longBucket(campusId),
];

/** Whether rows of the entity lie in buckets by their content: reading it costs parsing the row. */
export const hasBuckets = (entity: EntityName): boolean => bucketByEntity[entity] !== undefined;

export const bucketIn = (entity: EntityName, row: () => ReadableRow): string =>
  bucketByEntity[entity]?.(row()) ?? wholeSet;

const day = 86_400_000;
const week = 7 * day;

/** Monday 5 January 1970, midnight UTC. */
const firstMonday = 4 * day;

/** Longer events are in the bucket of the long ones, so that a range need search one week back only. */
const longestInWeek = week;

/** The Monday (YYYY-MM-DD) of an instant (epoch ms) by UTC: it only groups neighbours, screens decide by instants. */
export function weekOf(instant: number): string {
  return mondayText(Math.floor((instant - firstMonday) / week));
}

/** Every week that an event of at most a week touching [from, to) can begin in. */
export function weeksTouching(from: number, to: number): readonly string[] {
  const first = Math.floor((from - longestInWeek - firstMonday) / week);
  const last = Math.floor((to - 1 - firstMonday) / week);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => mondayText(first + index));
}

/** There are few weeks, each with many events. */
const mondays = new Map<number, string>();

function mondayText(index: number): string {
  const known = mondays.get(index);
  if (known !== undefined) return known;
  const text = new Date(firstMonday + index * week).toISOString().slice(0, 10);
  mondays.set(index, text);
  return text;
}
