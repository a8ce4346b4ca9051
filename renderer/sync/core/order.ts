import { describeEntity } from '#shared/entities/index.ts';
import { unitOf } from '#shared/merge/merge.ts';
import type { Step } from '../step.ts';

/** What a step touches, as names of units (`Debut+Fin`, `Parametres.CODE`). */
export const unitsOf = (step: Pick<Step, 'entity' | 'changes'>): ReadonlySet<string> =>
  new Set(step.changes.map((change) => unitOf(describeEntity(step.entity), change)));

export const sharesUnit = (a: Pick<Step, 'entity' | 'changes'>, b: Pick<Step, 'entity' | 'changes'>): boolean => {
  const units = unitsOf(a);
  return [...unitsOf(b)].some((unit) => units.has(unit));
};

/** Steps of one entity go one after the other (I8). */
export const laneOf = (step: Pick<Step, 'entity' | 'target'>): string => `${step.entity} ${step.target}`;

/**
 * Whether an earlier step of the same lane holds a later one back. A refusal holds back only what was built on the
 * refused value; a conflict holds the entity until a person chose (I9, I12).
 */
export function holdsBack(earlier: Step, later: Step): boolean {
  if (earlier.state.kind !== 'refused') return true;
  return earlier.action === 'create' || sharesUnit(earlier, later);
}

/** Provisional ids that must be acknowledged before this step may go (I7). */
export const awaitedIds = (step: Step): readonly string[] => [
  ...(step.action === 'replace' && step.target.startsWith('new:') ? [step.target] : []),
  ...step.provisional.map((reference) => reference.id),
];

/** Everything that cannot exist without this creation, however far down. */
export function dependentsOf(steps: Iterable<Step>, creation: Step): readonly Step[] {
  const found = new Map<string, Step>();
  const ids = new Set([creation.target]);
  // A dependent is always younger than what it depends on, so one pass in order of `seq` finds them all.
  for (const step of steps) {
    if (step.id === creation.id || !awaitedIds(step).some((id) => ids.has(id))) continue;
    found.set(step.id, step);
    if (step.action === 'create') ids.add(step.target);
  }
  return [...found.values()];
}

/** What waits for a person, or waits for something that does. */
export const isParked = (step: Step): boolean =>
  step.state.kind === 'conflict' || step.state.kind === 'refused' || (step.state.kind === 'doubt' && step.state.asked);

/** Steps that nothing holds back: neither their lane nor what they depend on. In order of `seq`. */
export function free(steps: Iterable<Step>): readonly Step[] {
  const lanes = new Map<string, Step[]>();
  const result: Step[] = [];
  for (const step of steps) {
    const lane = lanes.get(laneOf(step)) ?? [];
    lanes.set(laneOf(step), lane);
    if (awaitedIds(step).length === 0 && !lane.some((earlier) => holdsBack(earlier, step))) result.push(step);
    lane.push(step);
  }
  return result;
}
