import { describe, expect, it } from 'vitest';
import { sideFor } from '#features/calendar/inspector/usePanelPlace.ts';
import { eventView, zone } from '#test/unit/renderer/features/calendar/fixtures.ts';
import { heightOf, minuteOf, pixelsPerHour, yOf } from '#timeGrid/layout/geometry.ts';
import { daysOf, partOf, stepPart } from '#timeGrid/layout/period.ts';
import { columnAt, edgesOf, widthsOf, weightsOf } from '#timeGrid/layout/weights.ts';

const week = daysOf('2026-11-19', 'week', zone);
const workdays = week.slice(0, 5);
const thursday = eventView('a', 19, ['10:00', '11:00'], 'A');

describe('the width of days', () => {
  it('is half for those that hold nothing, but not for today', () => {
    expect(weightsOf(workdays, [thursday], '2026-11-17')).toEqual([0.5, 1, 0.5, 1, 0.5]);
  });

  it('is the same for all in an empty week', () => {
    expect(weightsOf(workdays, [], '2026-11-17')).toEqual([1, 1, 1, 1, 1]);
  });

  it('is by weight, but that a day with interviews of one time takes what they need from the others', () => {
    expect(widthsOf([1, 1, 0.5], [60, 60, 60], 500)).toEqual([200, 200, 100]);
    expect(widthsOf([1, 1, 1], [60, 150, 60], 300)).toEqual([75, 150, 75]);
    // What one gives up may leave another without what it needs.
    expect(widthsOf([1, 1, 1], [80, 200, 99], 379)).toEqual([80, 200, 99]);
    expect(widthsOf([1, 1], [90, 90], 180)).toEqual([90, 90]);
  });

  it('gives each column its edges, and each point its column', () => {
    const edges = edgesOf([1, 0.5, 0.5]);
    expect(edges).toEqual([0, 0.5, 0.75, 1]);
    expect([-1, 0, 0.49, 0.5, 0.8, 1, 2].map((fraction) => columnAt(fraction, edges))).toEqual([0, 0, 0, 1, 2, 2, 2]);
  });
});

describe('a narrow window', () => {
  const names = (day: string, most: number) => partOf(workdays, day, most).map((each) => each.day.slice(8));

  it('shows three days of the week, or one, with the chosen one among them', () => {
    expect(names('2026-11-17', 3)).toEqual(['16', '17', '18']);
    expect(names('2026-11-20', 3)).toEqual(['19', '20']);
    expect(names('2026-11-20', 1)).toEqual(['20']);
    expect(names('2026-11-17', 7)).toHaveLength(5);
  });

  it('shows the last days for a folded one', () => {
    expect(names('2026-11-22', 3)).toEqual(['19', '20']);
  });

  it('goes through all days, week after week, both ways', () => {
    const step = (day: string, by: 1 | -1) => stepPart(workdays, partOf(workdays, day, 3), by);
    expect([step('2026-11-17', 1), step('2026-11-20', 1)]).toEqual(['2026-11-19', '2026-11-23']);
    expect([step('2026-11-20', -1), step('2026-11-17', -1)]).toEqual(['2026-11-18', '2026-11-15']);
  });
});

describe('the hours', () => {
  const usual = { from: 8, to: 19 };

  it('stretch in a tall window, and scroll in a low one', () => {
    expect([400, 726, 1100, 5000].map((room) => pixelsPerHour(usual, room))).toEqual([66, 66, 100, 132]);
  });

  it('are where a point of them is read', () => {
    const hours = { ...usual, pixelsPerHour: 100 };
    expect(heightOf(hours)).toBe(1100);
    expect(minuteOf(yOf(10 * 60 + 15, hours), hours)).toBe(10 * 60 + 15);
  });
});

describe('the inspector over the grid', () => {
  const content = { left: 200, right: 1200 };

  it('is at the side where it does not cover its event, and stays there while it covers none', () => {
    expect(sideFor({ left: 300, right: 450 }, content, 'right')).toBe('right');
    expect(sideFor({ left: 1000, right: 1150 }, content, 'right')).toBe('left');
    expect(sideFor({ left: 650, right: 800 }, content, 'left')).toBe('left');
    expect(sideFor({ left: 200, right: 1200 }, content, 'left'), 'a line of a list').toBe('right');
  });
});
