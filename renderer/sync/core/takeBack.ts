import type { FieldChange } from '#shared/merge/change.ts';
import { dropNeutral, sameField } from '../rules/changes.ts';
import { dependentsOf, laneOf } from '../rules/order.ts';
import { mergedSummary } from '../rules/summary.ts';
import type { Step } from '../step.ts';
import type { Ending } from './drop.ts';
import { forget } from './lookUps.ts';
import type { Turn } from './turn.ts';

/** With its dependents. Later edits take the removed edit's base. `end`: whether a removed step leaves a receipt. */
export function takeBack(turn: Turn, step: Step, end: Ending): void {
  const gone = dependentsOf(turn.steps.values(), step);
  for (const each of [step, ...gone]) {
    end(turn, each);
    forget(turn, each.id);
  }
  if (step.action === 'replace') rebaseFollowers(turn, step, step.changes, end);
}

/** Rebases the first later step on each removed value; `end` handles those that have no change left. */
export function rebaseFollowers(turn: Turn, removed: Step, changes: readonly FieldChange[], end: Ending): void {
  let open = changes;
  for (const follower of turn.steps.values()) {
    if (follower.seq <= removed.seq || laneOf(follower) !== laneOf(removed)) continue;
    const touched = open.filter((change) => follower.changes.some((candidate) => sameField(candidate, change)));
    if (touched.length === 0) continue;
    open = open.filter((change) => !touched.includes(change));
    const rebased = follower.changes.map((change) => {
      const below = touched.find((candidate) => sameField(candidate, change));
      return below ? { ...change, base: below.base } : change;
    });
    const left = dropNeutral(follower.entity, rebased);
    if (left.length === 0) end(turn, follower);
    else turn.put(withChanges(follower, left));
  }
}

export function withChanges(step: Step, changes: readonly FieldChange[]): Step {
  const next = { ...step, changes: [...changes] };
  return { ...next, summary: mergedSummary(next, step.summary, step.summary) };
}
