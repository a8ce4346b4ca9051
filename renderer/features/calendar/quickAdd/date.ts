import { Temporal } from 'temporal-polyfill';
import type { Language } from '#shared/text/languages.ts';
import type { Why } from './marks.ts';
import type { Piece } from './phrase.ts';
import { pieceOf } from './phrase.ts';

/** A date in numbers in a phrase; `why` if no event can be planned on it. */
export interface GivenDate {
  readonly day: Temporal.PlainDate | null;
  readonly why: Why | null;
  readonly piece: Piece;
}

/** A timetable is made for the years around this one. */
const yearsAround = 10;
export const isNear = (year: number, today: Temporal.PlainDate): boolean => Math.abs(year - today.year) <= yearsAround;

const weekdays = ['lun|mon', 'mar|tue', 'mer|wed', 'jeu|thu', 'ven|fri', 'sam|sat', 'dim|sun'];
const longWeekday = String.raw`(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|monday|tuesday|wednesday|thursday|friday|saturday|sunday)`;
const weekday = String.raw`(?:${longWeekday}|(?:lun|mar|mer|jeu|ven|sam|dim|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\.?)`;
/** The name of a month begins like one of these; January first. */
const months = [
  'jan',
  'fev|feb',
  'mars|march|mar',
  'avr|apr',
  'mai|may',
  'juin|jun',
  'juil|jul',
  'aou|aug',
  'sep',
  'oct',
  'nov',
  'dec',
];
const month = String.raw`(?:janv(?:ier)?|jan(?:uary)?|fev(?:r(?:ier)?)?|feb(?:ruary)?|mars|march|avr(?:il)?|apr(?:il)?|mai|may|juin|june?|juil(?:let)?|july?|aout|aug(?:ust)?|sept?(?:embre|ember)?|oct(?:obre|ober)?|nov(?:embre|ember)?|dec(?:embre|ember)?)`;
/** Small words that introduce a day and belong to no title. */
const lead = String.raw`(?:(?:le|la|ce|cette|pour|on|this|the|des|du|au|for) )*`;
const wide = String.raw`(?:(?<weekday>${weekday}),? (?:(?:le|the) )?)?`;
/** Not followed by another digit or letter. */
const begin = String.raw`(?<![\p{L}\d:/.,-])`;
const end = String.raw`(?![\p{L}\d]|[:/.-]\d)`;
const year = String.raw`(?<year>\d{4}|'?\d{2}(?! ?(?:h|:|min|mn|am|pm|[/.,-]?\d)))`;

/** Each with named groups for its numbers; the input is normalised. */
const forms: readonly RegExp[] = [
  String.raw`(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})`,
  String.raw`(?<day>\d{1,2})(?<sign>[/.-])(?<month>\d{1,2})\k<sign>(?<year>\d{4}|\d{2})`,
  String.raw`(?<day>\d{1,2})/(?<month>\d{1,2})(?! ?(?:groupe|group|classe|journee|heure|finale|day|hour))`,
  String.raw`(?<day>\d{1,2})(?:er|st|nd|rd|th)? ?(?:of )?(?<name>${month})(?!\p{L})\.?(?:,? ${year})?`,
].map(whole);
/** "Nov 24": only English writes this. */
const monthFirst = (names: string): RegExp =>
  whole(
    String.raw`(?<name>${names})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?(?! ?(?:h|:|min|mn|am|pm))(?:,? (?<year>\d{4}))?`,
  );
const monthFirstIn: Readonly<Record<Language, RegExp>> = {
  en: monthFirst(`${month}|mar`),
  fr: monthFirst('january|february|march|april|june|july|august|september|october|november|december'),
};

function whole(form: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})${lead}${wide}${begin}${form}${end}`, 'u');
}

/** The first date of a phrase given by day and month; null when there is none. `text` is normalised. */
export function dateIn(text: string, today: Temporal.PlainDate, language: Language): GivenDate | null {
  const found = [...forms, monthFirstIn[language]].map((form) => form.exec(text)).filter((match) => match !== null);
  const [first] = found.toSorted((a, b) => a.index - b.index || b[0].length - a[0].length);
  return first ? given(first, today) : null;
}

function given(match: RegExpExecArray, today: Temporal.PlainDate): GivenDate {
  const { day: dayText = '', month: number, name, year: said, weekday: named } = match.groups ?? {};
  const piece = pieceOf(match);
  const inYear =
    name === undefined ? Number(number) : months.findIndex((start) => new RegExp(`^(?:${start})`, 'u').test(name)) + 1;
  const wanted = Number(dayText);
  const digits = said?.replace("'", '');
  const years = digits === undefined ? null : Number(digits) + (digits.length === 2 ? 2000 : 0);
  const wrong = (why: Why): GivenDate => ({ day: null, why, piece });
  if (years !== null && !isNear(years, today)) return wrong('farYear');
  const day = years === null ? next(wanted, inYear, today) : dayOf(years, inYear, wanted);
  if (day === null) return wrong('noSuchDay');
  return isNamed(day, named) ? { day, why: null, piece } : wrong('wrongWeekday');
}

/** The next one from today on, within a year: 29 February of another year needs its year. */
function next(day: number, inYear: number, today: Temporal.PlainDate): Temporal.PlainDate | null {
  const here = dayOf(today.year, inYear, day);
  return here && Temporal.PlainDate.compare(here, today) >= 0 ? here : dayOf(today.year + 1, inYear, day);
}

function dayOf(ofYear: number, inYear: number, day: number): Temporal.PlainDate | null {
  if (inYear < 1 || inYear > 12 || day < 1) return null;
  const first = Temporal.PlainDate.from({ year: ofYear, month: inYear, day: 1 });
  return day > first.daysInMonth ? null : first.with({ day });
}

/** Whether a day is the given day of the week; normalised. */
export const isNamed = (day: Temporal.PlainDate, named: string | undefined): boolean =>
  named === undefined || new RegExp(`^(?:${weekdays[day.dayOfWeek - 1] ?? ''})`, 'u').test(named);

/** A day of the week by its whole name. */
export const wholeWeekday = new RegExp(String.raw`(?<!\p{L})${longWeekday}(?!\p{L})`, 'u');
/** « lundi 24 », « le 24 », "the 24th". */
export const numberedDay = new RegExp(
  String.raw`(?<!\p{L})(?:(?:le |on |the )?(?<weekday>${weekday}) (?:le |the )?|le |(?:on )?the )(?<day>\d{1,2})(?:er|st|nd|rd|th)?(?![\p{L}\d]|[/.-]\d| ?(?:h(?![\p{L}])|heures?|:))`,
  'u',
);
