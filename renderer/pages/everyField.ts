import { setOf } from '#shared/entities/context.ts';
import type { GroupedField } from '#shared/entities/entity.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';

/** `first` also where empty, the number last; without members that hold rows, or a file's content (R1.3). */
export function everyField(entity: EntityName, first: readonly string[] = []): readonly GroupedField[] {
  const { members, idField, navigations, neverKept } = describeEntity(entity);
  const without = new Set([idField, ...navigations, ...neverKept, ...first]);
  const others = Object.keys(members).filter((field) => !without.has(field));
  return [
    ...first.map((field) => ({ field, always: true as const })),
    ...[...others, idField].map((field) => ({ field })),
  ];
}

/** What the dialog of a row shows: those that people ask for first, and the rest; as its entity says it. */
export function rowFieldsOf(entity: EntityName): readonly GroupedField[] {
  const { members, columns } = describeEntity(entity);
  const first = Object.keys(members).filter((field) => members[field]?.always);
  return everyField(entity, first.length > 0 ? first : columns);
}

export const namesOfRow = (entity: EntityName): readonly string[] => rowFieldsOf(entity).map(({ field }) => field);

/** A reference whose row is shown below another one: one says little without the other. */
export const shownBelow = (entity: EntityName) =>
  setOf(entity) === 'ApprenantEvaluation' ? ({ field: 'EvaluationId', entity: 'Evaluation' } as const) : null;
