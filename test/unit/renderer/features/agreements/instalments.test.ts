import { expect, test } from 'vitest';
import { Fields } from '#cache/pages/fields.ts';
import { lastNumberOf, sumOf } from '#features/agreements/page/instalments.ts';
import { rawJson } from '#shared/json/rawJson.ts';

const rows = (...texts: readonly string[]) => texts.map((text) => ({ fields: new Fields(rawJson(text)) }));

test('R5.4 instalments whose numbers are text add up to the cent, and the next is numbered after them', () => {
  const found = rows(
    '{"Numero":"1","Montant":"4900.5000"}',
    '{"Numero":"2","Montant":"0.1000"}',
    '{"Numero":3,"Montant":0.2}',
  );
  expect(sumOf(found)).toEqual({ cents: 490_080, unread: 0 });
  expect(lastNumberOf(found)).toBe(3);
  expect(lastNumberOf([])).toBe(0);
});

test('an amount that cannot be read counts as no amount and is said; none is numbered again from 1', () => {
  const found = rows(
    '{"Numero":"n° 1","Montant":"mille"}',
    '{"Numero":null,"Montant":null}',
    '{"Numero":"1","Montant":"10"}',
  );
  expect(sumOf(found)).toEqual({ cents: 1_000, unread: 1 });
  expect(lastNumberOf(found)).toBe(3);
});
