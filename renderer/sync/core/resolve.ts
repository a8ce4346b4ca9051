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
 * The version that the user saw becomes the base, so that only a newer change conflicts; `theirs` drops the user's.
 * With no change left, nothing is sent and a receipt is stored.
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

function choiceOf(choices: ReadonlyMap<string, Choice>): Decision['choice'] {
  const [pick, ...others] = new Set([...choices.values()].map((choice) => choice.pick));
  return pick !== undefined && others.length === 0 ? pick : 'mixed';
}
