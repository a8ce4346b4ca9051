import type { GroupedField } from '#shared/entities/entity.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';

/**
 * Every member of an entity, `first` before the others, its number last; `first` are shown also where empty. Leaves
 * out the members that hold other rows, and the content of a file (R1.3).
 */
export function everyField(entity: EntityName, first: readonly string[] = []): readonly GroupedField[] {
  const { members, idField, navigations, neverKept } = describeEntity(entity);
  const without = new Set([idField, ...navigations, ...neverKept, ...first]);
  const others = Object.keys(members).filter((field) => !without.has(field));
  return [
    ...first.map((field) => ({ field, always: true as const })),
    ...[...others, idField].map((field) => ({ field })),
  ];
}
