import { ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { TreeLine } from '#cache/queries/views.ts';
import { classes, Mark } from '#ui/index.ts';
import { FolderIcon } from './FolderIcon.tsx';
import { HereMark } from './HereMark.tsx';
import { isHereOnly } from './hereOnly.ts';
import { openFolder, setUnfolded } from './openFolders.ts';

interface TreeItemProps {
  readonly line: TreeLine;
  /** Its position in the tree as shown, from 0. */
  readonly at: number;
  readonly isCurrent: boolean;
  /** Tab reaches one line of the tree; the arrows move from there. */
  readonly isReachable: boolean;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>, at: number) => void;
}

/** One folder of the tree. */
export function TreeItem({ line, at, isCurrent, isReachable, onKeyDown }: TreeItemProps) {
  const { t } = useTranslation();
  const { folder, level, isOpen, position, siblings } = line;
  return (
    <li
      role="treeitem"
      data-folder={folder.id}
      data-at={at}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-selected={isCurrent}
      {...(isOpen === null ? {} : { 'aria-expanded': isOpen })}
      tabIndex={isReachable ? 0 : -1}
      onClick={() => openFolder(folder.id)}
      onKeyDown={(event) => onKeyDown(event, at)}
      className={classes(
        'flex h-[29px] items-center gap-1.5 rounded-button pr-2 outline-offset-[-2px]',
        isCurrent ? 'bg-selected font-medium' : 'hover:bg-hover',
      )}
      style={{ paddingLeft: 6 + (level - 1) * 18 }}
    >
      <button
        type="button"
        tabIndex={-1}
        aria-label={t('directory.unfold', { name: folder.name })}
        aria-hidden={isOpen === null}
        onClick={(event) => {
          event.stopPropagation();
          setUnfolded(folder.id, !isOpen);
        }}
        className={classes(
          'flex size-4 shrink-0 items-center justify-center text-text-3',
          isOpen === null && 'invisible',
        )}
      >
        <ChevronRight size={14} aria-hidden className={classes('transition-transform', isOpen && 'rotate-90')} />
      </button>
      <FolderIcon name={folder.name} isFolder isOpen={isOpen === true} isHereOnly={isHereOnly(folder)} />
      <span className="truncate-line ml-0.5 flex-1">{folder.name}</span>
      {folder.mark ? <Mark state={folder.mark} size={14} /> : !folder.childrenAbsent && <HereMark isNamed />}
    </li>
  );
}
