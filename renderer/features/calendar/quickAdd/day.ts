import { Temporal } from 'temporal-polyfill';
import { languageNames } from '#shared/text/languages.ts';
import type { Language } from '#shared/text/languages.ts';
import { isNamed, isNear, numberedDay } from './date.ts';
import type { DateWords } from './dateWords.ts';
import type { Mark } from './marks.ts';
import type { Piece } from './phrase.ts';
import { blanked, folded, pieceOf } from './phrase.ts';

/** The day of a phrase. */
export interface SaidDay {
  readonly day: Temporal.PlainDate;
  /** Given by the day of the week alone: if the hour is past, it is the next one. */
  readonly weekly: boolean;
  readonly pieces: readonly Piece[];
}

/**
 * The day that a phrase gives in words, from today on; null when it gives none. `text` is readable, and dates, hours
 * and lengths are removed: chrono would parse numbers beside a day as hours.
 */
export function dayIn(
  text: string,
  today: Temporal.PlainDate,
  language: Language,
  words: DateWords,
): SaidDay | Mark | null {
  const offset = shiftIn(text);
  const numbered = numberedIn(text, today);
  if (numbered) return numbered;
  const open = offset ? blanked(text, [offset.piece]) : text;
  const others = languageNames.filter((other) => other !== language);
  const inOthers = (): SaidDay | null =>
    others.reduce<SaidDay | null>((found, other) => found ?? read(open, today, other, words, true), null);
  const found = read(open, today, language, words) ?? inOthers();
  if (!found)
    return offset?.alone ? { day: today.add({ days: offset.days }), weekly: false, pieces: [offset.piece] } : null;
  const pieces = [...found.pieces, ...(offset ? [offset.piece] : [])];
  return { ...found, weekly: found.weekly && !offset, day: found.day.add({ days: offset?.days ?? 0 }), pieces };
}

/** What chrono does not know: « après-demain », « lundi en huit », "the day after tomorrow". */
const shifts: readonly (readonly [RegExp, number, alone: boolean])[] = [
  [/(?<!\p{L})(?:apr[eè]s[ -]demain|surlendemain|(?:the )?day after tomorrow)(?!\p{L})/u, 2, true],
  [/(?<!\p{L})en huit(?!\p{L})/u, 7, false],
  [/(?<!\p{L})en quinze(?!\p{L})/u, 14, false],
  [/(?<!\p{L})(?:a|one) week (?:from|after)(?= )/u, 7, false],
];

function shiftIn(text: string): { readonly days: number; readonly alone: boolean; readonly piece: Piece } | null {
  for (const [pattern, days, alone] of shifts) {
    const match = pattern.exec(text);
    if (match) return { days, alone, piece: pieceOf(match) };
  }
  return null;
}

/** The next day of a number; it must be the given day of the week, or is marked. */
function numberedIn(text: string, today: Temporal.PlainDate): SaidDay | Mark | null {
  const match = numberedDay.exec(folded(text));
  const wanted = Number(match?.groups?.['day']);
  if (!match || wanted < 1 || wanted > 31) return null;
  for (let month = today.with({ day: 1 }), tries = 0; tries < 12; month = month.add({ months: 1 }), tries += 1) {
    if (wanted > month.daysInMonth) continue;
    const day = month.with({ day: wanted });
    if (Temporal.PlainDate.compare(day, today) < 0) continue;
    return isNamed(day, match.groups?.['weekday'])
      ? { day, weekly: false, pieces: [pieceOf(match)] }
      : { ...pieceOf(match), why: 'wrongWeekday' };
  }
  return null;
}

/** Small words that introduce a day and belong to no title. */
const lead = /(?<!\p{L})(?:le|la|ce|cette|pour|on|this|the|d[eè]s|du|au|for) $/u;
/** Chrono reads « sam 5 déc », and not « sam. 5 déc. ». */
const abbreviated = /(?<!\p{L})(?:lun|mar|mer|jeu|ven|sam|dim|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)\./gu;
/** A number alone is neither an hour nor a day. */
const loneNumber =
  /(?<![\p{L}\d/.-])\d{1,3}(?=\s|$)(?!\s+(?:jours?|semaines?|mois|ans?|days?|weeks?|months?|years?|janv|f[eé]vr|mars|avr|mai|juin|juil|ao[uû]t|sept|oct|nov|d[eé]c|jan|feb|apr|may|jun|jul|aug|sep|dec)|,? \d{4})/gu;
/** Of what chrono parses from numbers, only this form is unambiguous. */
const relative =
  /^(?:(?:le|la|pour|on|this|the) +)?(?:dans|in|d'ici) \d{1,3} (?:jours?|semaines?|mois|days?|weeks?|months?)$/u;
const monthBefore = /(?:jan|f[eé][vb]|mar|a[vp]r|ma[iy]|jui?[nl]|ao[uû]|aug|sep|oct|nov|d[eé]c)\p{L}*\.?\s*$/u;

const hidden = (text: string): string => '#'.repeat(text.length);

function read(
  text: string,
  today: Temporal.PlainDate,
  language: Language,
  words: DateWords,
  foreign = false,
): SaidDay | null {
  const spaced = text.replaceAll(abbreviated, (word) => `${word.slice(0, -1)} `);
  const masked = spaced
    .replaceAll(loneNumber, (digits, at: number) => (monthBefore.test(text.slice(0, at)) ? digits : hidden(digits)))
    .replaceAll(/ {3,}/gu, hidden)
    .replaceAll(
      /(?<relative>(?:dans|in|d'ici) \d{1,3} )|\d+/gu,
      (found, readable: string | undefined) => readable ?? hidden(found),
    );
  // Only the day's parts of the result are used, so the machine's own clock has no effect.
  const from = new Date(today.year, today.month - 1, today.day, 6);
  for (const { index, text: said, start } of words[language](masked, from, { forwardDate: true })) {
    const weekly = start.isCertain('weekday') && !start.isCertain('day');
    // A short word is more likely one of the current language: « mon entretien ».
    if ((!weekly && !start.isCertain('day')) || (foreign && said.length < 5)) continue;
    const [year, month, day] = [start.get('year'), start.get('month'), start.get('day')];
    if (year === null || month === null || day === null) continue;
    const led = lead.exec(text.slice(0, index));
    const dot = text[index + said.length] === '.' ? 1 : 0;
    const piece = { from: led ? led.index : index, to: index + said.length + dot };
    if (/\d/u.test(said) && !relative.test(folded(said).trim())) continue;
    if (!isNear(year, today)) continue;
    return { day: Temporal.PlainDate.from({ year, month, day }), weekly, pieces: [piece] };
  }
  return null;
}
