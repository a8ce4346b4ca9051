import { isProvisional } from '#shared/entities/describe.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { FieldChange } from '#shared/merge/change.ts';
import { unitOf } from '#shared/merge/merge.ts';
import { isReceipt } from '../step.ts';
import type { Step } from '../step.ts';

interface Touching {
  readonly entity: EntityName;
  readonly changes: readonly Pick<FieldChange, 'field' | 'key'>[];
}

/** What a step touches, as names of units (`Debut+Fin`, `Parametres.CODE`). */
export const unitsOf = (step: Touching): ReadonlySet<string> =>
  new Set(step.changes.map((change) => unitOf(describeEntity(step.entity), change)));

export const sharesUnit = (a: Touching, b: Touching): boolean => {
  const units = unitsOf(a);
  return [...unitsOf(b)].some((unit) => units.has(unit));
};

/** Steps of one entity are sent one after the other (I8). */
export const laneOf = (step: Pick<Step, 'entity' | 'target'>): string => `${step.entity} ${step.target}`;

/** Provisional ids that must be acknowledged before this step may go (I7). */
export const awaitedIds = (step: Pick<Step, 'action' | 'target' | 'below' | 'provisional'>): readonly string[] => [
  ...(step.action !== 'create' && isProvisional(step.target) ? [step.target] : []),
  ...(step.below !== undefined && isProvisional(step.below) ? [step.below] : []),
  ...step.provisional.map((reference) => reference.id),
];

/** All steps that cannot exist without this creation, directly or not, in the order given; none for an edit. */
export function dependentsOf(steps: Iterable<Step>, creation: Step): readonly Step[] {
  if (creation.action !== 'create') return [];
  const others = [...steps].filter((step) => step.id !== creation.id && !isReceipt(step));
  const ids = new Set([creation.target]);
  const isDependent = (step: Step): boolean => awaitedIds(step).some((id) => ids.has(id));
  for (let known = 0; known < ids.size;) {
    known = ids.size;
    for (const step of others) if (step.action === 'create' && isDependent(step)) ids.add(step.target);
  }
  return others.filter(isDependent);
}

/** What waits for the user's decision. */
export const isParked = (step: Step): boolean =>
  step.state.kind === 'conflict' || step.state.kind === 'refused' || (step.state.kind === 'doubt' && step.state.asked);
