import { expect, test } from 'vitest';
import { isBelow, kindOf } from '#features/directory/FolderTable.tsx';

test.each([
  ['Contrat.pdf', 'PDF'],
  ['photo.vacances.jpeg', 'JPEG'],
  ['Notes', ''],
  ['.profil', ''],
  ['v1.2 finale', ''],
  ['Plan.', ''],
])('the kind of « %s » is « %s »', (name, kind) => {
  expect(kindOf(name)).toBe(kind);
});

test('what lies in a folder of a folder is below both, and nothing is below another one of the same name', () => {
  expect(isBelow(['Lyon', '2026'], ['Lyon'])).toBe(true);
  expect(isBelow(['Lyon', '2026'], ['Lyon', '2026'])).toBe(true);
  expect(isBelow(['Lyon'], ['Lyon', '2026'])).toBe(false);
  expect(isBelow(['Nantes', 'Lyon'], ['Lyon'])).toBe(false);
});
