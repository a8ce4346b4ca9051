import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { membersOf, objectOf, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { applyChanges } from '#shared/merge/merge.ts';
import type { Step } from '#sync/step.ts';

/**
 * The row as a person left it: what the service last said, with every step that is still here put in, in order.
 * Parked steps count too: the person sees what they asked for. Undefined when neither a row nor a step makes one.
 * `steps` are those of this one entity, oldest first.
 */
export function overlayRow(entity: EntityName, base: RawJson | undefined, steps: readonly Step[]): RawJson | undefined {
  const description = describeEntity(entity);
  let row = base;
  for (const step of steps) {
    if (step.action === 'create') row ??= rowOfCreation(step);
    else {
      // A base that is not in the cache (damaged, or never listed) is stood in for by the step's own copy.
      const under: RawJson | undefined = row ?? step.base ?? undefined;
      row = under && applyChanges(description, under, step.changes);
    }
  }
  return row;
}

/** What a creation looks like before the service has it: its body, under the provisional id. */
function rowOfCreation(step: Step): RawJson | undefined {
  if (step.body === null) return undefined;
  if (step.entity !== 'Directory') return step.body;
  // A Directory body carries Nom and the parent's Streamid; a row has Name and its own (R3.3).
  const name = membersOf(step.body).get('Nom') ?? rawOf('');
  return objectOf([
    ['Streamid', rawOf(step.target)],
    ['Name', name],
    ['Isdirectory', rawOf(true)],
  ]);
}
