import { describe, expect, it } from 'vitest';
import { drawnOf, eventsByDay } from '#features/calendar/month/byDay.ts';
import { sheetsOf } from '#features/calendar/print/paper.ts';
import { calendarViews } from '#stores/view.ts';
import { eventView, zone } from '#test/unit/renderer/features/calendar/fixtures.ts';
import { layoutDay } from '#timeGrid/layout/layoutDay.ts';
import { daysOf, shownDays, stepPeriod } from '#timeGrid/layout/period.ts';

const hour = 3_600_000;
const usual = { from: 8, to: 19 };
const moment = (text: string): number => Date.parse(text);
const spanning = (id: string, debut: string, fin: string) =>
  eventView(id, 1, ['08:00', '09:00'], id, { debut: moment(debut), fin: moment(fin) });

describe('the days of each view', () => {
  it('are one day, a week, the six weeks around a month, or the days of a month', () => {
    const ends = (view: (typeof calendarViews)[number]): readonly unknown[] => {
      const days = daysOf('2026-11-19', view, zone);
      return [days.length, days[0]?.day, days.at(-1)?.day];
    };
    expect(calendarViews.map(ends)).toEqual([
      [1, '2026-11-19', '2026-11-19'],
      [7, '2026-11-16', '2026-11-22'],
      [42, '2026-10-26', '2026-12-06'],
      [30, '2026-11-01', '2026-11-30'],
      [1, '2026-11-19', '2026-11-19'],
    ]);
  });

  it('follow each other without a gap, whatever the clock does', () => {
    for (const view of calendarViews) {
      for (const day of ['2026-03-29', '2026-10-25']) {
        const days = daysOf(day, view, zone);
        expect(
          days.slice(1).map(({ start }) => start),
          `${view} ${day}`,
        ).toEqual(days.slice(0, -1).map(({ end }) => end));
      }
    }
  });

  it.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
  ])('contain %s with its %i hours', (day, hours) => {
    for (const view of calendarViews) {
      const shown = daysOf(day, view, zone).find((each) => each.day === day);
      expect(((shown?.end ?? 0) - (shown?.start ?? 0)) / hour, view).toBe(hours);
    }
  });

  it('step by their own length; a month keeps its date, or takes its last day', () => {
    expect(calendarViews.map((view) => stepPeriod('2026-03-31', view, 1))).toEqual([
      '2026-04-01',
      '2026-04-07',
      '2026-04-30',
      '2026-04-30',
      '2026-04-01',
    ]);
    expect(stepPeriod('2026-03-31', 'month', -1)).toBe('2026-02-28');
  });

  it('keep the weekends of a month, though a week without weekend events goes without', () => {
    expect(shownDays(daysOf('2026-11-19', 'month', zone), [], '2026-11-19')).toHaveLength(42);
    expect(shownDays(daysOf('2026-11-19', 'list', zone), [], '2026-11-19')).toHaveLength(30);
    expect(shownDays(daysOf('2026-11-19', 'week', zone), [], '2026-11-19')).toHaveLength(5);
  });
});

describe('an event across a change of clock', () => {
  // Two hours of time each, over the night in which 02:00 becomes 03:00, and 03:00 becomes 02:00 again.
  const spring = spanning('spring', '2026-03-29T01:00:00+01:00', '2026-03-29T04:00:00+02:00');
  const autumn = spanning('autumn', '2026-10-25T01:00:00+02:00', '2026-10-25T02:00:00+01:00');
  const weekend = spanning('weekend', '2026-03-28T22:00:00+01:00', '2026-03-29T12:00:00+02:00');

  it('is at its wall-clock hours in day, week and columns', () => {
    for (const [event, day, from, to] of [
      [spring, '2026-03-29', 60, 240],
      [autumn, '2026-10-25', 60, 120],
    ] as const) {
      for (const view of ['day', 'week', 'columns'] as const) {
        const shown = daysOf(day, view, zone).find((each) => each.day === day);
        if (!shown) throw new Error('the day is not shown');
        expect(layoutDay([event], shown)[0], `${view} ${day}`).toMatchObject({
          from,
          to,
          startsHere: true,
          endsHere: true,
        });
      }
    }
  });

  it('is in its days in the month', () => {
    const month = daysOf('2026-03-28', 'month', zone);
    const at = (day: string): readonly string[] =>
      eventsByDay([weekend, spring], month)[month.findIndex((each) => each.day === day)]?.map(({ id }) => id) ?? [];
    expect([at('2026-03-27'), at('2026-03-28'), at('2026-03-29'), at('2026-03-30')]).toEqual([
      [],
      ['weekend'],
      ['weekend', 'spring'],
      [],
    ]);
  });

  it('is at its hours on paper', () => {
    const [day] = daysOf('2026-10-25', 'day', zone);
    if (!day) throw new Error('no day');
    const [sheet] = sheetsOf([{ id: 'a', title: '', day, events: [autumn] }], 'landscape', usual);
    expect(sheet?.hours.from).toBe(1);
    expect(sheet?.columns[0]?.placed[0]).toMatchObject({ from: 60, to: 120 });
  });
});

describe('a month', () => {
  const days = daysOf('2026-11-19', 'month', zone);

  it('has each event in every day it touches, including those from before its first day', () => {
    const long = spanning('long', '2026-10-20T09:00:00+02:00', '2026-10-27T00:00:00+01:00');
    const late = eventView('late', 19, ['23:00', '23:59'], 'late');
    const moment0 = eventView('moment', 19, ['10:00', '10:00'], 'moment');
    const byDay = eventsByDay([long, moment0, late], days);
    expect(byDay.flatMap((events, index) => events.map(({ id }) => [days[index]?.day, id]))).toEqual([
      ['2026-10-26', 'long'],
      ['2026-11-19', 'moment'],
      ['2026-11-19', 'late'],
    ]);
  });

  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => eventView(String(at), 19, ['10:00', '11:00'], 'many'));
  const drawn = (count: number, lines: number, focused: string | null = null): string =>
    drawnOf(many(count), lines, focused)
      .map(({ id }) => id)
      .join('');

  it('draws what fits, and reserves one line for the number of hidden ones', () => {
    expect([drawn(0, 3), drawn(3, 3), drawn(4, 3), drawn(9, 1)]).toEqual(['', '012', '01', '']);
  });

  it('I26 draws the event in hand in any case', () => {
    expect([drawn(4, 3, '1'), drawn(4, 3, '3'), drawn(9, 1, '7'), drawn(4, 3, 'elsewhere')]).toEqual([
      '01',
      '03',
      '7',
      '01',
    ]);
  });
});

describe('paper', () => {
  it('spreads many columns evenly over legible sheets', () => {
    const [day] = daysOf('2026-11-19', 'day', zone);
    if (!day) throw new Error('no day');
    const columns = Array.from({ length: 9 }, (_, index) => ({ id: String(index), title: '', day, events: [] }));
    expect(sheetsOf(columns, 'landscape', usual).map((sheet) => sheet.columns.length)).toEqual([5, 4]);
    expect(sheetsOf(columns, 'portrait', usual).map((sheet) => sheet.columns.length)).toEqual([5, 4]);
    expect(sheetsOf([], 'landscape', usual)).toEqual([]);
  });
});
