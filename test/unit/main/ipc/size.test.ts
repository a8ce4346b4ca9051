import { describe, expect, test } from 'vitest';
import { isPlainWithin } from '#main/ipc/bindChannels.ts';

describe('S6 the size of what crosses the bridge', () => {
  test('is about that of JSON', () => {
    const value = { ids: ['1', '22'], deep: { yes: true, none: null, left: undefined }, number: 4 };
    const length = JSON.stringify(value).length;
    expect(isPlainWithin(value, length * 2)).toBe(true);
    expect(isPlainWithin(value, length / 2)).toBe(false);
    expect(isPlainWithin('x'.repeat(100), 99)).toBe(false);
    expect(isPlainWithin({ ['n'.repeat(100)]: 1 }, 99)).toBe(false);
    expect(
      isPlainWithin(
        Array.from({ length: 100 }, () => null),
        99,
      ),
    ).toBe(false);
  });

  test('ends on a circle', () => {
    const circle: Record<string, unknown> = {};
    circle['again'] = [circle, circle];
    expect(isPlainWithin(circle, 10_000)).toBe(false);
  });

  test('accepts only plain data', () => {
    const strangers = [new Map(), new Date(), new Uint8Array(4), 1n, Symbol('x'), () => 1, /x/, new Error('x')];
    for (const stranger of strangers) expect(isPlainWithin({ inside: [stranger] }, 1000)).toBe(false);
    expect(isPlainWithin(Object.create(null), 1000)).toBe(true);
  });
});
