import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { FieldChange } from '#shared/merge/change.ts';
import { sameFolded } from '#shared/merge/likeness.ts';
import { currentValue, unitOf } from '#shared/merge/merge.ts';
import { sameIn } from '#shared/merge/sameValue.ts';
import type { Step } from '../step.ts';

export const sameField = (a: Pick<FieldChange, 'field' | 'key'>, b: Pick<FieldChange, 'field' | 'key'>): boolean =>
  a.field === b.field && a.key === b.key;

/** Drops units whose new value equals the base. */
export function dropNeutral(entity: EntityName, changes: readonly FieldChange[]): readonly FieldChange[] {
  const description = describeEntity(entity);
  const units = Map.groupBy(changes, (change) => unitOf(description, change));
  return [...units.values()]
    .filter((unit) => unit.some((change) => !sameIn(description, change, change.base, change.mine)))
    .flat();
}

/** Merges two edits: the base of the first, the value of the second. Drops what then changes nothing. */
export function mergeChanges(
  entity: EntityName,
  first: readonly FieldChange[],
  second: readonly FieldChange[],
): readonly FieldChange[] {
  const merged = first.map((change) => {
    const newer = second.find((candidate) => sameField(candidate, change));
    return newer ? { ...change, mine: newer.mine } : change;
  });
  const added = second.filter((change) => !first.some((candidate) => sameField(candidate, change)));
  return dropNeutral(entity, [...merged, ...added]);
}

/** Whether a row shows an edit from one of its ends: as it was before, or as the edit left it. */
export function showsEnd(
  entity: EntityName,
  row: RawJson,
  changes: readonly FieldChange[],
  end: 'base' | 'mine',
): boolean {
  const description = describeEntity(entity);
  return changes.every((change) => sameIn(description, change, currentValue(description, row, change), change[end]));
}

/** With what became of its values: the service may change case, accents or spacing (R3.8). `row`: as it is now. */
export function asKept(edit: Step, row: RawJson): Step {
  const changed = edit.state.kind === 'applied' ? edit.state.receipt.changedFields : [];
  if (changed.length === 0) return edit;
  const description = describeEntity(edit.entity);
  const changes = edit.changes.map((change) => {
    const now = currentValue(description, row, change);
    const name = change.key === undefined ? change.field : `${change.field}.${change.key}`;
    return changed.includes(name) && now !== null && sameFolded(change.mine, now) ? { ...change, mine: now } : change;
  });
  return { ...edit, changes };
}
