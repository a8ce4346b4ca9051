import { useCallback } from 'react';
import type { Fields } from '#cache/queries/peopleHooks.ts';
import { isChosenFromList, useReferences } from '#cache/queries/references.ts';
import { meaningOf } from '#i18n/labels/index.ts';
import { requiredFields } from '#intents/fields.ts';
import { isOfOneRow } from '#shared/checks/takenByAnother.ts';
import type { GroupedField } from '#shared/entities/entity.ts';
import { idListOf } from '#shared/entities/idLists.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { useIdLabels } from '#stores/idLabels.ts';
import { isAddress } from '../values.ts';

/** The group whose fields are technical by themselves, where an entity has one. */
export const technicalId = 'technical';

interface Group {
  readonly id: string;
  readonly fields: readonly GroupedField[];
}

/** Takes the technical fields out of their groups: one heading has them all, below what people ask for. */
export function withoutTechnical<Of extends Group>(
  groups: readonly Of[],
  isTechnical: (field: GroupedField) => boolean,
) {
  const isOne = (group: Of, field: GroupedField): boolean =>
    group.id === technicalId || field.field === 'Id' || isTechnical(field);
  return {
    groups: groups
      .map((group) => ({ ...group, fields: group.fields.filter((field) => !isOne(group, field)) }))
      .filter(({ fields }) => fields.length > 0),
    technical: groups.flatMap((group) => group.fields.filter((field) => isOne(group, field))),
  };
}

/**
 * Whether a form only asks for a number: of a list that is not served. What people named stays among its like (R3.4).
 */
export function useIsNumberInput(): (entity: EntityName, field: GroupedField) => boolean {
  const names = useIdLabels();
  return useCallback(
    (entity, { field }) => {
      const isNamed = Object.keys(names[idListOf(field) ?? ''] ?? {}).length > 0;
      return !isNamed && isNumberInput(entity, field);
    },
    [names],
  );
}

function isNumberInput(entity: EntityName, field: string): boolean {
  const { references, textReferences, members } = describeEntity(entity);
  return (
    (references.includes(field) || textReferences.includes(field)) &&
    !members[field]?.byName &&
    !requiredFields(entity).includes(field) &&
    !isAddress(entity, field) &&
    meaningOf(entity, field, 'fr').values === null &&
    !isChosenFromList(field) &&
    !isOfOneRow(entity, field)
  );
}

/** Returns a function: whether a page can only show the number of a row's reference. */
export function useIsNumberOnly(entity: EntityName): (row: Fields, field: string) => boolean {
  const nameOf = useReferences();
  return useCallback(
    (row, field) => {
      if (!describeEntity(entity).references.includes(field)) return false;
      const id = row.id(field);
      return id !== null && nameOf(field, id, entity) === undefined;
    },
    [entity, nameOf],
  );
}
