import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutbox } from '#cache/queries/hooks.ts';
import type { FolderView } from '#cache/queries/views.ts';
import { isInRows, LongRows, News, RowGrid, useHeld, useRows } from '#ui/index.ts';
import { FolderRow } from './FolderLine.tsx';
import { select, useListing } from './openFolders.ts';
import { sortedBy } from './order.ts';
import type { SortColumn } from './order.ts';

interface FolderListProps {
  readonly label: string;
  readonly rows: readonly FolderView[];
  /** What these lines belong to: another folder, order or search is shown at once. */
  readonly of: string;
  /** Search results: the best come first, and each shows its path. */
  readonly isFound: boolean;
  readonly selected: string | null;
  readonly onOpen: (row: FolderView) => void;
}

/**
 * Folders and files as lines. Rows that arrive while the focus or pointer is in the list wait until the user shows
 * them.
 */
export function FolderList({ label, rows, of, isFound, selected, onOpen }: FolderListProps) {
  const { t } = useTranslation();
  const sort = useListing((listing) => listing.sort);
  const isOwn = useIsOwn();
  const { shown, waiting, showAll } = useHeld(rows, of, isInRows, isOwn);
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const open = (id: string): void => {
    const row = shown.find((each) => each.id === id);
    if (row) onOpen(row);
  };
  const { list, focused, reachable } = useRows({ ids, selected, onSelect: select, onOpen: open });

  const sortable = (column: SortColumn) =>
    isFound
      ? {}
      : {
          sorted: sort.column === column ? sort.direction : null,
          onSort: () => useListing.setState({ sort: sortedBy(sort, column) }),
        };
  const columns = [
    { id: 'name', label: <span className="pl-3">{t('directory.column.name')}</span>, ...sortable('name') },
    {
      id: 'size',
      label: t('directory.column.size'),
      width: 'var(--size)',
      align: 'right' as const,
      ...sortable('size'),
    },
    {
      id: 'modified',
      label: <span className="pl-2">{t('directory.column.modified')}</span>,
      width: 'var(--modified)',
      ...sortable('modified'),
    },
    {
      id: 'here',
      label: <span className="@max-[560px]:sr-only">{t('directory.column.here')}</span>,
      width: 'var(--here)',
    },
  ];
  return (
    <div {...list} className="@container">
      <News count={waiting} onShow={showAll} />
      {/* Beside an inspector names keep their space: a mark alone shows what is on this workstation. */}
      <div className="[--here:184px] [--modified:116px] [--size:84px] @max-[560px]:[--here:36px] @max-[560px]:[--modified:96px] @max-[560px]:[--size:68px]">
        <RowGrid label={label} columns={columns} count={ids.length}>
          <LongRows ids={ids} kept={reachable ?? null}>
            {(at) => {
              const row = shown[at];
              return (
                row && (
                  <FolderRow
                    row={row}
                    at={at}
                    isFound={isFound}
                    isSelected={row.id === selected}
                    isReachable={row.id === reachable}
                    isTarget={row.id === (focused ?? selected)}
                    onSelect={select}
                    onOpen={open}
                  />
                )
              );
            }}
          </LongRows>
        </RowGrid>
      </div>
    </div>
  );
}

/** What the user created here shows at once, and remains when the service has it. */
function useIsOwn(): (row: FolderView) => boolean {
  const { receipts } = useOutbox();
  const created = useMemo(
    () =>
      new Set(
        receipts.flatMap(({ entity, action, target }) => (entity === 'Directory' && action === 'create' ? target : [])),
      ),
    [receipts],
  );
  return (row) => row.steps.length > 0 || created.has(row.id);
}
