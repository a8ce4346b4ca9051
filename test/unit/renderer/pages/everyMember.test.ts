import { describe, expect, test } from 'vitest';
import { consents, fieldsOf } from '#forms/fields/groups.ts';
import { everyField, rowFieldsOf } from '#pages/everyField.ts';
import { describeEntity, entities, entityNames } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { isPerson } from '#shared/entities/people.ts';
import { pagedEntities } from '#shared/ipc/pageScreens.ts';
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
    const shown = namesOf(rowFieldsOf(entity));
    expect(shown.toSorted()).toEqual([...new Set(shown)].toSorted());
    expect(shown.filter((field) => !shapeOf(entity).includes(field))).toEqual([]);
    expect(shapeOf(entity).filter((field) => !shown.includes(field) && !never(entity).includes(field))).toEqual([]);
  });

  test('a line of the ledger has 39 members and its date', () => {
    expect(rowFieldsOf('BalanceClient')).toHaveLength(shapeOf('BalanceClient').length);
  });

  test.each(pagedEntities)(
    'the page of %s has every member in exactly one group, but for what stands apart',
    (entity) => {
      const { keyedLists, idField } = describeEntity(entity);
      const apart = [...never(entity), ...keyedLists.map(({ field }) => field), ...(isPerson(entity) ? consents : [])];
      const shown = fieldsOf(entity);
      expect(shown.toSorted()).toEqual([...new Set(shown)].toSorted());
      const left = shapeOf(entity).filter((field) => !shown.includes(field) && field !== idField);
      expect(left.toSorted()).toEqual(apart.filter((field) => shapeOf(entity).includes(field)).toSorted());
    },
  );

  test('a page has the 53 members of a sequence, the 25 of an admission path, the 108 of an agreement', () => {
    expect(
      (['Sequence', 'SessionRecrutement', 'Convention'] as const).map((entity) => fieldsOf(entity).length),
    ).toEqual([53, 25, 108]);
  });
});
