import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dossier } from '#shared/entities/dossier.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { decimalText, sameValue } from '#shared/merge/sameValue.ts';

const fields = fc.constantFrom('AgentId', 'CreneauLibre', 'NoteBac', 'Montant');
const values: fc.Arbitrary<RawJson | null> = fc.oneof(
  fc.constant(null),
  fc
    .constantFrom('null', '0', '""', '1', '1.0', '10e-1', '"1"', '-0', '0.0', 'true', '[1.0,{"a":null}]', '[1,{}]')
    .map(rawJson),
  fc
    .constantFrom('"2026-11-20T09:00:00+01:00"', '"2026-11-20T08:00:00Z"', '"2026-11-20T08:00:00.0000001Z"')
    .map(rawJson),
  fc.jsonValue().map((value) => rawJson(JSON.stringify(value))),
);
const same = (field: string, a: string | null, b: string | null): boolean =>
  sameValue(dossier, field, a === null ? null : rawJson(a), b === null ? null : rawJson(b));

describe('I13 sameValue', () => {
  test('is an equivalence', () => {
    fc.assert(
      fc.property(fields, values, values, values, (field, a, b, c) => {
        expect(sameValue(dossier, field, a, a)).toBe(true);
        expect(sameValue(dossier, field, a, b)).toBe(sameValue(dossier, field, b, a));
        if (sameValue(dossier, field, a, b) && sameValue(dossier, field, b, c))
          expect(sameValue(dossier, field, a, c)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['Numero', '"0b1c2d3e-0000-4000-8000-00000000abcd"', '"0B1C2D3E-0000-4000-8000-00000000ABCD"'],
    ['AgentId', 'null', '0'],
    ['AgentId', null, '0'],
    ['AgentId', '12', '"12"'],
    ['AgentId', '12345678901234567890', '12345678901234567890.0'],
    ['CreneauLibre', '"2026-11-20T09:00:00+01:00"', '"2026-11-20T08:00:00Z"'],
    ['CreneauLibre', null, 'null'],
    ['Montant', '1250.10', '1250.1'],
    ['Montant', '1e3', '1000'],
    ['NoteBac', '"é"', '"\\u00e9"'],
    ['Inconnu', '{"a":1,"b":[1.0]}', '{"b":[1],"a":1.00}'],
    ['Inconnu', '{"a":1,"b":[true,"x",null]}', '{"b": [true, "x", null], "a": 1}'],
  ])('%s: %s and %s mean the same', (field, a, b) => expect(same(field, a, b)).toBe(true));

  test.each([
    ['AgentId', '12345678901234567890', '12345678901234567891'],
    ['AgentId', '0', '1'],
    ['CreneauLibre', '"2026-11-20T09:00:00+01:00"', '"2026-11-20T09:00:00Z"'],
    ['CreneauLibre', '"2026-11-20T09:00:00"', '"2026-11-20T09:00:00+01:00"'],
    ['NoteBac', '"2026-11-20T09:00:00+01:00"', '"2026-11-20T08:00:00Z"'],
    ['NoteBac', '""', 'null'],
    ['NoteBac', '"1"', '1'],
    ['NoteBac', '0', 'null'],
    ['NoteBac', '"a"', '"A"'],
    ['Inconnu', '[1,2]', '[2,1]'],
    ['Inconnu', '[1,2]', '[1,3]'],
    ['Inconnu', '[12345678901234567890]', '[12345678901234567891]'],
  ])('%s: %s and %s do not', (field, a, b) => expect(same(field, a, b)).toBe(false));
});

describe('decimalText', () => {
  test('is exact: two decimals have one text only when they are the same number', () => {
    const decimal = fc.tuple(fc.bigInt(), fc.integer({ min: -30, max: 30 }));
    const scaled = ([digits, exponent]: readonly [bigint, number]): bigint => digits * 10n ** BigInt(exponent + 30);
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        const text = (one: readonly [bigint, number]): string => decimalText(`${one[0]}e${one[1]}`);
        expect(text(a) === text(b)).toBe(scaled(a) === scaled(b));
      }),
    );
  });

  test('does not depend on how a number is written', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.nat(40), fc.nat(5), (digits, point, zeros) => {
        const sign = digits < 0n ? '-' : '';
        const all = String(digits < 0n ? -digits : digits).padStart(point + 1, '0');
        const plain = `${sign}${all.slice(0, all.length - point)}.${all.slice(all.length - point)}${'0'.repeat(zeros)}`;
        expect(decimalText(point + zeros === 0 ? plain.replace('.', '') : plain)).toBe(
          decimalText(`${digits}e-${point}`),
        );
      }),
    );
  });

  test.each(['0', '-0', '0.000', '-0e5'])('%s is nought', (text) => expect(decimalText(text)).toBe('0'));
});
