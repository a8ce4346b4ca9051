import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carry, dragEdge, dragNew, snapCarry, nudgeDays, nudgeEnd, nudgeMinutes } from '#timeGrid/gesture/span.ts';
import type { Carry, Span } from '#timeGrid/gesture/span.ts';
import { instantText, minuteAt, schoolDay, dayAt } from '#timeGrid/layout/schoolDay.ts';

const zone = 'Europe/Paris';
const dragMove = (of: Span, by: Carry, step: number, zone: string): Span =>
  carry(of, snapCarry(of, by, step, zone), zone);
const span = (debut: string, fin: string) => ({ debut: Date.parse(debut), fin: Date.parse(fin) });
const hoursOf = (of: { debut: number; fin: number }) => [instantText(of.debut, zone), instantText(of.fin, zone)];
const interview = span('2026-11-19T10:00:00+01:00', '2026-11-19T10:45:00+01:00');
const thursday = schoolDay('2026-11-19', zone);

describe('moving by pointer', () => {
  it('snaps to the quarter of an hour', () => {
    expect(hoursOf(dragMove(interview, { days: 0, minutes: 34 }, 15, zone))).toEqual([
      '2026-11-19T10:30:00+01:00',
      '2026-11-19T11:15:00+01:00',
    ]);
  });

  it('snaps to five minutes with the fine step', () => {
    expect(hoursOf(dragMove(interview, { days: 0, minutes: 34 }, 5, zone))[0]).toBe('2026-11-19T10:35:00+01:00');
  });

  it('keeps an odd minute when only the day changes', () => {
    const odd = span('2026-11-19T10:07:00+01:00', '2026-11-19T10:52:00+01:00');
    expect(hoursOf(dragMove(odd, { days: 1, minutes: 4 }, 15, zone))).toEqual([
      '2026-11-20T10:07:00+01:00',
      '2026-11-20T10:52:00+01:00',
    ]);
  });

  it('keeps the clock time across a change of hour', () => {
    const friday = span('2026-10-23T09:00:00+02:00', '2026-10-23T12:00:00+02:00');
    expect(hoursOf(dragMove(friday, { days: 3, minutes: 0 }, 15, zone))).toEqual([
      '2026-10-26T09:00:00+01:00',
      '2026-10-26T12:00:00+01:00',
    ]);
    expect(hoursOf(nudgeDays(friday, 3, zone))).toEqual(['2026-10-26T09:00:00+01:00', '2026-10-26T12:00:00+01:00']);
  });

  it('keeps the start within its day', () => {
    expect(hoursOf(dragMove(interview, { days: 0, minutes: -2000 }, 15, zone))[0]).toBe('2026-11-19T00:00:00+01:00');
    expect(hoursOf(dragMove(interview, { days: 0, minutes: 2000 }, 15, zone))[0]).toBe('2026-11-19T23:45:00+01:00');
  });

  it('always ends after it starts, and starts on the step', () => {
    const start = Date.parse('2026-01-01T00:00:00Z');
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 365 * 24 * 4 }),
        fc.integer({ min: 1, max: 48 }),
        fc.integer({ min: -7, max: 7 }),
        fc.integer({ min: -900, max: 900 }),
        (quarter, length, days, minutes) => {
          const debut = start + quarter * 900_000;
          const moved = dragMove({ debut, fin: debut + length * 900_000 }, { days, minutes }, 15, zone);
          expect(moved.fin).toBeGreaterThan(moved.debut);
          expect(minuteAt(schoolDay(dayAt(moved.debut, zone), zone), moved.debut) % 15).toBe(0);
        },
      ),
    );
  });
});

describe('resizing by pointer', () => {
  it('snaps the edge and leaves the other', () => {
    expect(hoursOf(dragEdge(interview, 'fin', 683, 15, thursday))).toEqual([
      '2026-11-19T10:00:00+01:00',
      '2026-11-19T11:30:00+01:00',
    ]);
    expect(hoursOf(dragEdge(interview, 'debut', 583, 15, thursday))).toEqual([
      '2026-11-19T09:45:00+01:00',
      '2026-11-19T10:45:00+01:00',
    ]);
  });

  it('keeps one step between the edges', () => {
    expect(hoursOf(dragEdge(interview, 'fin', 500, 15, thursday))[1]).toBe('2026-11-19T10:15:00+01:00');
    expect(hoursOf(dragEdge(interview, 'debut', 900, 15, thursday))[0]).toBe('2026-11-19T10:30:00+01:00');
  });

  it('can move the end to midnight', () => {
    expect(hoursOf(dragEdge(interview, 'fin', 1500, 15, thursday))[1]).toBe('2026-11-20T00:00:00+01:00');
  });
});

describe('drawing a new event', () => {
  it('covers every step that the pointer touched, in either direction', () => {
    const down = dragNew(thursday, 607, 651, 15);
    expect(hoursOf(down)).toEqual(['2026-11-19T10:00:00+01:00', '2026-11-19T11:00:00+01:00']);
    expect(dragNew(thursday, 651, 607, 15)).toEqual(down);
  });

  it('is one step long at least', () => {
    expect(hoursOf(dragNew(thursday, 600, 600, 15))).toEqual([
      '2026-11-19T10:00:00+01:00',
      '2026-11-19T10:15:00+01:00',
    ]);
    expect(hoursOf(dragNew(thursday, 1440, 1440, 15))[1]).toBe('2026-11-20T00:00:00+01:00');
  });
});

describe('moving by keyboard', () => {
  it('passes through the hour that spring skips, both ways', () => {
    const night = span('2026-03-29T01:45:00+01:00', '2026-03-29T03:30:00+02:00');
    const later = nudgeMinutes(night, 15);
    expect(hoursOf(later)).toEqual(['2026-03-29T03:00:00+02:00', '2026-03-29T03:45:00+02:00']);
    expect(nudgeMinutes(later, -15)).toEqual(night);
  });

  it('resizes, and does not shrink below one step', () => {
    expect(hoursOf(nudgeEnd(interview, 15))[1]).toBe('2026-11-19T11:00:00+01:00');
    const quarter = span('2026-11-19T10:00:00+01:00', '2026-11-19T10:15:00+01:00');
    expect(nudgeEnd(quarter, -15)).toEqual(quarter);
  });
});
