import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { findIana } from 'windows-iana';
import { lineOf, textOf, unreadIn, valuesOf } from './content.ts';

export type Refusal =
  | { readonly reason: 'unread' | 'unknownZone'; readonly text: string }
  /** `twice`: the other one is taken. `brokenSeries`: what became of one event of it cannot be read. */
  | { readonly reason: 'noStart' | 'endsBefore' | 'brokenSeries' | 'twice' };

export class RefusedError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

/** The instant of what a clock on the wall shows, in epoch ms. */
type Zone = (wall: Temporal.PlainDateTime) => number;

/** What a clock on the wall shows, and where it hangs. Of a whole day: its midnight at the school (R2.13). */
export interface Moment {
  readonly isDay: boolean;
  readonly wall: Temporal.PlainDateTime;
  readonly zone: Zone;
}

/** Epoch ms. */
export const instantOf = ({ wall, zone }: Moment): number => zone(wall);

export type MomentsOf = (component: ICAL.Component, name: string) => readonly Moment[];

/** In UTC, a named zone, or neither: then the school's (R2.13). The result throws `RefusedError`. */
export function momentReader(calendar: ICAL.Component, schoolZone: string): MomentsOf {
  const zones = new Map<string, Zone | null>();
  for (const rules of calendar.getAllSubcomponents('vtimezone')) {
    const name = textOf(rules, 'tzid').replaceAll('"', '');
    zones.set(name, zoneOfRules(rules, name));
  }
  const zoneOf = (name: string): Zone => {
    const zone = zones.get(name) ?? systemZone(name);
    zones.set(name, zone);
    if (!zone) throw new RefusedError({ reason: 'unknownZone', text: name });
    return zone;
  };
  const momentOf = (value: string, property: ICAL.Property): Moment => {
    // A day that is written where an hour is expected: the parser leaves its hours empty.
    const [, day, time = '', utc] = /^(\d{4}-\d\d-\d\d)(?:T::|(T\d\d:\d\d:\d\d)(Z?))?$/u.exec(value) ?? [];
    const wall = day === undefined ? null : wallOf(day + time);
    if (!wall) throw new RefusedError({ reason: 'unread', text: lineOf(property) });
    const tzid = property.getFirstParameter('tzid');
    const isAtSchool = time === '' || (utc === '' && !tzid);
    const zone = isAtSchool ? namedZone(schoolZone) : utc === 'Z' ? namedZone('UTC') : zoneOf(tzid);
    return { isDay: time === '', wall, zone };
  };
  return (component, name) =>
    component.getAllProperties(name).flatMap((each) => valuesOf(each).map((value) => momentOf(value, each)));
}

/** Null on a day or at an hour that does not exist. */
function wallOf(text: string): Temporal.PlainDateTime | null {
  try {
    return Temporal.PlainDateTime.from(text);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * An hour that spring skips is as much later as the clock jumps; of a double one in autumn it is the first (RFC 5545,
 * 3.3.5).
 */
export const namedZone =
  (id: string): Zone =>
  (wall) =>
    wall.toZonedDateTime(id).epochMilliseconds;

/** « Europe/Paris », « /mozilla.org/20050126_1/Europe/Paris », « Romance Standard Time ». */
function systemZone(name: string): Zone | null {
  const path = name.split('/');
  const ids = [...findIana(name), name, path.slice(-3).join('/'), path.slice(-2).join('/')];
  const known = ids.find((id) => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: id });
    } catch (error) {
      if (error instanceof RangeError) return false;
      throw error;
    }
  });
  return known === undefined ? null : namedZone(known);
}

/** By the rules that the file has, from where they begin; null where it has none that can be read. */
function zoneOfRules(component: ICAL.Component, name: string): Zone | null {
  const parts = component.getAllSubcomponents();
  const isWhole = parts.every((part) => unreadIn(part) === '');
  const begins = parts.flatMap((part) => {
    const from = part.getFirstPropertyValue('tzoffsetfrom');
    const begin = wallOf(textOf(part, 'dtstart').replace('Z', ''));
    if (!begin || !(from instanceof ICAL.UtcOffset) || !part.hasProperty('tzoffsetto')) return [];
    // The parser takes one RDATE of a line, and no DTSTART beside it (RFC 5545, 3.6.5).
    const onsets = part.getAllProperties('rdate').flatMap((each) => each.getValues());
    part.removeAllProperties('rdate');
    if (onsets.length > 0) for (const onset of [timeOf(begin), ...onsets]) part.addPropertyWithValue('rdate', onset);
    return { begin, from: from.toSeconds() };
  });
  const [first] = begins.toSorted((a, b) => Temporal.PlainDateTime.compare(a.begin, b.begin));
  if (!isWhole || !first) return null;
  const rules = new ICAL.Timezone({ component, tzid: name });
  const by = (wall: Temporal.PlainDateTime, offset: number): number =>
    wall.toZonedDateTime('UTC').epochMilliseconds - offset * 1000;
  const before = systemZone(name) ?? ((wall) => by(wall, first.from));
  return (wall) =>
    Temporal.PlainDateTime.compare(wall, first.begin) < 0 ? before(wall) : by(wall, rules.utcOffset(timeOf(wall)));
}

/** As the parser's own type, without a zone. */
export function timeOf({ year, month, day, hour, minute, second }: Temporal.PlainDateTime, isDate = false): ICAL.Time {
  return new ICAL.Time({ year, month, day, hour, minute, second, isDate }, ICAL.Timezone.localTimezone);
}
