import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isQuick, isSpan } from '#stores/lists.ts';
import type { Chip, Chips } from '#stores/lists.ts';
import { useFormat } from '#ui/index.ts';
import type { ListColumn } from './column.ts';
import type { NamedFilter } from './quickFilters.ts';

interface Narrowed {
  readonly column: string;
  readonly words: string;
  /** False for a column that the list no longer has: a saved view may name one. */
  readonly isOn: boolean;
}

export function useValueWords(): (chip: Chip) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return useCallback(
    (chip) => {
      if (!isSpan(chip)) return chip.map((text) => text || t('lists.nothing')).join(', ');
      if ('unit' in chip) return format.relative(chip.by, chip.unit);
      const [from, to] = [chip.from, chip.to].map((day) => day && format.date(format.startOfDay(day)));
      if (from && to) return from === to ? from : t('lists.days.between', { from, to });
      return from ? t('lists.days.from', { from }) : t('lists.days.to', { to });
    },
    [t, format],
  );
}

const none: readonly NamedFilter[] = [];

/** Returns a function: what narrows a list, column by column, in the order of the columns. */
export function useChipWords(
  columns: readonly Pick<ListColumn, 'id' | 'label'>[],
  quick: readonly NamedFilter[] = none,
): (chips: Chips) => readonly Narrowed[] {
  const { t } = useTranslation();
  const valueWords = useValueWords();
  return useCallback(
    (chips) => {
      const ids = new Set([...columns.map(({ id }) => id), ...Object.keys(chips)]);
      return [...ids].flatMap((id) => {
        const chip = chips[id];
        if (chip === undefined) return [];
        const column = columns.find((each) => each.id === id);
        const named = quick.find((each) => each.column === id && isQuick(chips, each));
        const values = valueWords(chip);
        const words =
          named?.label ??
          (column ? t('lists.chip', { column: column.label, values }) : t('lists.goneChip', { values }));
        return { column: id, words, isOn: column !== undefined };
      });
    },
    [columns, quick, t, valueWords],
  );
}
