import { Temporal } from 'temporal-polyfill';

/** Minutes on the wall clock of a day. The clock shows 00:00 to 24:00 on the days of 23 and 25 hours too. */
export const dayMinutes = 1440;
const minuteMs = 60_000;

/** One civil day of the school: where it begins and ends in time. */
export interface SchoolDay {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly zone: string;
  /** Epoch ms of 00:00, and of the next day's 00:00. */
  readonly start: number;
  readonly end: number;
}

export function schoolDay(day: string, zone: string): SchoolDay {
  const date = Temporal.PlainDate.from(day);
  return { day, zone, start: startOf(date, zone), end: startOf(date.add({ days: 1 }), zone) };
}

/** The civil day of a moment, in the school's zone. */
export const dayAt = (epochMs: number, zone: string): string => zoned(epochMs, zone).toPlainDate().toString();

/** The school's wall clock at a moment of the day, in minutes since 00:00; 0 or 1440 outside of it. */
export function minuteAt(frame: SchoolDay, epochMs: number): number {
  if (epochMs <= frame.start) return 0;
  if (epochMs >= frame.end) return dayMinutes;
  if (isRegular(frame)) return (epochMs - frame.start) / minuteMs;
  const clock = zoned(epochMs, frame.zone);
  return clock.hour * 60 + clock.minute + clock.second / 60;
}

/** The moment at which the school's clock shows this minute. A minute skipped in spring is the same length later. */
export function instantAt(frame: SchoolDay, minute: number): number {
  if (minute >= dayMinutes) return frame.end;
  if (isRegular(frame)) return frame.start + minute * minuteMs;
  const clock = Temporal.PlainDate.from(frame.day).toPlainDateTime().add({ minutes: minute });
  return clock.toZonedDateTime(frame.zone).epochMilliseconds;
}

/** On the wall clock: 09:00 stays 09:00 when the hour changes. */
export function shiftClock(
  epochMs: number,
  by: { readonly days: number; readonly minutes: number },
  zone: string,
): number {
  const clock = zoned(epochMs, zone).toPlainDateTime().add({ days: by.days }).add({ minutes: by.minutes });
  return clock.toZonedDateTime(zone).epochMilliseconds;
}

/** ISO text with the school's offset at that moment, never `Z` (R2.4). */
export function instantText(epochMs: number, zone: string): string {
  return zoned(epochMs, zone).toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

const isRegular = (frame: SchoolDay): boolean => frame.end - frame.start === dayMinutes * minuteMs;
const startOf = (date: Temporal.PlainDate, zone: string): number => date.toZonedDateTime(zone).epochMilliseconds;
const zoned = (epochMs: number, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(zone);
