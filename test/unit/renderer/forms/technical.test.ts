import { expect, test } from 'vitest';
import { withoutTechnical } from '#forms/fields/technical.ts';

test('technical fields leave their groups, in order; a group that has none left is left out', () => {
  const groups = [
    { id: 'a', fields: [{ field: 'Nom' }, { field: 'AId' }] },
    { id: 'b', fields: [{ field: 'BId' }] },
    { id: 'c', fields: [{ field: 'Ville' }] },
  ];
  const { groups: usual, technical } = withoutTechnical(groups, ({ field }) => field.endsWith('Id'));
  expect(usual).toEqual([
    { id: 'a', fields: [{ field: 'Nom' }] },
    { id: 'c', fields: [{ field: 'Ville' }] },
  ]);
  expect(technical).toEqual([{ field: 'AId' }, { field: 'BId' }]);
});

test('an entity’s own technical group stands under the one heading too', () => {
  const groups = [
    { id: 'a', fields: [{ field: 'Nom' }] },
    { id: 'technical', fields: [{ field: 'Cle' }] },
  ];
  expect(withoutTechnical(groups, () => false)).toEqual({
    groups: [{ id: 'a', fields: [{ field: 'Nom' }] }],
    technical: [{ field: 'Cle' }],
  });
});
