import { instantParts } from '#shared/odata/instant.ts';
import { defaultZone } from '#shared/time/defaultZone.mjs';

const wallFormat = new Intl.DateTimeFormat('en-US', { timeZone: defaultZone, timeZoneName: 'longOffset' });
const strictTime = /T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:0\d|1[0-4]):?[0-5]\d)$/u;
const minute = 60_000;

/** No zone changes its clock within a quarter of an hour, and asking the system costs more than the rest of a date. */
const quarter = 15 * minute;
const knownOffsets = new Map<number, number>();

/** The school's offset at a moment, which every date of an answer carries, in minutes east of Greenwich. */
function offsetAt(epochMilliseconds: number): number {
  const begun = Math.floor(epochMilliseconds / quarter) * quarter;
  const known = knownOffsets.get(begun);
  if (known !== undefined) return known;
  const offset = askOffset(begun);
  knownOffsets.set(begun, offset);
  return offset;
}

function askOffset(epochMilliseconds: number): number {
  const name = wallFormat.formatToParts(epochMilliseconds).find((part) => part.type === 'timeZoneName')?.value ?? '';
  const match = /^GMT([+-])(\d\d):(\d\d)/u.exec(name);
  if (!match) return 0;
  return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3]));
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** An instant as the service writes it. `fraction` is what follows the second, with its dot, or "". */
export function writeInstant(epochMilliseconds: number, fraction = ''): string {
  const offset = offsetAt(epochMilliseconds);
  const wallTime = new Date(Math.floor(epochMilliseconds / 1000) * 1000 + offset * minute).toISOString().slice(0, 19);
  const size = Math.abs(offset);
  return `${wallTime}${fraction}${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
}

/**
 * With the school's offset and every digit. Undefined for no ISO 8601 date and time with offset. Before 1911 Paris had
 * no whole minutes: such dates are returned as sent.
 */
export function schoolInstant(text: string): string | undefined {
  const parts = strictTime.test(text) ? instantParts(text) : undefined;
  if (!parts) return undefined;
  if (Number(text.slice(0, 4)) <= 1911) return text;
  return writeInstant(parts.epochMilliseconds, /\.\d+/u.exec(text)?.[0]);
}

/** A local day and time of the school (`2026-11-19`, `10:30`) as the service writes the instant. */
export function atSchool(day: string, time: string): string {
  const asIfUtc = Date.parse(`${day}T${time}:00Z`);
  const nearby = asIfUtc - offsetAt(asIfUtc) * minute;
  return writeInstant(asIfUtc - offsetAt(nearby) * minute);
}

/** The local day of the school at an instant. */
export const schoolDay = (epochMilliseconds: number): string => writeInstant(epochMilliseconds).slice(0, 10);

/** The service's minimum date: the value of an instant that must not be null and is not set. */
export const noInstant = '0001-01-01T00:00:00+00:00';

/**
 * Civil dates at the school (R2.4, R4.1). `birth` has its offset. Born on a 29 February: of age on 1 March of a common
 * year.
 */
export function adultOn(birth: string, epochMilliseconds: number): boolean {
  const year = Number(birth.slice(0, 4)) + 18;
  const birthday = birth.slice(4, 10);
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const majority = `${String(year).padStart(4, '0')}${birthday === '-02-29' && !leap ? '-03-01' : birthday}`;
  return schoolDay(epochMilliseconds) >= majority;
}
