import type { EntityName } from '#shared/entities/index.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { Fields } from './fields.ts';
import { longestInWeek, weekOf, weeksTouching } from './weeks.ts';

/**
 * What a row is kept together with, coarse and nameless (S8). A set with no line here is one bucket, filled page by
 * page in the order the rows come, which is by id ranges. Directory rows are kept by parent folder, which the row does
 * not say: the writer knows it.
 */
const bucketByEntity: Partial<Record<EntityName, (row: RawJson) => string>> = {
  Planification: (row) => {
    const event = new Fields(row);
    const campus = event.id('EntiteJuridiqueId') ?? '0';
    const debut = event.instant('Debut');
    const fin = event.instant('Fin');
    if (debut === null || fin === null || Math.abs(fin - debut) > longestInWeek) return longBucket(campus);
    return weekBucket(campus, weekOf(debut));
  },
};

export const wholeSet = 'all';
export const weekBucket = (campusId: string, monday: string): string => `${campusId}.${monday}`;
/** Events over a week, or without readable ends: few, looked through each time. */
export const longBucket = (campusId: string): string => `${campusId}.long`;
/** Every bucket of a campus that can hold an event touching [from, to) (epoch ms). */
export const bucketsTouching = (campusId: string, from: number, to: number): readonly string[] => [
  ...weeksTouching(from, to).map((monday) => weekBucket(campusId, monday)),
  longBucket(campusId),
];
/** A confirmed folder whose parent is not known here, until a pull tells. */
export const unplaced = 'unplaced';

export const bucketOf = (entity: EntityName, row: RawJson): string => bucketByEntity[entity]?.(row) ?? wholeSet;
