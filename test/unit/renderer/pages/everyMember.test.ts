import { describe, expect, test } from 'vitest';
import { everyField } from '#pages/everyField.ts';
import { rowFieldsOf } from '#pages/row/rowFields.ts';
import { describeEntity, entities, entityNames } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { canOpenRow, dialogEntities } from '#stores/openedRow.ts';
import { documentedEntities as documented } from '#test/interface/fields.ts';

const shapeOf = (entity: EntityName): readonly string[] => Object.keys(entities[entity].schema.shape);
const namesOf = (fields: readonly { readonly field: string }[]): readonly string[] => fields.map(({ field }) => field);

/** What no screen reads: another row within the row, which is read by itself, and the content of a file (R1.3). */
const never = (entity: EntityName): readonly string[] => {
  const { navigations, neverKept } = describeEntity(entity);
  return [...navigations, ...neverKept];
};

describe('every member of the document is readable on a screen', () => {
  test('R2.8 every resource that the document describes has a page, or a dialog of a row', () => {
    expect(documented.length).toBeGreaterThan(24);
    expect(documented.filter((entity) => !canOpenRow(entity))).toEqual([]);
  });

  test.each(entityNames)('%s: a member of its schema is shown, or another one stands for it', (entity) => {
    const left = shapeOf(entity).filter((field) => !namesOf(everyField(entity)).includes(field));
    expect(left.toSorted()).toEqual([...never(entity)].filter((field) => shapeOf(entity).includes(field)).toSorted());
  });

  test.each(dialogEntities)('the dialog of %s shows each member once, and nothing that does not exist', (entity) => {
    const shown = namesOf(rowFieldsOf(entity).fields);
    expect(shown.toSorted()).toEqual([...new Set(shown)].toSorted());
    expect(shown.filter((field) => !shapeOf(entity).includes(field))).toEqual([]);
    expect(shapeOf(entity).filter((field) => !shown.includes(field) && !never(entity).includes(field))).toEqual([]);
  });

  test('a line of the ledger has 39 members and its date', () => {
    expect(rowFieldsOf('BalanceClient').fields).toHaveLength(shapeOf('BalanceClient').length);
  });
});
