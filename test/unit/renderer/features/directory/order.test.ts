import { expect, test } from 'vitest';
import type { FolderView } from '#cache/queries/views.ts';
import { inOrder, sortedBy } from '#features/directory/order.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { aStep } from '#test/contract/stores/samples.ts';

const row = (name: string, more: Partial<FolderView> = {}): FolderView => ({
  id: name,
  row: rawJson('{}'),
  name,
  mark: null,
  steps: [],
  isFolder: false,
  size: null,
  updatedAt: null,
  childrenAbsent: false,
  ...more,
});
const rows = [
  row('Archives', { isFolder: true, updatedAt: 5 }),
  row('Jurys', { isFolder: true, steps: [aStep({ id: 's', seq: 1, action: 'create', madeAt: 9 })] }),
  row('a.pdf', { size: 20, updatedAt: 3 }),
  row('b.pdf', { size: 30, updatedAt: 1 }),
  row('c.pdf', { updatedAt: 2 }),
  row('d.pdf', { size: 20 }),
];
const names = (column: 'name' | 'size' | 'modified', direction: 'ascending' | 'descending'): string =>
  inOrder(rows, { column, direction })
    .map(({ name }) => name[0])
    .join('');

test('folders stay first, entries without a value last, and equal ones are sorted by name', () => {
  expect(names('name', 'ascending')).toBe('AJabcd');
  expect(names('name', 'descending')).toBe('JAdcba');
  expect(names('size', 'descending')).toBe('AJbadc');
  expect(names('size', 'ascending')).toBe('AJadbc');
});

test('a column starts with its most useful order, then reverses', () => {
  const byName = { column: 'name', direction: 'ascending' } as const;
  expect(sortedBy(byName, 'name').direction).toBe('descending');
  expect(sortedBy(byName, 'size')).toEqual({ column: 'size', direction: 'descending' });
  expect(sortedBy({ column: 'size', direction: 'descending' }, 'name')).toEqual(byName);
});
