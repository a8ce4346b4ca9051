import { useMemo, useState } from 'react';
import { useRowsById } from '#cache/queries/peopleHooks.ts';
import type { ShownRow } from '#intents/intent.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { isChangedSince } from './meanwhile.ts';

/** What a dialog showed when the user began, and what changed since (I12); until `isBegun` it follows. */
export function useSeen(entity: EntityName, ids: readonly string[], names: readonly string[], isBegun = true) {
  // Drawn again when one of them changes.
  const live = useRowsById(entity, ids);
  const now = useMemo(
    () => live.map(({ id, fields }): ShownRow => ({ entity, id, row: fields.whole })),
    [entity, live],
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
      return first !== undefined && byName.some((name) => isChangedSince(first, row, name));
    };
    return {
      /** What an act of the dialog begins from. */
      rows: then,
      /** Ids of the rows that a colleague changed since. */
      changed: now.filter(isChanged).map(({ id }) => id),
      /** The user has seen what is there now, and goes on from it. */
      accept: () => setBegun(now),
    };
  }, [begun, now, nameKey]);
}
