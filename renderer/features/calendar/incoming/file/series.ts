import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import type { Property } from './content.ts';
import { instantOf, isMoment, timeOf } from './moments.ts';
import type { Moment, Moments } from './moments.ts';
import type { Source } from './source.ts';

/** A rule of 100,000 days is no timetable: what is beyond is not laid out. */
const mostSteps = 20_000;
/** So many steps of a rule take a millisecond or two. */
const stepsAtOnce = 50;

const ruleSchema = z.looseObject({ until: z.string().optional(), count: z.number().optional() });

/** Whether a series goes on for ever. */
export const isUnending = ({ rules }: Source): boolean =>
  rules.some(({ values: [rule] }) => {
    const read = ruleSchema.safeParse(rule);
    return read.success && read.data.until === undefined && read.data.count === undefined;
  });

/**
 * The moments at which a series begins its events, in order, before `to`: the first as it is written, those of its
 * rules and those named one by one, without those that are left out. A rule is computed in the
 * zone of the event, so that nine o'clock remains nine o'clock when the clocks change.
 */
export function* startsOf(source: Source, to: number, moments: Moments): Generator<void, readonly Moment[]> {
  const found = new Map<number, Moment>();
  const add = (moment: Moment): void => void found.set(instantOf(moment), moment);
  add(source.start);
  for (const rule of source.rules) {
    let steps = 0;
    const until = lastOf(rule, source.start, moments);
    for (const wall of wallsOf(rule, source.start)) {
      const moment = { ...source.start, wall };
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
      ? (each: Moment) => each.wall.toPlainDate().equals(moment.wall.toPlainDate())
      : (each: Moment) => instantOf(each) === instantOf(moment);
    for (const [at, each] of found) if (isLeft(each)) found.delete(at);
  }
  return [...found].toSorted(([a], [b]) => a - b).map(([, moment]) => moment);
}

const onDay = (start: Moment, { wall }: Moment): Moment => ({
  ...start,
  wall: wall.toPlainDate().toPlainDateTime(start.wall.toPlainTime()),
});

/** The rule without its end: that may be in another zone than the hours. */
function* wallsOf({ values: [rule] }: Property, start: Moment): Generator<Temporal.PlainDateTime> {
  const { until: _until, ...endless } = ruleSchema.parse(rule);
  const iterator = ICAL.Recur.fromData(endless).iterator(timeOf(start.wall, start.isDay));
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
  if (read.isDay) return instantOf({ ...start, wall: read.wall.add({ days: 1 }) }) - 1;
  return instantOf(isLocal ? { ...read, zone: start.zone } : read);
}
