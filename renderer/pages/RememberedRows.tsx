import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaded, useReceivedTimes } from '#cache/queries/hooks.ts';
import { useAllRows } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { namesOf } from '#i18n/labels/names.ts';
import type { ListColumn } from '#lists/column.ts';
import { DataTable } from '#lists/DataTable.tsx';
import { useEntityColumns } from '#lists/useEntityColumns.ts';
import { endpointFor, hasWholeList } from '#shared/endpoints/index.ts';
import type { PagedEntity } from '#stores/page.ts';
import { openPage } from '#stores/view.ts';
import { LoadingAfter, Skeleton, useFormat, useNow } from '#ui/index.ts';
import { OpenByNumber } from './number/OpenByNumber.tsx';
import { useRowName } from './useRowName.ts';

interface RememberedRowsProps {
  readonly entity: PagedEntity;
  /** Members beside the name, those shown until the user chooses. */
  readonly columns: readonly string[];
  /** Members that the user can add. */
  readonly more?: readonly string[];
  /** Why these and no others: what the service lists, and what it does not. */
  readonly note: string;
  /** Whether the service reads one by its number. */
  readonly byNumber?: boolean;
}

const nothing: readonly string[] = [];
const byName = { column: 'name', direction: 'ascending' } as const;

/** The rows of one entity that this workstation holds: opened, created or received; Entrée opens the page of one. */
export function RememberedRows({ entity, columns, more = nothing, note, byNumber = false }: RememberedRowsProps) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const isLoading = useLoaded(entity) === 'loading';
  const rows = useAllRows(entity);
  const nameOf = useRowName();
  const members = useEntityColumns(
    entity,
    useMemo(() => [...columns, ...more], [columns, more]),
  );
  const received = useReceivedColumn(entity);
  const all = useMemo((): readonly ListColumn<RowView>[] => {
    const name = { id: 'name', label: t('pages.rows.name'), text: nameOf, width: '22%' };
    return received ? [name, ...members, received] : [name, ...members];
  }, [t, nameOf, members, received]);
  const usual = useMemo(() => ['name', ...columns, 'received'], [columns]);
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <p className="px-5 pt-3 pb-1 text-help text-text-3">{note}</p>
      {isLoading ? (
        <LoadingAfter>
          <Skeleton label={t('common.loading')} />
        </LoadingAfter>
      ) : (
        <DataTable
          id={`remembered.${entity}`}
          label={namesOf(entity, language).other}
          rows={rows}
          columns={all}
          usual={usual}
          usualSort={byName}
          onOpen={(id) => openPage({ entity, id })}
          empty={t('pages.rows.none')}
          isOwn={(row) => row.steps.length > 0}
          tools={byNumber && <OpenByNumber entity={entity} />}
        />
      )}
    </div>
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
      value: at,
      text: (row) => {
        const time = at(row);
        return time === null ? '' : format.moment(time, today);
      },
    };
  }, [entity, t, times, format, today]);
}
