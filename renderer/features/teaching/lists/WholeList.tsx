import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaded } from '#cache/queries/hooks.ts';
import { useWholeRows } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { shownFieldsOf } from '#forms/fields/groups.ts';
import type { ListColumn } from '#lists/column.ts';
import { DataTable } from '#lists/DataTable.tsx';
import { useEntityColumns } from '#lists/useEntityColumns.ts';
import { Age } from '#pages/Block.tsx';
import { useReceivedList } from '#pages/useReceived.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { openPage } from '#stores/place.ts';
import type { PageOn } from '#stores/place.ts';
import { LoadingAfter, Skeleton } from '#ui/index.ts';

interface WholeListProps {
  readonly entity: PageOn<'teaching'>['entity'];
  /** A column that says more than the members do. */
  readonly also?: ListColumn<RowView>;
  /** The rows that are shown, of all. */
  readonly isShown?: (row: RowView) => boolean;
  /** Beside the filter. */
  readonly tools?: ReactNode;
}

const everyRow = (): boolean => true;

/** What the service lists whole. */
export function WholeList({ entity, also, isShown = everyRow, tools }: WholeListProps) {
  const { t } = useTranslation();
  const isLoading = useLoaded(entity) === 'loading';
  const received = useReceivedList(entity);
  const { rows: all, isWhole } = useWholeRows(entity);
  const rows = useMemo(() => all.filter(isShown), [all, isShown]);
  const { columns: usual } = describeEntity(entity);
  const [name = 'Nom'] = usual;
  const members = useEntityColumns(entity, shownFieldsOf(entity));
  const columns = useMemo(
    () => [
      ...members.map((column) => (column.id === name ? { ...column, width: '27%' } : column)),
      ...(also ? [also] : []),
    ],
    [members, name, also],
  );
  const shown = useMemo(() => (also ? [...usual, also.id] : usual), [usual, also]);
  if (isLoading || (!isWhole && all.length === 0)) {
    return (
      <LoadingAfter>
        <Skeleton label={t('common.loading')} />
      </LoadingAfter>
    );
  }
  return (
    <DataTable
      id={`listed.${entity}`}
      label={t(`teaching.tab.${entity}`)}
      rows={rows}
      columns={columns}
      usual={shown}
      usualSort={{ column: name, direction: 'ascending' }}
      onOpen={(id) => openPage({ entity, id })}
      empty={t(received.at === null ? 'teaching.never' : `teaching.none.${entity}`)}
      isOwn={({ steps }) => steps.length > 0}
      tools={
        <>
          {tools}
          <span className="text-mark text-text-3">
            <Age received={received} />
          </span>
        </>
      }
    />
  );
}
