import { expect, test } from 'vitest';
import { shiftedTime } from '#ui/dateText.ts';
import { dayFromWords } from '#ui/dayWords.ts';

/** On Thursday 19 November 2026, in a field that holds Friday 27. */
const read = (text: string, value = '2026-11-27') => dayFromWords(text, { today: '2026-11-19', value });

test.each([
  ['lundi', '2026-11-23'],
  ['Lun.', '2026-11-23'],
  ['lundi prochain', '2026-11-23'],
  ['next monday', '2026-11-23'],
  ['jeudi', '2026-11-26'],
  ['friday', '2026-11-20'],
  ['aujourd’hui', '2026-11-19'],
  ['demain', '2026-11-20'],
  ['après-demain', '2026-11-21'],
  ['tomorrow', '2026-11-20'],
  ['23', '2026-11-23'],
  ['le 23', '2026-11-23'],
  ['19', '2026-11-19'],
  ['18', '2026-12-18'],
  ['31', '2026-12-31'],
  ['jeu. 26', '2026-11-26'],
  ['+7', '2026-12-04'],
  ['−2', '2026-11-25'],
  ['+ 3 j', '2026-11-30'],
  ['+2 sem', '2026-12-11'],
])('forms: %j is a day', (text, day) => {
  expect(read(text)).toBe(day);
});

test.each(['', 'lundi 24', 'l', 'bientôt', '0', '32', '7+', '+', 'lundi mardi', '23 h', 'mars', '+7 ans'])(
  'forms: %j is none',
  (text) => {
    expect(read(text)).toBeNull();
  },
);

test('forms: in an empty field a shift counts from today', () => {
  expect(read('+7', '')).toBe('2026-11-26');
});

test.each([
  ['+30', '10:30'],
  ['-1h', '09:00'],
  ['+1h30', '11:30'],
  ['+15 min', '10:15'],
])('forms: %j shifts an hour', (text, time) => {
  expect(shiftedTime(text, '10:00')).toBe(time);
});

test.each(['30', '+15h', '-11h', '+', '+1h30m'])('forms: %j shifts none', (text) => {
  expect(shiftedTime(text, '10:00')).toBeNull();
});
