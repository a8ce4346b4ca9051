import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useReceivedChange } from '#cache/queries/hooks.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { changeColumn } from '#stores/lists.ts';
import { useFormat, useNow } from '#ui/index.ts';
import type { ListColumn, ListRow } from './column.ts';

/** When a change by others was received, as a column of any list of an entity; it is none of the usual ones. */
export function useChangeColumn(entity: EntityName): ListColumn {
  const { t } = useTranslation();
  const format = useFormat();
  const changeOf = useReceivedChange();
  const today = format.startOfDay(format.dayOf(useNow()));
  return useMemo(
    () => ({
      id: changeColumn,
      label: t('lists.change.received'),
      instant: 'time',
      leads: true,
      value: ({ id }: ListRow) => changeOf(entity, id)?.at ?? null,
      text: ({ id }: ListRow) => {
        const change = changeOf(entity, id);
        if (!change) return '';
        const at = format.moment(change.at, today);
        return change.isNew ? t('lists.change.new', { at }) : at;
      },
    }),
    [entity, t, format, changeOf, today],
  );
}
