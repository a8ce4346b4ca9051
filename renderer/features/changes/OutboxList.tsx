import type { ReactNode } from 'react';
import { changeCount } from '#cache/queries/outbox.ts';
import { syncMarks } from '#cache/queries/views.ts';
import type { OutboxView } from '#cache/queries/views.ts';
import { useSyncStatus } from '#stores/sync.ts';
import type { Step, StepState } from '#sync/step.ts';
import { classes, EmptyState, Mark, useFormat, useNow, useRows } from '#ui/index.ts';
import { isToSend } from '#wording/pending.ts';
import { markOf } from '#wording/stepState.ts';
import { sentence } from '#wording/summary.ts';
import type { Wording } from '#wording/wording.ts';
import { areAlike, arrange, each, single } from './arrange.ts';
import type { Line } from './arrange.ts';
import { detailWords, stateWords } from './state.ts';
import { useChanges } from './useChanges.ts';

/** How many receipts are below the pending changes. */
const latest = 5;

interface OutboxListProps {
  readonly view: OutboxView;
  readonly selected: string | null;
  readonly onSelect: (stepId: string) => void;
  readonly onOpen: (step: Step) => void;
}

interface StepLineProps {
  readonly line: Line;
  readonly selected: boolean;
  readonly onSelect: () => void;
  /** Entrée on the line. */
  readonly onOpen: () => void;
}

function StepLine({ line, selected, onSelect, onOpen }: StepLineProps) {
  const { everything, wording } = useChanges();
  const format = useFormat();
  const now = useNow();
  const shown = mostUrgent(line.steps);
  const isGroup = line.group.length > 0;
  // What becomes of the other row of an interview.
  const isOne = changeCount(line.group) === 1;
  const rest = isOne ? line.group.filter((step) => step !== line.steps[0]) : [];
  const details = [
    ...rest.map((step) => sentence(step, wording)),
    !isGroup || isOne ? detailWords(shown, everything, wording) : null,
  ].filter((words) => words !== null);
  return (
    <li className={classes('border-b border-line', line.depth === 1 && 'ml-7')}>
      <button
        type="button"
        aria-current={selected}
        data-row={line.id}
        data-step={line.id}
        onClick={onSelect}
        onDoubleClick={onOpen}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey) return;
          event.preventDefault();
          onOpen();
        }}
        className={classes(
          'flex w-full items-center gap-3 px-2.5 py-1 text-left',
          line.depth === 1 ? 'min-h-8' : 'min-h-row',
          selected ? 'rounded-box bg-selected' : 'hover:bg-hover',
        )}
      >
        <Mark state={markOf(shown)} label="" />
        <span className="min-w-0 flex-1">
          <span className={classes('block truncate-line text-text', line.depth === 0 && 'font-medium')}>
            {title(line, wording)}
          </span>
          {details.length > 0 && (
            <span className="block truncate-line text-help text-text-2">{details.join(' · ')}</span>
          )}
          {isGroup && !isOne && <Segments steps={line.group} />}
        </span>
        {/* Its words are whole before those of the sentence, which keeps some room in the narrowest list. */}
        <span
          data-whole
          className="max-w-[max(40%,calc(60%-120px))] shrink-0 truncate-line text-right text-help text-text-2"
        >
          {isGroup ? groupState(line, everything, wording) : stateWords(shown, everything, wording)}
        </span>
        <time className="w-[118px] shrink-0 text-right text-help text-text-3">{format.moment(shown.madeAt, now)}</time>
      </button>
    </li>
  );
}

/** The sentence of the first change; for a group, with the number of changes. */
function title(line: Line, wording: Wording): string {
  const [first] = line.steps;
  const { summary } = first;
  const words = sentence(first, wording);
  const count = changeCount(line.group);
  if (count <= 1) return words;
  const { subject } = line.group.at(-1)?.summary ?? summary;
  if (first.line !== undefined)
    return wording.t('changes.imported', { subject: subject || wording.t('common.unnamed') });
  const own = `changes.groupOf.${summary.key}`;
  return wording.t(areAlike(line.group) && wording.knows(`${own}_other`) ? own : 'changes.group', {
    sentence: words,
    subject: summary.subject || wording.t('common.unnamed'),
    count,
  });
}

function groupState(line: Line, everything: readonly Step[], wording: Wording): string {
  const open = line.group.filter(({ state }) => state.kind !== 'applied');
  // Of one interview, each of its rows.
  const count = changeCount(line.group) === 1 ? (steps: readonly Step[]) => steps.length : changeCount;
  const total = count(line.group);
  const done = total - count(open);
  const state = stateWords(mostUrgent(line.steps), everything, wording);
  return done === 0 || done === total
    ? state
    : `${state}, ${wording.t('changes.groupProgress', { count: done, total })}`;
}

const order: readonly StepState['kind'][] = [...syncMarks, 'applied', 'dropped'];

/** Of several changes, the most urgent one for the user (experience: the most urgent shows). */
function mostUrgent(steps: readonly [Step, ...Step[]]): Step {
  return steps.reduce((urgent, step) =>
    order.indexOf(step.state.kind) < order.indexOf(urgent.state.kind) ? step : urgent,
  );
}

const segmentStyles: Readonly<Record<StepState['kind'], string>> = {
  applied: 'border-ok bg-ok',
  dropped: 'border-line bg-sunken',
  sending: 'border-accent bg-accent-soft',
  waiting: 'border-control',
  doubt: 'border-ask bg-ask-soft',
  conflict: 'border-stop bg-stop-soft',
  refused: 'border-stop bg-stop-soft',
};

/** One segment for each change of a group (R2.10); the words beside it say the same. */
function Segments({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <span aria-hidden className="mt-0.5 flex gap-[3px] pb-0.5">
      {steps.map(({ id, state: { kind } }) => (
        <span
          key={id}
          data-segment={kind}
          className={classes('h-[5px] w-9 rounded-full border', segmentStyles[kind])}
        />
      ))}
    </span>
  );
}

/** What needs a decision, what waits in order of sending, what was received; ↑↓ or J K move through all of it. */
export function OutboxList({ view, selected, onSelect, onOpen }: OutboxListProps) {
  const { everything, wording } = useChanges();
  const isRepaired = useSyncStatus((status) => status.repaired !== null);
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
                selected={line.id === selected}
                onSelect={() => onSelect(line.id)}
                onOpen={() => onOpen(line.steps[0])}
              />
            ))}
          </ListSection>
        ))}
    </div>
  );
}

function sectionsOf(view: OutboxView, everything: readonly Step[], wording: Wording) {
  const { t } = wording;
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
        view.waiting.filter((step) => !isToSend(step, wording)),
        everything,
      ),
    },
    {
      id: 'online',
      title: t('changes.section.online'),
      hint: t('changes.section.onlineHint'),
      lines: arrange(
        view.waiting.filter((step) => isToSend(step, wording)),
        everything,
      ),
    },
    {
      id: 'receipts',
      title: t('changes.section.receipts'),
      hint: t('changes.section.receiptsHint', { count: changeCount(view.receipts) }),
      lines: each(view.receipts).slice(0, latest),
    },
  ];
}

/** One line each, since each is decided separately; a line of a group shows how much of it is done (R2.10). */
function decidable(toDecide: readonly Step[], everything: readonly Step[]): readonly Line[] {
  const groups = new Map(toDecide.flatMap((step) => arrange([step], everything)).map((line) => [line.id, line.group]));
  return toDecide.map((step) => Object.assign(single(step), { group: groups.get(step.id) ?? [] }));
}

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
