import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllFolders, useLoaded } from '#cache/queries/hooks.ts';
import type { PlacedFolderView } from '#cache/queries/views.ts';
import type { ListColumn } from '#lists/column.ts';
import { DataTable } from '#lists/DataTable.tsx';
import { useChangeColumn } from '#lists/useChangeColumn.ts';
import { Loading, Segmented, useFormat } from '#ui/index.ts';
import { FolderIcon } from './FolderIcon.tsx';
import { isHereOnly } from './hereOnly.ts';
import { select } from './openFolders.ts';
import { changedAt } from './order.ts';

/** The extension of a file as people call its kind: PDF; empty where there is none that says something. */
export function kindOf(name: string): string {
  const extension = /[^.]\.(?<extension>[\p{L}\p{N}]{1,5})$/u.exec(name)?.groups?.['extension'] ?? '';
  return extension.toLocaleUpperCase('fr');
}

/** Whether the folders above an entry begin with those of a path. */
export const isBelow = (place: readonly string[], path: readonly string[]): boolean =>
  path.every((name, at) => place[at] === name);

interface FolderTableProps {
  /** Names down to the open folder; [] for the share. */
  readonly path: readonly string[];
  readonly selected: string | null;
  readonly onOpen: (row: PlacedFolderView) => void;
}

const usual = ['name', 'place', 'kind', 'size', 'modified'] as const;
const byName = { column: 'name', direction: 'ascending' } as const;

export function FolderTable({ path, selected, onOpen }: FolderTableProps) {
  const { t } = useTranslation();
  const all = useAllFolders();
  const isLoading = useLoaded('Directory') === 'loading';
  const columns = useFolderColumns();
  const [isEverywhere, setIsEverywhere] = useState(path.length === 0);
  const below = isEverywhere ? '' : path.join('\\');
  const rows = useMemo(
    () => (below === '' ? all : all.filter(({ place }) => isBelow(place, below.split('\\')))),
    [all, below],
  );
  if (isLoading) return <Loading />;
  return (
    <DataTable
      id="folders"
      label={t('directory.table.label')}
      rows={rows}
      columns={columns}
      usual={usual}
      usualSort={byName}
      selection={{ selected, onSelect: select }}
      onOpen={(id) => {
        const row = rows.find((each) => each.id === id);
        if (row) onOpen(row);
      }}
      empty={t(all.length === 0 ? 'directory.table.none' : 'directory.table.noneHere')}
      isOwn={isHereOnly}
      scope={[t('folders.share'), ...(isEverywhere ? [] : path)].join(' › ')}
      {...(path.length > 0 && {
        tools: (
          <Segmented
            label={t('directory.table.where')}
            value={isEverywhere ? 'share' : 'folder'}
            onChange={(where) => setIsEverywhere(where === 'share')}
            options={(['share', 'folder'] as const).map((id) => ({ id, label: t(`directory.table.${id}`) }))}
          />
        ),
      })}
    />
  );
}

function useFolderColumns(): readonly ListColumn<PlacedFolderView>[] {
  const { t } = useTranslation();
  const format = useFormat();
  const change = useChangeColumn('Directory');
  return useMemo(
    () => [
      {
        id: 'name',
        label: t('common.word.name'),
        text: ({ name }) => name,
        signWidth: 28,
        cell: (row) => (
          <span className="flex min-w-0 items-center gap-2.5">
            <FolderIcon name={row.name} isFolder={row.isFolder} isHereOnly={isHereOnly(row)} />
            <span className="truncate-line min-w-0">{row.name}</span>
          </span>
        ),
      },
      {
        id: 'place',
        label: t('directory.table.place'),
        text: ({ place }) => [t('folders.share'), ...place].join(' › '),
      },
      {
        id: 'kind',
        label: t('common.word.type'),
        text: (row) => (row.isFolder ? t('directory.table.isFolder') : kindOf(row.name) || t('directory.table.isFile')),
      },
      {
        id: 'size',
        label: t('common.word.size'),
        isNumber: true,
        text: ({ size }) => (size === null ? '' : format.size(size)),
        value: ({ size }) => size,
        sum: { of: ({ size }) => size, words: format.size },
      },
      {
        id: 'modified',
        label: t('directory.column.modified'),
        instant: 'time',
        text: (row) => {
          const at = changedAt(row);
          return at === null ? '' : format.dateTime(at);
        },
        value: changedAt,
      },
      {
        id: 'top',
        label: t('directory.table.top'),
        text: ({ place, name, isFolder }) => place[0] ?? (isFolder ? name : ''),
      },
      {
        id: 'depth',
        label: t('directory.table.depth'),
        isNumber: true,
        text: ({ place }) => format.number(place.length + 1),
        value: ({ place }) => place.length + 1,
      },
      {
        id: 'here',
        label: t('directory.here'),
        text: (row) =>
          t(
            isHereOnly(row)
              ? 'directory.createdHere'
              : row.childrenAbsent || !row.isFolder
                ? 'common.mark.absent'
                : 'pages.rows.received',
          ),
      },
      change,
    ],
    [t, format, change],
  );
}
