import { Temporal } from 'temporal-polyfill';
import { typedText } from '#shared/text/typedText.ts';
import { paramOf, propertiesOf, propertyOf, textOf } from './content.ts';
import type { Broken, Component, Property } from './content.ts';
import { endOf, instantOf, isMoment, lengthIn, momentsIn } from './moments.ts';
import type { Length, Moment, MomentProblem, Moments } from './moments.ts';

/** A person whom the event names: its organiser, or one who was invited. */
interface NamedPerson {
  readonly name: string;
  /** '' where there is none. */
  readonly address: string;
}

/** A VEVENT as it is written: an event, a series, or what one event of a series became. */
export interface Source {
  readonly line: number;
  /** What it is known by; made from the event itself where the file gives none. */
  readonly uid: string;
  readonly title: string;
  readonly people: readonly NamedPerson[];
  readonly notes: string;
  readonly categories: readonly string[];
  readonly isCancelled: boolean;
  readonly start: Moment;
  readonly length: Length;
  readonly rules: readonly Property[];
  /** Days or moments beside those of the rules, and those that are left out. */
  readonly added: readonly Moment[];
  readonly left: readonly Moment[];
  /** Of an event of a series: when it would have been. */
  readonly instead: Moment | null;
  /** Which of two with one UID is the later one. */
  readonly edition: readonly [sequence: number, stamp: string];
}

/** Why an event cannot be taken. */
export type Refusal =
  | MomentProblem
  | { readonly reason: 'broken'; readonly line: number; readonly text: string }
  | { readonly reason: 'noStart' | 'noLength' | 'endsBefore' | 'unreadRule'; readonly line: number }
  /** The file has this event twice; the other one is taken. */
  | { readonly reason: 'twice'; readonly line: number; readonly other: number }
  /** What became of one event of the series cannot be read, on the other line. */
  | { readonly reason: 'brokenSeries'; readonly line: number; readonly other: number };

export interface Refused {
  /** '' where the file gives none. */
  readonly uid: string;
  readonly title: string;
  /** Epoch ms, where the file says it. */
  readonly debut: number | null;
  readonly refusal: Refusal;
}

export const isRefused = (read: Source | Refused): read is Refused => 'refusal' in read;

/** Repetitions that are no series of a school's calendar, or that no longer exist in the format. */
const unread = /^(?:SECONDLY|MINUTELY|HOURLY)$/u;

export function sourceOf(event: Component, moments: Moments, isCalendarCancelled: boolean): Source | Refused {
  const title = typedText(textOf(event, 'summary')).trim();
  const uid = typedText(textOf(event, 'uid')).trim();
  const refused = (refusal: Refusal, debut: number | null = null): Refused => ({ uid, title, debut, refusal });
  if (event.broken) return refused({ reason: 'broken', ...event.broken });
  const isCancelled = isCalendarCancelled || textOf(event, 'status').toUpperCase() === 'CANCELLED';
  // Who cancels an event need not say again when it is.
  const startAt = propertyOf(event, 'dtstart') ?? (isCancelled ? propertyOf(event, 'recurrence-id') : undefined);
  if (!startAt) return refused({ reason: 'noStart', line: event.line });
  const start = moments.of(startAt.values[0], startAt);
  if (!isMoment(start)) return refused(start);
  const debut = instantOf(start);
  const read = lengthOf(event, start, moments);
  const length = isCancelled && 'reason' in read && read.reason === 'noLength' ? noLength : read;
  if ('reason' in length) return refused(length, debut);
  const end = endOf(start, length);
  if (isCancelled ? end < debut : end <= debut)
    return refused({ reason: 'endsBefore', line: (propertyOf(event, 'dtend') ?? startAt).line }, debut);
  const rules = propertiesOf(event, 'rrule');
  const strange = strangeRule(event, rules);
  if (strange) return refused({ reason: 'unreadRule', line: strange.line }, debut);
  const [added, left, instead] = ['rdate', 'exdate', 'recurrence-id'].map((name) => momentsIn(event, name, moments));
  for (const each of [added, left, instead]) if (each && 'reason' in each) return refused(each, debut);
  return {
    line: event.line,
    // Without one, by what it is and when: the same file read again knows it again.
    uid: uid || `${Temporal.Instant.fromEpochMilliseconds(debut).toString()} ${title}`,
    title,
    people: peopleOf(event),
    notes: typedText(textOf(event, 'description'), true),
    categories: propertiesOf(event, 'categories').flatMap(({ values }) =>
      values.filter((each) => typeof each === 'string'),
    ),
    isCancelled,
    start,
    length,
    rules,
    added: momentsOr(added),
    left: momentsOr(left),
    instead: momentsOr(instead)[0] ?? null,
    edition: [sequenceOf(event), textOf(event, 'last-modified') || textOf(event, 'dtstamp')],
  };
}

const noLength: Length = { days: 0, ms: 0 };

const momentsOr = (read: readonly Moment[] | MomentProblem | undefined): readonly Moment[] =>
  read && !('reason' in read) ? read : [];

/** A day that ends on itself is one day: some programs write its last day, the format wants the one after. */
function lengthOf(event: Component, start: Moment, moments: Moments): Length | Refusal {
  const end = propertyOf(event, 'dtend');
  if (end) {
    const read = moments.of(end.values[0], end);
    if (!isMoment(read)) return read;
    if (!start.isDay || !read.isDay) {
      const ms = instantOf(read) - instantOf(start);
      return ms === 0 ? { reason: 'noLength', line: end.line } : { days: 0, ms };
    }
    const { days } = start.wallTime.until(read.wallTime, { largestUnit: 'days' });
    return { days: days === 0 ? 1 : days, ms: 0 };
  }
  const duration = propertyOf(event, 'duration');
  if (duration) {
    const length = lengthIn(textOf(event, 'duration'));
    if (!length) return { reason: 'notADate', line: duration.line, text: duration.text };
    return length.days === 0 && length.ms === 0 ? { reason: 'noLength', line: duration.line } : length;
  }
  return start.isDay ? { days: 1, ms: 0 } : { reason: 'noLength', line: event.line };
}

/** What says which events there are, and is not read here: better none than the wrong ones. */
function strangeRule(event: Component, rules: readonly Property[]): Property | Broken | undefined {
  const future = propertyOf(event, 'recurrence-id');
  return (
    propertyOf(event, 'exrule') ??
    propertiesOf(event, 'rdate').find(({ type }) => type === 'period') ??
    rules.find(({ values: [rule] }) => unread.test(String((rule as { freq?: unknown } | undefined)?.freq))) ??
    (future && paramOf(future, 'range') !== null ? future : undefined)
  );
}

function sequenceOf(event: Component): number {
  const [value] = propertyOf(event, 'sequence')?.values ?? [];
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

const peopleOf = (event: Component): readonly NamedPerson[] =>
  [...propertiesOf(event, 'organizer'), ...propertiesOf(event, 'attendee')].map((property) => {
    const [value] = property.values;
    const address = typeof value === 'string' ? value.replace(/^mailto:/iu, '') : '';
    return { name: paramOf(property, 'cn') ?? '', address: address.includes('@') ? address : '' };
  });
