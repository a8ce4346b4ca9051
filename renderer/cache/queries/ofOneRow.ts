import { useCallback, useMemo } from 'react';
import { setsBeside, takenByAnother } from '#shared/checks/takenByAnother.ts';
import type { Taken, Written } from '#shared/checks/takenByAnother.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Live } from './CacheProvider.tsx';
import type { Rows } from './rows.ts';
import { useLive } from './useLive.ts';

export type TakenBy = (written: Omit<Written, 'entity'>) => Taken | null;

/** Whether another row of this workstation, as the screens show it, has what only one row may have (R4.2, R4.4). */
export function useTakenByAnother(entity: EntityName): TakenBy {
  const rows = useLive(
    useMemo(() => setsBeside(entity), [entity]),
    rowsOfLive,
  );
  return useCallback((written) => takenByAnother({ entity, ...written }, (set) => textsOf(rows, set)), [rows, entity]);
}

const rowsOfLive = ({ rows }: Live): Rows => rows;

function* textsOf(rows: Rows, set: EntityName): Generator<readonly [id: string, row: RawJson]> {
  for (const id of rows.ids(set)) {
    const row = rows.current(set, id);
    if (row !== undefined) yield [id, row];
  }
}

/**
 * To which rows of `to` others refer by a member that only one may have: by the row that is referred to, the one that
 * refers. `id`: the row that asks; null for something new.
 */
export function useReferredTo(entity: EntityName, field: string, id: string | null): Readonly<Record<string, string>> {
  return useLive(
    useMemo(() => [entity], [entity]),
    useCallback(
      ({ rows }: Live) =>
        Object.fromEntries(
          [...rows.ids(entity)].flatMap((other) => {
            const to = other === id ? null : (rows.read(entity, other)?.id(field) ?? null);
            return to === null ? [] : [[to, other] as const];
          }),
        ),
      [entity, field, id],
    ),
  );
}
