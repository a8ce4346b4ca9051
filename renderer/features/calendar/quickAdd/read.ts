import { Temporal } from 'temporal-polyfill';
import type { Language } from '#shared/text/languages.ts';
import { hueOf } from '../appearance/hue.ts';
import type { Span } from '../gesture/span.ts';
import { afterNoon, hoursIn } from './clock.ts';
import { dateIn, isNear, wholeWeekday } from './date.ts';
import type { DateWords } from './dateWords.ts';
import { dayIn } from './day.ts';
import { leftoversIn } from './leftovers.ts';
import { lengthIn, soonIn } from './length.ts';
import type { Mark, Why } from './marks.ts';
import type { Named } from './names.ts';
import { teacherIn, typeIn } from './names.ts';
import type { Piece } from './phrase.ts';
import { blanked, folded, leftOver, legible, pieceOf } from './phrase.ts';
import { repetitionIn } from './repetition.ts';
import { choicesOf } from './unclear.ts';
import type { Wall } from './wall.ts';
import { wallAt } from './wall.ts';

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
const mostDates = 8;

/**
 * Parses « demain 14h entretien Dupont 30 min ». Never fails: what is not given is the slot's, what looks like a day,
 * an hour or a length and cannot be one, or is given twice, is marked, and the rest is the title.
 */
export function readPhrase(phrase: string, around: Around): Reading {
  const { now, zone, slot, language } = around;
  const names = namesIn(phrase, around.asName ?? []);
  const pieces: Piece[] = [];
  const marks: Mark[] = [];
  const take = (found: readonly Piece[]): void => void pieces.push(...found);
  const mark = (found: readonly Piece[], why: Why): void =>
    void marks.push(...found.map(({ from, to }) => ({ from, to, why })));
  const left = (of: (text: string) => string): string => blanked(of(phrase), [...pieces, ...marks, ...names]);

  mark(repetitionIn(left(folded)), 'repetition');
  const today = dateOf(now, zone);
  let date: Temporal.PlainDate | null = null;
  for (let tries = 0; tries < mostDates; tries += 1) {
    const given = dateIn(left(folded), today, language);
    if (!given) break;
    if (given.why !== null) mark([given.piece], given.why);
    else if (date) mark([given.piece], 'second');
    else take([given.piece]);
    date ??= given.day;
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
  else if (said) (soon || (date && !said.day.equals(date)) ? mark : take)(said.pieces, 'second');
  const day = date ?? (said && 'day' in said ? said.day : null);
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

  const byPlace = (a: Piece, b: Piece): number => a.from - b.from;
  const rest = {
    title: leftOver(phrase, [...pieces, ...marks]),
    type,
    enseignants: teacher?.name ?? '',
    understood: pieces.toSorted(byPlace),
    marks: marks.toSorted(byPlace),
  };
  const minutes = length?.minutes ?? hours.length ?? (slot.fin - slot.debut) / minuteMs;
  if (soon) {
    const debut = Math.ceil(now / minuteMs + soon.minutes) * minuteMs;
    return { ...rest, span: { debut, fin: debut + minutes * minuteMs }, clocks: [] };
  }
  const minute = start ?? part?.minute ?? minuteOf(slot.debut, zone);
  const tonight = part?.isToday === true && !day;
  const first = wallAt(tonight ? today : (day ?? dateOf(slot.debut, zone)), minute, zone);
  // On a Thursday at noon, « jeudi 9h » is next week's.
  const weekly = !date && said && 'weekly' in said && said.weekly;
  const begin =
    weekly && first.at < now && first.day.equals(today) ? wallAt(first.day.add({ days: 7 }), minute, zone) : first;
  if (hours.end === null)
    return { ...rest, span: { debut: begin.at, fin: begin.at + minutes * minuteMs }, clocks: odd(begin) };
  const overMidnight = hours.end < minute && hours.end <= 6 * 60 && minute >= 18 * 60;
  const finish = wallAt(overMidnight ? begin.day.add({ days: 1 }) : begin.day, hours.end, zone);
  return { ...rest, span: { debut: begin.at, fin: finish.at }, clocks: odd(begin, finish) };
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
