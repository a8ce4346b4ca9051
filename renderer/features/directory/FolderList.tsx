import { useTranslation } from 'react-i18next';
import { useAreaStatus } from '../../cache/queries/hooks.ts';
import type { FolderView } from '../../cache/queries/views.ts';
import { GridRow, Mark, Pill, RowGrid, useFormat, useNow } from '../../ui/index.ts';
import { FolderIcon } from './FolderIcon.tsx';
import { creationOf, isHereOnly } from './hereOnly.ts';
import { openFolder } from './openFolders.ts';

interface FolderListProps {
  readonly rows: readonly FolderView[];
  /** Names from below the share to the open folder. */
  readonly path: readonly string[];
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
}

export function FolderList({ rows, path, selected, onSelect }: FolderListProps) {
  const { t } = useTranslation();
  const reachable = selected ?? rows[0]?.id;
  const columns = [
    { id: 'name', label: <span className="pl-3">{t('directory.column.name')}</span> },
    { id: 'size', label: t('directory.column.size'), width: '84px', align: 'right' },
    { id: 'modified', label: <span className="pl-2">{t('directory.column.modified')}</span>, width: '108px' },
    { id: 'here', label: t('directory.column.here'), width: '184px' },
  ] as const;
  return (
    <RowGrid label={t('directory.list')} columns={columns}>
        {rows.map((row) => (
          <Row
            key={row.id}
            row={row}
            path={[...path, row.name]}
            isSelected={row.id === selected}
            isReachable={row.id === reachable}
            onSelect={onSelect}
          />
        ))}
    </RowGrid>
  );
}

interface RowProps {
  readonly row: FolderView;
  readonly path: readonly string[];
  readonly isSelected: boolean;
  readonly isReachable: boolean;
  readonly onSelect: (id: string) => void;
}

function Row({ row, path, isSelected, isReachable, onSelect }: RowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const today = format.dayOf(useNow());
  const changedAt = row.updatedAt ?? creationOf(row)?.madeAt ?? null;
  return (
    <GridRow
      id={row.id}
      isSelected={isSelected}
      isReachable={isReachable}
      onSelect={onSelect}
      className="h-row"
      {...(row.isFolder ? { onOpen: openFolder } : {})}
    >
      <td>
        <span className="flex items-center gap-2.5 pl-3">
          <FolderIcon name={row.name} isFolder={row.isFolder} isHereOnly={isHereOnly(row)} />
          <span className="truncate-line font-medium">{row.name}</span>
        </span>
      </td>
      <td className="text-right text-text-2">{row.size === null ? '' : format.size(row.size)}</td>
      <td className="text-text-2">
        <span className="pl-2">{changedAt === null ? '' : format.dayOf(changedAt) === today ? t('directory.today') : format.date(changedAt)}</span>
      </td>
      <td className="text-text-2">
        <Here row={row} path={path} />
      </td>
    </GridRow>
  );
}

/** What this workstation has of a row: created here, received at, or absent. Files' content never is. */
function Here({ row, path }: { readonly row: FolderView; readonly path: readonly string[] }) {
  const { t } = useTranslation();
  if (row.mark && isHereOnly(row)) {
    return (
      <Pill tone="wait" icon={<Mark state={row.mark} size={13} />}>
        {t('directory.createdHere')}
      </Pill>
    );
  }
  if (!row.isFolder || row.childrenAbsent) {
    return (
      <span className="flex items-center gap-2 text-help whitespace-nowrap">
        <Mark state="absent" label="" size={14} />
        {t('common.mark.absent')}
      </span>
    );
  }
  return <Received path={path} />;
}

function Received({ path }: { readonly path: readonly string[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const { last } = useAreaStatus({ entity: 'Directory', path });
  return last && <span className="text-help text-text-3">{t('directory.upToDate', { time: format.moment(last.at, now) })}</span>;
}
