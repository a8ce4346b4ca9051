import { asShown } from '#shared/entities/bodyNames.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { likenessTo } from '#shared/merge/likeness.ts';
import { doubtRule } from '../rules/lookUp.ts';
import type { Step } from '../step.ts';
import type { SyncState } from './state.ts';

/**
 * Another creation that was sent, is not settled and matches the same rows goes first (I3). `preparing`: as if sent.
 */
export function hasUnsettledDuplicate(
  steps: Iterable<Step>,
  creation: Step,
  preparing: ReadonlySet<string> = new Set(),
): boolean {
  const { entity, body, parentPath } = creation;
  if (creation.action !== 'create' || body === null) return false;
  for (const other of steps) {
    if (other.id === creation.id || other.entity !== entity || other.body === null) continue;
    if (!isOpenDuplicate(other) && !preparing.has(other.id)) continue;
    if (isSamePlace(other.parentPath, parentPath) && areDuplicates(entity, body, other.body)) return true;
  }
  return false;
}

/** A creation that left and is not settled: a matching row may be its outcome. */
export const isOpenDuplicate = ({ action, state }: Step): boolean =>
  action === 'create' && (state.kind === 'sending' || state.kind === 'doubt');

/** Whether an id belongs to another creation of this workstation. */
export const isGiven = (given: SyncState['given'], entity: EntityName, id: string): boolean =>
  [...given.values()].some((known) => known.entity === entity && known.id === id);

/** Directory creations belong to a folder; all others have no path. */
const isSamePlace = (a: readonly string[] | undefined, b: readonly string[] | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** Whether a row of a pull matches a creation. `path`: the listed folder, for Directory. */
export const matchesCreation = (
  { entity, body, parentPath }: Step,
  appeared: { readonly entity: EntityName; readonly row: RawJson; readonly path?: readonly string[] },
): boolean =>
  entity === appeared.entity &&
  body !== null &&
  isSamePlace(parentPath, appeared.path) &&
  looksLike(entity, body, appeared.row, duplicateFields(entity));

/** Fields by which a look-up recognises a creation (R3.6); none where only the user can. */
export function lookUpFields(entity: EntityName): readonly string[] {
  const rule = doubtRule(entity);
  return rule.settledBy === 'lookUp' ? rule.fields : [];
}

/** Fields by which a second row of a creation is recognised (R3.9); none where no field does. */
export function duplicateFields(entity: EntityName): readonly string[] {
  const rule = doubtRule(entity);
  return rule.settledBy === 'lookUp' ? rule.fields : (rule.duplicateFields ?? []);
}

/**
 * Whether a row could be its outcome. Empty values match anything: a row too many in `seenBefore` is harmless, a
 * missing one is not.
 */
export const looksLike = (entity: EntityName, body: RawJson, row: RawJson, fields = lookUpFields(entity)): boolean =>
  fields.length > 0 && likenessTo(describeEntity(entity), body, fields)(row) === 'same';

/** Whether a look-up would take the outcome of one creation for the other's: by what each of them sent. */
const areDuplicates = (entity: EntityName, a: RawJson, b: RawJson): boolean =>
  looksLike(entity, a, asShown(describeEntity(entity), b));

/** Whether one could be taken for the other; true where a body is not known. */
export const mayBeDuplicates = (entity: EntityName, a: RawJson | null, b: RawJson | null): boolean =>
  a === null || b === null || areDuplicates(entity, a, b);
