import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { membersOf, splice } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';

/** With the navigations that a list had expanded (R2.1), which a screen would miss, while they point to the same id. */
export function keepShown(entity: EntityName, before: RawJson | undefined, row: RawJson): RawJson {
  const { navigations } = describeEntity(entity);
  if (before === undefined || navigations.length === 0) return row;
  const [old, now] = [membersOf(before), membersOf(row)];
  const shown = navigations.flatMap((name) => {
    const value = old.get(name);
    return value !== undefined && !now.has(name) && old.get(`${name}Id`) === now.get(`${name}Id`)
      ? [[name, value] as const]
      : [];
  });
  return shown.length === 0 ? row : splice(row, new Map(shown));
}
