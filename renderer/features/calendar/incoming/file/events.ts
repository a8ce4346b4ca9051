import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { typedText } from '#shared/text/typedText.ts';
import { lineOf, textOf, unreadIn, valuesOf } from './content.ts';
import { instantOf, momentReader, namedZone, RefusedError, timeOf } from './moments.ts';
import type { Moment, MomentsOf, Refusal } from './moments.ts';

/** A VEVENT as it is written: an event, a series, or what one event of a series became. */
interface Source {
  /** Made from the event itself where the file gives none. */
  readonly uid: string;
  readonly title: string;
  /** The names of its organiser and of those invited. */
  readonly people: readonly string[];
  readonly categories: readonly string[];
  readonly isCancelled: boolean;
  readonly isPrivate: boolean;
  readonly start: Moment;
  /** Epoch ms. */
  readonly debut: number;
  /** Days by the calendar, the rest by the clock, in ms (RFC 5545, 3.3.6). */
  readonly length: { readonly days: number; readonly ms: number };
  readonly rules: readonly ICAL.Recur[];
  /** Days or moments beside those of the rules, and those that are left out. */
  readonly added: readonly Moment[];
  readonly left: readonly Moment[];
  /** Of an event of a series: when it would have been. */
  readonly instead: Moment | null;
}

/** One event of the file; each of a series. */
export interface FileEvent extends Pick<Source, 'title' | 'people' | 'categories' | 'isCancelled' | 'isPrivate'> {
  /** By which it is known again: the UID, with the day that the series gives it. */
  readonly key: string;
  readonly uid: string;
  /** Epoch ms. */
  readonly debut: number;
  readonly fin: number;
  readonly isDay: boolean;
  /** The series that it belongs to. */
  readonly series: string | null;
  /** It is the first of its series, which may have been one event before. */
  readonly isFirst: boolean;
}

interface Refused {
  readonly title: string;
  /** Epoch ms, where the file says it. */
  readonly debut: number | null;
  readonly refusal: Refusal;
}

export interface FileEvents {
  /** In the order of time. */
  readonly events: readonly FileEvent[];
  readonly refused: readonly Refused[];
  /** It has series without an end, which are laid out to the day that was given. */
  readonly hasUnending: boolean;
}

/** The events of an iCalendar file. `unendingTo`: until when a series without an end is laid out, epoch ms. */
export function eventsIn(calendars: readonly ICAL.Component[], schoolZone: string, unendingTo: number): FileEvents {
  const refused: Refused[] = [];
  const events: FileEvent[] = [];
  const sources: Source[] = [];
  /** The UIDs of series of which a single event cannot be read. */
  const broken = new Set<string>();
  for (const calendar of calendars) {
    const momentsOf = momentReader(calendar, schoolZone);
    const isCancelled = textOf(calendar, 'method').toUpperCase() === 'CANCEL';
    for (const event of calendar.getAllSubcomponents('vevent')) {
      const read = sourceOf(event, momentsOf, isCancelled);
      if (!('refusal' in read)) sources.push(read);
      else {
        refused.push(read);
        if (event.hasProperty('recurrence-id') || /^RECURRENCE-ID/iu.test(unreadIn(event)))
          broken.add(textOf(event, 'uid'));
      }
    }
  }
  let hasUnending = false;
  for (const [uid, family] of Map.groupBy(sources, (each) => each.uid)) {
    const latest = latestOf(family, refused);
    if (broken.has(uid)) refused.push(...latest.map((each) => refusedAs(each, { reason: 'brokenSeries' })));
    else events.push(...familyEvents(latest, unendingTo, schoolZone));
    hasUnending ||= !broken.has(uid) && latest.some(isUnending);
  }
  return { events: events.toSorted((a, b) => a.debut - b.debut || a.fin - b.fin), refused, hasUnending };
}

function sourceOf(event: ICAL.Component, momentsOf: MomentsOf, isCalendarCancelled: boolean): Source | Refused {
  const title = typedText(textOf(event, 'summary')).trim();
  let debut: number | null = null;
  try {
    const isCancelled = isCalendarCancelled || textOf(event, 'status').toUpperCase() === 'CANCELLED';
    const [instead = null] = momentsOf(event, 'recurrence-id');
    // Who cancels an event need not say again when it is.
    const [start = isCancelled ? instead : null] = momentsOf(event, 'dtstart');
    if (start) debut = instantOf(start);
    const unread = unreadIn(event);
    if (unread !== '') throw new RefusedError({ reason: 'unread', text: unread });
    if (!start || debut === null) throw new RefusedError({ reason: 'noStart' });
    const length = lengthOf(event, start, momentsOf);
    if (endOf(start, length) < debut) throw new RefusedError({ reason: 'endsBefore' });
    return {
      // Without one, by what it is and when: the same file read again knows it again.
      uid:
        typedText(textOf(event, 'uid')).trim() ||
        `${Temporal.Instant.fromEpochMilliseconds(debut).toString()} ${title}`,
      title,
      people: ['organizer', 'attendee'].flatMap((name) =>
        event.getAllProperties(name).map((each) => each.getFirstParameter('cn') ?? ''),
      ),
      categories: event.getAllProperties('categories').flatMap(valuesOf),
      isCancelled,
      // An unknown class is a private one (RFC 5545, 3.8.1.3).
      isPrivate: !['', 'PUBLIC'].includes(textOf(event, 'class').toUpperCase()),
      start,
      debut,
      length,
      rules: event
        .getAllProperties('rrule')
        .map((each) => each.getFirstValue())
        .filter((rule) => rule instanceof ICAL.Recur),
      added: momentsOf(event, 'rdate'),
      left: momentsOf(event, 'exdate'),
      instead,
    };
  } catch (error) {
    if (error instanceof RefusedError) return { title, debut, refusal: error.refusal };
    throw error;
  }
}

/** A day that ends on itself is one day: some programs write its last day, the format wants the one after. */
function lengthOf(event: ICAL.Component, start: Moment, momentsOf: MomentsOf): Source['length'] {
  const [end] = momentsOf(event, 'dtend');
  const duration = event.getFirstProperty('duration');
  if (end && start.isDay && end.isDay)
    return { days: start.wall.until(end.wall, { largestUnit: 'days' }).days || 1, ms: 0 };
  if (end) return { days: 0, ms: instantOf(end) - instantOf(start) };
  if (!duration) return { days: start.isDay ? 1 : 0, ms: 0 };
  try {
    const { weeks, days, hours, minutes, seconds } = Temporal.Duration.from(textOf(event, 'duration'));
    return { days: weeks * 7 + days, ms: ((hours * 60 + minutes) * 60 + seconds) * 1000 };
  } catch (error) {
    if (error instanceof RangeError) throw new RefusedError({ reason: 'unread', text: lineOf(duration) });
    throw error;
  }
}

const endOf = (start: Moment, { days, ms }: Source['length']): number =>
  instantOf({ ...start, wall: start.wall.add({ days }) }) + ms;

const refusedAs = ({ title, debut }: Source, refusal: Refusal): Refused => ({ title, debut, refusal });

/** A file may hold an event or a moved day more than once: the last entry counts. */
function latestOf(family: readonly Source[], refused: Refused[]): readonly Source[] {
  const last = new Map(
    family.map((each) => [each.instead ? instantOf(each.instead) : `${each.debut} ${each.title}`, each]),
  );
  for (const each of family) if (![...last.values()].includes(each)) refused.push(refusedAs(each, { reason: 'twice' }));
  return [...last.values()];
}

/** Events and series with one UID, with what became of single events of a series. */
function familyEvents(family: readonly Source[], unendingTo: number, schoolZone: string): readonly FileEvent[] {
  const mains = family.filter(({ instead }) => instead === null);
  const changes = new Map(family.flatMap((each) => (each.instead ? [[each, each.instead] as const] : [])));
  const events: FileEvent[] = [];
  const keys = new Set<string>();
  const keyOf = ({ uid }: Source, start: Moment): string => {
    const wall = at(instantOf(start), schoolZone);
    const day = `${uid}#${wall.toPlainDate().toString()}`;
    const key = keys.has(day) ? `${uid}#${wall.toPlainDateTime().toString()}` : day;
    keys.add(key);
    return key;
  };
  for (const [index, main] of mains.entries()) {
    const isSeries = main.rules.length > 0 || main.added.length > 0;
    const starts = isSeries ? startsOf(main, unendingTo, schoolZone) : new Map([[instantOf(main.start), main.start]]);
    const changed = new Map<Moment, Source>();
    for (const [change, instead] of changes) {
      const [meant] = meantBy(instead, starts, schoolZone);
      if (meant && changes.delete(change)) changed.set(meant, change);
    }
    const series = isSeries ? `${main.uid}#${index}` : null;
    for (const start of starts.values()) {
      const change = changed.get(start) ?? main;
      const moved = change.isCancelled ? main : change;
      // Of several with one UID an event has no other identity than its hour and name.
      const key =
        mains.length > 1
          ? `${main.uid}#${start.wall.toString()} ${main.title}`
          : series
            ? keyOf(main, start)
            : main.uid;
      events.push({
        ...eventOf(change, moved === main ? start : moved.start, moved.length),
        key,
        title: change.title || main.title,
        isCancelled: main.isCancelled || change.isCancelled,
        isPrivate: main.isPrivate || change.isPrivate,
        series,
        isFirst: mains.length === 1 && events.length === 0,
      });
    }
  }
  // Moved from a day that the series does not have, or without their series: single invitations.
  const isSeries = events.some(({ series }) => series !== null) || changes.size > 1;
  for (const [change, instead] of changes) {
    const series = isSeries ? `${change.uid}#0` : null;
    events.push({ ...eventOf(change, change.start), key: keyOf(change, instead), series, isFirst: false });
  }
  return events;
}

const eventOf = (
  { uid, title, people, categories, isCancelled, isPrivate, length: ownLength }: Source,
  start: Moment,
  length = ownLength,
) => ({
  uid,
  title,
  people,
  categories,
  isCancelled,
  isPrivate,
  debut: instantOf(start),
  fin: endOf(start, length),
  isDay: start.isDay,
});

/** A rule of 100,000 days is no timetable: what is beyond is not laid out. */
const mostSteps = 20_000;

/** Whether a series goes on for ever. */
const isUnending = ({ rules }: Source): boolean => rules.some(({ until, count }) => !until && !count);

/**
 * Instants: the first as written, those of rules and those named, without those left out. In the event's own zone: nine
 * o'clock stays when the clocks change.
 */
function startsOf(source: Source, unendingTo: number, schoolZone: string): ReadonlyMap<number, Moment> {
  const { start } = source;
  const starts = new Map([[instantOf(start), start]]);
  for (const rule of source.rules) {
    const end = Math.min(lastOf(rule, start), isUnending({ ...source, rules: [rule] }) ? unendingTo - 1 : Infinity);
    // Without its end: that may be in another zone than the hours.
    const steps = Object.assign(rule.clone(), { until: null }).iterator(timeOf(start.wall, start.isDay));
    for (let step = 1; step <= mostSteps; step += 1) {
      const next = steps.next();
      const moment = next && { ...start, wall: wallOf(next) };
      if (!moment || instantOf(moment) > end) break;
      starts.set(instantOf(moment), moment);
    }
  }
  for (const moment of source.added) {
    const added = moment.isDay ? { ...start, wall: moment.wall.toPlainDate().toPlainDateTime(start.wall) } : moment;
    starts.set(instantOf(added), added);
  }
  for (const left of source.left) for (const each of meantBy(left, starts, schoolZone)) starts.delete(instantOf(each));
  return new Map([...starts].toSorted(([a], [b]) => a - b));
}

const dayMs = 86_400_000;

/** The starts that a RECURRENCE-ID or an EXDATE means: one, or by a day or a midnight those of that day. */
function meantBy(named: Moment, starts: ReadonlyMap<number, Moment>, schoolZone: string): readonly Moment[] {
  const instant = instantOf(named);
  const exact = starts.get(instant);
  if (exact) return [exact];
  const day = named.wall.toPlainDate();
  const isMidnight = named.wall.equals(day.toPlainDateTime());
  return [...starts].flatMap(([each, start]) => {
    if (Math.abs(each - instant) > 2 * dayMs) return [];
    const first = start.wall.toPlainDate();
    // As it is written, on the clock of the series, or on that of the school.
    const isMeant =
      ((isMidnight || start.isDay) && first.equals(day)) ||
      instantOf({ ...start, wall: first.toPlainDateTime() }) === instant ||
      at(each, schoolZone).startOfDay().epochMilliseconds === instant;
    return isMeant ? [start] : [];
  });
}

const at = (instant: number, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);

const wallOf = ({ year, month, day, hour, minute, second }: ICAL.Time): Temporal.PlainDateTime =>
  Temporal.PlainDateTime.from({ year, month, day, hour, minute, second });

/** The last instant of a rule: its day included, where it ends on a day. */
function lastOf({ until }: ICAL.Recur, start: Moment): number {
  if (!until) return Infinity;
  const wall = wallOf(until);
  if (until.isDate) return instantOf({ ...start, wall: wall.add({ days: 1 }) }) - 1;
  // In neither a zone nor UTC the hour is one of the series.
  return until.zone === ICAL.Timezone.utcTimezone ? namedZone('UTC')(wall) : start.zone(wall);
}
