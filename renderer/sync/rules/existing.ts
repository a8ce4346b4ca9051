import { mayBeId } from '#shared/entities/describe.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { identityDifferences } from '#shared/merge/identity.ts';
import type { Existing, Step } from '../step.ts';

/** The id that a creation of this workstation was given. */
export interface GivenId {
  readonly entity: EntityName;
  readonly id: string;
  readonly body: RawJson | null;
}

export type NotThis =
  /** It is being sent, or is no creation: it cannot be settled now. */
  | 'notOpen'
  /** No id of this entity, or a row of another id. */
  | 'notOfThisEntity'
  /** Another creation of this workstation has this id. */
  | 'givenAlready';

/** Why a creation cannot be the row that the user names; null where nothing contradicts it (I16). */
export function whyNotThis(
  { given }: { readonly given: ReadonlyMap<string, GivenId> },
  step: Step | undefined,
  existing: Existing,
): NotThis | null {
  // A call of another endpoint makes no row: the user says that it was carried out.
  if (step?.action === 'act') return step.state.kind === 'doubt' && existing.id === step.target ? null : 'notOpen';
  const isOpen =
    step?.action === 'create' &&
    (step.state.kind === 'doubt' || step.state.kind === 'refused' || step.state.kind === 'waiting');
  if (!isOpen) return 'notOpen';
  // A row that could not be read is accepted only for a creation in doubt: for others nothing suggests that it exists.
  if (existing.row === null && step.state.kind !== 'doubt') return 'notOpen';
  if (!isIdOf(step.entity, existing)) return 'notOfThisEntity';
  const others = [...given].filter(
    ([key, { entity, id }]) => key !== step.target && entity === step.entity && id === existing.id,
  );
  // After a restored backup an id may be reused: the row then differs from the other creation.
  const { row } = existing;
  const isStill = others.some(
    ([, { body }]) =>
      row === null || body === null || identityDifferences(describeEntity(step.entity), body, row).length === 0,
  );
  return isStill ? 'givenAlready' : null;
}

/**
 * Up to the greatest of a moment, so given already. Digits beyond a number's range (R5.4), or GUIDs, which show no age.
 */
export const isUpTo = (id: string, greatest: string | undefined): boolean =>
  greatest !== undefined &&
  /^\d+$/u.test(id) &&
  (id.length < greatest.length || (id.length === greatest.length && id <= greatest));

function isIdOf(entity: EntityName, { id, row }: Existing): boolean {
  const description = describeEntity(entity);
  if (!mayBeId(description, id)) return false;
  if (row === null) return true;
  return (membersOf(row).get(description.idField) ?? '').replaceAll('"', '').toLowerCase() === id.toLowerCase();
}
