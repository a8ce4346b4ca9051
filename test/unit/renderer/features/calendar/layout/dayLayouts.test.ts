import { describe, expect, it } from 'vitest';
import { DayLayouts, layoutDay } from '#features/calendar/layout/layoutDay.ts';
import { daysOf } from '#features/calendar/layout/period.ts';

const days = daysOf('2026-11-16', 'week', 'Europe/Paris');
const event = (id: string, day: number, from = 10) => {
  const debut = Date.parse('2026-11-16T00:00:00+01:00') + (day * 24 + from) * 3_600_000;
  return { id, debut, fin: debut + 3_600_000 };
};

describe('layouts of the days on screen', () => {
  const [a, b, night] = [event('a', 0), event('b', 1), { ...event('night', 2, 23), fin: event('x', 3, 1).debut }];

  it('are those of each day by itself', () => {
    const events = [a, b, night];
    expect(new DayLayouts().of(events, days)).toEqual(days.map((day) => layoutDay(events, day)));
  });

  it('are the same object where nothing of the day changed, and only there', () => {
    const layouts = new DayLayouts();
    const before = layouts.of([a, b, night], days);
    const after = layouts.of([a, { ...b, fin: b.fin + 1 }, night], days);
    expect(after.map((placed, day) => placed === before[day])).toEqual([true, false, true, true, true, true, true]);
    const without = layouts.of([a], days);
    expect(without.map((placed, day) => placed === after[day])).toEqual([true, false, false, false, true, true, true]);
  });

  it('are new objects for other days', () => {
    const layouts = new DayLayouts();
    layouts.of([a], days);
    const winter = daysOf('2026-11-23', 'week', 'Europe/Paris');
    expect(layouts.of([a], winter).flat()).toEqual([]);
  });
});
