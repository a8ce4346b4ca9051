import type { EntityName } from '#shared/entities/index.ts';
import type { Step } from '../../sync/step.ts';

/** Why a waiting step does not go even when the service answers (I7, I8, I9). */
export type Hold =
  /** Something made on this workstation must exist first. */
  | { readonly kind: 'creation'; readonly entity: EntityName; readonly by: Step }
  /** An earlier change of the same thing is parked. */
  | { readonly kind: 'decision'; readonly by: Step };

const parked = (step: Step): boolean =>
  step.state.kind === 'conflict' || step.state.kind === 'refused' || (step.state.kind === 'doubt' && step.state.asked);

export function holdOf(step: Step, steps: readonly Step[]): Hold | null {
  if (step.state.kind !== 'waiting') return null;
  const needed = new Set([...step.provisional.map(({ id }) => id), ...(step.action === 'replace' ? [step.target] : [])]);
  const creation = steps.find(
    (other) => other.id !== step.id && other.action === 'create' && other.state.kind !== 'applied' && needed.has(other.target),
  );
  if (creation) return { kind: 'creation', entity: creation.entity, by: creation };
  const before = steps.find(
    (other) => other.seq < step.seq && other.entity === step.entity && other.target === step.target && parked(other),
  );
  return before ? { kind: 'decision', by: before } : null;
}

/** How many waiting changes go nowhere before this one is settled, those they hold in turn included. */
export function heldBy(step: Step, steps: readonly Step[]): readonly Step[] {
  const held: Step[] = [];
  const queue = [step];
  for (let next = queue.shift(); next; next = queue.shift()) {
    for (const other of steps) {
      if (held.includes(other) || other.id === step.id) continue;
      if (holdOf(other, [next])) {
        held.push(other);
        queue.push(other);
      }
    }
  }
  return held;
}
