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

/** Provisional ids that must be acknowledged before this step may go (I7). */
export const awaitedIds = (step: Step): readonly string[] => [
  ...(step.action === 'replace' && step.target.startsWith('new:') ? [step.target] : []),
  ...step.provisional.map((reference) => reference.id),
];

/** Everything that cannot exist without this creation, however far down; nothing for an edit. */
export function dependentsOf(steps: Iterable<Step>, creation: Step): readonly Step[] {
  if (creation.action !== 'create') return [];
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

/**
 * Steps that nothing holds back: neither their lane nor what they depend on. In order of `seq`. A refused step that is
 * tried again waits for a later one of its lane that left meanwhile.
 */
export function free(steps: ReadonlyMap<string, Step>): readonly Step[] {
  const result: Step[] = [];
  for (const lane of Map.groupBy(steps.values(), laneOf).values()) {
    const away = lane.find((step) => step.state.kind === 'sending');
    const step = away ?? firstFree(lane);
    result.push(...lane.filter((other) => other.state.kind === 'refused' && other !== step), ...(step ? [step] : []));
  }
  return result.sort((a, b) => a.seq - b.seq);
}

/**
 * The first step of a lane that may go, or that the lane waits for. A refusal, like a step that waits for another
 * entity, holds back only what was built on its values; a conflict holds the entity until a person chose (I9, I12).
 */
function firstFree(lane: readonly Step[]): Step | undefined {
  const stuck = new Set<string>();
  for (const step of lane) {
    const units = unitsOf(step);
    const isStuck = step.state.kind === 'refused' || awaitedIds(step).length > 0;
    if (!isStuck && ![...units].some((unit) => stuck.has(unit))) return step;
    if (step.action === 'create') return undefined;
    for (const unit of units) stuck.add(unit);
  }
  return undefined;
}
