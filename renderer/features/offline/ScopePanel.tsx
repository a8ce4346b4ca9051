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
import type { FolderNode, TakenFacts } from '#cache/queries/useTakenAlong.ts';
import { useFolderNodes } from '#cache/queries/useTakenAlong.ts';
import { namesOf } from '#i18n/labels/names.ts';
import type { Scope, TakenRow } from '#stores/offline.ts';
import { isTakenRow } from '#stores/offline.ts';
import { useSession } from '#stores/session.ts';
import { CheckBoxSquare, CheckList, classes, Section, Select, useFormat } from '#ui/index.ts';
import { belowChosen, chosenFolders, shownFolders } from './chosenFolders.ts';

interface ScopePanelProps {
  readonly scope: Scope;
  /** Rows taken one by one, and those that the user left out. */
  readonly rows: readonly TakenRow[];
  readonly facts: TakenFacts;
  /** Length of all texts on this workstation. */
  readonly characters: number;
  /** The disk refused to save the last change. */
  readonly isNotKept: boolean;
  readonly onChange: (scope: Scope) => void;
  readonly onTake: (row: TakenRow) => void;
  readonly onReceive: (path: readonly string[]) => void;
}

const counted = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, count) => count);

/** « À emporter »: what is downloaded for offline work, with the effect of each choice. */
export function ScopePanel(props: ScopePanelProps) {
  const { scope, rows, facts, characters, isNotKept, onChange, onTake, onReceive } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const weeks = (most: number) =>
    counted(most).map((count) => ({ id: String(count), label: t('offline.scope.weeks', { count }) }));
  // What was never downloaded cannot be counted; the campus of the sign-in has its name all the same.
  const own = useSession((session) => session.open?.profile);
  const { Planification: calendar, Dossier: applications } = facts.lists;
  const events = (count: number) => calendar.last !== null && { detail: t('offline.scope.events', { count }) };
  const applicationsOf = (count: number) =>
    applications.last !== null && { detail: t('offline.scope.applications', { count }) };
  const admissionPaths = new Set(facts.admissionPaths.map(({ id }) => id));
  return (
    <aside
      data-region
      tabIndex={-1}
      aria-label={t('offline.scope.title')}
      className="inspector-width flex shrink-0 flex-col border-l border-line outline-none max-[1179.98px]:w-full max-[1179.98px]:border-t max-[1179.98px]:border-l-0"
    >
      <header className="flex min-h-11 shrink-0 items-center justify-between gap-2 border-b border-line px-5">
        <h2 className="font-medium">{t('offline.scope.title')}</h2>
        {characters > 0 && (
          <span className="text-help text-text-3">{t('offline.scope.size', { size: format.size(characters) })}</span>
        )}
      </header>
      <div className="scroll-thin min-h-0 flex-1 px-5 py-4 max-[1179.98px]:overflow-visible">
        <Section title={t('common.word.campus')}>
          <CheckList
            label={t('common.word.campus')}
            value={scope.campusIds}
            onChange={(campusIds) => onChange({ ...scope, campusIds: [...campusIds] })}
            options={facts.campuses.map((campus) => ({
              id: campus.id,
              label: campus.name ?? (campus.id === own?.campusId ? own.campusName : campus.id),
              ...events(campus.events),
            }))}
          />
        </Section>
        <Section title={t('common.word.calendar')} aside={<Count {...events(facts.events)} />}>
          <div className="grid grid-cols-2 gap-3">
            <Select
              label={t('offline.scope.before')}
              value={String(scope.weeksBefore)}
              onChange={(count) => onChange({ ...scope, weeksBefore: Number(count) })}
              options={weeks(4)}
            />
            <Select
              label={t('offline.scope.after')}
              value={String(scope.weeksAfter)}
              onChange={(count) => onChange({ ...scope, weeksAfter: Number(count) })}
              options={weeks(8)}
            />
          </div>
        </Section>
        <Section title={t('offline.scope.admissionPaths')} aside={<Count {...applicationsOf(facts.applications)} />}>
          {facts.admissionPaths.length === 0 && <p className="text-text-3">{t('offline.scope.noAdmissionPaths')}</p>}
          <CheckList
            label={t('offline.scope.admissionPaths')}
            value={facts.admissionPaths.map(({ id }) => id).filter((id) => !scope.withoutAdmissionPaths.includes(id))}
            onChange={(taken) =>
              onChange({
                ...scope,
                withoutAdmissionPaths: [
                  ...scope.withoutAdmissionPaths.filter((id) => !admissionPaths.has(id)),
                  ...[...admissionPaths].filter((id) => !taken.includes(id)),
                ],
              })
            }
            options={facts.admissionPaths.map((path) => ({
              id: path.id,
              label: path.name,
              ...applicationsOf(path.applications),
            }))}
          />
        </Section>
        <RowChoice rows={rows} names={facts.rowNames} onTake={onTake} />
        <Section title={t('common.word.folders')}>
          <FolderChoice
            chosen={scope.folders}
            known={facts.folders}
            onChange={(folders) => onChange({ ...scope, folders: [...folders] })}
            onReceive={onReceive}
          />
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

const Count = ({ detail }: { readonly detail?: string }) =>
  detail && <span className="text-help text-text-3">{detail}</span>;

interface RowChoiceProps {
  readonly rows: readonly TakenRow[];
  /** In the order of the rows; null where this workstation does not know. */
  readonly names: readonly (string | null)[];
  readonly onTake: (row: TakenRow) => void;
}

/** Rows that are taken one by one: chosen on their page, or opened lately. */
function RowChoice({ rows, names, onTake }: RowChoiceProps) {
  const { t } = useTranslation();
  const { language } = useFormat();
  const keyOf = ({ entity, id }: TakenRow): string => `${entity}/${id}`;
  const kindOf = ({ entity, how }: TakenRow): string => {
    const kind = entity === 'BalanceClient' ? t('offline.dataset.balances') : namesOf(entity, language).one;
    return how === 'opened' ? t('offline.scope.opened', { kind }) : kind;
  };
  const nameOf = ({ entity, id }: TakenRow, name: string | null | undefined): string =>
    entity === 'BalanceClient' ? t('offline.scope.case', { id }) : (name ?? t('common.numbered', { id }));
  const choose = (keys: readonly string[]): void => {
    for (const row of rows) {
      const isTaken = keys.includes(keyOf(row));
      if (isTaken !== isTakenRow(row)) onTake({ ...row, how: isTaken ? 'chosen' : 'left' });
    }
  };
  return (
    <Section title={t('offline.scope.rows')}>
      {rows.length === 0 && <p className="text-text-3">{t('offline.scope.noRows')}</p>}
      <CheckList
        label={t('offline.scope.rows')}
        value={rows.filter(isTakenRow).map(keyOf)}
        onChange={choose}
        options={rows.map((row, at) => ({
          id: keyOf(row),
          label: nameOf(row, names[at]),
          detail: kindOf(row),
        }))}
      />
      <p className="mt-2 text-help text-text-3">{t('offline.scope.rowsHint')}</p>
    </Section>
  );
}

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
