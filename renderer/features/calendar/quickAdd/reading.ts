import { Temporal } from 'temporal-polyfill';
import type { Language } from '#shared/text/languages.ts';
import { blanked, folded, leftOver } from '#shared/text/when/phrase.ts';
import type { Piece } from '#shared/text/when/phrase.ts';
import { readWhen } from '#shared/text/when/read.ts';
import type { Mark, Repetition } from '#shared/text/when/read.ts';
import { hueOf } from '../appearance/hue.ts';
import type { Span } from '../gesture/span.ts';
import type { Holiday } from '../repeat/holidays.ts';
import { daysOf } from '../repeat/series.ts';
import type { Rule } from '../repeat/series.ts';
import type { Named } from './names.ts';
import { teacherIn, typeIn } from './names.ts';

/** The input beside the phrase. */
export interface Around {
  /** Epoch ms. */
  readonly now: number;
  readonly zone: string;
  readonly language: Language;
  /** The place of the event unless the phrase says otherwise. */
  readonly slot: Span;
  readonly types: readonly Named[];
  /** As the school writes them. */
  readonly teachers: readonly string[];
  /** Texts of marked pieces that the user declared part of the name. */
  readonly asName?: readonly string[];
}

/** What a phrase comes to. */
export interface Reading {
  readonly span: Span;
  /** The events of a series, `span` being the first; null for one event. */
  readonly series: {
    /** In order; two at least. */
    readonly spans: readonly Span[];
    /** Public holidays that are left out, YYYY-MM-DD. */
    readonly skipped: readonly { readonly day: string; readonly holiday: Holiday }[];
  } | null;
  /** Hours that the school's clock skips on that day, or shows twice. */
  readonly clocks: readonly Wall[];
  readonly title: string;
  readonly type: Named | null;
  readonly enseignants: string;
  /** Pieces that give the span or the teacher; text in none of these and not marked is the title. */
  readonly understood: readonly Piece[];
  /** Pieces that are neither parsed nor the name: nothing is created until each is settled. In their order. */
  readonly marks: readonly Mark[];
}

/** An hour of the school's clock on a day, and its moment. */
export interface Wall {
  readonly day: Temporal.PlainDate;
  /** Minutes since 00:00. */
  readonly minute: number;
  /** Epoch ms: of an hour that comes twice in autumn the first; of one that spring skips, the same length later. */
  readonly at: number;
  readonly kind: 'once' | 'skipped' | 'twice';
}

const minuteMs = 60_000;
/** A timetable is made for the years around this one. */
const yearsAround = 10;

/**
 * Parses « demain 14h entretien Dupont 30 min ». Never fails: what is not given is the slot's, what looks like a time
 * and is not read is marked, and the rest is the title.
 */
export function readPhrase(phrase: string, { now, zone, slot, language, types, teachers, asName }: Around): Reading {
  const today = dateOf(now, zone);
  const names = namesIn(phrase, asName ?? []);
  const when = readWhen(phrase, names, { today: today.toString(), language, year: 'next', yearsAround });
  const { days, start, end, soon, verdicts } = when;
  const marks = [...when.marks];
  const written = phrase.normalize('NFC');
  const type = typeIn(blanked(folded(phrase), [...verdicts, ...marks, ...names]), types);
  const isInterview = type !== null && hueOf(type.name) === 'interview';
  const teacher = teacherIn(blanked(written, [...verdicts, ...marks, ...names]), teachers, isInterview);
  const understood = [...verdicts, ...(teacher?.piece ? [teacher.piece] : [])].toSorted((a, b) => a.from - b.from);
  const rest = {
    type,
    enseignants: teacher?.name ?? '',
    understood,
    title: leftOver(phrase, [...understood, ...marks]),
  };

  const minutes = when.minutes ?? (slot.fin - slot.debut) / minuteMs;
  if (soon !== null) {
    const debut = Math.ceil(now / minuteMs + soon) * minuteMs;
    return { ...rest, marks, span: { debut, fin: debut + minutes * minuteMs }, clocks: [], series: null };
  }
  const slotDay = dateOf(slot.debut, zone);
  const minute = start ?? minuteOf(slot.debut, zone);
  const given = days.map((day) => Temporal.PlainDate.from(day));
  const isOver = (day: Temporal.PlainDate): boolean => wallAt(day, minute, zone).at < now;
  const [first = when.isToday ? today : slotDay] = given;
  // On a Thursday at noon, « jeudi 9h » is next week's.
  const begin = when.isWeekly && first.equals(today) && isOver(first) ? first.add({ days: 7 }) : first;
  /** The event on a day; every day has the same hours of the school's clock. */
  const on = (day: Temporal.PlainDate): { readonly span: Span; readonly walls: readonly Wall[] } => {
    const from = wallAt(day, minute, zone);
    if (end === null) return { span: { debut: from.at, fin: from.at + minutes * minuteMs }, walls: [from] };
    const isOverMidnight = end < minute && end <= 6 * 60 && minute >= 18 * 60;
    const to = wallAt(isOverMidnight ? day.add({ days: 1 }) : day, end, zone);
    return { span: { debut: from.at, fin: to.at }, walls: [from, to] };
  };
  const series = when.repetition && daysFrom(when.repetition, { given: given[0], begin, slotDay, today, isOver });
  if (series?.isTooLong) marks.push(...marksOf(when.repetition, 'tooMany'));
  else if (series?.days.length === 0) marks.push(...marksOf(when.repetition, 'empty'));
  const events = (series && series.days.length > 0 ? series.days : given.length > 1 ? given : [begin]).map(on);
  const skipped = series?.skipped.map(({ day, holiday }) => ({ day: day.toString(), holiday })) ?? [];
  return {
    ...rest,
    // An end that no series comes to is marked, and no longer understood.
    understood: understood.filter((piece) => !marks.some(({ from, to }) => from < piece.to && piece.from < to)),
    marks: marks.toSorted((a, b) => a.from - b.from),
    span: events[0]?.span ?? on(begin).span,
    series: events.length > 1 ? { spans: events.map(({ span }) => span), skipped } : null,
    clocks: events.flatMap(({ walls }) => walls).filter(({ kind }) => kind !== 'once'),
  };
}

const marksOf = (repetition: Repetition | null, why: 'tooMany' | 'empty'): readonly Mark[] =>
  repetition?.endPieces.map(({ from, to }) => ({ from, to, why })) ?? [];

interface Beginnings {
  /** In the phrase. */
  readonly given: Temporal.PlainDate | undefined;
  /** Where one event would be. */
  readonly begin: Temporal.PlainDate;
  readonly slotDay: Temporal.PlainDate;
  readonly today: Temporal.PlainDate;
  /** The hour is past on that day. */
  readonly isOver: (day: Temporal.PlainDate) => boolean;
}

/** The days of a series: from the one given, else from that of the slot where it suits, else from today. */
function daysFrom(
  { weekdays, everyWeeks, end, skipsHolidays }: Repetition,
  { given, begin, slotDay, today, isOver }: Beginnings,
): ReturnType<typeof daysOf> {
  const rule: Rule = {
    weekdays,
    everyWeeks,
    skipsHolidays,
    end: end.kind === 'until' ? { kind: 'until', day: Temporal.PlainDate.from(end.day) } : { ...end, kind: end.kind },
  };
  if (given || weekdays === null) return daysOf(rule, begin);
  const suits = weekdays.includes(slotDay.dayOfWeek) && Temporal.PlainDate.compare(slotDay, today) >= 0;
  const from = suits ? slotDay : today;
  return daysOf(rule, from.equals(today) && isOver(today) ? today.add({ days: 1 }) : from);
}

/** The positions of the texts that the user declared part of the name. */
function namesIn(phrase: string, texts: readonly string[]): readonly Piece[] {
  const read = folded(phrase);
  return texts.flatMap((text) => {
    const from = read.indexOf(folded(text));
    return text === '' || from === -1 ? [] : [{ from, to: from + text.length }];
  });
}

function wallAt(day: Temporal.PlainDate, minute: number, zone: string): Wall {
  const clock = day.toPlainDateTime().add({ minutes: minute });
  const [earlier, later] = (['earlier', 'later'] as const).map((disambiguation) =>
    clock.toZonedDateTime(zone, { disambiguation }),
  );
  const at = clock.toZonedDateTime(zone);
  const kind =
    !earlier || !later || earlier.equals(later) ? 'once' : at.toPlainDateTime().equals(clock) ? 'twice' : 'skipped';
  return { day, minute, at: at.epochMilliseconds, kind };
}

const dateOf = (at: number, zone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate();

function minuteOf(at: number, zone: string): number {
  const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  return hour * 60 + minute;
}
