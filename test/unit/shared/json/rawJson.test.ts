import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  arrayOf,
  elementsOf,
  JsonTextError,
  membersOf,
  objectOf,
  parseRaw,
  rawJson,
  rawOf,
  splice,
} from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';

/** Texts of numbers that a parsed view would change. */
const number = fc.oneof(
  fc.bigInt().map(String),
  fc
    .tuple(fc.bigInt(), fc.nat(), fc.nat({ max: 4 }))
    .map(([whole, part, zeros]) => `${whole}.${part}${'0'.repeat(zeros)}`),
  fc.tuple(fc.integer(), fc.integer({ min: -400, max: 400 })).map(([digits, exponent]) => `${digits}e${exponent}`),
);
const text = fc.oneof(
  fc.string().map((value) => JSON.stringify(value)),
  fc.string({ unit: 'binary' }).map((value) => JSON.stringify(value)),
  fc.constantFrom('"\\u00e9\\/"', '"\\\\"', '"}\\",{["', '""'),
);
const value: fc.Arbitrary<string> = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    number,
    text,
    fc.constantFrom('null', 'true', 'false', '{ }', '[ ]'),
    fc.array(tie('value'), { maxLength: 4 }).map((elements) => `[ ${elements.join(' ,')}]`),
    fc
      .array(fc.tuple(text, tie('value')), { maxLength: 4 })
      .map((members) => `{${members.map(([name, member]) => `${name} :${member}`).join(', ')} }`),
  ),
})).value;
const members = fc.uniqueArray(fc.tuple(fc.string(), value), { selector: ([name]) => name, maxLength: 8 });
const space = fc.constantFrom('', ' ', '\n\t', '\r\n  ');
const textOf = (given: readonly (readonly [string, string])[], gap: string): string =>
  `${gap}{${given.map(([name, member]) => `${gap}${JSON.stringify(name)}${gap}:${gap}${member}${gap}`).join(',')}}${gap}`;

describe('R2.2 raw JSON', () => {
  test('returns members exactly as they are written', () => {
    fc.assert(
      fc.property(members, space, (given, gap) => {
        expect([...membersOf(textOf(given, gap))]).toEqual(given);
      }),
    );
  });

  test('returns elements exactly as they are written', () => {
    fc.assert(
      fc.property(fc.array(value), space, (given, gap) => {
        expect(elementsOf(`${gap}[${given.map((one) => gap + one + gap).join(',')}]`)).toEqual(given);
      }),
    );
  });

  test('I11 splice preserves every untouched member byte for byte, and their order', () => {
    fc.assert(
      fc.property(members, members, space, fc.func(fc.boolean()), (given, edits, gap, leaveOut) => {
        const names = new Set(given.map(([name]) => name));
        const set = new Map(edits.map(([name, member]) => [name, rawJson(member)]));
        const expected = [
          ...given.map(([name, member]) => [name, set.get(name) ?? member] as const),
          ...edits.filter(([name]) => !names.has(name)),
        ].filter(([name]) => !leaveOut(name));
        const result = splice(textOf(given, gap), set, leaveOut);
        expect([...membersOf(result)].map(([name, member]) => [name, member.trim()])).toEqual(
          expected.map(([name, member]) => [name, member.trim()]),
        );
        for (const [name, member] of given) {
          if (!set.has(name) && !leaveOut(name))
            expect(result).toContain(`${JSON.stringify(name)}${gap}:${gap}${member}`);
        }
      }),
    );
  });

  test('reads back what it wrote', () => {
    fc.assert(
      fc.property(members, fc.array(value), (given, elements) => {
        const raw = given.map(([name, member]) => [name, rawJson(member)] as const);
        expect([...membersOf(objectOf(raw))]).toEqual(raw.map(([name, member]) => [name, member]));
        const list = elements.map(rawJson);
        expect(elementsOf(arrayOf(list))).toEqual(list);
      }),
    );
  });

  test('writes a value of this side as JSON', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.boolean(), fc.constant(null), fc.integer()), (made) => {
        expect(parseRaw(rawOf(made))).toBe(made);
      }),
    );
    expect(() => rawOf(Number.NaN)).toThrow(JsonTextError);
  });

  test.each(['', '{', '{"a":1,}', '01', 'undefined', '{"a":1}x', "{'a':1}"])('refuses what is not JSON: %s', (bad) =>
    expect(() => rawJson(bad)).toThrow(JsonTextError),
  );

  test('refuses a member that appears twice: its value would be ambiguous', () =>
    expect(() => splice('{"a":1,"\\u0061":2}', new Map())).toThrow(JsonTextError));

  test('rejects a list as an object and an object as a list', () => {
    expect(() => membersOf('[1]')).toThrow(JsonTextError);
    expect(() => elementsOf('{}')).toThrow(JsonTextError);
  });

  test('a name like one of Object’s own is a name', () => {
    const row = '{"__proto__":1,"constructor":2}' as RawJson; // plain JSON
    expect(splice(row, new Map([['__proto__', rawOf(3)]]))).toBe('{"__proto__":3,"constructor":2}');
  });
});
