import { useCallback, useEffect, useMemo, useState } from 'react';
import { Temporal } from 'temporal-polyfill';
import { useTeachers } from '#cache/queries/teachers.ts';
import type { Language } from '#shared/text/languages.ts';
import { useFormat, useNow } from '#ui/index.ts';
import { hueOf } from '../appearance/hue.ts';
import type { Span } from '../gesture/span.ts';
import { daysOf, mostEvents } from '../repeat/series.ts';
import type { Rule } from '../repeat/series.ts';
import { afterNoon, hoursIn } from './clock.ts';
import { dateIn, isNear, wholeWeekday } from './date.ts';
import type { DateWords } from './dateWords.ts';
import { loadDateWords } from './dateWords.ts';
import { dayIn } from './day.ts';
import { leftoversIn } from './leftovers.ts';
import { lengthIn, soonIn } from './length.ts';
import type { Mark, Why } from './marks.ts';
import { useQuickMemory } from './memory.ts';
import type { Named } from './names.ts';
import { teacherIn, typeIn } from './names.ts';
import type { Piece } from './phrase.ts';
import { blanked, folded, leftOver, legible, pieceOf } from './phrase.ts';
import { ruleOf } from './readSeries.ts';
import type { SeriesReading } from './readSeries.ts';
import { repetitionIn } from './repetition.ts';
import { isList, seriesIn, sinceBefore } from './seriesWords.ts';
import { choicesOf } from './unclear.ts';
import type { Wall } from './wall.ts';
import { wallAt } from './wall.ts';

/** What is wrong with a reading: it cannot be kept like this. */
type QuickProblem = 'skipped' | 'endBeforeStart' | 'marked';

export interface QuickReading extends Reading {
  /** The type was not given: the last one is used. */
  readonly isLastType: boolean;
  readonly problem: QuickProblem | null;
}

export interface PhraseReading {
  /** Null until the date parser is loaded. */
  readonly reading: QuickReading | null;
  /** Resolves to the reading of the phrase as it is now, once the date parser is loaded. */
  readonly whenRead: () => Promise<QuickReading>;
}

/** A phrase as an event, in the current language and zone. */
export function useReading(
  phrase: string,
  slot: Span,
  types: readonly Named[],
  asName: readonly string[],
): PhraseReading {
  const { language, zone } = useFormat();
  const now = useNow();
  const known = useTeachers();
  const lastTypeId = useQuickMemory((memory) => memory.lastTypeId);
  const [words, setWords] = useState<DateWords | null>(null);
  useEffect(() => void loadDateWords().then(setWords), []);
  const readWith = useCallback(
    (dateWords: DateWords): QuickReading => {
      const teachers = known.map(({ name }) => name);
      const reading = readPhrase(phrase, { now, zone, language, slot, types, teachers, words: dateWords, asName });
      const last = types.find(({ id }) => id === lastTypeId) ?? null;
      return {
        ...reading,
        type: reading.type ?? last,
        isLastType: reading.type === null && last !== null,
        problem: problemOf(reading),
      };
    },
    [language, zone, now, phrase, slot, types, known, lastTypeId, asName],
  );
  const reading = useMemo(() => words && readWith(words), [words, readWith]);
  return { reading, whenRead: async () => reading ?? readWith(await loadDateWords()) };
}

function problemOf({ span, clocks, marks }: Reading): QuickProblem | null {
  if (clocks.some(({ kind }) => kind === 'skipped')) return 'skipped';
  if (span.fin <= span.debut) return 'endBeforeStart';
  return marks.length > 0 ? 'marked' : null;
}

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
  readonly words: DateWords;
  /** Texts of marked pieces that the user declared part of the name. */
  readonly asName?: readonly string[];
}

/** The result of parsing a phrase. */
export interface Reading {
  readonly span: Span;
  /** The events of a series, `span` being the first; null for one event. */
  readonly series: SeriesReading | null;
  /** Hours that the school's clock skips on that day, or shows twice. */
  readonly clocks: readonly Wall[];
  readonly title: string;
  readonly type: Named | null;
  readonly enseignants: string;
  /** Pieces that give the span or the teacher; text in none of these and not marked is the title. */
  readonly understood: readonly Piece[];
  /**
   * Pieces that are neither parsed nor the name: nothing is created until each is settled. In the order of the phrase.
   */
  readonly marks: readonly Mark[];
}

const minuteMs = 60_000;
const dayMinutes = 1440;
const noon = 12 * 60;

/** Parts of a day, and where they begin. */
const parts: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})(?:(?:dans |in )?(?:l'|the )|ce |this )?(?:apres[ -]midi|aprem|afternoon)(?!\p{L})/u, 14 * 60],
  [/(?<!\p{L})(?:(?:in the |le |ce |this )?(?:matin|matinee|morning))(?!\p{L})/u, 9 * 60],
  [/(?<!\p{L})(?:(?:in the |le |ce |this )?(?:soir|soiree|evening)|tonight)(?!\p{L})/u, 18 * 60],
];

/** More dates than one line contains. */
const mostDates = mostEvents;

/**
 * Parses « demain 14h entretien Dupont 30 min ». Never fails: what is not given is the slot's, what looks like a day,
 * an hour or a length and cannot be one, or is given twice, is marked, and the rest is the title.
 */
export function readPhrase(phrase: string, around: Around): Reading {
  const { now, zone, slot, language } = around;
  const names = [...namesIn(phrase, around.asName ?? [])];
  const pieces: Piece[] = [];
  const marks: Mark[] = [];
  const take = (found: readonly Piece[]): void => void pieces.push(...found);
  const mark = (found: readonly Piece[], why: Why): void =>
    void marks.push(...found.map(({ from, to }) => ({ from, to, why })));
  const left = (of: (text: string) => string): string => blanked(of(phrase), [...pieces, ...marks, ...names]);

  const today = dateOf(now, zone);
  // Read now, and judged once the rest is read: no other parser takes a part of it.
  const repeats = seriesIn(left(folded), left(legible), today, language, around.words);
  names.push(...repeats.pieces.every, ...repeats.pieces.end, ...repeats.pieces.holidays);
  mark(repetitionIn(left(folded)), 'repetition');
  const dates: { readonly day: Temporal.PlainDate; readonly piece: Piece }[] = [];
  for (let tries = 0; tries < mostDates; tries += 1) {
    const next = dateIn(
      blanked(
        left(folded),
        dates.map(({ piece }) => piece),
      ),
      today,
      language,
    );
    if (!next) break;
    if (next.day) dates.push({ day: next.day, piece: next.piece });
    else mark([next.piece], next.why ?? 'unread');
  }
  dates.sort((a, b) => a.piece.from - b.piece.from);
  const date = dates[0]?.day ?? null;
  const isDates =
    dates.length > 1 &&
    isList(
      folded(phrase),
      dates.map(({ piece }) => piece),
    );
  const [given, ...otherDates] = dates;
  if (given && isDates) take([{ from: given.piece.from, to: dates.at(-1)?.piece.to ?? 0 }]);
  else if (given) {
    take([given.piece]);
    mark(
      otherDates.map(({ piece }) => piece),
      'second',
    );
  }
  const soon = soonIn(left(folded));
  if (soon) take([soon.piece]);
  const length = lengthIn(left(folded));
  const written = hoursIn(blanked(left(folded), length ? [length.piece] : []), {
    hasLength: length !== null,
    isYear: (number) => isNear(number, today),
  });
  const part = partIn(blanked(left(folded), written.pieces));
  // « demain après-midi à 4h » says which half of the day.
  const asked = written.unclear && (part === null || written.unclear.length !== null) ? written.unclear : null;
  const hours = asked
    ? { ...written, start: null, end: null }
    : written.unclear && part && part.minute >= noon
      ? afterNoon(written)
      : written;
  const start = hours.start;
  if (length)
    (hours.start !== null && hours.end !== null && hours.end - hours.start !== length.minutes ? mark : take)(
      [length.piece],
      'second',
    );
  if (soon && (written.start !== null || written.end !== null)) mark(hours.pieces, 'second');
  else if (asked) {
    marks.push({ ...asked.piece, why: 'unclear', choices: choicesOf(phrase, asked, language) });
    take(hours.pieces.filter(({ from }) => from < asked.piece.from || from >= asked.piece.to));
  } else take(hours.pieces);
  if (part) (soon || (start !== null && part.minute < noon !== start < noon) ? mark : take)([part.piece], 'second');
  const understood = {
    hour: written.start !== null || soon !== null,
    length: length !== null || written.length !== null || written.end !== null,
  };
  marks.push(...leftoversIn(left(folded), { ...understood, day: date !== null }, { days: false }));
  const said = dayIn(left(legible), today, language, around.words);
  if (said && 'why' in said) mark([said], said.why);
  const isWeekdayTwice = said && 'weekly' in said && said.weekly && repeats.every?.weekdays;
  if (said && 'day' in said)
    (soon || isWeekdayTwice || (date && !said.day.equals(date)) ? mark : take)(said.pieces, 'second');
  const day = date ?? (said && 'day' in said && !isWeekdayTwice ? said.day : null);
  const otherDay = day && wholeWeekday.exec(left(folded));
  if (otherDay) mark([pieceOf(otherDay)], 'second');
  marks.push(...leftoversIn(left(folded), { ...understood, day: day !== null }, { days: true }));

  const type = typeIn(left(folded), around.types);
  const teacher = teacherIn(
    left((text) => text.normalize('NFC')),
    around.teachers,
    type !== null && hueOf(type.name) === 'interview',
  );
  if (teacher?.piece) take([teacher.piece]);

  const listed = isDates ? dates.map((each) => each.day) : [];
  const { rule, taken, marked } = ruleOf(repeats, { dates: listed, isDayGiven: day !== null });
  take(taken);
  for (const [found, why] of marked) mark(found, why);

  const minutes = length?.minutes ?? hours.length ?? (slot.fin - slot.debut) / minuteMs;
  const minute = start ?? part?.minute ?? minuteOf(slot.debut, zone);
  const tonight = part?.isToday === true && !day;
  const slotDay = dateOf(slot.debut, zone);
  const first = wallAt(tonight ? today : (day ?? slotDay), minute, zone);
  // On a Thursday at noon, « jeudi 9h » is next week's.
  const weekly = !date && said && 'weekly' in said && said.weekly;
  const begin =
    weekly && first.at < now && first.day.equals(today) ? wallAt(first.day.add({ days: 7 }), minute, zone) : first;
  /** The event on a day; every day has the same hours of the school's clock. */
  const on = (of: Temporal.PlainDate): { readonly span: Span; readonly walls: readonly Wall[] } => {
    const from = wallAt(of, minute, zone);
    if (hours.end === null) return { span: { debut: from.at, fin: from.at + minutes * minuteMs }, walls: [from] };
    const overMidnight = hours.end < minute && hours.end <= 6 * 60 && minute >= 18 * 60;
    const to = wallAt(overMidnight ? of.add({ days: 1 }) : of, hours.end, zone);
    return { span: { debut: from.at, fin: to.at }, walls: [from, to] };
  };
  const place = given?.piece ?? (said && 'day' in said ? said.pieces[0] : undefined);
  const since = rule && place ? sinceBefore(left(folded), place.from) : null;
  if (since) take([since]);
  let days =
    listed.length > 0
      ? [...new Set(listed.map(String))].toSorted().map((each) => Temporal.PlainDate.from(each))
      : [begin.day];
  let skipped: SeriesReading['skipped'] = [];
  if (rule && soon) mark(taken, 'second');
  else if (rule) {
    const found = daysOf(
      rule,
      startOf(rule, { day, begin: begin.day, slotDay, today, isOver: (at) => wallAt(at, minute, zone).at < now }),
    );
    if (found.isTooLong) mark(repeats.pieces.end, 'tooMany');
    else if (found.days.length === 0) mark(repeats.pieces.end, 'empty');
    if (found.days.length > 0) days = [...found.days];
    skipped = found.skipped.map((each) => ({ day: each.day.toString(), holiday: each.holiday }));
  }
  const events = days.map(on);

  const byPlace = (a: Piece, b: Piece): number => a.from - b.from;
  const rest = {
    title: leftOver(phrase, [...pieces, ...marks]),
    type,
    enseignants: teacher?.name ?? '',
    understood: pieces.toSorted(byPlace),
    marks: marks.toSorted(byPlace),
  };
  if (soon) {
    const debut = Math.ceil(now / minuteMs + soon.minutes) * minuteMs;
    return { ...rest, span: { debut, fin: debut + minutes * minuteMs }, clocks: [], series: null };
  }
  return {
    ...rest,
    span: events[0]?.span ?? on(begin.day).span,
    series: events.length > 1 ? { spans: events.map(({ span }) => span), skipped } : null,
    clocks: odd(...events.flatMap(({ walls }) => walls)),
  };
}

interface Beginnings {
  /** Given in the phrase. */
  readonly day: Temporal.PlainDate | null;
  /** Where one event would be. */
  readonly begin: Temporal.PlainDate;
  readonly slotDay: Temporal.PlainDate;
  readonly today: Temporal.PlainDate;
  /** The hour is past on that day. */
  readonly isOver: (day: Temporal.PlainDate) => boolean;
}

/** The day from which a series runs: the one given, else that of the slot where it suits, else today. */
function startOf({ weekdays }: Rule, { day, begin, slotDay, today, isOver }: Beginnings): Temporal.PlainDate {
  if (day || weekdays === null) return begin;
  const suits = weekdays.includes(slotDay.dayOfWeek) && Temporal.PlainDate.compare(slotDay, today) >= 0;
  const from = suits ? slotDay : today;
  return from.equals(today) && isOver(today) ? today.add({ days: 1 }) : from;
}

/** The positions of the texts that the user declared part of the name. */
function namesIn(phrase: string, texts: readonly string[]): readonly Piece[] {
  const read = folded(phrase);
  return texts.flatMap((text) => {
    const from = read.indexOf(folded(text));
    return text === '' || from === -1 ? [] : [{ from, to: from + text.length }];
  });
}

function partIn(text: string): { readonly minute: number; readonly isToday: boolean; readonly piece: Piece } | null {
  for (const [pattern, minute] of parts) {
    const match = pattern.exec(text);
    if (match)
      return {
        minute,
        isToday: /^(?:ce |this |tonight)/u.test(match[0]),
        piece: { from: match.index, to: match.index + match[0].length },
      };
  }
  return null;
}

const odd = (...walls: readonly Wall[]): readonly Wall[] => walls.filter(({ kind }) => kind !== 'once');
const dateOf = (at: number, zone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate();

function minuteOf(at: number, zone: string): number {
  const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  return (hour * 60 + minute) % dayMinutes;
}
