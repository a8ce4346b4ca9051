import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDatasetStatus, useFolderPath, useMadeHere } from '#cache/queries/hooks.ts';
import type { FolderView } from '#cache/queries/views.ts';
import { useCopied, useCopyRows } from '#lists/copyRows.tsx';
import { useChoosing } from '#lists/useChoosing.ts';
import { FolderPlace } from '#parts/folders/FolderPlace.tsx';
import { usePlaceOn } from '#stores/place.ts';
import {
  GridRow,
  isInRows,
  LongRows,
  Mark,
  NewRows,
  Pill,
  RowGrid,
  useFormat,
  usePinnedRows,
  useNow,
  useRows,
} from '#ui/index.ts';
import { FolderIcon } from './FolderIcon.tsx';
import { HereIcon } from './HereIcon.tsx';
import { isHereOnly } from './hereOnly.ts';
import { select, useListing } from './openFolders.ts';
import { changedAt, sortedBy } from './order.ts';
import type { SortColumn } from './order.ts';

interface FolderListProps {
  readonly label: string;
  readonly rows: readonly FolderView[];
  /** What these lines belong to: another folder, order or search is shown at once. */
  readonly of: string;
  /** Search results: the best come first, and each shows its path. */
  readonly isFound: boolean;
  readonly onOpen: (row: FolderView) => void;
}

/** Rows that arrive under focus or pointer wait until the user shows them. */
export function FolderList({ label, rows, of, isFound, onOpen }: FolderListProps) {
  const selected = usePlaceOn('directory', (place) => place.selected) ?? null;
  const { t } = useTranslation();
  const sort = useListing((listing) => listing.sort);
  const made = useMadeHere('Directory');
  const isOwn = (row: FolderView): boolean => row.steps.length > 0 || made.has(row.id);
  const { shown, waiting, showAll } = usePinnedRows(rows, of, isInRows, isOwn);
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const open = (id: string): void => {
    const row = shown.find((each) => each.id === id);
    if (row) onOpen(row);
  };
  const { list, focused, reachable, go } = useRows({ ids, selected, onSelect: select, onOpen: open });
  const choosing = useCopied<FolderView>();
  const chosen = useChoosing({ choosing, rows: shown, ids, focused, go });
  const format = useFormat();
  const onCopy = useCopyRows(() => ({
    titles: [t('common.word.name'), t('common.word.size'), t('directory.column.modified')],
    lines: (chosen.rows.length > 0 ? chosen.rows : shown.filter(({ id }) => id === focused)).map((row) => {
      const at = changedAt(row);
      return [row.name, row.size === null ? '' : format.size(row.size), at === null ? '' : format.dateTime(at)];
    }),
  }));

  const sortable = (column: SortColumn) =>
    isFound
      ? {}
      : {
          sorted: sort.column === column ? sort.direction : null,
          onSort: () => useListing.setState({ sort: sortedBy(sort, column) }),
        };
  const columns = [
    { id: 'name', label: <span className="pl-3">{t('common.word.name')}</span>, ...sortable('name') },
    {
      id: 'size',
      label: t('common.word.size'),
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
      label: <span className="@max-[560px]:sr-only">{t('directory.here')}</span>,
      width: 'var(--here)',
    },
  ];
  return (
    <div {...list} onCopy={onCopy} className="@container">
      <NewRows count={waiting} onShow={showAll} />
      {/* Beside an inspector names keep their space: a mark alone shows what is on this workstation. */}
      <div className="[--here:184px] [--modified:116px] [--size:84px] @max-[560px]:[--here:36px] @max-[560px]:[--modified:104px] @max-[560px]:[--size:68px]">
        <RowGrid label={label} isMulti columns={columns} count={ids.length}>
          <LongRows ids={ids} kept={reachable ?? null}>
            {(at) => {
              const row = shown[at];
              return (
                row && (
                  <FolderRow
                    row={row}
                    at={at}
                    isFound={isFound}
                    isSelected={row.id === selected || chosen.has(row.id)}
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
      {chosen.rows.length > 0 && <div className="sticky bottom-0">{choosing.renderBar(chosen.rows)}</div>}
    </div>
  );
}

interface FolderLineProps {
  readonly row: FolderView;
  readonly at: number;
  readonly isFound: boolean;
  readonly isSelected: boolean;
  readonly isReachable: boolean;
  readonly isTarget: boolean;
  readonly onSelect: (id: string) => void;
  readonly onOpen: (id: string) => void;
}

function FolderRow({ row, at, isFound, isSelected, isReachable, isTarget, onSelect, onOpen }: FolderLineProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const today = format.dayOf(useNow());
  const changed = changedAt(row);
  return (
    <GridRow
      id={row.id}
      at={at}
      isSelected={isSelected}
      isReachable={isReachable}
      isTarget={isTarget}
      onSelect={onSelect}
      onOpen={onOpen}
      isDraggable
      className="h-row"
    >
      <td>
        <span className="flex items-center gap-2.5 pl-3">
          <FolderIcon name={row.name} isFolder={row.isFolder} isHereOnly={isHereOnly(row)} />
          <span className="min-w-0">
            <span className="truncate-line block leading-4 font-medium">{row.name}</span>
            {isFound && <FolderPlace id={row.id} />}
          </span>
        </span>
      </td>
      <td className="text-right text-text-2">{row.size === null ? '' : format.size(row.size)}</td>
      <td className="text-text-2">
        <span className="pl-2 whitespace-nowrap">
          {changed === null ? '' : format.dayOf(changed) === today ? t('common.word.today') : format.date(changed)}
        </span>
      </td>
      <td className="text-text-2">
        <Here row={row} />
      </td>
    </GridRow>
  );
}

/** What this workstation has of an entry: created here, or when its content was received; nothing bears no mark. */
function Here({ row }: { readonly row: FolderView }) {
  const { t } = useTranslation();
  if (row.mark && isHereOnly(row)) {
    return (
      <Pill tone="wait" icon={<Mark state={row.mark} size={13} />}>
        <span className="@max-[560px]:sr-only">{t('directory.createdHere')}</span>
      </Pill>
    );
  }
  return row.isFolder && !row.childrenAbsent ? <Received id={row.id} /> : null;
}

function Received({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const path = useFolderPath(id).map(({ name }) => name);
  const { last } = useDatasetStatus({ entity: 'Directory', path });
  if (last === null) return null;
  return (
    <span className="flex items-center gap-2 text-help whitespace-nowrap text-text-3">
      <HereIcon />
      <span className="truncate-line @max-[560px]:sr-only">
        {t(last.complete ? 'directory.upToDate' : 'directory.cutAt', { when: format.when(last.at, now) })}
      </span>
    </span>
  );
}
