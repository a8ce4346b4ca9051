import { useMemo, useState } from 'react';
import { useCurrentText } from '#cache/queries/hooks.ts';
import { useRowsById } from '#cache/queries/peopleHooks.ts';
import type { Seen } from '#intents/seen.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { isChangedSince, seenNow, seenOf } from './meanwhile.ts';
import type { ShownRow } from './meanwhile.ts';

interface SeenRows {
  /** The base of what the dialog changes. */
  readonly seen: readonly Seen[];
  /** Ids of the rows that a colleague changed since. */
  readonly changed: readonly string[];
  /** The user has seen what is there now, and goes on from it. */
  readonly accept: () => void;
}

/**
 * What a dialog that stays open showed of some members of rows when the user began, and what changed since (I12). Until
 * they began (`isBegun`), it follows what is shown.
 */
export function useSeen(
  entity: EntityName,
  ids: readonly string[],
  names: readonly string[],
  isBegun = true,
): SeenRows {
  // Drawn again when one of them changes.
  const live = useRowsById(entity, ids);
  const textOf = useCurrentText(entity);
  const now = useMemo(
    () =>
      live.flatMap(({ id }): readonly ShownRow[] => {
        const row = textOf(id);
        return row === undefined ? [] : [{ entity, id, row }];
      }),
    [entity, live, textOf],
  );
  const [begun, setBegun] = useState<readonly ShownRow[] | null>(null);
  if (isBegun && begun === null && now.length > 0) setBegun(now);
  if (!isBegun && begun !== null) setBegun(null);
  const nameKey = names.join('\n');
  return useMemo(() => {
    const then = begun ?? now;
    const byName = nameKey.split('\n');
    const before = new Map(then.map((row) => [row.id, row]));
    const isChanged = (row: ShownRow): boolean => {
      const first = before.get(row.id);
      return first !== undefined && byName.some((name) => isChangedSince(row, seenNow(first, name), name));
    };
    return {
      seen: then.flatMap((row) => byName.flatMap((name) => seenOf(row, seenNow(row, name), name))),
      changed: now.filter(isChanged).map(({ id }) => id),
      accept: () => setBegun(now),
    };
  }, [begun, now, nameKey]);
}
