import { ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isProvisional } from '#shared/entities/describe.ts';
import { useFolder } from '../../cache/queries/hooks.ts';
import type { FolderView } from '../../cache/queries/views.ts';
import { useView } from '../../stores/view.ts';
import { classes, Mark } from '../../ui/index.ts';
import { FolderIcon } from './FolderIcon.tsx';
import { isHereOnly } from './hereOnly.ts';
import { openFolder, setUnfolded, useUnfolded } from './openFolders.ts';
import { treeMove } from './tree.ts';
import { useReceiveFolder } from './useReceiveFolder.ts';

/** The folders from below the share; each level is read when it is unfolded. */
export function FolderTree() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('directory.tree')} data-region tabIndex={-1} className="scroll-thin w-[265px] shrink-0 border-r border-line px-2 py-2.5 max-[799.98px]:max-h-[45%] max-[799.98px]:w-full max-[799.98px]:border-r-0 max-[799.98px]:border-b">
      <ul role="tree" aria-label={t('directory.tree')}>
        <Branch parentId="root" path={[]} level={1} />
      </ul>
      <p className="mt-3 px-2.5 text-help text-text-3">{t('directory.notOpened')}</p>
    </nav>
  );
}

/** Keys of the tree, heard by the row that has the focus. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const item = event.currentTarget;
  if (event.target !== item || event.ctrlKey || event.metaKey || event.altKey) return;
  const items = [...(item.closest('[role=tree]')?.querySelectorAll<HTMLElement>('[role=treeitem]') ?? [])];
  const move = treeMove(event.key, items.map(rowOf), items.indexOf(item));
  if (!move) return;
  event.preventDefault();
  const id = item.dataset['folder'] ?? '';
  if (move.kind === 'focus') items[move.index]?.focus();
  else if (move.kind === 'fold') setUnfolded(id, move.open);
  else openFolder(id);
}

const rowOf = (item: HTMLElement) => {
  const expanded = item.getAttribute('aria-expanded');
  return { level: Number(item.getAttribute('aria-level')), isOpen: expanded === null ? null : expanded === 'true' };
};

interface BranchProps {
  readonly parentId: string;
  /** Names from below the share to the parent. */
  readonly path: readonly string[];
  readonly level: number;
}

function Branch({ parentId, path, level }: BranchProps) {
  useReceiveFolder(path, isProvisional(parentId));
  const folders = useFolder(parentId).filter((child) => child.isFolder);
  return folders.map((folder, index) => (
    <Node key={folder.id} folder={folder} path={[...path, folder.name]} level={level} isFirst={level === 1 && index === 0} />
  ));
}

interface NodeProps {
  readonly folder: FolderView;
  readonly path: readonly string[];
  readonly level: number;
  readonly isFirst: boolean;
}

function Node({ folder, path, level, isFirst }: NodeProps) {
  const { t } = useTranslation();
  const isCurrent = useView((view) => view.folder === folder.id);
  const isRoot = useView((view) => view.folder === 'root');
  const isUnfolded = useUnfolded(({ ids }) => ids.has(folder.id));
  const inside = useFolder(folder.id);
  // What was never received may hold folders; what was received shows whether it does.
  const canUnfold = folder.childrenAbsent || inside.some((child) => child.isFolder);
  const isOpen = canUnfold && isUnfolded;
  return (
    <>
      <li
        role="treeitem"
        data-folder={folder.id}
        aria-level={level}
        aria-selected={isCurrent}
        {...(canUnfold ? { 'aria-expanded': isOpen } : {})}
        tabIndex={isCurrent || (isRoot && isFirst) ? 0 : -1}
        onClick={() => openFolder(folder.id)}
        onKeyDown={onKeyDown}
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
          aria-hidden={!canUnfold}
          onClick={(event) => {
            event.stopPropagation();
            setUnfolded(folder.id, !isOpen);
          }}
          className={classes('flex size-4 shrink-0 items-center justify-center text-text-3', !canUnfold && 'invisible')}
        >
          <ChevronRight size={14} aria-hidden className={classes('transition-transform', isOpen && 'rotate-90')} />
        </button>
        <FolderIcon name={folder.name} isFolder isOpen={isOpen} isHereOnly={isHereOnly(folder)} />
        <span className="truncate-line ml-0.5 flex-1">{folder.name}</span>
        {folder.mark ? <Mark state={folder.mark} size={14} /> : folder.childrenAbsent && <Mark state="absent" size={14} />}
      </li>
      {isOpen && <Branch parentId={folder.id} path={path} level={level + 1} />}
    </>
  );
}
