import { useRef } from 'react';
import type { OutboxView } from '../../cache/queries/views.ts';
import type { Step } from '../../sync/step.ts';
import { EmptyState, useShortcut } from '../../ui/index.ts';
import { arrange } from './arrange.ts';
import type { Line } from './arrange.ts';
import { ListSection } from './ListSection.tsx';
import { StepRow } from './StepRow.tsx';
import type { Wording } from './wording.ts';

export type Tab = 'open' | 'receipts';
/** How many receipts stand below what is still going. */
const latest = 5;

interface OutboxListProps {
  readonly view: OutboxView;
  readonly tab: Tab;
  /** Receipts of the school's today, newest first. */
  readonly today: readonly Step[];
  readonly selected: string | null;
  readonly wording: Wording;
  readonly onSelect: (stepId: string) => void;
  readonly onOpen: (step: Step) => void;
}

const single = (step: Step): Line => ({ id: step.id, depth: 0, steps: [step], group: [] });

/** What is to decide, what waits in order of sending, what was received; ↑↓ or J K walk through all of it. */
export function OutboxList({ view, tab, today, selected, wording, onSelect, onOpen }: OutboxListProps) {
  const everything = [...view.toDecide, ...view.waiting, ...view.receipts];
  const sections = sectionsOf(view, tab, today, everything, wording);
  const lines = sections.flatMap((section) => section.lines);
  const rows = useRef(new Map<string, HTMLButtonElement>());

  const walk = (by: 1 | -1): void => {
    const at = lines.findIndex((line) => line.id === selected);
    const next = lines[at === -1 ? (by === 1 ? 0 : lines.length - 1) : at + by];
    if (!next) return;
    onSelect(next.id);
    rows.current.get(next.id)?.focus();
  };
  useShortcut(['j', 'ArrowDown'], () => walk(1));
  useShortcut(['k', 'ArrowUp'], () => walk(-1));
  useShortcut('Enter', () => {
    const line = lines.find((candidate) => candidate.id === selected);
    if (line) onOpen(line.steps[0]);
  });

  if (lines.length === 0) {
    return (
      <div className="min-w-0 flex-1">
        <EmptyState
          message={
            <>
              <span className="block text-text">{wording.t(`outbox.empty.${tab}`)}</span>
              {wording.t(`outbox.empty.${tab}Hint`)}
            </>
          }
        />
      </div>
    );
  }
  return (
    <div className="scroll-thin min-h-0 min-w-0 flex-1 px-2.5 py-2">
      {sections
        .filter((section) => section.lines.length > 0)
        .map((section) => (
          <ListSection key={section.id} title={section.title} hint={section.hint}>
            {section.lines.map((line) => (
              <StepRow
                key={line.id}
                ref={(element) => {
                  if (element) rows.current.set(line.id, element);
                  else rows.current.delete(line.id);
                }}
                line={line}
                everything={everything}
                selected={line.id === selected}
                wording={wording}
                onSelect={() => onSelect(line.id)}
                onOpen={() => onOpen(line.steps[0])}
              />
            ))}
          </ListSection>
        ))}
    </div>
  );
}

interface SectionOfLines {
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  readonly lines: readonly Line[];
}

function sectionsOf(
  view: OutboxView,
  tab: Tab,
  today: readonly Step[],
  everything: readonly Step[],
  { t }: Wording,
): readonly SectionOfLines[] {
  const receipts = {
    id: 'receipts',
    title: t(tab === 'open' ? 'outbox.section.receipts' : 'outbox.section.receiptsOfDay'),
    hint: t('outbox.section.receiptsHint', { count: today.length }),
    lines: (tab === 'open' ? view.receipts.slice(0, latest) : today).map(single),
  };
  if (tab === 'receipts') return [receipts];
  return [
    { id: 'decide', title: t('outbox.section.decide'), hint: t('outbox.section.decideHint'), lines: view.toDecide.map(single) },
    {
      id: 'waiting',
      title: t('outbox.section.waiting'),
      hint: t('outbox.section.waitingHint'),
      lines: arrange(view.waiting, everything),
    },
    receipts,
  ];
}
