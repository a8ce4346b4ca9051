import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextAction } from './Button.tsx';

interface Row {
  readonly id: string;
}

interface Held<Item> {
  /** What to draw now. */
  readonly shown: readonly Item[];
  /** How many rows came in since and wait. */
  readonly waiting: number;
  readonly showAll: () => void;
}

/**
 * Nothing moves under the hand: while somebody is in the list, rows that come in or go wait until they are asked for.
 * `of` is what the list is of: another question is answered at once. `isBusy` tells whether a hand is there, `isOwn` what
 * the person did, who sees it at once.
 */
export function useHeld<Item extends Row>(
  rows: readonly Item[],
  of: string,
  isBusy: () => boolean,
  isOwn: (row: Item) => boolean = nobody,
): Held<Item> {
  const [held, setHeld] = useState<{ readonly of: string; readonly ids: readonly string[] }>({
    of,
    ids: rows.map(({ id }) => id),
  });
  const ids = rows.map(({ id }) => id);
  const isLonger = held.of === of && held.ids.every((id, at) => ids[at] === id);
  const mayChange = held.of !== of || isLonger || held.ids.length === 0 || !isBusy();
  const known = new Set(held.ids);
  const next = mayChange ? ids : rows.filter((row) => known.has(row.id) || isOwn(row)).map(({ id }) => id);
  const takes = mayChange
    ? held.of !== of || held.ids.length !== ids.length || !isLonger
    : next.length > rows.filter(({ id }) => known.has(id)).length;
  if (takes) setHeld({ of, ids: next });
  if (mayChange) return { shown: rows, waiting: 0, showAll: () => undefined };
  const order = takes ? next : held.ids;
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    shown: order.flatMap((id) => byId.get(id) ?? []),
    waiting: rows.length - next.length,
    showAll: () => setHeld({ of, ids }),
  };
}

const nobody = (): boolean => false;

/** « 3 nouveautés, afficher »: what waits in a list that is held still (useHeld). */
export function News({ count, onShow }: { readonly count: number; readonly onShow: () => void }) {
  const { t } = useTranslation();
  // An output that is there before it has something to say is heard by who cannot see it come.
  return (
    <output className="block">
      {count > 0 && (
        <span className="block border-b border-line bg-accent-soft px-5 py-1 text-help">
          <TextAction onPress={onShow}>{t('common.news', { count })}</TextAction>
        </span>
      )}
    </output>
  );
}
