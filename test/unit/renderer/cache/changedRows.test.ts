import { expect, test } from 'vitest';
import { ChangedRows } from '#cache/memory.ts';

test('which rows changed since a revision; null once that is not known', () => {
  const changes = new ChangedRows();
  expect(changes.since(0)).toEqual(new Set());
  changes.note(['1', '2']);
  changes.note(['2', '3']);
  expect(changes.since(2)).toEqual(new Set());
  expect(changes.since(1)).toEqual(new Set(['2', '3']));
  expect(changes.since(0)).toEqual(new Set(['1', '2', '3']));
  changes.note();
  expect(changes.since(2)).toBeNull();
  expect(changes.since(3)).toEqual(new Set());
  changes.note(['4']);
  expect(changes.since(2)).toBeNull();
  expect(changes.since(3)).toEqual(new Set(['4']));
});

test('what is noted is bounded', () => {
  const changes = new ChangedRows();
  for (let at = 0; at < 300; at += 1) changes.note([String(at)]);
  expect(changes.since(100)).toBeNull();
  expect(changes.since(250)?.size).toBe(50);
  const many = Array.from({ length: 5000 }, (_, id) => String(id));
  changes.note(many);
  expect(changes.since(300)).toBeNull();
  expect(changes.since(301)).toEqual(new Set());
});
