import type { SchoolDay } from '../layout/schoolDay.ts';
import { dayAt, dayMinutes, instantAt, minuteAt, schoolDay, shiftClock } from '../layout/schoolDay.ts';

/** When an event is, epoch ms. */
export interface Span {
  readonly debut: number;
  readonly fin: number;
}

export interface Slot extends Span {
  readonly enseignants?: string;
}

/** The target spans by id: one event, or several as one change. */
export type Places = ReadonlyMap<string, Span>;

/** Minutes to which a drag snaps; the fine step is for Alt. */
export const snapStep = 15;
export const fineStep = 5;
const minuteMs = 60_000;

/** How far an event is moved, on the wall clock. */
export interface Carry {
  readonly days: number;
  readonly minutes: number;
}

/** Where a drag ends after snapping: the start is on a step, unless the pointer did not move vertically. */
export function snapCarry(span: Span, by: Carry, step: number, zone: string): Carry {
  if (Math.abs(by.minutes) < step / 2) return { days: by.days, minutes: 0 };
  const start = minuteAt(schoolDay(dayAt(span.debut, zone), zone), span.debut);
  return { days: by.days, minutes: clamp(snap(start + by.minutes, step), 0, dayMinutes - step) - start };
}

/** The event after a move. The wall-clock time is preserved: 09:00 stays 09:00 across a change of hour. */
export function carry(span: Span, by: Carry, zone: string): Span {
  const debut = shiftClock(span.debut, by, zone);
  const fin = shiftClock(span.fin, by, zone);
  // Both ends may fall into the hour that spring skips: then the duration is preserved.
  return { debut, fin: fin > debut ? fin : debut + (span.fin - span.debut) };
}

/** How far one moment is from another, on the wall clock. */
function clockBetween(from: number, to: number, zone: string): Carry {
  const [before, after] = [dayAt(from, zone), dayAt(to, zone)];
  return {
    days: Math.round((Date.parse(after) - Date.parse(before)) / (dayMinutes * minuteMs)),
    minutes: minuteAt(schoolDay(after, zone), to) - minuteAt(schoolDay(before, zone), from),
  };
}

/** How far an event was moved; null when it was not, or was resized. */
export function carryBetween(from: Span, to: Span, zone: string): Carry | null {
  const by = clockBetween(from.debut, to.debut, zone);
  return (by.days === 0 && by.minutes === 0) || !sameSpan(carry(from, by, zone), to) ? null : by;
}

/** Another event with its beginning and its end changed as those of one were, each by as much on the wall clock. */
export function changedAlike(other: Span, from: Span, to: Span, zone: string): Span {
  const [debut, fin] = (['debut', 'fin'] as const).map((end) =>
    shiftClock(other[end], clockBetween(from[end], to[end], zone), zone),
  ) as [number, number]; // map forgets that there are two
  return { debut, fin: fin > debut ? fin : debut + (to.fin - to.debut) };
}

/** One edge of the event moved to the pointer, on any day, never closer than one step to the other edge. */
export function dragEdge(span: Span, edge: 'debut' | 'fin', minute: number, step: number, day: SchoolDay): Span {
  const moved = instantAt(day, clamp(snap(minute, step), 0, dayMinutes));
  return edge === 'debut'
    ? { debut: Math.min(moved, span.fin - step * minuteMs), fin: span.fin }
    : { debut: span.debut, fin: Math.max(moved, span.debut + step * minuteMs) };
}

/** A new event drawn over an empty part of a day; it covers every step that the pointer touched. */
export function dragNew(day: SchoolDay, from: number, to: number, step: number): Span {
  const first = clamp(Math.floor(Math.min(from, to) / step) * step, 0, dayMinutes - step);
  const last = clamp(Math.ceil(Math.max(from, to) / step) * step, first + step, dayMinutes);
  return { debut: instantAt(day, first), fin: instantAt(day, last) };
}

/** Keyboard: so many days away at the same wall-clock time. */
export const nudgeDays = (span: Span, days: number, zone: string): Span => carry(span, { days, minutes: 0 }, zone);

/** Keyboard: so many minutes away in time. Passes through the hour that a change of clock skips. */
export const nudgeMinutes = (span: Span, minutes: number): Span => ({
  debut: span.debut + minutes * minuteMs,
  fin: span.fin + minutes * minuteMs,
});

/** Keyboard: so many minutes longer or shorter; an event is at least one step long. */
export function nudgeEnd(span: Span, minutes: number): Span {
  const fin = span.fin + minutes * minuteMs;
  return fin - span.debut < snapStep * minuteMs && minutes < 0 ? span : { debut: span.debut, fin };
}

export const sameSpan = (a: Span, b: Span): boolean => a.debut === b.debut && a.fin === b.fin;

const snap = (minute: number, step: number): number => Math.round(minute / step) * step;
const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
