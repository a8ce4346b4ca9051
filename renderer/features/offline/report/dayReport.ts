import type { InterviewView, OutboxView } from '#cache/queries/views.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { FieldChange } from '#shared/merge/change.ts';
import { sameIn } from '#shared/merge/sameValue.ts';
import type { FieldMapping } from '#stores/interviewDay.ts';
import { mergeChanges, sameField } from '#sync/rules/changes.ts';
import { laneOf } from '#sync/rules/order.ts';
import { endedAt } from '#sync/step.ts';
import type { Step } from '#sync/step.ts';
import { lacksDecision } from '#wording/dayTotals.ts';

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
  /** Verified as well: edits, and those that put the values back. Nothing of them is left at the service. */
  readonly putBack: readonly Step[];
  /** Sent without proof of the result. */
  readonly unverified: readonly Step[];
  /** These leave by themselves, or once something before them is decided (I12). */
  readonly waiting: readonly Step[];
  /** These leave when the user sends them (R3.0). */
  readonly toSend: readonly Step[];
  /** Conflicts, refusals, and doubts that only the user can settle. */
  readonly toDecide: readonly Step[];
  /** Discarded by the user that day. */
  readonly givenUp: readonly Step[];
  /** Interviews that began or are noted as done, and whose application has no decision. */
  readonly undecided: readonly InterviewView[];
}

interface Day {
  /** Epoch ms, `to` excluded. */
  readonly from: number;
  readonly to: number;
  readonly now: number;
  readonly mapping: FieldMapping;
  /** As on every other screen (`isToSend`). */
  readonly isToSend: (step: Step) => boolean;
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
  interviews: readonly InterviewView[],
  { from, to, now, mapping, isToSend, hasWords }: Day,
): DayReport {
  const ofDay = receipts
    .filter((step) => endedAt(step) >= from && endedAt(step) < to)
    .toSorted((a, b) => endedAt(a) - endedAt(b));
  const isUnverifiable = ({ state }: Step): boolean =>
    state.kind === 'applied' && state.receipt.outcome === 'unverifiable';
  const verified = ofDay.filter((step) => step.state.kind === 'applied' && !isUnverifiable(step));
  const undone = putBackIn(verified);
  const done = verified.filter((step) => !undone.has(step));
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
    putBack: verified.filter((step) => undone.has(step)),
    unverified: ofDay.filter(isUnverifiable),
    waiting: waiting.filter((step) => !isToSend(step)),
    toSend: waiting.filter(isToSend),
    toDecide,
    givenUp: ofDay.filter(({ state }) => state.kind === 'dropped'),
    undecided: interviews.filter((interview) => lacksDecision(interview, mapping, now)),
  };
}

/** Edits of a row that come to nothing together, the later ones putting back what the first one changed. */
function putBackIn(verified: readonly Step[]): ReadonlySet<Step> {
  const standing: Step[] = [];
  const undone = new Set<Step>();
  for (const step of verified) {
    const before = putBackBy(step, standing);
    if (before.length === 0) standing.push(step);
    else undone.add(step);
    for (const each of before) {
      undone.add(each);
      standing.splice(standing.indexOf(each), 1);
    }
  }
  return undone;
}

/**
 * Earlier edits that it brings back to where they began; none where it goes on. Its own fields first: of two changed as
 * one, the other may be back already.
 */
function putBackBy(step: Step, standing: readonly Step[]): readonly Step[] {
  const isEdit = (each: Step): boolean => each.changes.length > 0 && laneOf(each) === laneOf(step);
  if (!isEdit(step)) return [];
  const before = standing.filter(isEdit).toReversed();
  const ofFields = endingIn(step, before, false);
  return ofFields.length > 0 ? ofFields : endingIn(step, before, true);
}

/** The latest edits that come to nothing with this one. `isOfRow`: also those that share no field with it. */
function endingIn(step: Step, latestFirst: readonly Step[], isOfRow: boolean): readonly Step[] {
  const { entity } = step;
  const description = describeEntity(entity);
  const taken: Step[] = [];
  let whole: readonly FieldChange[] = step.changes;
  for (const before of latestFirst) {
    const shared = before.changes.flatMap((change) => {
      const next = whole.find((each) => sameField(each, change));
      return next ? [{ change, next }] : [];
    });
    if (shared.length === 0 && !isOfRow) continue;
    // Another user changed it in between.
    if (!shared.every(({ change, next }) => sameIn(description, change, next.base, change.mine))) return [];
    taken.push(before);
    whole = mergeChanges(entity, before.changes, whole);
    if (whole.length === 0) return taken;
  }
  return [];
}

/** What keeps the day open, most urgent first: every change is to be verified, every interview to have its decision. */
export const open = ['toDecide', 'toSend', 'unverified', 'waiting', 'undecided'] as const;

export const isClosed = (report: DayReport): boolean => open.every((id) => report[id].length === 0);
