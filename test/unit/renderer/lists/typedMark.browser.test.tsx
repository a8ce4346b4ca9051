import { expect, test } from 'vitest';
import '#ui/styles.css';
import { draw } from '../features/changes/drawn.tsx';
import { Table } from './lines.tsx';

test('the pencil of what was typed and not saved is on the line of a name that ends with a year', async () => {
  await draw(<Table rows={[{ id: '1', name: 'Lyon, rentrée 2026', amount: null }]} typedIn={new Set(['1'])} />);
  const [mark, name, year] = ['svg', '.truncate-line', '[data-whole]'].map((part) =>
    document.querySelector(`tr[data-row] > td:first-child ${part}`)?.getBoundingClientRect(),
  );
  if (!mark || !name || !year) throw new Error('not drawn');
  expect(mark.top).toBeGreaterThanOrEqual(name.top);
  expect(mark.bottom).toBeLessThanOrEqual(name.bottom);
  expect(mark.right).toBeLessThanOrEqual(name.left);
  expect(name.right).toBeLessThanOrEqual(year.left);
});
