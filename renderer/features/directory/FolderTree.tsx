import { ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFolderTree } from '#cache/queries/hooks.ts';
import type { FolderView, TreeLine } from '#cache/queries/views.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { usePlaceOn } from '#stores/place.ts';
import { useCommands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { classes, LoadingAfter, Mark, pageOf, useWindow } from '#ui/index.ts';
import { useListState } from '#wording/useListState.ts';
import { FolderIcon } from './FolderIcon.tsx';
import { HereIcon } from './HereIcon.tsx';
import { isHereOnly } from './hereOnly.ts';
import { openFolder, setUnfolded, useUnfolded } from './openFolders.ts';
import { treeMove } from './tree.ts';

const share = { entity: 'Directory', path: [] } as const;

/** The folders below the share; each level is read when it is unfolded, and only visible lines are drawn. */
export function FolderTree({ onRename }: { readonly onRename: (folder: FolderView) => void }) {
  const { t } = useTranslation();
  const current = usePlaceOn('directory', ({ id }) => id);
  const lines = useFolderTree(useUnfolded(({ ids }) => ids));
  useReceiveUnfolded(lines);
  const isLoading = useListState(share).isComing && lines.length === 0;
  const tree = useRef<HTMLUListElement>(null);
  /** The line where the arrows left the focus, until another folder is opened. */
  const [left, setLeft] = useState({ current, id: current });
  const wanted = lines.findIndex(({ folder }) => folder.id === (left.current === current ? left.id : current));
  const reachable = wanted === -1 ? 0 : wanted;
  const { slots, rowHeight, edge } = useWindow<HTMLLIElement>(lines.length, reachable);

  const itemOf = (id: string): HTMLElement | null | undefined =>
    tree.current?.querySelector<HTMLElement>(`[data-folder="${CSS.escape(id)}"]`);
  useEffect(() => {
    tree.current?.querySelector(`[data-folder="${CSS.escape(current)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const focus = (index: number): void => {
    const id = lines[index]?.folder.id;
    if (id === undefined) return;
    // In a long tree the line may be drawn only now.
    flushSync(() => setLeft({ current, id }));
    itemOf(id)?.focus({ preventScroll: true });
    itemOf(id)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number): void => {
    const line = lines[index];
    if (!line || event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const move = treeMove(event.key, lines, index, pageOf(event.currentTarget));
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    if (move.kind === 'focus') focus(move.index);
    else if (move.kind === 'fold') setUnfolded(line.folder.id, move.open);
    else if (move.kind === 'rename') onRename(line.folder);
    else openFolder(line.folder.id);
  };

  return (
    <nav
      aria-label={t('directory.tree')}
      data-region
      tabIndex={-1}
      className="scroll-thin w-[265px] shrink-0 border-r border-line px-2 py-2.5 max-[799.98px]:max-h-[45%] max-[799.98px]:w-full max-[799.98px]:border-r-0 max-[799.98px]:border-b"
    >
      <ul
        ref={tree}
        data-list="folder"
        tabIndex={-1}
        role="tree"
        aria-busy={isLoading}
        aria-label={t('directory.tree')}
      >
        <li ref={edge} role="none" />
        {slots.map((slot) => {
          if (slot.kind === 'room')
            return <li key={`room ${slot.before}`} role="none" style={{ height: slot.rows * rowHeight }} />;
          const line = lines[slot.index];
          return (
            line && (
              <TreeItem
                key={line.folder.id}
                line={line}
                at={slot.index}
                isCurrent={line.folder.id === current}
                isReachable={slot.index === reachable}
                onKeyDown={onKeyDown}
              />
            )
          );
        })}
      </ul>
      {isLoading && <TreeSkeleton />}
      {lines.some(({ folder }) => isHere(folder)) && (
        <p className="mt-3 flex gap-2 px-2.5 text-help text-text-3">
          <span className="mt-0.5">
            <HereIcon />
          </span>
          {t('directory.notOpened')}
        </p>
      )}
    </nav>
  );
}

const isHere = ({ mark, childrenAbsent }: FolderView): boolean => !mark && !childrenAbsent;

const widths = ['w-28', 'w-36', 'w-24', 'w-32', 'w-40', 'w-44'] as const;

/** Lines in place of the tree while its first level comes. The list beside it says in words that it loads. */
function TreeSkeleton() {
  return (
    <LoadingAfter>
      <div aria-hidden data-skeleton="tree">
        {widths.map((width) => (
          <div key={width} className="flex h-[29px] items-center gap-2.5 px-2.5">
            <span className="size-4 shrink-0 rounded-chip bg-line-soft" />
            <span className={`h-3 rounded-chip bg-line-soft ${width}`} />
          </div>
        ))}
      </div>
    </LoadingAfter>
  );
}

/** Of the share and each unfolded folder, when unfolded or the service becomes reachable. */
function useReceiveUnfolded(lines: readonly TreeLine[]): void {
  const commands = useCommands();
  const online = useSyncStatus((status) => status.connection.kind === 'online');
  const requested = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!online) {
      requested.current = new Set();
      return;
    }
    const open = lines.filter(({ isOpen, folder }) => isOpen && !isProvisional(folder.id));
    const paths = [[], ...open.map(({ path }) => path)];
    const before = requested.current;
    requested.current = new Set(paths.map((path) => path.join('\\')));
    for (const path of paths) if (!before.has(path.join('\\'))) void commands.refresh({ entity: 'Directory', path });
  }, [commands, online, lines]);
}

interface TreeItemProps {
  readonly line: TreeLine;
  /** Its position in the tree as shown, from 0. */
  readonly at: number;
  readonly isCurrent: boolean;
  /** Tab reaches one line of the tree; the arrows move from there. */
  readonly isReachable: boolean;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>, at: number) => void;
}

function TreeItem({ line, at, isCurrent, isReachable, onKeyDown }: TreeItemProps) {
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
      draggable
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
      {folder.mark ? <Mark state={folder.mark} size={14} /> : isHere(folder) && <HereIcon isNamed />}
    </li>
  );
}
