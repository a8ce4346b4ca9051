import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDay, parseTime, timesIn, writeDay } from '#ui/dateText.ts';

test.each([
  ['14h30', '14:30'],
  ['14 h 30', '14:30'],
  ['14\u00A0h\u202F30', '14:30'],
  ['1430', '14:30'],
  ['14:30', '14:30'],
  ['14.30', '14:30'],
  ['9h', '09:00'],
  ['9', '09:00'],
  ['930', '09:30'],
  [' 08H05 ', '08:05'],
  ['0:00', '00:00'],
])('forms: the hour %j is understood', (text, time) => {
  expect(parseTime(text)).toBe(time);
});

test.each(['', '24:00', '12:60', '14h30m', 'midi', '14:3O', '143000', '-1:00'])('forms: %j is no hour', (text) => {
  expect(parseTime(text)).toBeNull();
});

test.each([
  ['4h', ['16:00', '04:00']],
  ['4', ['16:00', '04:00']],
  ['1:05', ['13:05', '01:05']],
  ['630', ['18:30', '06:30']],
  ['04h', ['04:00']],
  ['0h', ['00:00']],
  ['7h', ['07:00']],
  ['25h', []],
] as const)('forms: %j may mean %j; what may be one of two is never taken for the night', (text, times) => {
  expect(timesIn(text)).toEqual(times);
  expect(parseTime(text)).toBe(times.length === 1 ? times[0] : null);
});

test('forms: every hour is read back from its own writing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (hour, minute) => {
      const [h, m] = [String(hour).padStart(2, '0'), String(minute).padStart(2, '0')];
      const short = hour >= 1 && hour <= 6 ? [] : [`${hour}h${m}`, `${hour} h ${m}`];
      for (const text of [`${h}:${m}`, `${h}h${m}`, `${h}${m}`, ...short]) expect(parseTime(text)).toBe(`${h}:${m}`);
    }),
  );
});

test.each([
  ['19/11/2026', '2026-11-19'],
  ['19/11/26', '2026-11-19'],
  ['19-11-2026', '2026-11-19'],
  ['19.11', '2026-11-19'],
  ['1 2', '2026-02-01'],
  ['29/02/2028', '2028-02-29'],
])('forms: the day %j is understood', (text, day) => {
  expect(parseDay(text, 2026)).toBe(day);
});

test.each(['31/02/2026', '29/02/2026', '00/01/2026', '12/13/2026', '2026-11-19', 'demain', ''])(
  'forms: %j is no day',
  (text) => {
    expect(parseDay(text, 2026)).toBeNull();
  },
);

test('forms: a day is read back from its own writing', () => {
  expect(writeDay('2026-11-09')).toBe('09/11/2026');
  expect(parseDay(writeDay('2026-11-09'), 2000)).toBe('2026-11-09');
});
