import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Button, Checkbox, Collection, ListLayout, Tree, TreeItem, TreeItemContent, Virtualizer } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useFolderNodes } from '../../cache/queries/useTakenAlong.ts';
import type { FolderNode, TakenFacts } from '../../cache/queries/useTakenAlong.ts';
import { CheckBoxSquare, classes } from '../../ui/index.ts';

interface FolderChoiceProps {
  readonly chosen: readonly string[];
  /** What is known of the chosen ones. */
  readonly known: TakenFacts['folders'];
  readonly onChange: (chosen: readonly string[]) => void;
  /** A folder whose content was never received is unfolded. */
  readonly onReceive: (path: readonly string[]) => void;
}

const rowHeight = 28;
const tallest = 12;

/** The share as a tree to choose from; what is below a chosen folder comes with it. */
export function FolderChoice({ chosen, known, onChange, onReceive }: FolderChoiceProps) {
  const { t } = useTranslation();
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const nodes = useFolderNodes(unfolded);
  const counts = new Map(known.map(({ id, folders }) => [id, folders]));
  const below = belowChosen(nodes, new Set(chosen));
  const flat = [...walk(nodes)];
  if (nodes.length === 0) return <p className="text-text-3">{t('ready.scope.noFolders')}</p>;

  const unfold = (ids: ReadonlySet<string>): void => {
    for (const node of flat) if (ids.has(node.id) && !unfolded.has(node.id) && node.isAbsent) onReceive(node.path);
    setUnfolded(ids);
  };
  const row = (node: FolderNode) => (
    <TreeItem
      key={node.id}
      id={node.id}
      textValue={node.name}
      hasChildItems={node.hasFolders}
      className="group flex h-7 items-center rounded-chip text-body outline-offset-[-2px] data-hovered:bg-hover"
    >
      <TreeItemContent>
        {({ level, hasChildItems, isExpanded }) => (
          <span className="flex h-full min-w-0 flex-1 items-center gap-1.5 pr-1" style={{ paddingLeft: (level - 1) * 16 }}>
            <Button slot="chevron" className={classes('flex size-5 shrink-0 items-center justify-center rounded-chip text-text-3', !hasChildItems && 'invisible')}>
              <ChevronRight size={14} aria-hidden className={classes('transition-transform', isExpanded && 'rotate-90')} />
            </Button>
            <Checkbox slot="selection" className="group flex shrink-0 items-center">
              <CheckBoxSquare />
            </Checkbox>
            <span className="truncate-line min-w-0 flex-1">{node.name}</span>
            <span className="shrink-0 text-help text-text-3">
              {counts.has(node.id) ? t('ready.scope.known', { count: counts.get(node.id) ?? 0 }) : node.isAbsent && t('ready.scope.absent')}
            </span>
          </span>
        )}
      </TreeItemContent>
      <Collection items={[...node.children]}>{row}</Collection>
    </TreeItem>
  );

  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight }}>
      <Tree
        aria-label={t('ready.scope.folders')}
        items={[...nodes]}
        dependencies={[counts, below]}
        selectionMode="multiple"
        selectionBehavior="toggle"
        selectedKeys={[...chosen, ...below]}
        disabledKeys={[...below]}
        disabledBehavior="selection"
        expandedKeys={[...unfolded]}
        onExpandedChange={(keys) => unfold(new Set([...keys].map(String)))}
        onSelectionChange={(keys) => onChange(keys === 'all' ? nodes.map(({ id }) => id) : kept([...keys].map(String), flat, below, chosen))}
        style={{ height: Math.min(flat.length, tallest) * rowHeight }}
        className="scroll-thin -mx-1 outline-none"
      >
        {row}
      </Tree>
    </Virtualizer>
  );
}

function* walk(nodes: readonly FolderNode[]): Generator<FolderNode> {
  for (const node of nodes) {
    yield node;
    yield* walk(node.children);
  }
}

/** Shown folders that come with one above them. */
function belowChosen(nodes: readonly FolderNode[], chosen: ReadonlySet<string>): ReadonlySet<string> {
  const below = new Set<string>();
  for (const node of walk(nodes)) if (chosen.has(node.id)) for (const inside of walk(node.children)) below.add(inside.id);
  return below;
}

/** What stays chosen: those that are not shown, and those that are, without what now comes with one above. */
function kept(selected: readonly string[], shown: readonly FolderNode[], below: ReadonlySet<string>, before: readonly string[]): readonly string[] {
  const visible = new Set(shown.map(({ id }) => id));
  const hidden = before.filter((id) => !visible.has(id));
  const own = new Set(selected.filter((id) => !below.has(id) || before.includes(id)));
  const covered = belowChosen(shown, own);
  return [...hidden, ...[...own].filter((id) => visible.has(id) && !covered.has(id))];
}
