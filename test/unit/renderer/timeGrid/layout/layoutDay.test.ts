import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekNumber } from '#shared/text/when/civil.ts';
import { minBlockMinutes, visibleHours } from '#timeGrid/layout/geometry.ts';
import { layoutDay, sliceOf } from '#timeGrid/layout/layoutDay.ts';
import { daysOf, shownDays, stepPeriod } from '#timeGrid/layout/period.ts';
import { dayAt, instantAt, instantText, minuteAt, schoolDay } from '#timeGrid/layout/schoolDay.ts';

const zone = 'Europe/Paris';
const at = (text: string): number => Date.parse(text);
const event = (debut: string, fin: string, id = 'e') => ({ id, debut: at(debut), fin: at(fin) });
const hour = 3_600_000;

describe('a school day', () => {
  it('has 23 hours in spring and 25 in autumn', () => {
    const lengths = ['2026-03-29', '2026-10-25', '2026-11-19']
      .map((day) => schoolDay(day, zone))
      .map((day) => (day.end - day.start) / hour);
    expect(lengths).toEqual([23, 25, 24]);
  });

  it('places a moment by the wall clock, on every day of the year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 364 }), fc.integer({ min: 3 * 60, max: 1439 }), (dayOfYear, minute) => {
        const day = schoolDay(dayAt(at('2026-01-01T12:00:00Z') + dayOfYear * 24 * hour, zone), zone);
        expect(minuteAt(day, instantAt(day, minute))).toBe(minute);
      }),
    );
  });

  it('is read in the zone of the school, not of the workstation', () => {
    expect(dayAt(at('2026-11-18T23:30:00Z'), zone)).toBe('2026-11-19');
    expect(dayAt(at('2026-11-18T23:30:00Z'), 'America/Guadeloupe')).toBe('2026-11-18');
  });

  it('R2.4 writes instants with the offset of the school at that moment, never Z', () => {
    expect(instantText(at('2026-11-19T09:30:00Z'), zone)).toBe('2026-11-19T10:30:00+01:00');
    expect(instantText(at('2026-07-01T09:30:00Z'), zone)).toBe('2026-07-01T11:30:00+02:00');
    expect(instantText(at('2026-07-01T09:30:00Z'), 'UTC')).toBe('2026-07-01T09:30:00+00:00');
  });
});

describe('the slice of an event in a day', () => {
  const day = schoolDay('2026-11-19', zone);

  it('is its wall-clock time', () => {
    const slice = sliceOf(event('2026-11-19T10:30:00+01:00', '2026-11-19T11:15:00+01:00'), day);
    expect(slice).toMatchObject({ top: 630, bottom: 675, startsHere: true, endsHere: true });
  });

  it('is split at midnight', () => {
    const night = event('2026-11-18T22:00:00+01:00', '2026-11-19T07:00:00+01:00');
    expect(sliceOf(night, schoolDay('2026-11-18', zone))).toMatchObject({
      top: 1320,
      bottom: 1440,
      startsHere: true,
      endsHere: false,
    });
    expect(sliceOf(night, day)).toMatchObject({ top: 0, bottom: 420, startsHere: false, endsHere: true });
    expect(sliceOf(night, schoolDay('2026-11-20', zone))).toBeNull();
  });

  it('does not reach into the day after when it ends at midnight', () => {
    const evening = event('2026-11-18T20:00:00+01:00', '2026-11-19T00:00:00+01:00');
    expect(sliceOf(evening, day)).toBeNull();
  });

  it('is never shorter than the smallest block, also at the end of the day', () => {
    const last = sliceOf(event('2026-11-19T23:55:00+01:00', '2026-11-19T23:58:00+01:00'), day);
    expect(last).toMatchObject({ top: 1440 - minBlockMinutes, bottom: 1440 });
  });

  it('shows an event that ends before it starts as a moment', () => {
    const slice = sliceOf(event('2026-11-19T10:00:00+01:00', '2026-11-19T09:00:00+01:00'), day);
    expect(slice).toMatchObject({ top: 600, bottom: 600 + minBlockMinutes });
  });

  it('keeps its duration in the hour that comes twice', () => {
    const autumn = schoolDay('2026-10-25', zone);
    const slice = sliceOf(event('2026-10-25T02:30:00+02:00', '2026-10-25T02:15:00+01:00'), autumn);
    expect(slice).toMatchObject({ top: 150, bottom: 195 });
  });
});

describe('layoutDay', () => {
  it('never lets two blocks overlap, even the shortest', () => {
    const day = schoolDay('2026-11-19', zone);
    const times = fc.array(
      fc.record({ start: fc.integer({ min: 0, max: 1439 }), length: fc.integer({ min: 0, max: 400 }) }),
      { maxLength: 25 },
    );
    fc.assert(
      fc.property(times, (list) => {
        const events = list.map(({ start, length }, index) => ({
          id: `e${index}`,
          debut: day.start + start * 60_000,
          fin: day.start + (start + length) * 60_000,
        }));
        const placed = layoutDay(events, day);
        expect(placed).toHaveLength(events.length);
        for (const [index, a] of placed.entries()) {
          for (const b of placed.slice(index + 1)) {
            const apart = a.bottom <= b.top || b.bottom <= a.top;
            const beside =
              (a.column + a.span) * b.columns <= b.column * a.columns ||
              (b.column + b.span) * a.columns <= a.column * b.columns;
            expect(apart || beside).toBe(true);
          }
        }
      }),
    );
  });
});

describe('the period', () => {
  const week = daysOf('2026-11-19', 'week', zone);

  it('runs from Monday', () => {
    expect(week.map((day) => day.day)).toEqual(
      ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`),
    );
    expect(weekNumber('2026-11-19')).toBe(47);
    // The year of its Thursday numbers a week.
    expect(['2024-12-30', '2026-12-31', '2027-01-03', '2027-01-04'].map(weekNumber)).toEqual([1, 53, 53, 1]);
    expect(stepPeriod('2026-11-19', 'week', 1)).toBe('2026-11-26');
    expect(stepPeriod('2026-03-01', 'day', -1)).toBe('2026-02-28');
  });

  it('shows the weekend only if it has events', () => {
    const thursday = event('2026-11-19T10:00:00+01:00', '2026-11-19T11:00:00+01:00');
    const saturday = event('2026-11-21T10:00:00+01:00', '2026-11-21T11:00:00+01:00');
    const sunday = event('2026-11-22T10:00:00+01:00', '2026-11-22T11:00:00+01:00');
    expect(shownDays(week, [thursday], '2026-11-19')).toHaveLength(5);
    expect(shownDays(week, [saturday], '2026-11-19')).toHaveLength(6);
    expect(shownDays(week, [sunday], '2026-11-19')).toHaveLength(7);
    expect(shownDays(week, [thursday], '2026-11-21'), 'today is never left out').toHaveLength(6);
    expect(shownDays(week, [thursday], '2026-11-28')).toHaveLength(5);
  });

  it('extends the hours to contain what is early or late', () => {
    expect(visibleHours([], { from: 8, to: 19 })).toEqual({ from: 8, to: 19 });
    expect(visibleHours([{ top: 6.5 * 60, bottom: 20.25 * 60 }], { from: 8, to: 19 })).toEqual({ from: 6, to: 21 });
  });
});
