import { expect, test } from 'vitest';
import { daysOf, mostEvents } from '#features/calendar/repeat/series.ts';
import type { Repetition } from '#features/calendar/repeat/series.ts';
import { addDays, yearOf } from '#shared/text/when/civil.ts';
import { holidayOf } from '#timeGrid/layout/daysOff.ts';

const holidaysOf = (year: number): string => {
  const found: string[] = [];
  for (let at = `${year}-01-01`; yearOf(at) === year; at = addDays(at, 1)) if (holidayOf(at)) found.push(at.slice(5));
  return found.join(' ');
};

test('the eleven public holidays of France, by the published calendars', () => {
  expect(holidaysOf(2026)).toBe('01-01 04-06 05-01 05-08 05-14 05-25 07-14 08-15 11-01 11-11 12-25');
  expect(holidaysOf(2027)).toBe('01-01 03-29 05-01 05-06 05-08 05-17 07-14 08-15 11-01 11-11 12-25');
  expect(holidaysOf(2024)).toBe('01-01 04-01 05-01 05-08 05-09 05-20 07-14 08-15 11-01 11-11 12-25');
  expect(holidaysOf(2038)).toContain('04-26 05-01 05-08 06-03 06-14');
});

test('Good Friday and 26 December are holidays in Alsace-Moselle alone, 27 May overseas: none is assumed', () => {
  expect(['2026-04-03', '2026-12-26', '2026-05-27', '2026-05-22'].map((each) => holidayOf(each))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

const weekly: Repetition = {
  weekdays: [5],
  everyWeeks: 1,
  end: { kind: 'count', count: 4 },
  skipsHolidays: true,
};
const of = (rule: Partial<Repetition>, start = '2026-11-19'): string =>
  daysOf({ ...weekly, ...rule }, start, [])
    .days.map((each) => each.slice(5))
    .join(' ');

test('the days on which the school is closed are skipped under its name, a public holiday among them under its own', () => {
  const christmas = { name: 'Vacances de Noël', from: '2026-12-21', to: '2027-01-03' };
  const { days, skipped } = daysOf({ ...weekly, end: { kind: 'count', count: 2 } }, '2026-12-18', [christmas]);
  expect(days).toEqual(['2026-12-18', '2027-01-08']);
  expect(skipped).toEqual([
    { day: '2026-12-25', off: { holiday: 'christmas' } },
    { day: '2027-01-01', off: { holiday: 'newYear' } },
  ]);
  const monday = daysOf({ ...weekly, weekdays: [1] }, '2026-12-21', [christmas]).skipped;
  expect(monday).toEqual(['2026-12-21', '2026-12-28'].map((day) => ({ day, off: christmas })));
});

test('a number of times, or until a day that is included', () => {
  expect(of({})).toBe('11-20 11-27 12-04 12-11');
  expect(of({ end: { kind: 'until', day: '2026-12-04' } })).toBe('11-20 11-27 12-04');
  expect(of({ end: { kind: 'until', day: '2026-11-19' } })).toBe('');
  expect(of({ weekdays: [1, 4], end: { kind: 'count', count: 5 } })).toBe('11-19 11-23 11-26 11-30 12-03');
  expect(of({ weekdays: null, end: { kind: 'count', count: 3 } })).toBe('11-19 11-26 12-03');
  expect(of({ weekdays: [1], everyWeeks: 2, end: { kind: 'count', count: 3 } })).toBe('11-23 12-07 12-21');
});

test('a holiday is left out; a number of times is reached later', () => {
  const christmas = '2026-12-11';
  expect(of({}, christmas)).toBe('12-11 12-18 01-08 01-15');
  expect(of({ skipsHolidays: false }, christmas)).toBe('12-11 12-18 12-25 01-01');
  expect(daysOf(weekly, christmas, []).skipped.map(({ off }) => off)).toEqual([
    { holiday: 'christmas' },
    { holiday: 'newYear' },
  ]);
});

test('more than sixty are not made at once', () => {
  const far: Repetition = { ...weekly, end: { kind: 'until', day: '2036-01-01' } };
  expect(daysOf(far, '2026-11-19', [])).toMatchObject({ isTooLong: true, days: { length: mostEvents } });
  expect(daysOf({ ...weekly, end: { kind: 'count', count: mostEvents } }, '2026-11-19', []).isTooLong).toBe(false);
});
