import { Temporal } from 'temporal-polyfill';
import type { SchoolDay } from '../layout/schoolDay.ts';
import { instantAt } from '../layout/schoolDay.ts';

const noon = 720;

/** How far the clock of another zone is ahead of the school's on these days, in ms: each difference once, in order. */
export function gapsOf(days: readonly SchoolDay[], zone: string): readonly number[] {
  return [...new Set(days.map((day) => gapAt(instantAt(day, noon), day.zone, zone)))];
}

/** The zone that this machine is set to. */
export const machineZone = (): string => Temporal.Now.timeZoneId();

const gapAt = (epochMs: number, school: string, other: string): number =>
  (zoned(epochMs, other).offsetNanoseconds - zoned(epochMs, school).offsetNanoseconds) / 1_000_000;
const zoned = (epochMs: number, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(zone);
