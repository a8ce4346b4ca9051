import { entityNames } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { fold } from '#shared/text/fold.ts';

/** Of `<domain>.<TABLE_NAME>`, without separators: TYPE_CONVENTION is TypeConvention. */
const tableOf = (type: string): string => fold(type.slice(type.indexOf('.') + 1)).replaceAll(/[^a-z0-9]/gu, '');

/** The entity that a type of external reference names, where its table bears its name; the document lists no types. */
export const entityOfType = (type: string): EntityName | null =>
  entityNames.find((entity) => fold(entity) === tableOf(type)) ?? null;

/** Types that were seen on this workstation, each once: those that name the entity first. */
export function typesFor(entity: EntityName | null, seen: Iterable<string>): readonly string[] {
  const types = [...new Set(seen)].filter((type) => type !== '').toSorted((a, b) => a.localeCompare(b, 'fr'));
  const own = types.filter((type) => entity !== null && entityOfType(type) === entity);
  return [...own, ...types.filter((type) => !own.includes(type))];
}
