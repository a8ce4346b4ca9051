import type { GroupedField } from '#forms/fields/groups.ts';
import { meanings } from '#i18n/labels/index.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';

/** Every member of an entity that may be shown, in the order of its labels; `first` are shown also where empty. */
export function everyField(entity: EntityName, first: readonly string[] = []): readonly GroupedField[] {
  const { idField, writeOnly, navigations } = describeEntity(entity);
  const others = Object.keys(meanings[entity]).filter(
    (field) => ![idField, ...writeOnly, ...navigations, ...first].includes(field),
  );
  return [...first.map((field) => ({ field, always: true as const })), ...others.map((field) => ({ field }))];
}
