import { useTranslation } from 'react-i18next';
import { useDatasetStatus, useFolderPath } from '#cache/queries/hooks.ts';
import type { FolderView } from '#cache/queries/views.ts';
import { FolderPlace } from '#forms/folders/FolderPlace.tsx';
import { GridRow, Mark, Pill, useFormat, useNow } from '#ui/index.ts';
import { FolderIcon } from './FolderIcon.tsx';
import { HereMark } from './HereMark.tsx';
import { isHereOnly } from './hereOnly.ts';
import { changedAt } from './order.ts';

interface FolderLineProps {
  readonly row: FolderView;
  readonly at: number;
  /** A search result: its path is shown. */
  readonly isFound: boolean;
  readonly isSelected: boolean;
  readonly isReachable: boolean;
  readonly isTarget: boolean;
  readonly onSelect: (id: string) => void;
  readonly onOpen: (id: string) => void;
}

export function FolderRow({ row, at, isFound, isSelected, isReachable, isTarget, onSelect, onOpen }: FolderLineProps) {
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
        <span className="pl-2">
          {changed === null ? '' : format.dayOf(changed) === today ? t('directory.today') : format.date(changed)}
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
      <HereMark />
      <span className="truncate-line @max-[560px]:sr-only">
        {t(last.complete ? 'directory.upToDate' : 'directory.cutAt', { time: format.moment(last.at, now) })}
      </span>
    </span>
  );
}
