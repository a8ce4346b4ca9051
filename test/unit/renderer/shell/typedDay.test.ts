import { expect, test } from 'vitest';
import { typedDay } from '#shell/palette/typedDay.ts';

// A Sunday.
const today = '2026-11-22';

test.each([
  ['27/11', '2026-11-27'],
  ['27.11', '2026-11-27'],
  ['27/11/2027', '2027-11-27'],
  ['2027-11-27', '2027-11-27'],
  ['5/1', '2027-01-05'],
  ['27 nov', '2026-11-27'],
  ['27 Novembre 2025', '2025-11-27'],
  ['1er février', '2027-02-01'],
  ['demain', '2026-11-23'],
  ["aujourd'hui", '2026-11-22'],
  ['Aujourd’hui', '2026-11-22'],
  ['après-demain', '2026-11-24'],
  ['hier', '2026-11-21'],
  ['vendredi', '2026-11-27'],
  ['dim', '2026-11-29'],
  ['+7', '2026-11-29'],
  ['-2', '2026-11-20'],
])('« %s » is a day', (typed, day) => {
  expect(typedDay(typed, today, 'fr')).toBe(day);
});

test.each(['', 'x', 've', '31/2', '27 dupont', '12', '06 12 34 56 78', '27/11 jury', '1/2/3/4'])(
  '« %s » is none',
  (typed) => {
    expect(typedDay(typed, today, 'fr')).toBeNull();
  },
);

test('English words in English', () => {
  expect([typedDay('tomorrow', today, 'en'), typedDay('friday', today, 'en'), typedDay('3 dec', today, 'en')]).toEqual([
    '2026-11-23',
    '2026-11-27',
    '2026-12-03',
  ]);
});
