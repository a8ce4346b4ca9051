import { describe, expect, it } from 'vitest';
import type { Rank } from '#timeGrid/layout/divideWidth.ts';
import { DayLayouts, divideDay } from '#timeGrid/layout/layoutDay.ts';
import { daysOf, touches } from '#timeGrid/layout/period.ts';

const days = daysOf('2026-11-16', 'week', 'Europe/Paris');
const event = (id: string, day: number, from = 10) => {
  const debut = Date.parse('2026-11-16T00:00:00+01:00') + (day * 24 + from) * 3_600_000;
  return { id, debut, fin: debut + 3_600_000, annule: false };
};

const rankOf = (): Rank => 'interview';
const widths = days.map(() => 200);
const columns = (events: readonly ReturnType<typeof event>[], of = days) =>
  of.map((day) => ({ id: day.day, day, events: events.filter((each) => touches(each, day)) }));

describe('layouts of the days on screen', () => {
  const [a, b, night] = [event('a', 0), event('b', 1), { ...event('night', 2, 23), fin: event('x', 3, 1).debut }];

  it('are those of each day by itself', () => {
    const events = [a, b, night];
    expect(new DayLayouts(rankOf).of(columns(events), widths)).toEqual(
      days.map((day) => divideDay(events, day, 200, rankOf)),
    );
  });

  it('are the same object where nothing of the day changed, and only there', () => {
    const layouts = new DayLayouts(rankOf);
    const before = layouts.of(columns([a, b, night]), widths);
    const after = layouts.of(columns([a, { ...b, fin: b.fin + 1 }, night]), widths);
    expect(after.map((placed, day) => placed === before[day])).toEqual([true, false, true, true, true, true, true]);
    const without = layouts.of(columns([a]), widths);
    expect(without.map((placed, day) => placed === after[day])).toEqual([true, false, false, false, true, true, true]);
  });

  it('are new objects for other days', () => {
    const layouts = new DayLayouts(rankOf);
    layouts.of(columns([a]), widths);
    const winter = daysOf('2026-11-23', 'week', 'Europe/Paris');
    expect(layouts.of(columns([a], winter), widths).flatMap(({ blocks }) => blocks)).toEqual([]);
  });

  it('are new objects where a day gets another width, and only there', () => {
    const layouts = new DayLayouts(rankOf);
    const before = layouts.of(columns([a, b]), widths);
    const after = layouts.of(columns([a, b]), [200, 240, ...widths.slice(2)]);
    expect(after.map((each, day) => each === before[day])).toEqual([true, false, true, true, true, true, true]);
  });

  it('give an event in hand a block of its own, and its day its layout back afterwards', () => {
    const crowd = Array.from({ length: 6 }, (_, index) => event(`e${index}`, 0));
    const layouts = new DayLayouts(rankOf);
    const [before] = layouts.of(columns(crowd), widths);
    const hidden = before?.overflows[0]?.events[0]?.id ?? '';
    expect(hidden).not.toBe('');
    const [crowded] = layouts.of(columns(crowd), widths, new Set([hidden]));
    expect(crowded?.blocks.map(({ id }) => id)).toContain(hidden);
    expect(crowded?.overflows.flatMap(({ events }) => events.map(({ id }) => id))).not.toContain(hidden);
    const [same] = layouts.of(columns(crowd), widths, new Set([hidden, 'e0']));
    expect(same, 'an event that has a block anyway changes nothing').toBe(crowded);
    expect(layouts.of(columns(crowd), widths)[0]).toEqual(before);
  });
});
