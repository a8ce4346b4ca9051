import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RowSplitter } from '#main/api/read/rowSplitter.ts';

function split(text: string, cuts: readonly number[] = []): { rows: string[]; splitter: RowSplitter } {
  const splitter = new RowSplitter(100_000);
  const rows: string[] = [];
  let from = 0;
  for (const cut of [...cuts, text.length].sort((a, b) => a - b)) {
    rows.push(...splitter.push(text.slice(from, cut)));
    from = cut;
  }
  splitter.finish();
  return { rows, splitter };
}

describe('RowSplitter', () => {
  test('R2.2 returns rows exactly as they were written, wherever the pieces are cut', () => {
    const cuts = fc.array(fc.nat(400), { maxLength: 6 });
    const tail = fc.constantFrom('', ',"@odata.nextLink":"x"', ' , "n" : 1 ');
    fc.assert(
      fc.property(
        fc.array(fc.dictionary(fc.string(), fc.jsonValue())),
        cuts,
        fc.nat(2),
        tail,
        (values, at, indent, end) => {
          const rows = values.map((value) => JSON.stringify(value, null, indent));
          const text = `{"@odata.context":"a]}{","value":[${rows.join(',')}]${end}}`;
          expect(
            split(
              text,
              at.map((cut) => Math.min(cut, text.length)),
            ).rows,
          ).toEqual(rows);
        },
      ),
    );
  });

  test('returns the members of the envelope', () => {
    const { splitter } = split('{"@odata.context":"c","value":[],"@odata.nextLink":"n"}', [3, 20, 40]);
    expect([...splitter.envelope]).toEqual([
      ['@odata.context', 'c'],
      ['@odata.nextlink', 'n'],
    ]);
  });

  test('rejects a collection that is cut anywhere', () => {
    const text = '{"@odata.context":"c","value":[{"a":"}]"},{"b":[1,2]}]}';
    for (let length = 0; length < text.length; length += 1) {
      expect(() => split(text.slice(0, length)), text.slice(0, length)).toThrow('unreadable');
    }
    expect(split(text).rows).toHaveLength(2);
  });

  test.each([
    '[]',
    '{}',
    '<html>',
    '{"value":{}}',
    '{"value":[1 2]}',
    '{"value":[,]}',
    '{"value":[]}x',
    '{"value":[],"value":[]}',
  ])('what is no collection is refused: %s', (text) => expect(() => split(text)).toThrow('unreadable'));

  test.each([
    ['more than 64 members', Array.from({ length: 70 }, (_, at) => `"m${at}":0`).join(',')],
    ['one member many times', Array.from({ length: 70 }, () => '"m":0').join(',')],
    ['64 KiB of members', `"m":"${'x'.repeat(65_000)}","n":"${'x'.repeat(65_000)}"`],
    ['a member that never ends', `"m":"${'x'.repeat(200_000)}`],
  ])('B4 I24 refuses an envelope of %s', (_of, members) => {
    for (const size of [1000, 1_000_000]) {
      const splitter = new RowSplitter(4_000_000);
      const text = `{${members},"value":[]}`;
      const push = (): void => {
        for (let at = 0; at < text.length; at += size) splitter.push(text.slice(at, at + size));
      };
      expect(push).toThrow('tooLarge');
    }
  });

  test('I24 refuses a row that never ends', () => {
    const splitter = new RowSplitter(1000);
    splitter.push('{"value":[{"a":"');
    expect(() => splitter.push('x'.repeat(2000))).toThrow('tooLarge');
  });
});
