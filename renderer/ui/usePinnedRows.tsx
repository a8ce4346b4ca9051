import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextAction } from './Button.tsx';

interface Row {
  readonly id: string;
}

/**
 * Nothing moves under pointer or focus: new and removed rows wait until the user shows them. `of`: the query, another
 * one shows at once. `isBusy`: the user is there; `isOwn`: own changes, shown at once. Rows at the end never wait.
 */
export function usePinnedRows<Item extends Row>(
  rows: readonly Item[],
  of: string,
  isBusy: () => boolean,
  isOwn: (row: Item) => boolean = neverOwn,
) {
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const [pinned, setPinned] = useState<{ readonly of: string; readonly ids: readonly string[] }>({ of, ids });
  const isLonger = pinned.of === of && (pinned.ids === ids || pinned.ids.every((id, at) => ids[at] === id));
  const mayChange = pinned.of !== of || isLonger || pinned.ids.length === 0 || !isBusy();
  // Of 50,000 rows this takes as long as drawing them: a key that only moves the focus does not pay for it.
  const kept = useMemo(() => (mayChange ? null : keep(rows, pinned.ids, isOwn)), [mayChange, rows, pinned.ids, isOwn]);
  const next = kept?.next ?? ids;
  const takes = kept ? next.length > kept.count : pinned.of !== of || pinned.ids.length !== ids.length || !isLonger;
  if (takes) setPinned({ of, ids: next });
  if (!kept) return { shown: rows, waiting: 0, showAll: () => undefined };
  return {
    shown: takes ? kept.inNext : kept.inPinned,
    waiting: rows.length - next.length,
    showAll: () => setPinned({ of, ids }),
  };
}

interface ShownRows<Item> {
  /** Ids of the rows that may be shown now: those that were, and the user's own. */
  readonly next: readonly string[];
  /** How many of them were shown before. */
  readonly count: number;
  readonly inNext: readonly Item[];
  readonly inPinned: readonly Item[];
}

function keep<Item extends Row>(
  rows: readonly Item[],
  pinned: readonly string[],
  isOwn: (row: Item) => boolean,
): ShownRows<Item> {
  const known = new Set(pinned);
  const inNext = rows.filter((row) => known.has(row.id) || isOwn(row));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    next: inNext.map(({ id }) => id),
    count: rows.filter(({ id }) => known.has(id)).length,
    inNext,
    inPinned: pinned.flatMap((id) => byId.get(id) ?? []),
  };
}

const neverOwn = (): boolean => false;

/** « 3 nouveautés, afficher »: the rows that wait in a list that usePinnedRows holds still. */
export function NewRows({ count, onShow }: { readonly count: number; readonly onShow: () => void }) {
  const { t } = useTranslation();
  // An output element must exist before its text for screen readers to announce it.
  return (
    <output data-of-grid className="relative z-20 block">
      {count > 0 && (
        // Over the heading of the list: in a line of its own it would move every row.
        <span className="absolute top-0 left-1/2 -translate-1/2 rounded-full border border-line bg-accent-soft px-3 py-1 text-help whitespace-nowrap shadow-overlay">
          <TextAction onPress={onShow}>{t('common.newRows', { count })}</TextAction>
        </span>
      )}
    </output>
  );
}
