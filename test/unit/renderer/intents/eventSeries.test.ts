import { describe, expect, it } from 'vitest';
import { scopesOf } from '#intents/event/series.ts';

const event = (id: string, debut: number, annule = false) => ({ id, debut, annule });
const [a, b, c, d] = [event('a', 1), event('b', 2), event('c', 3), event('d', 4)];
const found = (one: typeof a, linked: readonly (typeof a)[]) =>
  scopesOf(one, linked).map(({ scope, events }) => [scope, events.map(({ id }) => id).join('')]);

describe('R2.10 an act on an event of a series', () => {
  it('means it alone, it and those after it, or all', () => {
    expect(found(b, [a, b, c, d])).toEqual([
      ['one', 'b'],
      ['following', 'bcd'],
      ['all', 'abcd'],
    ]);
  });

  it('has no scope that means what another does', () => {
    expect(found(a, [a, b, c])).toEqual([
      ['one', 'a'],
      ['all', 'abc'],
    ]);
    expect(found(c, [a, b, c])).toEqual([
      ['one', 'c'],
      ['all', 'abc'],
    ]);
    expect(found(a, [a])).toEqual([['one', 'a']]);
    expect(found(a, [])).toEqual([['one', 'a']]);
  });

  it('never means those that are cancelled', () => {
    expect(found(b, [a, b, event('off', 3, true), d])).toEqual([
      ['one', 'b'],
      ['following', 'bd'],
      ['all', 'abd'],
    ]);
    expect(found(a, [a, event('off', 3, true)])).toEqual([['one', 'a']]);
  });

  it('means where it is restored only those that are cancelled', () => {
    const [off, later] = [event('x', 2, true), event('y', 3, true)];
    const restored = scopesOf(off, [a, off, later, d], true);
    expect(restored.map(({ scope, events }) => [scope, events.map(({ id }) => id).join('')])).toEqual([
      ['one', 'x'],
      ['all', 'xy'],
    ]);
  });
});
