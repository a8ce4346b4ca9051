import { useCallback, useMemo, useState } from 'react';
import { DataTable } from '#lists/DataTable.tsx';
import { isReceipt } from '#sync/step.ts';
import type { Step } from '#sync/step.ts';
import { EmptyState, TextAction } from '#ui/index.ts';
import type { Wording } from '#wording/wording.ts';
import { detailOf, stepRow } from './stepRow.ts';
import type { StepRow } from './stepRow.ts';
import { UndoBar } from './UndoBar.tsx';
import { useStepColumns } from './useStepColumns.tsx';

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
  readonly wording: Wording;
  readonly onSelect: (stepId: string) => void;
  /** The changes as the table shows them: in its order, without those that its filter hides. */
  readonly onOrder: (stepIds: readonly string[]) => void;
  readonly onOpen: (step: Step) => void;
  /** Undoes changes that have not left, as one. */
  readonly onUndo: (steps: readonly Step[]) => void;
}

const nobody: ReadonlySet<string> = new Set();

/** Receipts, or every change of this workstation, as a table: the long history, searched, filtered, exported. */
export function StepTable({
  kind,
  steps,
  everything,
  selected,
  wording,
  onSelect,
  onOrder,
  onOpen,
  onUndo,
}: StepTableProps) {
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
      empty={<Empty kind={kind} wording={wording} />}
      {...(kind === 'receipts' && {
        renderNoMatch: (_, onClear) => <Empty kind="notFound" wording={wording} onClear={onClear} />,
      })}
      {...(kind === 'all' && {
        choosing: {
          chosen,
          onChoose: setChosen,
          renderBar: (picked: readonly StepRow[]) => (
            <UndoBar
              steps={picked.map(({ step }) => step)}
              wording={wording}
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

function Empty({
  kind,
  wording: { t },
  onClear,
}: {
  readonly kind: 'receipts' | 'all' | 'notFound';
  readonly wording: Wording;
  readonly onClear?: () => void;
}) {
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
