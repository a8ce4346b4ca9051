import { expect, test } from 'vitest';
import { treeMove } from '#features/directory/tree.ts';

/** Campus Lyon (open) › Admissions (folded), Salles (leaf); Campus Nantes (folded). */
const rows = [
  { level: 1, isOpen: true },
  { level: 2, isOpen: false },
  { level: 2, isOpen: null },
  { level: 1, isOpen: false },
];

test('keyboard: → unfolds, then enters; ← folds, then leaves', () => {
  expect(treeMove('ArrowRight', rows, 1, 2)).toEqual({ kind: 'fold', open: true });
  expect(treeMove('ArrowRight', rows, 0, 2)).toEqual({ kind: 'focus', index: 1 });
  expect(treeMove('ArrowRight', rows, 2, 2)).toBeNull();
  expect(treeMove('ArrowLeft', rows, 0, 2)).toEqual({ kind: 'fold', open: false });
  expect(treeMove('ArrowLeft', rows, 2, 2)).toEqual({ kind: 'focus', index: 0 });
  expect(treeMove('ArrowLeft', rows, 3, 2)).toBeNull();
});

test('keyboard: an open folder whose children are not downloaded yet is not entered', () => {
  expect(
    treeMove(
      'ArrowRight',
      [
        { level: 1, isOpen: true },
        { level: 1, isOpen: null },
      ],
      0,
      2,
    ),
  ).toBeNull();
});

test('keyboard: ↑ ↓ Home End and the page keys stay inside the tree, Entrée opens', () => {
  expect(treeMove('ArrowUp', rows, 0, 2)).toBeNull();
  expect(treeMove('ArrowDown', rows, 3, 2)).toBeNull();
  expect(treeMove('End', rows, 0, 2)).toEqual({ kind: 'focus', index: 3 });
  expect(treeMove('Home', rows, 2, 2)).toEqual({ kind: 'focus', index: 0 });
  expect(treeMove('PageDown', rows, 0, 2)).toEqual({ kind: 'focus', index: 2 });
  expect(treeMove('PageDown', rows, 2, 2)).toEqual({ kind: 'focus', index: 3 });
  expect(treeMove('PageUp', rows, 1, 2)).toEqual({ kind: 'focus', index: 0 });
  expect(treeMove('Enter', rows, 1, 2)).toEqual({ kind: 'open' });
  expect(treeMove('F2', rows, 1, 2)).toEqual({ kind: 'rename' });
  expect(treeMove('x', rows, 1, 2)).toBeNull();
});
