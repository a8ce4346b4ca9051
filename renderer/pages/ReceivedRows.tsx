import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaded } from '#cache/queries/hooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import type { ListColumn } from '#lists/column.ts';
import { DataTable } from '#lists/DataTable.tsx';
import type { Choosing } from '#lists/useChoosing.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { LoadingAfter, Skeleton } from '#ui/index.ts';
import type { Sort } from '#ui/index.ts';

interface ReceivedRowsProps {
  readonly entity: EntityName;
  /** Names the user's arrangement of the list. */
  readonly id: string;
  readonly label: string;
  /** Why these and no others. */
  readonly note: string;
  readonly empty: string;
  readonly all: { readonly rows: readonly RowView[]; readonly isWhole: boolean };
  readonly columns: readonly ListColumn<RowView>[];
  readonly usual?: readonly string[];
  readonly usualSort: Sort;
  readonly onOpen: (row: RowView) => void;
  /** For rows of which several can be changed together. */
  readonly choosing?: Choosing<RowView> | undefined;
  /** Beside the filter. */
  readonly tools?: ReactNode;
}

/** Rows of an entity as far as this workstation holds them, under a note that says why these and no others. */
export function ReceivedRows({
  entity,
  id,
  label,
  note,
  empty,
  all,
  columns,
  usual,
  usualSort,
  onOpen,
  choosing,
  tools,
}: ReceivedRowsProps) {
  const { t } = useTranslation();
  const isLoading = useLoaded(entity) === 'loading' || (!all.isWhole && all.rows.length === 0);
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <p className="px-5 pt-3 pb-1 text-help text-text-3">{note}</p>
      {isLoading ? (
        <LoadingAfter>
          <Skeleton label={t('common.loading')} />
        </LoadingAfter>
      ) : (
        <DataTable
          id={id}
          label={label}
          rows={all.rows}
          columns={columns}
          {...(usual && { usual })}
          usualSort={usualSort}
          onOpen={(rowId) => {
            const row = all.rows.find((each) => each.id === rowId);
            if (row) onOpen(row);
          }}
          empty={empty}
          isOwn={isOwn}
          {...(choosing && { choosing })}
          tools={tools}
        />
      )}
    </div>
  );
}

const isOwn = ({ steps }: RowView): boolean => steps.length > 0;
