import { isProvisional } from '#shared/entities/describe.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { parseRaw, splice } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { currentValue } from '#shared/merge/merge.ts';
import { rawId } from '#sync/rules/provisional.ts';
import { codeOf, newValueOf } from './fields.ts';
import type { Intent, MemberValues, ShownRow } from './intent.ts';
import type { Tools } from './planned.ts';
import type { Snapshot } from './snapshot.ts';

interface Place {
  readonly field: string;
  readonly key?: string;
}

/** Where a name of an edit is in its row: a member, or the entry of `Parametres.CODE`. */
export function fieldOf(name: string): Place {
  const code = codeOf(name);
  return code === null ? { field: name } : { field: 'Parametres', key: code };
}

/** What a row shows of such a name. */
export const rawIn = ({ entity, row }: Pick<ShownRow, 'entity' | 'row'>, name: string): RawJson | null =>
  currentValue(describeEntity(entity), row, fieldOf(name));

/** The text of a row that is shown with these values, before the cache has them: what begins there has seen them. */
export function withValues({ entity, row }: ShownRow, values: MemberValues, tools: Pick<Tools, 'schoolZone'>): RawJson {
  const written = Object.entries(values).flatMap(([field, value = '']) => newValueOf(entity, { field, value }, tools));
  return splice(row, new Map(written.flatMap((each) => (typeof each === 'string' ? [] : [[each.field, each.mine]]))));
}

export const isOf =
  ({ entity, id }: Pick<ShownRow, 'entity' | 'id'>) =>
  (row: Pick<ShownRow, 'entity' | 'id'>): boolean =>
    row.entity === entity && row.id === id;

/** The same moment of cache and outbox, which also knows the rows that the user had seen before. */
export function withSeen(snapshot: Snapshot, { from = [] }: Intent): Snapshot {
  if (from.length === 0) return snapshot;
  const rows = new Map(from.map(({ entity, id, row }) => [`${entity}/${id}`, row]));
  return {
    ...snapshot,
    seen(entity, id, change) {
      const row = rows.get(`${entity}/${id}`);
      return row && currentValue(describeEntity(entity), row, change);
    },
  };
}

type RealId = (id: string) => string;

const realIn = (entity: EntityName, raw: RawJson, realId: RealId): RawJson => {
  const value: unknown = raw.startsWith('"') ? parseRaw(raw) : null;
  return typeof value === 'string' && isProvisional(value) ? rawId(entity, realId(value)) : raw;
};

/** With the real ids of what was acknowledged since: in place of the row's own, and of one that it refers to. */
export const rowsWithRealIds = (all: readonly ShownRow[], realId: RealId): readonly ShownRow[] =>
  all.map(({ entity, id, row }) => {
    const real = describeEntity(entity).references.flatMap((name) => {
      const raw = rawIn({ entity, row }, name);
      return raw?.startsWith('"') ? [[name, realIn(entity, raw, realId)] as const] : [];
    });
    return { entity, id: realId(id), row: real.length === 0 ? row : splice(row, new Map(real)) };
  });
