import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFolderTree } from '#cache/queries/hooks.ts';
import type { FolderView } from '#cache/queries/views.ts';
import { useView } from '#stores/view.ts';
import { useWindow } from '#ui/index.ts';
import { HereMark } from './HereMark.tsx';
import { openFolder, setUnfolded, useUnfolded } from './openFolders.ts';
import { treeMove } from './tree.ts';
import { TreeItem } from './TreeItem.tsx';
import { TreeSkeleton } from './TreeSkeleton.tsx';
import { useIsLoading } from './useIsLoading.ts';
import { useReceiveUnfolded } from './useReceiveUnfolded.ts';

/** The path of the share itself. */
const share: readonly string[] = [];

/** The folders below the share; each level is read when it is unfolded, and only visible lines are drawn. */
export function FolderTree({ onRename }: { readonly onRename: (folder: FolderView) => void }) {
  const { t } = useTranslation();
  const current = useView((view) => view.folder);
  const lines = useFolderTree(useUnfolded(({ ids }) => ids));
  useReceiveUnfolded(lines);
  const isLoading = useIsLoading(share) && lines.length === 0;
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
    const move = treeMove(event.key, lines, index);
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
      {lines.length > 0 && (
        <p className="mt-3 flex gap-2 px-2.5 text-help text-text-3">
          <span className="mt-0.5">
            <HereMark />
          </span>
          {t('directory.notOpened')}
        </p>
      )}
    </nav>
  );
}
