import { unfoldedBytes } from '#features/calendar/incoming/file/bytes.ts';
import { contentOf } from '#features/calendar/incoming/file/content.ts';
import type { Content, ContentFailure } from '#features/calendar/incoming/file/content.ts';
import { eventsIn } from '#features/calendar/incoming/file/events.ts';
import type { FileEvents } from '#features/calendar/incoming/file/events.ts';
import { decode } from '#forms/incoming/decode.ts';
import { zone } from '../fixtures.ts';

/** An iCalendar file around its lines, with the line ends of the format. */
export const calendarFile = (lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//FR', ...lines, 'END:VCALENDAR', ''].join('\r\n');

/** An event of a file. */
export const vevent = (...lines: readonly string[]): readonly string[] => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];

const contentIn = (file: string | Uint8Array): Content => {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  return contentOf(decode(unfoldedBytes(bytes)).text);
};

const unendingTo = Date.parse('2027-11-19T00:00:00+01:00');

export function readFile(file: string | Uint8Array): FileEvents {
  const content = contentIn(file);
  if (!content.ok) throw new Error(`nothing was read: ${JSON.stringify(content.failure)}`);
  return eventsIn(content.calendars, zone, unendingTo);
}

export const read = (lines: readonly string[]): FileEvents => readFile(calendarFile(lines));

export function failureIn(file: string | Uint8Array): ContentFailure {
  const content = contentIn(file);
  if (content.ok) throw new Error('it was read');
  return content.failure;
}

/** « 2026-11-23T08:30+01:00 »: an instant on the school's wall. */
export const wall = (at: number): string => {
  const offset = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const text = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(at);
  return `${text.replace(' ', 'T')}${offset?.replace('GMT', '') ?? ''}`;
};
