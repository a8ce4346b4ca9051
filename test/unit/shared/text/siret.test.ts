import { expect, test } from 'vitest';
import { siretDoubt } from '#shared/text/siret.ts';

test.each([
  ['nothing', '', null],
  ['one', '73282932000074', null],
  ['one with the blanks that people write', '732 829 320 00074', null],
  ['the head office of La Poste', '35600000000048', null],
  ['a post office, whose digits add up to a multiple of 5', '35600000049837', null],
  ['no post office', '35600000049838', 'key'],
  ['two digits in the wrong order', '73289232000074', 'key'],
  ['a SIREN', '732829320', 'length'],
  ['a digit too many', '732829320000741', 'length'],
  ['letters', '7328293200007O', 'length'],
] as const)('a SIRET that is surely mistyped is found: %s', (_what, typed, doubt) => {
  expect(siretDoubt(typed)).toBe(doubt);
});
