import { Temporal } from 'temporal-polyfill';
import { addDays, weekdayOf } from '#shared/text/when/civil.ts';
import type { Day } from '#shared/text/when/civil.ts';
import { blanked, folded, leftOver } from '#shared/text/when/phrase.ts';
import type { Piece } from '#shared/text/when/phrase.ts';
import { readWhen } from '#shared/text/when/read.ts';
import type { UnsettledPiece } from '#shared/text/when/read.ts';
import type { Span } from '#timeGrid/gesture/span.ts';
import type { SchoolHolidays } from '#timeGrid/layout/daysOff.ts';
import { dayAt, minuteAt, schoolDay } from '#timeGrid/layout/schoolDay.ts';
import { daysOf } from '../repeat/series.ts';
import type { SeriesDays } from '../repeat/series.ts';
import type { Named } from './names.ts';
import { hasWord, teacherIn, typeIn } from './names.ts';

export interface Around {
  /** Epoch ms. */
  readonly now: number;
  readonly zone: string;
  /** The place of the event unless the phrase says otherwise. */
  readonly slot: Span;
  readonly types: readonly Named[];
  /** As the school writes them. */
  readonly teachers: readonly string[];
  readonly schoolHolidays: readonly SchoolHolidays[];
  /** Texts that are part of the name, however they look: the user declared them so, or they are known numbers. */
  readonly asName?: readonly string[];
  /** Folded words of names of applicants: « Avril ». */
  readonly knownWords?: readonly string[];
}

export interface PhraseEvent {
  readonly span: Span;
  /** The events of a series, `span` being the first; null for one event. */
  readonly series: {
    /** In order; two at least. */
    readonly spans: readonly Span[];
    readonly skipped: SeriesDays['skipped'];
  } | null;
  /** Hours that the school's clock skips on that day, or shows twice. */
  readonly clocks: readonly WallTime[];
  readonly title: string;
  readonly type: Named | null;
  readonly enseignants: string;
  /** Pieces that give the span or the teacher; text in none of these and not marked is the title. */
  readonly understood: readonly Piece[];
  /** Pieces that are neither parsed nor the name: nothing is created until each is settled. In their order. */
  readonly unsettled: readonly UnsettledPiece[];
}

export interface WallTime {
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
 * « demain 14h entretien Dupont 30 min ». Never fails: the slot gives what lacks, an unread time is marked, the rest is
 * the title.
 */
export function readPhrase(
  phrase: string,
  { now, zone, slot, types, teachers, schoolHolidays, asName = [], knownWords = [] }: Around,
): PhraseEvent {
  const today = dayAt(now, zone);
  const read = folded(phrase);
  const names = asName.flatMap((text) => {
    const from = read.indexOf(folded(text));
    return text === '' || from === -1 ? [] : [{ from, to: from + text.length }];
  });
  const isName = (word: string): boolean =>
    knownWords.includes(word) || [...teachers, ...types.map(({ name }) => name)].some((name) => hasWord(name, word));
  const when = readWhen(phrase, names, { today, year: 'next', yearsAround }, isName);
  const { start, end, repetition } = when;
  const unnamed = [...when.parsed, ...when.unsettled, ...names];
  const type = typeIn(blanked(read, unnamed), types);
  const teacher = teacherIn(blanked(phrase.normalize('NFC'), unnamed), teachers);
  const parsed = teacher ? [...when.parsed, teacher.piece] : when.parsed;

  const minutes = when.minutes ?? (slot.fin - slot.debut) / minuteMs;
  const slotDay = schoolDay(dayAt(slot.debut, zone), zone);
  const minute = start ?? minuteAt(slotDay, slot.debut);
  const isOver = (day: Day): boolean => wallTimeAt(day, minute, zone).at < now;
  const [given] = when.days;
  const first = given ?? slotDay.day;
  // On a Thursday at noon, « jeudi 9h » is next week's.
  const begin = when.isWeekly && first === today && isOver(first) ? addDays(first, 7) : first;
  /** The event on a day; every day has the same hours of the school's clock. */
  const on = (day: Day): { readonly span: Span; readonly times: readonly WallTime[] } => {
    const from = wallTimeAt(day, minute, zone);
    if (end === null) return { span: { debut: from.at, fin: from.at + minutes * minuteMs }, times: [from] };
    const isOverMidnight = end < minute && end <= 6 * 60 && minute >= 18 * 60;
    const to = wallTimeAt(isOverMidnight ? addDays(day, 1) : day, end, zone);
    return { span: { debut: from.at, fin: to.at }, times: [from, to] };
  };
  // A series runs from the day that is given, else from that of the slot where it suits, else from today.
  const isHere = repetition?.weekdays.includes(weekdayOf(slotDay.day)) && slotDay.day > today;
  const soonest = isHere ? slotDay.day : isOver(today) ? addDays(today, 1) : today;
  const from = given ? begin : soonest;
  const series = repetition && daysOf({ ...repetition, everyWeeks: 1, skipsHolidays: true }, from, schoolHolidays);
  const why = series?.isTooLong ? 'tooMany' : series?.days.length === 0 ? 'empty' : null;
  const wrong = repetition && why ? [{ from: repetition.endPiece.from, to: repetition.endPiece.to, why } as const] : [];
  // An end that no series comes to is marked, and no longer understood.
  const understood = parsed.filter((piece) => !wrong.some(({ from, to }) => from < piece.to && piece.from < to));
  const events = (series?.days.length ? series.days : when.days.length > 1 ? when.days : [begin]).map(on);
  return {
    type,
    enseignants: teacher?.name ?? '',
    title: leftOver(phrase, [...parsed, ...when.unsettled]),
    understood: understood.toSorted(byPlace),
    unsettled: [...when.unsettled, ...wrong].toSorted(byPlace),
    span: events[0]?.span ?? on(begin).span,
    series: events.length > 1 ? { spans: events.map(({ span }) => span), skipped: series?.skipped ?? [] } : null,
    clocks: events.flatMap(({ times }) => times).filter(({ kind }) => kind !== 'once'),
  };
}

const byPlace = (a: Piece, b: Piece): number => a.from - b.from;

function wallTimeAt(day: Day, minute: number, zone: string): WallTime {
  const clock = Temporal.PlainDate.from(day).toPlainDateTime().add({ minutes: minute });
  const [earlier, later] = (['earlier', 'later'] as const).map((disambiguation) =>
    clock.toZonedDateTime(zone, { disambiguation }),
  );
  const at = clock.toZonedDateTime(zone);
  const kind =
    !earlier || !later || earlier.equals(later) ? 'once' : at.toPlainDateTime().equals(clock) ? 'twice' : 'skipped';
  return { minute, at: at.epochMilliseconds, kind };
}
