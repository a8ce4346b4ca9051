import { Temporal } from 'temporal-polyfill';
import type { Day } from '#shared/text/when/civil.ts';

/** The civil day of an instant in a zone. */
export const dayOf = (ms: number, zone: string): Day => zoned(ms, zone).toPlainDate().toString();

/** HH:MM of an instant in a zone. */
export const timeOf = (ms: number, zone: string): string =>
  zoned(ms, zone).toPlainTime().toString({ smallestUnit: 'minute' });

/** Epoch ms of the first instant of a day in a zone. A day on which the clock changes has 23 or 25 hours. */
export const startOfDay = (day: Day, zone: string): number =>
  Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds;

/** Epoch ms of a wall time. An hour that a clock change skips is read as the next one. */
export const at = (day: Day, time: string, zone: string): number =>
  Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds;

/** An instant in the form in which it is sent: with its offset, never Z (R2.4). */
export const toInstantText = (ms: number, zone: string): string =>
  zoned(ms, zone).toString({ timeZoneName: 'never', smallestUnit: 'second' });

/** The offset of a zone at an instant, `UTC+1`. */
export function offsetName(ms: number, zone: string): string {
  const hours = zoned(ms, zone).offsetNanoseconds / 3.6e12;
  const whole = Math.trunc(hours);
  const minutes = Math.abs(Math.round((hours - whole) * 60));
  if (whole === 0 && minutes === 0) return 'UTC';
  return `UTC${hours < 0 ? '−' : '+'}${Math.abs(whole)}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`;
}

const zoned = (ms: number, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);
