import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { applyChanges } from '#shared/merge/merge.ts';
import { rowOfCreation } from '#sync/rules/rowOfCreation.ts';
import type { Step } from '#sync/step.ts';
import { syncMarks } from '../queries/views.ts';
import type { SyncMark } from '../queries/views.ts';

/**
 * The service's version with every step in order, parked ones too: the user sees what they asked for. Undefined without
 * row and step. `steps`: of this entity, oldest first.
 */
export function overlayRow(entity: EntityName, base: RawJson | undefined, steps: readonly Step[]): RawJson | undefined {
  const description = describeEntity(entity);
  let row = base;
  for (const step of steps) {
    if (step.action === 'create') row ??= rowOfCreation(step) ?? undefined;
    else {
      // A base that is not in the cache (damaged, or never listed) is replaced by the step's own copy.
      const under: RawJson | undefined = row ?? step.base ?? undefined;
      row = under && applyChanges(description, under, step.changes);
    }
  }
  return row;
}

/** The mark of an entity with pending changes; null when it has none. */
export function mostUrgentMark(steps: readonly Step[]): SyncMark | null {
  return syncMarks.find((mark) => steps.some((step) => step.state.kind === mark)) ?? null;
}
