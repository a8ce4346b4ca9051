import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { paramOf, propertiesOf, propertyOf, textOf } from './content.ts';
import type { Component, Property } from './content.ts';
import { windowsZones } from './windowsZones.ts';

/** A zone that the system knows, or one whose rules only the file has. */
type Zone =
  | { readonly kind: 'known'; readonly id: string }
  | { readonly kind: 'ofFile'; readonly rules: ICAL.Timezone };

/** What a clock on the wall shows, and where it hangs. Of a whole day: its midnight at the school (R2.13). */
export interface Moment {
  readonly isDay: boolean;
  readonly wallTime: Temporal.PlainDateTime;
  readonly zone: Zone;
}

export type MomentProblem =
  | { readonly reason: 'notADate'; readonly line: number; readonly text: string }
  | { readonly reason: 'unknownZone'; readonly line: number; readonly text: string };

/** Reads the moments of one calendar. */
export interface Moments {
  /** The moment that the value says. */
  readonly of: (value: unknown, property: Property) => Moment | MomentProblem;
  readonly schoolZone: string;
}

export const isMoment = (read: Moment | MomentProblem): read is Moment => 'wallTime' in read;

/**
 * UTC, a named zone, or neither: then the hour is the school's (R2.13). A zone that the system knows by its name is
 * taken from there, since files bring old or shortened copies of its rules; any other needs its VTIMEZONE.
 */
export function momentsOf(calendar: Component, schoolZone: string): Moments {
  const rules = new Map(
    calendar.parts
      .filter(({ name, broken }) => name === 'vtimezone' && broken === null)
      .map((part) => [textOf(part, 'tzid'), part] as const),
  );
  const zones = new Map<string, Zone | null>();
  const zoneOf = (name: string): Zone | null => {
    const known = zones.get(name);
    if (known !== undefined) return known;
    const zone = findZone(name, rules.get(name));
    zones.set(name, zone);
    return zone;
  };
  const school: Zone = { kind: 'known', id: schoolZone };
  return {
    schoolZone,
    of: (value, property) => {
      const { line } = property;
      const read = wallTimeIn(typeof value === 'string' ? value : '');
      if (!read) return { reason: 'notADate', line, text: property.text };
      if (read.isDay) return { isDay: true, wallTime: read.wallTime, zone: school };
      if (read.isUtc) return { isDay: false, wallTime: read.wallTime, zone: { kind: 'known', id: 'UTC' } };
      const name = paramOf(property, 'tzid');
      const zone = name === null ? school : zoneOf(name);
      return zone ? { isDay: false, wallTime: read.wallTime, zone } : { reason: 'unknownZone', line, text: name ?? '' };
    },
  };
}

/** A day written where a date-time is expected: the parser leaves its hours empty. */
const dayForm = /^(\d{4}-\d\d-\d\d)(?:T::)?$/u;
const timeForm = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(Z?)$/u;

function wallTimeIn(text: string): { isDay: boolean; isUtc: boolean; wallTime: Temporal.PlainDateTime } | null {
  const day = dayForm.exec(text)?.[1];
  const [, time, utc] = timeForm.exec(text) ?? [];
  try {
    if (day !== undefined) return { isDay: true, isUtc: false, wallTime: Temporal.PlainDateTime.from(day) };
    if (time !== undefined) return { isDay: false, isUtc: utc === 'Z', wallTime: Temporal.PlainDateTime.from(time) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error; // the 31st of November
  }
  return null;
}

function findZone(name: string, rules: Component | undefined): Zone | null {
  const id = namesIn(name).find(isKnown);
  if (id !== undefined) return { kind: 'known', id };
  const observances = rules?.parts.filter((part) => propertyOf(part, 'tzoffsetto') && propertyOf(part, 'dtstart'));
  return observances?.length ? { kind: 'ofFile', rules: rulesOf(name, observances) } : null;
}

/** « Europe/Paris », « /mozilla.org/20050126_1/Europe/Paris », « Romance Standard Time ». */
function namesIn(name: string): readonly string[] {
  const plain = name.trim().replaceAll('"', '');
  const path = plain.split('/');
  const windows = windowsZones.get(plain);
  return [
    ...(windows === undefined ? [] : [windows]),
    plain,
    path.slice(-3).join('/'),
    path.slice(-2).join('/'),
  ].filter((each) => each !== '');
}

function isKnown(id: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: id }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function rulesOf(tzid: string, observances: readonly Component[]): ICAL.Timezone {
  const jCal = (part: Component): unknown[] => [
    part.name,
    part.properties.map(({ name, params, type, values }) => [name, params, type, ...values]),
    part.parts.map(jCal),
  ];
  const component = new ICAL.Component(['vtimezone', [['tzid', {}, 'text', tzid]], observances.map(jCal)]);
  return new ICAL.Timezone({ component, tzid });
}

/** As the parser's own type, without a zone. */
export function timeOf({ year, month, day, hour, minute, second }: Temporal.PlainDateTime, isDate = false): ICAL.Time {
  return new ICAL.Time({ year, month, day, hour, minute, second, isDate }, ICAL.Timezone.localTimezone);
}

/**
 * Epoch ms. An hour that spring skips is as much later as the clock jumps, and of one that comes twice in autumn it is
 * the first (RFC 5545, 3.3.5).
 */
export function instantOf({ wallTime, zone }: Moment): number {
  if (zone.kind === 'known') return wallTime.toZonedDateTime(zone.id).epochMilliseconds;
  const offset = zone.rules.utcOffset(timeOf(wallTime));
  return wallTime.toZonedDateTime('UTC').epochMilliseconds - offset * 1000;
}

/** How long something lasts: days by the calendar, the rest by the clock, in ms (RFC 5545, 3.3.6). */
export interface Length {
  readonly days: number;
  readonly ms: number;
}

export const endOf = (start: Moment, { days, ms }: Length): number =>
  instantOf({ ...start, wallTime: start.wallTime.add({ days }) }) + ms;

/** Null where the text is no duration. */
export function lengthIn(text: string): Length | null {
  const [, sign, weeks, days, hours, minutes, seconds] =
    /^([+-]?)P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/u.exec(text) ?? [];
  if (sign === undefined) return null;
  const by = sign === '-' ? -1 : 1;
  const clock = Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return { days: by * (Number(weeks ?? 0) * 7 + Number(days ?? 0)), ms: by * clock * 1000 };
}

/** Every value of the properties of a name, as moments; or the first problem. */
export function momentsIn(component: Component, name: string, moments: Moments): readonly Moment[] | MomentProblem {
  const found: Moment[] = [];
  for (const property of propertiesOf(component, name)) {
    for (const value of property.values) {
      const read = moments.of(value, property);
      if (!isMoment(read)) return read;
      found.push(read);
    }
  }
  return found;
}
