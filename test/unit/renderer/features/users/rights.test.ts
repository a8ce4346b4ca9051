import { describe, expect, test } from 'vitest';
import { differenceOf, grantedBranches, nameOfRight, numbersIn, rightsOf } from '#features/users/rights/rights.ts';

const known = [
  {
    campus: { id: '101', name: 'Lyon' },
    programmes: [
      { id: '1', name: 'BTS MCO' },
      { id: '2', name: 'BTS NDRC' },
    ],
  },
  { campus: { id: '102', name: 'Nantes' }, programmes: [{ id: '101', name: 'Bachelor' }] },
  { campus: null, programmes: [{ id: '9', name: 'Été' }] },
];

describe('rights as a tree', () => {
  test('R5.4 campuses and programmes are named; what cannot be named stays a number', () => {
    const { tree, unnamed } = rightsOf(['102', '1', '9007199254740993'], known);
    expect(tree.map(({ id, isGranted }) => [id, isGranted])).toEqual([
      ['101', false],
      ['102', true],
      ['9', false],
    ]);
    expect(tree[0]?.children.map(({ id, isGranted }) => [id, isGranted])).toEqual([
      ['1', true],
      ['2', false],
    ]);
    expect(unnamed).toEqual(['9007199254740993']);
  });

  test('R5.4 a number that two entities have is not named as one of them', () => {
    const { tree, unnamed } = rightsOf(['101'], known);
    expect(tree[0]).toMatchObject({ id: '101', isGranted: true, isAmbiguous: true });
    expect(tree[1]?.children[0]).toMatchObject({ id: '101', isGranted: true, isAmbiguous: true });
    expect(unnamed).toEqual([]);
    expect(nameOfRight('101', known)).toBeNull();
    expect(nameOfRight('102', known)).toBe('Nantes');
    expect(nameOfRight('5', known)).toBeNull();
  });

  test('shows only the branches that lead to a right', () => {
    expect(grantedBranches(rightsOf(['1'], known).tree)).toMatchObject([{ id: '101', children: [{ id: '1' }] }]);
    expect(grantedBranches(rightsOf([], known).tree)).toEqual([]);
  });
});

test('R5.8 a difference is made of two reads, whatever their order', () => {
  expect(differenceOf(['1', '2', '3'], ['4', '3', '2'])).toEqual({ added: ['4'], removed: ['1'], kept: ['3', '2'] });
});

test('R5.4 typed numbers are kept as digits, each once', () => {
  expect(numbersIn(' 12, 9007199254740993;12\n0 x1 ')).toEqual({
    ids: ['12', '9007199254740993'],
    wrong: ['0', 'x1'],
  });
  expect(numbersIn('')).toEqual({ ids: [], wrong: [] });
});
