import { useCallback, useMemo, useState } from 'react';
import { namesOf } from '#i18n/labels/names.ts';
import { ChosenBar } from '#lists/ChosenBar.tsx';
import type { ListColumn } from '#lists/column.ts';
import { DataTable } from '#lists/DataTable.tsx';
import { canUndo } from '#sync/rules/undo.ts';
import { endOrder, isReceipt } from '#sync/step.ts';
import type { Step } from '#sync/step.ts';
import { Button, EmptyState, Mark, TextAction, useFormat, useShortcut } from '#ui/index.ts';
import { changesShortcuts } from '#wording/shortcuts.ts';
import { markOf } from '#wording/stepState.ts';
import { sentence } from '#wording/summary.ts';
import type { Wording } from '#wording/wording.ts';
import { useChanges } from '../useChanges.ts';
import { detailOf, endOf, fieldsOf, statusWords, stepRow, valuesOf } from './stepRow.ts';
import type { StepRow } from './stepRow.ts';

/** Which changes a table lists, and what it shows until the user chooses. */
const kinds = {
  receipts: { id: 'receipts', usual: ['what', 'standing', 'ended'], sort: 'ended' },
  all: { id: 'changes', usual: ['what', 'standing', 'made'], sort: 'made' },
} as const;

interface StepTableProps {
  readonly kind: keyof typeof kinds;
  readonly steps: readonly Step[];
  /** The whole outbox: what a change waits for may be elsewhere. */
  readonly everything: readonly Step[];
  readonly selected: string | null;
  readonly onSelect: (stepId: string) => void;
  /** The changes as the table shows them: in its order, without those that its filter hides. */
  readonly onOrder: (stepIds: readonly string[]) => void;
  readonly onOpen: (step: Step) => void;
  /** Undoes changes that have not left, as one. */
  readonly onUndo: (steps: readonly Step[]) => void;
}

const nobody: ReadonlySet<string> = new Set();

export function StepTable({ kind, steps, everything, selected, onSelect, onOrder, onOpen, onUndo }: StepTableProps) {
  const { wording } = useChanges();
  const { t } = wording;
  const { id, usual, sort } = kinds[kind];
  const columns = useStepColumns(everything, wording);
  const rows = useMemo(() => steps.map(stepRow), [steps]);
  const [chosen, setChosen] = useState(nobody);
  const alsoFound = useCallback(
    ({ step }: StepRow) => `${step.summary.subject} ${detailOf(step, everything, wording)}`,
    [everything, wording],
  );
  return (
    <DataTable
      id={id}
      label={t(`changes.tab.${kind}`)}
      {...(kind === 'receipts' && { search: { label: t('changes.search'), placeholder: t('changes.search') } })}
      rows={rows}
      columns={columns}
      usual={usual}
      usualSort={{ column: sort, direction: 'descending' }}
      selection={{ selected, onSelect, onOrder }}
      onOpen={(stepId) => {
        const step = steps.find((each) => each.id === stepId);
        if (step) onOpen(step);
      }}
      alsoFound={alsoFound}
      isOwn={isOpen}
      empty={<Empty kind={kind} />}
      {...(kind === 'receipts' && {
        renderNoMatch: (_, onClear) => <Empty kind="notFound" onClear={onClear} />,
      })}
      {...(kind === 'all' && {
        choosing: {
          chosen,
          onChoose: setChosen,
          renderBar: (picked: readonly StepRow[]) => (
            <UndoBar
              steps={picked.map(({ step }) => step)}
              onUndo={(undone) => {
                onUndo(undone);
                setChosen(nobody);
              }}
              onClose={() => setChosen(nobody)}
            />
          ),
        },
      })}
    />
  );
}

/** What the user just changed shows at once. */
const isOpen = ({ step }: StepRow): boolean => !isReceipt(step);

function Empty({ kind, onClear }: { readonly kind: 'receipts' | 'all' | 'notFound'; readonly onClear?: () => void }) {
  const { t } = useChanges().wording;
  return (
    <EmptyState
      {...(onClear && { action: <TextAction onPress={onClear}>{t('lists.clear')}</TextAction> })}
      message={
        <>
          <span className={onClear ? 'text-text' : 'block text-text'}>{t(`changes.empty.${kind}`)}</span>{' '}
          {t(`changes.empty.${kind}Hint`)}
        </>
      }
    />
  );
}

interface UndoBarProps {
  readonly steps: readonly Step[];
  /** `steps`: those that can be undone. */
  readonly onUndo: (steps: readonly Step[]) => void;
  readonly onClose: () => void;
}

/** Several changes are chosen: those that have not left are undone together, as one change that can be restored. */
function UndoBar({ steps, onUndo, onClose }: UndoBarProps) {
  const { t } = useChanges().wording;
  const undoable = steps.filter(canUndo);
  const { number } = useFormat();
  const of = (count: number) => ({ count, number: number(count) });
  const count = undoable.length;
  const undo = (): void => onUndo(undoable);
  useShortcut(changesShortcuts.undoChosen, undo, { enabled: count > 0 });
  return (
    <ChosenBar
      count={t('changes.chosen.count', of(steps.length))}
      hint={count === steps.length ? '' : t('changes.chosen.left', of(count))}
      onClose={onClose}
    >
      <Button size="sm" isDisabled={count === 0} onPress={undo}>
        {t('changes.chosen.undo', of(count))}
      </Button>
    </ChosenBar>
  );
}

function useStepColumns(everything: readonly Step[], wording: Wording): readonly ListColumn<StepRow>[] {
  const format = useFormat();
  return useMemo(() => {
    const { t } = wording;
    const moment = (id: 'made' | 'sent' | 'ended', at: (step: Step) => number | null): ListColumn<StepRow> => ({
      id,
      label: t(`changes.table.${id}`),
      instant: 'time',
      value: ({ step }) => at(step),
      text: ({ step }) => {
        const when = at(step);
        return when === null ? '' : format.dayTime(when);
      },
    });
    return [
      // A clock that was set back puts no change below earlier ones.
      { ...moment('ended', endOf), order: ({ step }) => (isReceipt(step) ? endOrder(step) : null) },
      { id: 'what', label: t('changes.table.what'), text: ({ step }) => sentence(step, wording) },
      {
        id: 'standing',
        label: t('common.word.state'),
        text: ({ step }) => statusWords(step, wording),
        signWidth: 24,
        cell: ({ step }) => (
          <span className="flex min-w-0 items-center gap-2">
            <Mark state={markOf(step)} label="" />
            <span className="truncate-line min-w-0">{statusWords(step, wording)}</span>
          </span>
        ),
      },
      {
        id: 'kind',
        label: t('common.word.type'),
        text: ({ step }) => namesOf(step.entity, wording.language).one,
      },
      { id: 'subject', label: t('changes.table.subject'), text: ({ step }) => step.summary.subject },
      { id: 'action', label: t('changes.table.action'), text: ({ step }) => t(`changes.story.${step.action}`) },
      { id: 'fields', label: t('changes.table.fields'), text: ({ step }) => fieldsOf(step, wording) },
      { id: 'before', label: t('changes.story.before'), text: ({ step }) => valuesOf(step, 'before', wording) },
      { id: 'after', label: t('changes.story.asked'), text: ({ step }) => valuesOf(step, 'requested', wording) },
      { id: 'detail', label: t('common.inspector'), text: ({ step }) => detailOf(step, everything, wording) },
      moment('made', ({ madeAt }) => madeAt),
      moment('sent', ({ sentAt }) => sentAt),
    ];
  }, [everything, wording, format]);
}
