import { expect, test } from 'vitest';
import type { FolderNode } from '#cache/queries/useKeptOffline.ts';
import { belowChosen, chosenFolders, shownFolders } from '#features/offline/chosenFolders.ts';

const node = (id: string, path: readonly string[], ...children: readonly FolderNode[]): FolderNode => ({
  id,
  name: id,
  path,
  isAbsent: false,
  hasFolders: true,
  children,
});
const open = [
  node('a', ['a'], node('b', ['a', 'b'], node('c', ['a', 'b', 'c'])), node('d', ['a', 'd'])),
  node('z', ['z']),
];
const folded = [node('a', ['a']), node('z', ['z'])];
const choose = (
  ticked: readonly string[],
  nodes: readonly FolderNode[],
  before: Parameters<typeof chosenFolders>[2] = [],
) => chosenFolders(new Set(ticked), [...shownFolders(nodes)], before);
const b = { id: 'b', path: ['a', 'b'] };

test('folders below a chosen one are included', () => {
  expect([...belowChosen(open, new Set(['a']))]).toEqual(['b', 'c', 'd']);
  expect(choose(['a', 'b', 'c', 'd', 'z'], open)).toEqual(['a', 'z']);
});

test('a folder above, chosen later, replaces those below, folded or not', () => {
  expect(choose(['a', 'b'], open, [b])).toEqual(['a']);
  expect(choose(['a'], folded, [b])).toEqual(['a']);
});

test('a choice that is folded, or not on this workstation, remains', () => {
  expect(choose(['z'], folded, [b])).toEqual(['b', 'z']);
  expect(choose([], folded, [{ id: 'x', path: [] }])).toEqual(['x']);
});

test('a folder that is no longer ticked is no longer chosen', () => {
  expect(choose(['b', 'c', 'd'], open, [{ id: 'a', path: ['a'] }, b])).toEqual(['b', 'd']);
  expect(choose([], open, [b])).toEqual([]);
});
