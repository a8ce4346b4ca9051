import { expect, test } from 'vitest';
import { fieldChangeSchema, rawSchema } from '#shared/merge/change.ts';

test('S6 a value that comes from the page or from the disk is JSON, to the letter', () => {
  for (const text of ['12345678901234567890', '1250.10', ' "16" ', 'null']) expect(rawSchema.parse(text)).toBe(text);
  for (const text of ['', 'Jury', '{"a":', '1 2']) expect(rawSchema.safeParse(text).success, text).toBe(false);
});

test('S6 a change names its field, however short, and its entry of a list where it has one', () => {
  const change = { field: 'X', base: null, mine: '1' };
  expect(fieldChangeSchema.parse(change)).toEqual(change);
  expect(fieldChangeSchema.parse({ ...change, key: 'AVIS' })).toEqual({ ...change, key: 'AVIS' });
  for (const wrong of [{ field: '' }, { base: undefined }, { mine: null }, { mine: 'Jury' }])
    expect(fieldChangeSchema.safeParse({ ...change, ...wrong }).success).toBe(false);
});
