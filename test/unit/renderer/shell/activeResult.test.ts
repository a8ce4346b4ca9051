import { expect, test } from 'vitest';
import { firstResult, noResult, placeAfter, settled } from '#shell/palette/activeResult.ts';
import type { ActiveResult } from '#shell/palette/activeResult.ts';

const at = (id: string, place: number): ActiveResult => ({ id, place, wantsFirst: false, said: 'now' });

test('what is typed makes the first result active, also one that is found a moment later', () => {
  expect(settled(noResult, ['a', 'b']).id).toBeNull();
  expect(settled(firstResult, ['a', 'b'])).toEqual({ id: 'a', place: 0, wantsFirst: false, said: 'later' });
  const waiting = settled(firstResult, []);
  expect(waiting.id).toBeNull();
  expect(settled(waiting, ['c'])).toMatchObject({ id: 'c', said: 'later' });
});

test('the active result stays while it is found; where it leaves, the one in its place follows', () => {
  const first = settled(firstResult, ['a', 'b']);
  expect(settled(first, ['z', 'a', 'b'])).toMatchObject({ id: 'a', place: 1 });
  expect(settled(at('b', 1), ['a', 'b'])).toEqual(at('b', 1));
  expect(settled(at('b', 1), ['a', 'c', 'd']).id).toBe('c');
  expect(settled(at('d', 3), ['a', 'c']).id).toBe('c');
  const gone = settled(at('b', 1), []);
  expect(gone.id).toBeNull();
  expect(settled(gone, ['e']).id).toBe('e');
});

test('the arrows, Début, Fin and the page keys move among the results, and stop at their ends', () => {
  const from = (active: ActiveResult, ...keys: readonly string[]): readonly (number | null)[] =>
    keys.map((key) => placeAfter(key, active, 10, 4));
  expect(from(noResult, 'ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp')).toEqual([0, 9, 0, 9, 4, 5]);
  expect(from(at('c', 2), 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Enter', 'x')).toEqual([
    3,
    1,
    6,
    0,
    null,
    null,
  ]);
  expect(from(at('j', 9), 'ArrowDown', 'PageDown')).toEqual([9, 9]);
  expect(from(at('a', 0), 'ArrowUp')).toEqual([0]);
  expect(placeAfter('ArrowDown', noResult, 0, 4)).toBeNull();
});
