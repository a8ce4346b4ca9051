import { Temporal } from 'temporal-polyfill';
import { languages } from '#shared/text/languages.ts';
import type { Language } from '#shared/text/languages.ts';
import { addDays, weekNumber } from '#shared/text/when/civil.ts';
import type { Day } from '#shared/text/when/civil.ts';

export const dayOf = (ms: number, zone: string): Day => zoned(ms, zone).toPlainDate().toString();

/** HH:MM of an instant in a zone. */
export const timeOf = (ms: number, zone: string): string =>
  zoned(ms, zone).toPlainTime().toString({ smallestUnit: 'minute' });

/** Epoch ms of the first instant of a day in a zone. A day on which the clock changes has 23 or 25 hours. */
const startOfDay = (day: Day, zone: string): number =>
  Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds;

/** Epoch ms of a wall time. An hour that a clock change skips is read as the next one. */
const at = (day: Day, time: string, zone: string): number =>
  Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds;

/** An instant in the form in which it is sent: with its offset, never Z (R2.4). */
const toInstantText = (ms: number, zone: string): string =>
  zoned(ms, zone).toString({ timeZoneName: 'never', smallestUnit: 'second' });

/** The offset of a zone at an instant, `UTC+1`. */
function offsetName(ms: number, zone: string): string {
  const hours = zoned(ms, zone).offsetNanoseconds / 3.6e12;
  const whole = Math.trunc(hours);
  const minutes = Math.abs(Math.round((hours - whole) * 60));
  if (whole === 0 && minutes === 0) return 'UTC';
  return `UTC${hours < 0 ? '−' : '+'}${Math.abs(whole)}${minutes ? `:${String(minutes).padStart(2, '0')}` : ''}`;
}

const zoned = (ms: number, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);

/** No-break space, as French wants before : and inside « ». */
const nbsp = '\u00A0';

/** Words that Intl does not have for a language. */
const conventions: Readonly<
  Record<
    Language,
    {
      readonly units: readonly string[];
      readonly quote: (text: string) => string;
      /** Before an hour, before a day. */
      readonly at: string;
      readonly on: string;
      /** The article of a day, before it. */
      readonly the: string;
      /** The first day of a month, before its name. */
      readonly first: string;
    }
  >
> = {
  fr: {
    units: ['o', 'ko', 'Mo', 'Go', 'To'],
    quote: (text) => `«${nbsp}${text}${nbsp}»`,
    at: 'à',
    on: 'le',
    the: 'le ',
    first: '1er',
  },
  en: { units: ['B', 'kB', 'MB', 'GB', 'TB'], quote: (text) => `“${text}”`, at: 'at', on: 'on', the: '', first: '1' },
};

/** Formats moments (epoch ms), days and numbers in one language and in the school's zone. */
export type Format = ReturnType<typeof createFormat>;

export function createFormat(language: Language, zone: string) {
  const { locale } = languages[language];
  const { units, quote, at: atHour, on: onDay, the: theDay, first: firstDay } = conventions[language];
  const dated = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, ...options });
  const parts = {
    weekdayShort: dated({ weekday: 'short' }),
    weekdayLong: dated({ weekday: 'long' }),
    monthShort: dated({ month: 'short' }),
    monthLong: dated({ month: 'long' }),
    dayNumber: dated({ day: 'numeric' }),
    year: dated({ year: 'numeric' }),
    date: dated({ day: '2-digit', month: '2-digit', year: 'numeric' }),
  };
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const decimals = new Intl.NumberFormat(locale, { maximumFractionDigits: 12 });
  const decimalSign = decimals.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  const relatives = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });

  const time = (ms: number): string => timeOf(ms, zone);
  const clock = (ms: number): string => {
    const next = Math.ceil(ms / 1_000) * 1_000;
    return `${time(next)}:${String((next / 1_000) % 60).padStart(2, '0')}`;
  };
  const dayNumber = (ms: number): string => parts.dayNumber.format(ms);
  /** Before its month: « 1er décembre ». */
  const dayOfMonth = (ms: number): string => (dayNumber(ms) === '1' ? firstDay : dayNumber(ms));
  const monthShort = (ms: number): string => parts.monthShort.format(ms);
  const spaced = (...words: readonly string[]): string => words.join(nbsp);
  const day = (ms: number): string => spaced(parts.weekdayShort.format(ms), dayOfMonth(ms), monthShort(ms));
  const dayTime = (ms: number): string => `${day(ms)}, ${time(ms)}`;
  const date = (ms: number): string => parts.date.format(ms);
  /** Midnight is still the end of the day before it. */
  const isOneDay = (from: number, to: number): boolean =>
    dayOf(from, zone) === dayOf(to, zone) || to === startOfDay(addDays(dayOf(from, zone), 1), zone);
  const timeRange = (from: number, to: number): string =>
    isOneDay(from, to) ? `${time(from)}${nbsp}– ${time(to)}` : `${dayTime(from)}${nbsp}– ${dayTime(to)}`;

  return {
    language,
    zone,
    /** 14:30 */
    time,
    /** 14:30:05, for what happens in a moment: « at 14:30 » may be over already. */
    clock,
    /** 10:30 – 11:15, or with both days where it goes over midnight: it may be read on any day that it touches. */
    timeRange,
    /** jeu. 19 nov., 10:30 – 11:15, or mer. 25 nov., 23:00 – jeu. 26 nov., 01:00 */
    dayRange: (from: number, to: number): string =>
      isOneDay(from, to) ? `${day(from)}, ${timeRange(from, to)}` : timeRange(from, to),
    isOneDay,
    /** jeu. 19 nov. */
    day,
    /** jeu. */
    weekdayShort: (ms: number): string => parts.weekdayShort.format(ms),
    /** 19 */
    dayNumber,
    /** 19 nov. */
    dayMonth: (ms: number): string => spaced(dayOfMonth(ms), monthShort(ms)),
    /** Jeudi 19 novembre */
    dayLong: (ms: number): string =>
      capital(spaced(parts.weekdayLong.format(ms), dayOfMonth(ms), parts.monthLong.format(ms))),
    /** Mardi 1 décembre: the name of a cell that shows 1, as what is spoken to it begins with (WCAG 2.5.3). */
    dayOfTable: (ms: number): string =>
      capital(spaced(parts.weekdayLong.format(ms), dayNumber(ms), parts.monthLong.format(ms))),
    /** Novembre 2026 */
    month: (ms: number): string => capital(spaced(parts.monthLong.format(ms), parts.year.format(ms))),
    /** 19/11/2026 */
    date,
    /** 19/11/2026, 14:30, for what may be of any year. */
    dateTime: (ms: number): string => `${date(ms)}, ${time(ms)}`,
    /** jeu. 19 nov., 14:30 */
    dayTime,
    /** When something was received or done: 14:30 today, mer. 18 nov., 14:30 earlier. */
    moment: (ms: number, now: number): string => (dayOf(ms, zone) === dayOf(now, zone) ? time(ms) : dayTime(ms)),
    /** The same within a sentence: à 14:30, le mer. 18 nov., 14:30. */
    when: (ms: number, now: number): string =>
      dayOf(ms, zone) === dayOf(now, zone) ? `${atHour} ${time(ms)}` : `${onDay} ${dayTime(ms)}`,
    /** The same after « depuis » or « avant »: 14:30, le mer. 18 nov., 14:30. */
    bound: (ms: number, now: number): string =>
      dayOf(ms, zone) === dayOf(now, zone) ? time(ms) : `${theDay}${dayTime(ms)}`,
    /** From the first to the last instant, both included: 16 – 20 nov. 2026, 28 nov. – 2 déc. 2026. */
    weekRange: (first: number, last: number): string => {
      const end = spaced(dayOfMonth(last), monthShort(last), parts.year.format(last));
      if (dayOf(first, zone) === dayOf(last, zone)) return end;
      const sameYear = parts.year.format(first) === parts.year.format(last);
      const sameMonth = sameYear && monthShort(first) === monthShort(last);
      const start = [
        dayOfMonth(first),
        ...(sameMonth ? [] : [monthShort(first)]),
        ...(sameYear ? [] : [parts.year.format(first)]),
      ];
      return `${spaced(...start)}${nbsp}– ${end}`;
    },
    /** cette semaine, demain, le mois dernier */
    relative: (by: number, unit: 'day' | 'week' | 'month'): string => relatives.format(by, unit),
    /** 47 */
    weekNumber: (ms: number): number => weekNumber(dayOf(ms, zone)),
    /** 2,4 Mo; 184 ko */
    size: (bytes: number): string => {
      const step = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
      const amount = bytes / 1000 ** step;
      return spaced(numbers.format(amount >= 100 || step < 2 ? Math.round(amount) : amount), units[step] ?? '');
    },
    /** 45 min, 2 h, 1 h 30 */
    duration: (ms: number): string => {
      const minutes = Math.round(ms / 60_000);
      const hours = Math.floor(minutes / 60);
      if (hours === 0) return spaced(String(minutes), 'min');
      const rest = minutes % 60;
      return rest === 0 ? spaced(String(hours), 'h') : spaced(String(hours), 'h', String(rest).padStart(2, '0'));
    },
    /** 80 %, of a number from 0 to 100 */
    percent: (value: number): string => percents.format(value / 100),
    /** 1 250,5 */
    number: (value: number): string => numbers.format(value),
    /** A value of the service, with all its decimals: 13,75 */
    decimal: (value: number): string => decimals.format(value),
    /** The same of a text, to its last digit and without separators, as a field shows it: 1250,10 */
    decimalText: (text: string): string => text.replace('.', decimalSign),
    /** « text », “text” */
    quote,
    /** UTC+1; of the school, or of another zone. */
    offset: (ms: number, of = zone): string => offsetName(ms, of),
    /** The civil day of an instant, YYYY-MM-DD. */
    dayOf: (ms: number): Day => dayOf(ms, zone),
    /** HH:MM of an instant: the form of TimeInput. */
    timeOf: (ms: number): string => timeOf(ms, zone),
    /** Epoch ms of a day's first instant. */
    startOfDay: (civil: Day): number => startOfDay(civil, zone),
    /** Epoch ms of a wall time (HH:MM) of a day. */
    at: (civil: Day, clock: string): number => at(civil, clock, zone),
    /** Epoch ms just after a day. */
    endOfDay: (civil: Day): number => startOfDay(addDays(civil, 1), zone),
    /** An instant for an intent: ISO with its offset, never Z (R2.4). */
    instant: (ms: number): string => toInstantText(ms, zone),
  };
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
