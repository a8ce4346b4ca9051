import type { EntityName } from '#shared/entities/index.ts';
import { membersOf, parseRaw } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { instantParts } from '#shared/odata/instant.ts';
import { longestInWeek, weekOf } from './weeks.ts';

/**
 * What a row is kept together with, coarse and nameless (S8). A set with no line here is one bucket, filled page by
 * page in the order the rows come, which is by id ranges. Directory rows are kept by parent folder, which the row does
 * not say: the writer knows it.
 */
const bucketByEntity: Partial<Record<EntityName, (row: RawJson) => string>> = {
  Planification: (row) => {
    const members = membersOf(row);
    const campus = idText(members.get('EntiteJuridiqueId')) ?? '0';
    const debut = instantOf(members.get('Debut'));
    const fin = instantOf(members.get('Fin'));
    if (debut === undefined || fin === undefined || Math.abs(fin - debut) > longestInWeek) return longBucket(campus);
    return weekBucket(campus, weekOf(debut));
  },
};

export const wholeSet = 'all';
export const weekBucket = (campusId: string, monday: string): string => `${campusId}.${monday}`;
/** Events over a week, or without readable ends: few, looked through each time. */
export const longBucket = (campusId: string): string => `${campusId}.long`;
/** A confirmed folder whose parent is not known here, until a pull tells. */
export const unplaced = 'unplaced';

export const bucketOf = (entity: EntityName, row: RawJson): string => bucketByEntity[entity]?.(row) ?? wholeSet;

/** An id as decimal text, exact whatever its length (R5.4); undefined for no reference (R2.3). */
export function idText(raw: RawJson | undefined): string | undefined {
  if (raw === undefined || raw === 'null') return undefined;
  const text = raw.startsWith('"') ? String(parseRaw(raw)) : raw;
  return text === '' || text === '0' ? undefined : text;
}

function instantOf(raw: RawJson | undefined): number | undefined {
  if (!raw?.startsWith('"')) return undefined;
  return instantParts(String(parseRaw(raw)))?.epochMilliseconds;
}
