import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaded } from '#cache/queries/hooks.ts';
import { useDatedRows, useWholeRows } from '#cache/queries/peopleHooks.ts';
import type { DatedRow, RowView } from '#cache/queries/peopleHooks.ts';
import { shownFieldsOf } from '#forms/fields/groups.ts';
import { namesOf } from '#i18n/labels/names.ts';
import type { ListColumn } from '#lists/column.ts';
import { DataTable } from '#lists/DataTable.tsx';
import { useChangeColumn } from '#lists/useChangeColumn.ts';
import { useEntityColumns } from '#lists/useEntityColumns.ts';
import { endpointFor, hasWholeList } from '#shared/endpoints/index.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { openRow } from '#stores/openedRow.ts';
import { hasPage } from '#stores/place.ts';
import { Loading, useFormat, useNow } from '#ui/index.ts';
import type { Sort } from '#ui/index.ts';
import { Age } from './Block.tsx';
import { useBulkEdit } from './bulk/useBulkEdit.tsx';
import { namesOfRow } from './everyField.ts';
import { useReceivedList } from './useReceived.ts';
import { useRowName } from './useRowName.ts';
import { useTypedRows } from './useTypedRows.ts';

interface EntityRowsProps {
  readonly entity: EntityName;
  /** Names the user's arrangement of the list. */
  readonly id?: string;
  /** Why these and no others, where that does not follow from how the service gives them. */
  readonly note?: string;
  readonly empty?: ReactNode;
  /** Whether there are any is not known yet. */
  readonly isReading?: boolean;
  /** Members that the user can add to the columns; absent: those of the page or dialog. */
  readonly fields?: readonly string[];
  /** Columns that say more than a member does; one with the name of a member replaces that member’s column. */
  readonly own?: readonly ListColumn<RowView>[];
  readonly usual?: readonly string[];
  readonly usualSort?: Sort;
  readonly isShown?: ((row: RowView) => boolean) | undefined;
  readonly tools?: ReactNode;
}

const nothing: readonly never[] = [];

/**
 * The whole list, received when shown; else rows opened, created or received here, each with its age. Enter opens one;
 * several are changed together where the service replaces them.
 */
export function EntityRows({
  entity,
  id,
  note,
  empty,
  isReading = false,
  fields: given,
  own = nothing,
  usual: givenUsual,
  usualSort,
  isShown,
  tools,
}: EntityRowsProps) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const isListed = hasWholeList(entity);
  const isByNumber = !isListed && hasPage(entity) && endpointFor(entity, 'one') !== undefined;
  const isLoading = useLoaded(entity) === 'loading';
  const list = useReceivedList(entity, isListed);
  const all = useWholeRows(entity);
  const ofShown = useMemo(
    () => ({ entity: isByNumber ? entity : null, rows: isShown ? all.filter(isShown) : all }),
    [entity, isByNumber, all, isShown],
  );
  const rows = useDatedRows(ofShown);
  const { columns: usualMembers, when } = describeEntity(entity);
  // Of rows that are known one by one the name is a column of its own.
  const isNamed = !isListed && hasPage(entity);
  const fields = useMemo(() => {
    const more = given ?? (hasPage(entity) ? shownFieldsOf(entity) : namesOfRow(entity));
    return isNamed ? [...new Set([...usualMembers, ...more])].filter((field) => field !== 'Nom') : more;
  }, [entity, given, isNamed, usualMembers]);
  const members = useEntityColumns(entity, fields);
  const name = useNameColumn();
  const received = useReceivedColumn(isByNumber);
  const change = useChangeColumn(entity);
  const columns = useMemo(
    () => [
      ...(isNamed ? [name] : []),
      ...members.filter((member) => !own.some((column) => column.id === member.id)),
      ...own,
      ...received,
      change,
    ],
    [isNamed, name, members, own, received, change],
  );
  const usual = useMemo(
    () =>
      givenUsual ?? [
        ...(isNamed ? [name.id] : []),
        ...usualMembers,
        ...own.map((column) => column.id).filter((id) => !usualMembers.includes(id)),
        ...received.map((column) => column.id),
      ],
    [givenUsual, isNamed, name, usualMembers, own, received],
  );
  const choosing = useBulkEdit<DatedRow>(entity, fields);
  const typedIn = useTypedRows(entity);
  const why = note ?? (isByNumber ? t('pages.rows.byNumber') : null);
  const whereEmpty = empty ?? t(isListed ? 'pages.rows.noneListed' : 'pages.rows.none');
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      {why !== null && <p className="px-5 pt-3 pb-1 text-help text-text-3">{why}</p>}
      {isLoading ? (
        <Loading />
      ) : (
        <DataTable
          id={id ?? `${isNamed ? 'remembered' : 'listed'}.${entity}`}
          label={namesOf(entity, language).other}
          rows={rows}
          columns={columns}
          usual={usual}
          when={when}
          usualSort={usualSort ?? { column: usual[0] ?? name.id, direction: 'ascending' }}
          onOpen={(row) => openRow(entity, row)}
          empty={isListed && list.at === null ? t('pages.rows.never') : whereEmpty}
          isReading={isReading}
          isOwn={isOwn}
          typedIn={typedIn}
          {...(choosing && { choosing })}
          tools={
            // Without any, an empty list has no bar above it.
            (tools || isListed) && (
              <>
                {tools}
                {isListed && (
                  <span className="text-help text-text-3">
                    <Age received={list} />
                  </span>
                )}
              </>
            )
          }
        />
      )}
    </div>
  );
}

const isOwn = ({ steps }: RowView): boolean => steps.length > 0;

function useNameColumn(): ListColumn<RowView> {
  const { t } = useTranslation();
  const nameOf = useRowName();
  return useMemo(() => ({ id: 'name', label: t('common.word.name'), text: nameOf }), [t, nameOf]);
}

function useReceivedColumn(isShown: boolean): readonly ListColumn<DatedRow>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const today = format.startOfDay(format.dayOf(useNow()));
  return useMemo(() => {
    if (!isShown) return nothing;
    const at = ({ receivedAt = null }: DatedRow): number | null => receivedAt;
    const column: ListColumn<DatedRow> = {
      id: 'received',
      label: t('pages.rows.received'),
      instant: 'time',
      value: at,
      text: (row) => {
        const time = at(row);
        return time === null ? '' : format.moment(time, today);
      },
    };
    return [column];
  }, [isShown, t, format, today]);
}
