import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { unitOf } from '#shared/merge/merge.ts';
import { isReceipt } from '#sync/step.ts';
import type { Step } from '#sync/step.ts';

/** Why a waiting step does not go even when the service answers (I7, I8, I9). */
export type Hold =
  /** Something made on this workstation must exist first. */
  | { readonly kind: 'creation'; readonly entity: EntityName; readonly by: Step }
  /** An earlier change of the same thing is parked. */
  | { readonly kind: 'decision'; readonly by: Step };

export function holdOf(step: Step, steps: readonly Step[]): Hold | null {
  if (step.state.kind !== 'waiting') return null;
  const creation = steps.find((other) => other.action === 'create' && !isReceipt(other) && needs(step, other));
  if (creation) return { kind: 'creation', entity: creation.entity, by: creation };
  const before = steps.find(
    (other) =>
      other.seq < step.seq && other.entity === step.entity && other.target === step.target && holdsBack(other, step),
  );
  return before ? { kind: 'decision', by: before } : null;
}

const needs = (step: Step, creation: Step): boolean =>
  step.id !== creation.id &&
  ((step.action === 'replace' && step.target === creation.target) ||
    step.provisional.some(({ id }) => id === creation.target));

/** A conflict holds the whole entity; a refusal only what was built on the refused value. */
function holdsBack(earlier: Step, later: Step): boolean {
  if (earlier.state.kind === 'conflict') return true;
  if (earlier.state.kind !== 'refused') return false;
  const units = new Set(unitsOf(earlier));
  return unitsOf(later).some((unit) => units.has(unit));
}

const unitsOf = ({ entity, changes }: Step): readonly string[] =>
  changes.map((change) => unitOf(describeEntity(entity), change));

/** What cannot exist without this creation, however far down. */
export function dependents(creation: Step, steps: readonly Step[]): readonly Step[] {
  if (creation.action !== 'create') return [];
  const found: Step[] = [];
  const makers = [creation];
  for (let maker = makers.shift(); maker; maker = makers.shift()) {
    for (const step of steps) {
      if (found.includes(step) || !needs(step, maker)) continue;
      found.push(step);
      if (step.action === 'create') makers.push(step);
    }
  }
  return found;
}
