import { rawJson, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Conflict, FieldChange } from '#shared/merge/change.ts';
import type { Choice, Decision, Step } from '../step.ts';
import { dropNeutral, sameField } from './changes.ts';
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
  const dropped: FieldChange[] = [];
  const kept = step.changes.flatMap((change) => {
    const conflict = conflicts.find((candidate) => candidate.fields.some((field) => sameField(field, change)));
    if (!conflict) return [change];
    const wanted = decide(conflict, change, choices.get(conflict.unit));
    if (!wanted) dropped.push(change);
    return wanted ? [wanted] : [];
  });
  const left = dropNeutral(step.entity, kept);
  const decision = { about: 'conflict', choice: choiceOf(choices) } as const;
  if (left.length === 0) drop(turn, decided(turn, step, decision));
  else {
    const settled = decided(turn, step, { ...decision, ...(dropped.length > 0 && { gaveWay: dropped }) });
    turn.put(withChanges({ ...settled, base: row, state: { kind: 'waiting', notBefore: null, failure: null }, attempts: 0 }, left));
  }
  rebaseFollowers(turn, step, dropped, giveUp);
}

/** One word for all units. */
function choiceOf(choices: ReadonlyMap<string, Choice>): Decision['choice'] {
  const [pick, ...others] = new Set([...choices.values()].map((choice) => choice.pick));
  return pick !== undefined && others.length === 0 ? pick : 'mixed';
}

function decide(conflict: Conflict, change: FieldChange, choice: Choice | undefined): FieldChange | null {
  if (!choice) return null;
  const at = conflict.fields.findIndex((field) => sameField(field, change));
  const base = conflict.fields[at]?.theirs ?? null;
  if (choice.pick !== 'other') return choice.pick === 'mine' ? { ...change, base } : null;
  const value = choice.values[at];
  return { ...change, base, mine: value === undefined ? change.mine : typed(value, change) };
}

/** What a person typed, in the form of the value it replaces: a text stays a text, a number or a flag is bare. */
function typed(value: string, change: FieldChange): RawJson {
  const isText = [change.mine, change.base].some((raw) => raw?.startsWith('"'));
  return isText || !/^(?:-?\d+(?:\.\d+)?|true|false|null)$/u.test(value) ? rawOf(value) : rawJson(value);
}
