import { ChevronRight, X } from 'lucide-react';
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
import type { FolderNode, OfflineFacts } from '#cache/queries/useKeptOffline.ts';
import { useFolderNodes } from '#cache/queries/useKeptOffline.ts';
import { namesOf } from '#i18n/labels/names.ts';
import type { KeptRow } from '#stores/offline.ts';
import { CheckBoxSquare, classes, IconButton, Section, useFormat } from '#ui/index.ts';
import { belowChosen, chosenFolders, shownFolders } from './chosenFolders.ts';

interface ScopePanelProps {
  readonly folders: readonly string[];
  readonly rows: readonly KeptRow[];
  readonly facts: OfflineFacts;
  /** The disk refused to save the last change. */
  readonly isNotKept: boolean;
  readonly onFolders: (folders: readonly string[]) => void;
  readonly onLeave: (row: KeptRow) => void;
  readonly onReceive: (path: readonly string[]) => void;
}

/** « Disponible hors ligne »: what is received beside the lists, which come whole. */
export function ScopePanel(props: ScopePanelProps) {
  const { folders, rows, facts, isNotKept, onFolders, onLeave, onReceive } = props;
  const { t } = useTranslation();
  return (
    <aside
      data-region
      tabIndex={-1}
      aria-label={t('offline.scope.title')}
      className="inspector-width flex shrink-0 flex-col border-l border-line max-[1179.98px]:w-full max-[1179.98px]:border-t max-[1179.98px]:border-l-0"
    >
      <header className="flex min-h-11 shrink-0 items-center border-b border-line px-5">
        <h2 className="font-medium">{t('offline.scope.title')}</h2>
      </header>
      <div className="scroll-thin min-h-0 flex-1 px-5 py-4 max-[1179.98px]:overflow-visible">
        <Records rows={rows} names={facts.rowNames} onLeave={onLeave} />
        <Section title={t('common.word.folders')}>
          <FolderChoice chosen={folders} known={facts.folders} onChange={onFolders} onReceive={onReceive} />
          <p className="mt-2 text-help text-text-3">{t('offline.scope.foldersHint')}</p>
        </Section>
      </div>
      <footer className="border-t border-line px-5 py-3 text-help text-text-3">
        <p>{t('offline.scope.whole')}</p>
        <output className={classes('block', isNotKept && 'text-ask')}>
          {t(isNotKept ? 'common.choiceNotKept' : 'offline.scope.kept')}
        </output>
      </footer>
    </aside>
  );
}

interface RecordsProps {
  readonly rows: readonly KeptRow[];
  /** In the order of the rows; null where this workstation does not know. */
  readonly names: readonly (string | null)[];
  readonly onLeave: (row: KeptRow) => void;
}

function Records({ rows, names, onLeave }: RecordsProps) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const wordsOf = ({ entity, id }: KeptRow, name: string | null | undefined) =>
    entity === 'BalanceClient'
      ? { name: t('offline.scope.case', { id }), kind: namesOf(entity, language).other }
      : { name: name ?? t('common.numbered', { id }), kind: namesOf(entity, language).one };
  return (
    <Section title={t('common.word.records')}>
      {rows.length === 0 && <p className="text-text-3">{t('offline.scope.noRows')}</p>}
      <ul data-list="row" tabIndex={-1} aria-label={t('common.word.records')}>
        {rows.map((row, at) => {
          const key = `${row.entity}/${row.id}`;
          const { name, kind } = wordsOf(row, names[at]);
          return (
            <li key={key} data-row={key} className="flex min-h-8 items-center gap-2">
              <span className="truncate-line min-w-0 flex-1" title={name}>
                {name}
              </span>
              <span className="shrink-0 text-help text-text-3">{kind}</span>
              <IconButton
                label={t('offline.scope.leave', { name })}
                icon={<X size={14} aria-hidden />}
                onPress={() => onLeave(row)}
              />
            </li>
          );
        })}
      </ul>
      {rows.length > 0 && <p className="mt-2 text-help text-text-3">{t('offline.scope.rowsHint')}</p>}
    </Section>
  );
}

interface FolderChoiceProps {
  readonly chosen: readonly string[];
  readonly known: OfflineFacts['folders'];
  readonly onChange: (chosen: readonly string[]) => void;
  /** A folder whose content was never downloaded is unfolded. */
  readonly onReceive: (path: readonly string[]) => void;
}

const rowHeight = 28;
const tallest = 12;

function FolderChoice({ chosen, known, onChange, onReceive }: FolderChoiceProps) {
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
                ? t('folders.folderCount', { count: counts.get(node.id) ?? 0 })
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
        aria-label={t('common.word.folders')}
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
