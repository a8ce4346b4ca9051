import { asShown } from '#shared/entities/bodyNames.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { membersOf, objectOf, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Step } from '../step.ts';

/** The row of a creation as long as the service has shown none, made from its body. `id`: its own, or the real one. */
export function rowOfCreation(
  { entity, body, target }: Pick<Step, 'entity' | 'body' | 'target'>,
  id = target,
): RawJson | null {
  if (body === null) return null;
  const description = describeEntity(entity);
  const shown = asShown(description, body);
  const { idField, idKind, madeWith } = description;
  // A provisional id is a text, as a GUID is; where ids are numbers, the row has none yet.
  const own = idKind === 'guid' ? [[idField, rawOf(id)] as const] : [];
  const more = Object.entries(madeWith).map(([member, value]) => [member, rawOf(value)] as const);
  return own.length + more.length === 0 ? shown : objectOf([...own, ...membersOf(shown), ...more]);
}
