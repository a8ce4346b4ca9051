import { asShown } from '#shared/entities/bodyNames.ts';
import type { EntityDescription } from '#shared/entities/describe.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { membersOf, objectOf, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { applyChanges } from '#shared/merge/merge.ts';
import type { Step } from '#sync/step.ts';
import { syncMarks } from '../queries/views.ts';
import type { SyncMark } from '../queries/views.ts';

/**
 * The row with the user's pending changes: the service's version, with every step of the outbox applied in order.
 * Parked steps count too: the user sees what they asked for. Undefined when neither a row nor a step exists. `steps`
 * are those of this one entity, oldest first.
 */
export function overlayRow(entity: EntityName, base: RawJson | undefined, steps: readonly Step[]): RawJson | undefined {
  const description = describeEntity(entity);
  let row = base;
  for (const step of steps) {
    if (step.action === 'create') row ??= rowOfCreation(description, step);
    else {
      // A base that is not in the cache (damaged, or never listed) is replaced by the step's own copy.
      const under: RawJson | undefined = row ?? step.base ?? undefined;
      row = under && applyChanges(description, under, step.changes);
    }
  }
  return row;
}

/** The row of a creation before the service has it, made from its body. */
function rowOfCreation(description: EntityDescription, { body, target }: Step): RawJson | undefined {
  if (body === null) return undefined;
  const shown = asShown(description, body);
  const { idField, idKind, madeWith } = description;
  // A provisional id is a text, as a GUID is; where ids are numbers, the row has none yet.
  const id = idKind === 'guid' ? [[idField, rawOf(target)] as const] : [];
  const more = Object.entries(madeWith).map(([member, value]) => [member, rawOf(value)] as const);
  return id.length + more.length === 0 ? shown : objectOf([...id, ...membersOf(shown), ...more]);
}

/** The mark of an entity with pending changes; null when it has none. */
export function mostUrgentMark(steps: readonly Step[]): SyncMark | null {
  return syncMarks.find((mark) => steps.some((step) => step.state.kind === mark)) ?? null;
}
