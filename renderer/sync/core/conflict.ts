import { describeEntity } from '#shared/entities/index.ts';
import type { Verdict } from '#shared/ipc/write.ts';
import { mergeReplace } from '#shared/merge/merge.ts';
import { awaitedIds, laneOf } from '../rules/order.ts';
import { joinedEdit } from '../rules/summary.ts';
import { canUndo } from '../rules/undo.ts';
import type { Step } from '../step.ts';
import type { Turn } from './turn.ts';

/** With the edits that wait behind it (I12): the user sees all differences and decides once. */
export function park(turn: Turn, step: Step, verdict: Extract<Verdict, { kind: 'conflict' }>): void {
  const behind = editsBehind(turn, step);
  const whole = behind.reduce(joinedEdit, step);
  const outcome = mergeReplace(describeEntity(step.entity), verdict.row, whole.changes);
  // When it is alone, or an edit behind it reverts the conflicting one, the conflict stays as found.
  const [parked, conflicts, gone] =
    behind.length > 0 && outcome.kind === 'conflict'
      ? [whole, outcome.conflicts, behind]
      : [step, verdict.conflicts, []];
  for (const { id } of gone) turn.remove(id);
  turn.put({
    ...parked,
    state: {
      kind: 'conflict',
      row: verdict.row,
      conflicts: conflicts.map(({ unit, fields }) => ({ unit, fields: [...fields] })),
      readAt: turn.at.now,
    },
  });
}

/** Edits of the same entity that never left and wait for nothing else, up to the first that does. */
function editsBehind(turn: Turn, step: Step): readonly Step[] {
  const later = [...turn.steps.values()].filter((other) => laneOf(other) === laneOf(step) && other.seq > step.seq);
  const firstHeld = later.findIndex(
    (other) => other.action !== 'replace' || !canUndo(other) || awaitedIds(other).length > 0,
  );
  return firstHeld === -1 ? later : later.slice(0, firstHeld);
}
