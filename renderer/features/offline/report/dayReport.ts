import type { DayInterview } from '#cache/queries/useKeptOffline.ts';
import type { OutboxView } from '#cache/queries/views.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { endedAt } from '#sync/step.ts';
import type { Step } from '#sync/step.ts';
import { lacksDecision } from '#wording/dayTotals.ts';

/** Changes of one kind that the service has. */
export interface DoneKind {
  /** As in a step's summary: `event.moved`; '' where the kind has no words of its own, and the entity names it. */
  readonly key: string;
  readonly entity: EntityName;
  readonly action: Step['action'];
  /** Oldest first. */
  readonly steps: readonly Step[];
}

/** A working day as it ends. Every change is in one list only. */
export interface DayReport {
  /** Received and read back by the service that day. */
  readonly done: readonly DoneKind[];
  readonly doneCount: number;
  /** Sent without proof of the result, or a doubt that Carnet still looks up. */
  readonly unverified: readonly Step[];
  readonly waiting: readonly Step[];
  /** Conflicts, refusals, and doubts that only the user can settle. */
  readonly toDecide: readonly Step[];
  /** Discarded by the user that day. */
  readonly givenUp: readonly Step[];
  /** Interviews that began and whose application has no decision. */
  readonly undecided: readonly DayInterview[];
}

interface Day {
  /** Epoch ms, `to` excluded. */
  readonly from: number;
  readonly to: number;
  readonly now: number;
  /** Whether a kind of change has words of its own. */
  readonly hasWords: (key: string) => boolean;
}

/** Kinds that are counted as another: of each the event is longer or shorter than before. */
const countedAs: Readonly<Record<string, string>> = {
  'event.startMoved': 'event.resized',
  'event.rescheduled': 'event.resized',
};

export function dayReport(
  { receipts, waiting, toDecide }: OutboxView,
  interviews: readonly DayInterview[],
  { from, to, now, hasWords }: Day,
): DayReport {
  const ofDay = receipts
    .filter((step) => endedAt(step) >= from && endedAt(step) < to)
    .toSorted((a, b) => endedAt(a) - endedAt(b));
  const isUnverifiable = ({ state }: Step): boolean =>
    state.kind === 'applied' && state.receipt.outcome === 'unverifiable';
  const done = ofDay.filter((step) => step.state.kind === 'applied' && !isUnverifiable(step));
  const keyOf = ({ summary: { key } }: Step): string => {
    const counted = countedAs[key] ?? key;
    return hasWords(counted) ? counted : '';
  };
  const kinds = Map.groupBy(done, (step) => keyOf(step) || `${step.entity}/${step.action}`);
  return {
    done: [...kinds.values()].flatMap((steps) => {
      const [first] = steps;
      return first ? [{ key: keyOf(first), entity: first.entity, action: first.action, steps }] : [];
    }),
    doneCount: done.length,
    unverified: [...ofDay.filter(isUnverifiable), ...waiting.filter(({ state }) => state.kind === 'doubt')],
    waiting: waiting.filter(({ state }) => state.kind !== 'doubt'),
    toDecide,
    givenUp: ofDay.filter(({ state }) => state.kind === 'dropped'),
    undecided: interviews.filter(({ view }) => lacksDecision(view, now)),
  };
}

/** Nothing of the day is left open: all changes are verified at the service, and every interview has its decision. */
export const isClosed = ({ unverified, waiting, toDecide, undecided }: DayReport): boolean =>
  unverified.length + waiting.length + toDecide.length + undecided.length === 0;
