import { decideChanges } from '#shared/merge/decide.ts';
import { dropNeutral } from '../rules/changes.ts';
import type { Choice, Decision, Step } from '../step.ts';
import { decided, drop, giveUp } from './drop.ts';
import { rebaseFollowers, withChanges } from './takeBack.ts';
import type { Turn } from './turn.ts';

/** Whether every unit in conflict has a decision; nothing is sent before (I12). */
export const isDecided = (step: Step | undefined, choices: ReadonlyMap<string, Choice>): boolean =>
  step?.state.kind === 'conflict' && step.state.conflicts.every((conflict) => choices.has(conflict.unit));

/**
 * Goes on from a person's decision. What they saw of the service becomes the base, so that only a newer change can be
 * a conflict again; `theirs` drops their own change; with nothing left, nothing is sent, which leaves its receipt.
 */
export function resolve(turn: Turn, step: Step, choices: ReadonlyMap<string, Choice>): void {
  if (step.state.kind !== 'conflict') return;
  const { conflicts, row } = step.state;
  const { kept, gaveWay } = decideChanges(step.changes, conflicts, choices);
  const left = dropNeutral(step.entity, kept);
  const decision = { about: 'conflict', choice: choiceOf(choices) } as const;
  if (left.length === 0) drop(turn, decided(turn, step, decision));
  else {
    const settled = decided(turn, step, { ...decision, ...(gaveWay.length > 0 && { gaveWay: [...gaveWay] }) });
    turn.put(
      withChanges(
        { ...settled, base: row, state: { kind: 'waiting', notBefore: null, failure: null }, attempts: 0 },
        left,
      ),
    );
  }
  rebaseFollowers(turn, step, gaveWay, giveUp);
}

/** One word for all units. */
function choiceOf(choices: ReadonlyMap<string, Choice>): Decision['choice'] {
  const [pick, ...others] = new Set([...choices.values()].map((choice) => choice.pick));
  return pick !== undefined && others.length === 0 ? pick : 'mixed';
}
