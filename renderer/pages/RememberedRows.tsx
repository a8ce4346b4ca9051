import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useReceivedTimes } from '#cache/queries/hooks.ts';
import { useWholeRows } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { shownFieldsOf } from '#forms/fields/groups.ts';
import { namesOf } from '#i18n/labels/names.ts';
import type { ListColumn } from '#lists/column.ts';
import { useEntityColumns } from '#lists/useEntityColumns.ts';
import { endpointFor, hasWholeList } from '#shared/endpoints/index.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { PagedEntity } from '#shared/ipc/pageScreens.ts';
import { openPage } from '#stores/place.ts';
import { useFormat, useNow } from '#ui/index.ts';
import { OpenByNumber } from './number/OpenByNumber.tsx';
import { ReceivedRows } from './ReceivedRows.tsx';
import { useTogether } from './together/useTogether.tsx';
import { useRowName } from './useRowName.ts';

interface RememberedRowsProps {
  readonly entity: PagedEntity;
  /** Members that the user can add to the columns; absent: those of the page. */
  readonly more?: readonly string[];
  /** Why these and no others: what the service lists, and what it does not. */
  readonly note: string;
  /** Whether the service reads one by its number. */
  readonly byNumber?: boolean;
}

const byName = { column: 'name', direction: 'ascending' } as const;

/** The rows of one entity that this workstation holds: opened, created or received; Entrée opens the page of one. */
export function RememberedRows({ entity, more, note, byNumber = false }: RememberedRowsProps) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const received = useWholeRows(entity);
  const nameOf = useRowName();
  const { columns } = describeEntity(entity);
  // The name is a column of its own.
  const fields = useMemo(
    () => [...new Set([...columns, ...(more ?? shownFieldsOf(entity))])].filter((field) => field !== 'Nom'),
    [entity, columns, more],
  );
  const members = useEntityColumns(entity, fields);
  const receivedAt = useReceivedColumn(entity);
  const together = useTogether(entity, fields);
  const all = useMemo((): readonly ListColumn<RowView>[] => {
    // Beside few columns it needs no width of its own: it shares the room with them.
    const name = {
      id: 'name',
      label: t('common.word.name'),
      text: nameOf,
      ...(columns.length > 2 && { width: '18%' }),
    };
    return receivedAt ? [name, ...members, receivedAt] : [name, ...members];
  }, [t, nameOf, columns.length, members, receivedAt]);
  const usual = useMemo(() => ['name', ...columns, 'received'], [columns]);
  return (
    <ReceivedRows
      entity={entity}
      id={`remembered.${entity}`}
      label={namesOf(entity, language).other}
      note={note}
      empty={t('pages.rows.none')}
      all={received}
      columns={all}
      usual={usual}
      usualSort={byName}
      onOpen={({ id }) => openPage({ entity, id })}
      choosing={together}
      tools={byNumber && <OpenByNumber entity={entity} />}
    />
  );
}

/** When a row was last received by its own id; null where the service reads none alone: a list has its own age. */
function useReceivedColumn(entity: PagedEntity): ListColumn<RowView> | null {
  const { t } = useTranslation();
  const format = useFormat();
  const times = useReceivedTimes(entity);
  const today = format.startOfDay(format.dayOf(useNow()));
  return useMemo(() => {
    if (hasWholeList(entity) || endpointFor(entity, 'one') === undefined) return null;
    const at = ({ id }: RowView): number | null => times.get(id) ?? null;
    return {
      id: 'received',
      width: '112px',
      label: t('pages.rows.received'),
      instant: 'time',
      value: at,
      text: (row) => {
        const time = at(row);
        return time === null ? '' : format.moment(time, today);
      },
    };
  }, [entity, t, times, format, today]);
}
