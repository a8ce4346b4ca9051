import { useCallback } from 'react';
import { setsOfRivals, takenByAnother } from '#shared/checks/takenByAnother.ts';
import type { Taken, RowToWrite } from '#shared/checks/takenByAnother.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { liveQueryOf, rowsOfEntity } from './liveQuery.ts';
import type { Rows } from './rows.ts';

export type TakenBy = (written: Omit<RowToWrite, 'entity'>) => Taken | null;

/** Whether another row of this workstation, as the screens show it, has what only one row may have (R4.2, R4.4). */
export function useTakenByAnother(entity: EntityName): TakenBy {
  const rows = useSetsOfRivals(entity);
  return useCallback((written) => takenByAnother({ entity, ...written }, (set) => textsOf(rows, set)), [rows, entity]);
}

const useSetsOfRivals = liveQueryOf(setsOfRivals, ({ rows }, _entity: EntityName) => rows);

function* textsOf(rows: Rows, set: EntityName): Generator<readonly [id: string, row: RawJson]> {
  for (const id of rows.ids(set)) {
    const row = rows.current(set, id);
    if (row !== undefined) yield [id, row];
  }
}

/** By the row of `to`, the one that refers to it. `id`: who asks; null for something new. */
export const useReferredTo = liveQueryOf(
  rowsOfEntity,
  ({ rows }, entity: EntityName, field: string, id: string | null): Readonly<Record<string, string>> =>
    Object.fromEntries(
      [...rows.ids(entity)].flatMap((other) => {
        const to = other === id ? null : (rows.read(entity, other)?.id(field) ?? null);
        return to === null ? [] : [[to, other] as const];
      }),
    ),
);
