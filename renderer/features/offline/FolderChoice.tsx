import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  Checkbox,
  Collection,
  ListLayout,
  Tree,
  TreeItem,
  TreeItemContent,
  TreeLoadMoreItem,
  Virtualizer,
} from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useFolderNodes } from '#cache/queries/useTakenAlong.ts';
import type { FolderNode, TakenFacts } from '#cache/queries/useTakenAlong.ts';
import { CheckBoxSquare, classes } from '#ui/index.ts';
import { belowChosen, chosenFolders, shownFolders } from './chosenFolders.ts';

interface FolderChoiceProps {
  readonly chosen: readonly string[];
  /** What is known of the chosen folders. */
  readonly known: TakenFacts['folders'];
  readonly onChange: (chosen: readonly string[]) => void;
  /** A folder whose content was never downloaded is unfolded. */
  readonly onReceive: (path: readonly string[]) => void;
}

const rowHeight = 28;
const tallest = 12;

/** The share as a tree to choose from; a chosen folder includes everything below it. */
export function FolderChoice({ chosen, known, onChange, onReceive }: FolderChoiceProps) {
  const { t } = useTranslation();
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const nodes = useFolderNodes(unfolded);
  const counts = new Map(known.map(({ id, folders }) => [id, folders]));
  const below = belowChosen(nodes, new Set(chosen));
  const flat = [...shownFolders(nodes)];
  if (nodes.length === 0) return <p className="text-text-3">{t('offline.scope.noFolders')}</p>;

  const unfold = (ids: ReadonlySet<string>): void => {
    for (const node of flat) if (ids.has(node.id) && !unfolded.has(node.id) && node.isAbsent) onReceive(node.path);
    setUnfolded(ids);
  };
  const choose = (ticked: ReadonlySet<string>): void => {
    // Folders below a chosen one are shown as ticked, but are not choices of their own.
    const own = new Set([...ticked].filter((id) => !below.has(id)));
    onChange(chosenFolders(own, flat, known));
  };
  const row = (node: FolderNode) => (
    <TreeItem
      key={node.id}
      id={node.id}
      textValue={node.name}
      hasChildItems={node.hasFolders}
      className="flex h-7 items-center rounded-chip text-body outline-offset-[-2px] data-hovered:bg-hover"
    >
      <TreeItemContent>
        {({ level, hasChildItems, isExpanded }) => (
          <span
            className="flex h-full min-w-0 flex-1 items-center gap-1.5 pr-1"
            style={{ paddingLeft: (level - 1) * 16 }}
          >
            <Button
              slot="chevron"
              className={classes(
                'flex size-5 shrink-0 items-center justify-center rounded-chip text-text-3',
                !hasChildItems && 'invisible',
              )}
            >
              <ChevronRight
                size={14}
                aria-hidden
                className={classes('transition-transform', isExpanded && 'rotate-90')}
              />
            </Button>
            <Checkbox slot="selection" className="group flex shrink-0 items-center">
              <CheckBoxSquare />
            </Checkbox>
            <span className="truncate-line min-w-0 flex-1">{node.name}</span>
            <span className="shrink-0 text-help text-text-3">
              {counts.has(node.id)
                ? t('offline.scope.known', { count: counts.get(node.id) ?? 0 })
                : node.isAbsent && t('offline.scope.absent')}
            </span>
          </span>
        )}
      </TreeItemContent>
      <Collection items={[...node.children]}>{row}</Collection>
      {/* Without a child line, → would not unfold a folder that was never downloaded. */}
      {node.hasFolders && node.children.length === 0 && <TreeLoadMoreItem isLoading={false} />}
    </TreeItem>
  );

  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight }}>
      <Tree
        aria-label={t('offline.scope.folders')}
        items={[...nodes]}
        dependencies={[counts, below]}
        selectionMode="multiple"
        selectionBehavior="toggle"
        selectedKeys={[...chosen, ...below]}
        disabledKeys={[...below]}
        disabledBehavior="selection"
        expandedKeys={[...unfolded]}
        onExpandedChange={(keys) => unfold(new Set([...keys].map(String)))}
        onSelectionChange={(keys) =>
          choose(keys === 'all' ? new Set(flat.map(({ id }) => id)) : new Set([...keys].map(String)))
        }
        style={{ height: Math.min(flat.length, tallest) * rowHeight }}
        className="scroll-thin -mx-1 outline-none"
      >
        {row}
      </Tree>
    </Virtualizer>
  );
}
