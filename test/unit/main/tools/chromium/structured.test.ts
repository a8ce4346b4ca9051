import { describe, expect, test } from 'vitest';
import { fromClonedText, toClonedText } from '#main/tools/chromium/structured.ts';

const over = (value: unknown): unknown => fromClonedText(toClonedText(value));

describe('what crosses the bridge of the Chromium host', () => {
  test.each([
    null,
    'é\u0000',
    [1, -0, Number.NaN, -Infinity, undefined, 12n],
    { a: undefined, b: [{}], ['__proto__']: 1 },
    [new Date(0), new Date(Number.NaN), /a+/giu],
    new Map<unknown, unknown>([[{ a: 1 }, new Set([1n, 'x'])]]),
    [Float64Array.of(1.5, -0), new DataView(Uint8Array.of(1, 2, 3).buffer, 1, 2)],
    '=',
    { value: [0], nodes: [] },
    { rows: [{ id: '7', text: '{"Id":7}', ['__proto__']: null }], isWhole: true, at: 1.5 },
  ])('comes as it was: %o', (value) => {
    expect(over(value)).toEqual(value);
  });

  test('is its JSON where JSON says all of it', () => {
    const rows = Array.from({ length: 200 }, (_, id) => ({ id: String(id), hash: null, tags: ['a', 1] }));
    expect(toClonedText(rows)).toBe(JSON.stringify(rows));
  });

  test('keeps holes, and that one object stands in two places or in itself', () => {
    const list: unknown[] = [1];
    list[3] = list;
    const [, , , itself] = over(list) as unknown[]; // a list, as given
    expect(itself).toBeInstanceOf(Array);
    expect(Object.keys(itself as object)).toEqual(['0', '3']);
    const shared = { a: 1 };
    const [one, two] = over([shared, shared]) as readonly unknown[]; // as given
    expect(one).toBe(two);
  });

  test.each([() => 1, Promise.resolve(), Symbol('a'), new WeakMap(), { deep: [() => 1] }])(
    'throws in Electron’s words for what cannot be cloned: %s',
    (value) => {
      expect(() => toClonedText(value)).toThrow('An object could not be cloned.');
    },
  );
});
