import { useState } from 'react';

interface Row {
  readonly id: string;
}

/**
 * Nothing moves under the hand: while somebody is in the list, rows that come in or go wait until they are asked for.
 * `of` is what the list is of: another question is answered at once. `isBusy` tells whether a hand is there.
 */
export function useHeld<Item extends Row>(
  rows: readonly Item[],
  of: string,
  isBusy: () => boolean,
): { readonly shown: readonly Item[]; readonly waiting: number; readonly showAll: () => void } {
  const [held, setHeld] = useState<{ readonly of: string; readonly ids: readonly string[] }>({ of, ids: rows.map(({ id }) => id) });
  const ids = rows.map(({ id }) => id);
  const extends_ = held.of === of && held.ids.every((id, at) => ids[at] === id);
  const mayChange = held.of !== of || extends_ || held.ids.length === 0 || !isBusy();
  if (mayChange && (held.of !== of || held.ids.length !== ids.length || !extends_)) setHeld({ of, ids });
  if (mayChange) return { shown: rows, waiting: 0, showAll: () => undefined };
  const byId = new Map(rows.map((row) => [row.id, row]));
  const known = new Set(held.ids);
  return {
    shown: held.ids.flatMap((id) => byId.get(id) ?? []),
    waiting: rows.filter(({ id }) => !known.has(id)).length,
    showAll: () => setHeld({ of, ids }),
  };
}
