import type { ReactNode } from 'react';
import type { OutboxView } from '#cache/queries/views.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { waitsForUser } from '#sync/rules/attended.ts';
import type { Step } from '#sync/step.ts';
import { EmptyState, useRows } from '#ui/index.ts';
import type { Wording } from '#wording/wording.ts';
import { arrange } from './arrange.ts';
import type { Line } from './arrange.ts';
import { StepLine } from './StepLine.tsx';

/** How many receipts are below the pending changes. */
const latest = 5;

interface OutboxListProps {
  readonly view: OutboxView;
  readonly selected: string | null;
  readonly wording: Wording;
  readonly onSelect: (stepId: string) => void;
  readonly onOpen: (step: Step) => void;
}

const single = (step: Step): Line => ({ id: step.id, depth: 0, steps: [step], group: [] });

/** What needs a decision, what waits in order of sending, what was received; ↑↓ or J K move through all of it. */
export function OutboxList({ view, selected, wording, onSelect, onOpen }: OutboxListProps) {
  const isRepaired = useSyncStatus((status) => status.repaired !== null);
  const everything = [...view.toDecide, ...view.waiting, ...view.receipts];
  const sections = sectionsOf(view, everything, wording);
  const lines = sections.flatMap((section) => section.lines);
  const open = (id: string): void => {
    const line = lines.find((candidate) => candidate.id === id);
    if (line) onOpen(line.steps[0]);
  };
  const { list } = useRows({ ids: lines.map(({ id }) => id), selected, onSelect, onOpen: open });

  if (lines.length === 0) {
    return (
      <div className="min-w-0 flex-1">
        <EmptyState
          message={
            <>
              <span className="block text-text">
                {wording.t(isRepaired ? 'changes.empty.openBeside' : 'changes.empty.open')}
              </span>
              {wording.t('changes.empty.openHint')}
            </>
          }
        />
      </div>
    );
  }
  return (
    <div {...list} data-list="row" tabIndex={-1} className="scroll-thin min-h-0 min-w-0 flex-1 px-2.5 py-2">
      {sections
        .filter((section) => section.lines.length > 0)
        .map((section) => (
          <ListSection key={section.id} title={section.title} hint={section.hint}>
            {section.lines.map((line) => (
              <StepLine
                key={line.id}
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

function sectionsOf(view: OutboxView, everything: readonly Step[], { t }: Wording): readonly SectionOfLines[] {
  return [
    {
      id: 'decide',
      title: t('changes.section.decide'),
      hint: t('changes.section.decideHint'),
      lines: decidable(view.toDecide, everything),
    },
    {
      id: 'waiting',
      title: t('common.mark.waiting'),
      hint: t('changes.section.waitingHint'),
      lines: arrange(
        view.waiting.filter((step) => !waitsForUser(step)),
        everything,
      ),
    },
    {
      id: 'online',
      title: t('changes.section.online'),
      hint: t('changes.section.onlineHint'),
      lines: arrange(view.waiting.filter(waitsForUser), everything),
    },
    {
      id: 'receipts',
      title: t('changes.section.receipts'),
      hint: t('changes.section.receiptsHint', { count: view.receipts.length }),
      lines: view.receipts.slice(0, latest).map(single),
    },
  ];
}

/** One line each, since each is decided separately; a line of a group shows how much of it is done (R2.10). */
function decidable(toDecide: readonly Step[], everything: readonly Step[]): readonly Line[] {
  const groups = new Map(toDecide.flatMap((step) => arrange([step], everything)).map((line) => [line.id, line.group]));
  return toDecide.map((step) => Object.assign(single(step), { group: groups.get(step.id) ?? [] }));
}

/** A titled part of the list; the title and its hint are on one line. */
function ListSection({
  title,
  hint,
  children,
}: {
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-label={title} className="mb-3">
      <h2 className="flex items-baseline gap-2.5 px-2.5 pt-3 pb-1">
        <span className="inline-block text-body font-medium text-text first-letter:uppercase">{title}</span>
        {hint !== undefined && <span className="text-help text-text-3">{hint}</span>}
      </h2>
      <ul>{children}</ul>
    </section>
  );
}
