import { Temporal } from 'temporal-polyfill';
import type { Span } from '../gesture/span.ts';
import { hueOf } from '../look/hue.ts';
import { hoursIn } from './clock.ts';
import type { DateWords } from './dateWords.ts';
import { dayIn } from './day.ts';
import { lengthIn, soonIn } from './length.ts';
import type { Named } from './names.ts';
import { teacherIn, typeIn } from './names.ts';
import type { Piece } from './phrase.ts';
import { blanked, folded, leftOver, legible } from './phrase.ts';
import type { Wall } from './wall.ts';
import { wallAt } from './wall.ts';

/** What a phrase is read against. */
export interface Around {
  /** Epoch ms. */
  readonly now: number;
  readonly zone: string;
  readonly language: 'fr' | 'en';
  /** Where the event stands as long as the phrase says nothing else. */
  readonly slot: Span;
  readonly types: readonly Named[];
  /** As the school writes them. */
  readonly teachers: readonly string[];
  readonly words: DateWords;
}

/** What was understood of a phrase. */
export interface Reading {
  readonly span: Span;
  /** Hours that the school's clock skips on that day, or shows twice. */
  readonly clocks: readonly Wall[];
  readonly title: string;
  readonly type: Named | null;
  readonly enseignants: string;
}

const minuteMs = 60_000;
const dayMinutes = 1440;

/** Parts of a day, and where they begin. */
const parts: readonly (readonly [RegExp, number])[] = [
  [/(?<!\p{L})(?:(?:dans |in )?(?:l'|the )|ce |this )?(?:apres[ -]midi|aprem|afternoon)(?!\p{L})/u, 14 * 60],
  [/(?<!\p{L})(?:(?:in the |le |ce |this )?(?:matin|matinee|morning))(?!\p{L})/u, 9 * 60],
  [/(?<!\p{L})(?:(?:in the |le |ce |this )?(?:soir|soiree|evening)|tonight)(?!\p{L})/u, 18 * 60],
];

/** Reads « demain 14h entretien Dupont 30 min ». Never fails: what is not understood is the title, what is not said is the slot's. */
export function readPhrase(phrase: string, around: Around): Reading {
  const { now, zone, slot } = around;
  const pieces: Piece[] = [];
  const take = (found: readonly Piece[]): void => void pieces.push(...found);
  const left = (of: (text: string) => string): string => blanked(of(phrase), pieces);

  const soon = soonIn(left(folded));
  if (soon) take([soon.piece]);
  const length = lengthIn(left(folded));
  if (length) take([length.piece]);
  const hours = hoursIn(left(folded));
  take(hours.pieces);
  const part = partIn(left(folded));
  if (part) take([part.piece]);
  const today = dateOf(now, zone);
  const said = dayIn(left(legible), today, around.language, around.words);
  if (said) take(said.pieces);
  const type = typeIn(left(folded), around.types);
  const teacher = teacherIn(left(folded), around.teachers, type !== null && hueOf(type.name) === 'interview');
  if (teacher?.piece) take([teacher.piece]);

  const rest = { title: leftOver(phrase, pieces), type, enseignants: teacher?.name ?? '' };
  const minutes = length?.minutes ?? hours.length ?? (slot.fin - slot.debut) / minuteMs;
  if (soon) {
    const debut = Math.ceil(now / minuteMs + soon.minutes) * minuteMs;
    return { ...rest, span: { debut, fin: debut + minutes * minuteMs }, clocks: [] };
  }
  const start = hours.start ?? part?.minute ?? minuteOf(slot.debut, zone);
  const tonight = part?.isToday === true && !said;
  const first = wallAt(tonight ? today : (said?.day ?? dateOf(slot.debut, zone)), start, zone);
  // On a Thursday at noon, « jeudi 9h » is next week's.
  const begin = said?.weekly && first.at < now && said.day.equals(today) ? wallAt(said.day.add({ days: 7 }), start, zone) : first;
  if (hours.end === null) return { ...rest, span: { debut: begin.at, fin: begin.at + minutes * minuteMs }, clocks: odd(begin) };
  const overMidnight = hours.end < start && hours.end <= 6 * 60 && start >= 18 * 60;
  const finish = wallAt(overMidnight ? begin.day.add({ days: 1 }) : begin.day, hours.end, zone);
  return { ...rest, span: { debut: begin.at, fin: finish.at }, clocks: odd(begin, finish) };
}

function partIn(text: string): { readonly minute: number; readonly isToday: boolean; readonly piece: Piece } | null {
  for (const [pattern, minute] of parts) {
    const match = pattern.exec(text);
    if (match) return { minute, isToday: /^(?:ce |this |tonight)/u.test(match[0]), piece: { from: match.index, to: match.index + match[0].length } };
  }
  return null;
}

const odd = (...walls: readonly Wall[]): readonly Wall[] => walls.filter(({ kind }) => kind !== 'once');
const dateOf = (at: number, zone: string): Temporal.PlainDate => Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate();

function minuteOf(at: number, zone: string): number {
  const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  return (hour * 60 + minute) % dayMinutes;
}
