import { readDecimal } from '#forms/decimal.ts';
import type { Unit } from '#shared/entities/label.ts';
import { rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';

/** Conversions of the school's wall clock, as useFormat() returns them. */
export interface WallClock {
  /** Epoch ms of a day (YYYY-MM-DD) and an hour (HH:MM). */
  readonly at: (day: string, time: string) => number;
  /** ISO text with its offset, never `Z` (R2.4). */
  readonly instant: (at: number) => string;
}

/** The raw instant of a day and an hour; null while either is missing. */
export const rawInstant = (day: string, time: string, clock: WallClock): RawJson | null =>
  day === '' || time === '' ? null : rawOf(clock.instant(clock.at(day, time)));

/** Start and end typed by hand: both, or nothing (R2.9). */
export function rawSchedule(
  day: string,
  start: string,
  end: string,
  clock: WallClock,
): readonly [RawJson, RawJson] | 'endBeforeStart' | null {
  const debut = rawInstant(day, start, clock);
  const fin = rawInstant(day, end, clock);
  if (debut === null || fin === null) return null;
  return clock.at(day, end) > clock.at(day, start) ? [debut, fin] : 'endBeforeStart';
}

/** A number as typed, with its unit: its digits are sent unchanged (R2.2); null when it is not a number. */
export function rawNumber(typed: string, unit: Unit | null = null): RawJson | null {
  const number = readDecimal(typed, unit) ?? '';
  return /^-?(0|[1-9]\d*)(\.\d+)?$/u.test(number) ? (number as RawJson) : null; // the pattern is that of JSON
}
