import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import type { Component, Property } from './content.ts';
import { propertyOf, textOf } from './content.ts';
import { endOf, instantOf, isMoment, momentsOf, timeOf } from './moments.ts';
import type { Moment, Moments } from './moments.ts';
import { isRefused, sourceOf } from './source.ts';
import type { Refused, Source } from './source.ts';

/** One event of the file; each of a series. */
export interface FileEvent extends Pick<Source, 'title' | 'people' | 'notes' | 'categories' | 'isCancelled' | 'line'> {
  /** By which it is known again: the UID, with the day that the series gives it. */
  readonly key: string;
  readonly uid: string;
  /** Epoch ms. */
  readonly debut: number;
  readonly fin: number;
  readonly isDay: boolean;
  /** It belongs to a series. */
  readonly isOfSeries: boolean;
  /** It is the first of its series, which may have been one event before. */
  readonly isFirst: boolean;
}

/** More events than these cannot be looked through before they are taken. */
export const mostEvents = 1000;
/** So many take a millisecond or two. */
const eventsAtOnce = 20;

export interface FilePeriod {
  readonly schoolZone: string;
  /** Epoch ms; null: no limit on that side. */
  readonly from: number | null;
  readonly to: number | null;
  /** Until when a series without an end is laid out where `to` does not say. */
  readonly unendingTo: number;
}

export interface FileEvents {
  /** In the order of time, `mostEvents` at most. */
  readonly events: readonly FileEvent[];
  readonly refused: readonly Refused[];
  /** How many are before `from` or after `to`. */
  readonly outside: number;
  /** Series without an end are laid out to here, where there are any; epoch ms. */
  readonly unendingTo: number | null;
  /** There are more than `mostEvents`: the first that is missing, epoch ms. */
  readonly cutAt: number | null;
}

/** The events of an iCalendar file, within a period. Yields the part that is done, 0 to 1. */
export function* eventsIn(calendars: readonly Component[], wanted: FilePeriod): Generator<number, FileEvents> {
  const refused: Refused[] = [];
  const events: FileEvent[] = [];
  let hasUnending = false;
  for (const calendar of calendars) {
    const moments = momentsOf(calendar, wanted.schoolZone);
    const isCancelled = textOf(calendar, 'method').toUpperCase() === 'CANCEL';
    const sources: Source[] = [];
    /** Series of which a single event cannot be read: where, by their UID. */
    const broken = new Map<string, number>();
    for (const part of calendar.parts) {
      if (part.name !== 'vevent') continue;
      const read = sourceOf(part, moments, isCancelled);
      if (!isRefused(read)) sources.push(read);
      else {
        refused.push(read);
        if (read.uid !== '' && propertyOf(part, 'recurrence-id')) broken.set(read.uid, read.refusal.line);
      }
      if (sources.length % eventsAtOnce === 0) yield 0;
    }
    const families = [...Map.groupBy(sources, ({ uid }) => uid).values()];
    for (const [at, family] of families.entries()) {
      if (at % 10 === 0) yield at / families.length;
      const { latest, twice } = latestOf(family);
      refused.push(...twice);
      const other = broken.get(latest[0]?.uid ?? '');
      if (other !== undefined) {
        for (const source of latest) refused.push(refusedAs(source, 'brokenSeries', other));
        continue;
      }
      hasUnending ||= latest.some((each) => each.instead === null && isUnending(each));
      events.push(...(yield* asProgress(familyEvents(latest, wanted, moments), at / families.length)));
    }
  }
  const within = events.filter(({ debut, fin }) => fin > (wanted.from ?? -Infinity) && debut < (wanted.to ?? Infinity));
  const sorted = within.toSorted((a, b) => a.debut - b.debut || a.fin - b.fin);
  return {
    events: sorted.slice(0, mostEvents),
    refused,
    outside: events.length - within.length,
    unendingTo: hasUnending ? (wanted.to ?? wanted.unendingTo) : null,
    cutAt: sorted[mostEvents]?.debut ?? null,
  };
}

function* asProgress<Value>(steps: Generator<void, Value>, done: number): Generator<number, Value> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    yield done;
  }
}

/** Of each event with one UID the latest edition: a file may hold what it was before. */
function latestOf(family: readonly Source[]): {
  readonly latest: readonly Source[];
  readonly twice: readonly Refused[];
} {
  const latest = new Map<number | null, Source>();
  const twice: Refused[] = [];
  for (const source of family) {
    const of = source.instead && instantOf(source.instead);
    const before = latest.get(of);
    const isLater = !before || compareEditions(source, before) >= 0;
    const [kept, other] = isLater ? [source, before] : [before, source];
    latest.set(of, kept);
    if (other) twice.push(refusedAs(other, 'twice', kept.line));
  }
  return { latest: [...latest.values()], twice };
}

const refusedAs = ({ uid, title, line, start }: Source, reason: 'twice' | 'brokenSeries', other: number): Refused => ({
  uid,
  title,
  debut: instantOf(start),
  refusal: { reason, line, other },
});

function compareEditions({ edition: [a, first] }: Source, { edition: [b, second] }: Source): number {
  return a - b || (first < second ? -1 : Number(first > second));
}

/** An event, or a series with what became of single events of it. */
function* familyEvents(family: readonly Source[], wanted: FilePeriod, moments: Moments): Generator<void, FileEvent[]> {
  const instead = new Map(family.flatMap((each) => (each.instead ? [[instantOf(each.instead), each] as const] : [])));
  const main = family.find((each) => each.instead === null);
  const isSeries = main !== undefined && (main.rules.length > 0 || main.added.length > 0);
  const end = main && isUnending(main) ? (wanted.to ?? wanted.unendingTo) : (wanted.to ?? Infinity);
  const starts = main ? (isSeries ? yield* startsOf(main, end, moments) : [main.start]) : [];
  const keys = new Set<string>();
  const keyOf = (uid: string, start: Moment): string => {
    const day = schoolWall(start, moments).toPlainDate().toString();
    const key = keys.has(`${uid}#${day}`) ? `${uid}#${schoolWall(start, moments).toString()}` : `${uid}#${day}`;
    keys.add(key);
    return key;
  };
  const events: FileEvent[] = [];
  for (const [at, start] of starts.entries()) {
    if (at % eventsAtOnce === 0) yield;
    const other = instead.get(instantOf(start));
    instead.delete(instantOf(start));
    const source = other ?? main;
    if (!source || !main) throw new Error('a start has its source');
    events.push(
      eventOf(source, other ? other.start : start, {
        key: isSeries ? keyOf(main.uid, start) : main.uid,
        isCancelled: main.isCancelled || source.isCancelled,
        isOfSeries: isSeries,
        isFirst: at === 0,
      }),
    );
  }
  // Moved from a day that the series does not have, or without their series: single invitations.
  const alone = [...instead.values()].map((source) =>
    eventOf(source, source.start, {
      key: keyOf(source.uid, source.instead ?? source.start),
      isCancelled: source.isCancelled,
      isOfSeries: isSeries || instead.size > 1,
      isFirst: false,
    }),
  );
  return [...events, ...alone];
}

const schoolWall = (moment: Moment, { schoolZone }: Moments): Temporal.PlainDateTime =>
  Temporal.Instant.fromEpochMilliseconds(instantOf(moment)).toZonedDateTimeISO(schoolZone).toPlainDateTime();

const eventOf = (
  { uid, line, title, people, notes, categories, length }: Source,
  start: Moment,
  rest: Pick<FileEvent, 'key' | 'isCancelled' | 'isOfSeries' | 'isFirst'>,
): FileEvent => ({
  uid,
  line,
  title,
  people,
  notes,
  categories,
  debut: instantOf(start),
  fin: endOf(start, length),
  isDay: start.isDay,
  ...rest,
});

/** A rule of 100,000 days is no timetable: what is beyond is not laid out. */
const mostSteps = 20_000;
/** So many steps of a rule take a millisecond or two. */
const stepsAtOnce = 50;

const ruleSchema = z.looseObject({ until: z.string().optional(), count: z.number().optional() });

/** Whether a series goes on for ever. */
const isUnending = ({ rules }: Source): boolean =>
  rules.some(({ values: [rule] }) => {
    const read = ruleSchema.safeParse(rule);
    return read.success && read.data.until === undefined && read.data.count === undefined;
  });

/**
 * The moments at which a series begins its events, in order, before `to`: the first as it is written, those of its
 * rules and those named one by one, without those that are left out. A rule is computed in the
 * zone of the event, so that nine o'clock remains nine o'clock when the clocks change.
 */
function* startsOf(source: Source, to: number, moments: Moments): Generator<void, readonly Moment[]> {
  const found = new Map<number, Moment>();
  const add = (moment: Moment): void => void found.set(instantOf(moment), moment);
  add(source.start);
  for (const rule of source.rules) {
    let steps = 0;
    const until = lastOf(rule, source.start, moments);
    for (const wallTime of wallTimesOf(rule, source.start)) {
      const moment = { ...source.start, wallTime };
      if (instantOf(moment) >= to || instantOf(moment) > until) break;
      add(moment);
      steps += 1;
      if (steps === mostSteps) break;
      if (steps % stepsAtOnce === 0) yield;
    }
  }
  for (const moment of source.added)
    if (instantOf(moment) < to) add(moment.isDay ? onDay(source.start, moment) : moment);
  for (const moment of source.left) {
    const isLeft = moment.isDay
      ? (each: Moment) => each.wallTime.toPlainDate().equals(moment.wallTime.toPlainDate())
      : (each: Moment) => instantOf(each) === instantOf(moment);
    for (const [at, each] of found) if (isLeft(each)) found.delete(at);
  }
  return [...found].toSorted(([a], [b]) => a - b).map(([, moment]) => moment);
}

const onDay = (start: Moment, { wallTime }: Moment): Moment => ({
  ...start,
  wallTime: wallTime.toPlainDate().toPlainDateTime(start.wallTime.toPlainTime()),
});

/** The rule without its end: that may be in another zone than the hours. */
function* wallTimesOf({ values: [rule] }: Property, start: Moment): Generator<Temporal.PlainDateTime> {
  const { until: _until, ...endless } = ruleSchema.parse(rule);
  const iterator = ICAL.Recur.fromData(endless).iterator(timeOf(start.wallTime, start.isDay));
  for (let next: ICAL.Time | null = iterator.next(); next; next = iterator.next()) {
    yield Temporal.PlainDateTime.from({
      year: next.year,
      month: next.month,
      day: next.day,
      hour: next.hour,
      minute: next.minute,
      second: next.second,
    });
  }
}

/** The last instant of a rule: its day included, where it ends on a day. */
function lastOf(rule: Property, start: Moment, moments: Moments): number {
  const until = ruleSchema.parse(rule.values[0]).until;
  if (until === undefined) return Infinity;
  const read = moments.of(until, { ...rule, params: {} });
  if (!isMoment(read)) return Infinity;
  // Neither a zone nor UTC: the hour is one of the series.
  const isLocal = !read.isDay && !until.endsWith('Z');
  if (read.isDay) return instantOf({ ...start, wallTime: read.wallTime.add({ days: 1 }) }) - 1;
  return instantOf(isLocal ? { ...read, zone: start.zone } : read);
}
