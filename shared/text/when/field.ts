import { addDays, clockText } from './civil.ts';
import type { Day } from './civil.ts';
import { wholeItem } from './grammar.ts';
import type { Around, Item } from './grammar.ts';
import { folded } from './phrase.ts';

/** What is known of the field in which a day is typed. */
export interface DayField {
  readonly today: Day;
  /** The day that is there, from which « +7 » counts. */
  readonly value?: Day;
  /** Of a day without its year. */
  readonly year?: Around['year'];
}

/** In characters; what is longer is neither a day nor an hour. */
const longest = 200;
/** No day of a form is further away. */
const yearsAround = 150;
const plain = (text: string): string => (text.length > longest ? '' : folded(text).replaceAll(/ +/gu, ' ').trim());

/**
 * 19/11/2026, 19 11, 19112026, « lundi » (the next), « demain », « jeu. 26 », « 23 », « +7 » or « -2 » from the day
 * there. Of several the user says one.
 */
export const daysIn = (text: string, field: DayField): readonly Day[] =>
  namedDays(
    plain(text)
      .replace(/^\d{1,2}(?:er|st|nd|rd|th)?$/u, 'le $&')
      .replace(/^(\d{2})(\d{2})(\d{4}|\d{2})$/u, '$1/$2/$3')
      .replace(/^\d{1,2} ?[ /] ?\d{1,2}(?: ?[ /] ?\d{4})?$/u, (numbers) => numbers.replaceAll(/ ?[ /] ?/gu, '/')),
    field,
  );

/** The same without bare numbers: « 12 » or « 06 12 » may be anything where a person or a number is searched for. */
export function namedDays(text: string, field: DayField): readonly Day[] {
  const said = plain(text)
    .replace(/^(\d{1,2})[.-](\d{1,2})$/u, '$1/$2')
    .replace(/^\p{L}{3}$/u, '$&.');
  const [, sign, count = '0', unit = 'j'] = /^([+-]) ?(\d{1,3})(?: ?(\p{L}+))?$/u.exec(said) ?? [];
  if (sign !== undefined) {
    const days = daysOfUnit.find(([form]) => form.test(unit))?.[1];
    return days === undefined ? [] : [addDays(field.value || field.today, Number(`${sign}${count}`) * days)];
  }
  const item = wholeItem(said, { year: 'nearest', ...field, yearsAround });
  if (item?.is === 'oneOf') return item.days;
  const [day, other] = item?.is === 'day' ? item.days : [];
  if (item?.is !== 'day' || day === undefined || other !== undefined) return [];
  // Where a day is chosen, « lundi » is not the Monday on which one chooses.
  const isNext = item.by === 'weekday' && day === field.today;
  return [isNext ? addDays(day, 7) : day];
}

const daysOfUnit = [
  [/^(?:j|d|jours?|days?)$/u, 1],
  [/^(?:s|w|sem|semaines?|weeks?)$/u, 7],
] as const;

/** A date with its numbers, as files hold it: « demain » is none. `noSuchDay`: 31/02 is a date that no calendar has. */
export function dateIn(text: string, field: DayField): Day | null {
  const item = wholeItem(plain(text), { year: 'nearest', ...field, yearsAround });
  if (item?.is === 'wrong' && item.why === 'noSuchDay') return item.why;
  return item?.is === 'day' && item.by === 'date' && item.days.length === 1 ? (item.days[0] ?? null) : null;
}

/** The only day that a text means; null for none, and where it may mean several. */
export function dayIn(text: string, field: DayField): Day | null {
  const [day = null, other] = daysIn(text, field);
  return other === undefined ? day : null;
}

/** The hours that a text may mean, as HH:MM: none, one, or two where it names no half of the day (4h). */
export function timesIn(text: string): readonly string[] {
  const item = timeItem(plain(text).replace(/^(\d{1,2})(?:[. ]?(\d{2}))?$/u, '$1h$2'));
  if (item?.is !== 'hour') return [];
  const { minute, isEither } = item.time;
  return isEither ? [clockText(minute + 720), clockText(minute)] : [clockText(minute)];
}
const timeItem = (text: string): Item | null => wholeItem(text, { today: '2000-01-01', year: 'nearest', yearsAround });

/** The only hour that a text means, as HH:MM; null for none, and where it may be one of two. */
export function timeIn(text: string): string | null {
  const [time = null, other] = timesIn(text);
  return other === undefined ? time : null;
}

/** « +30 » (minutes), « -1h », « +1h30 »: the hour that is there, shifted on its day; null for anything else. */
export function shiftedTime(text: string, time: string): string | null {
  const [, sign, by = ''] = /^([+-]) ?(.+)$/u.exec(plain(text)) ?? [];
  if (sign === undefined || time === '') return null;
  const item = timeItem(/^\d{1,3}$/u.test(by) ? `${by} min` : by);
  const minutes =
    item?.is === 'length' ? item.minutes : item?.is === 'hour' && item.time.mayBeLength ? item.time.minute : null;
  if (minutes === null) return null;
  const at = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes * (sign === '-' ? -1 : 1);
  if (at < 0 || at >= 24 * 60) return null;
  return clockText(at);
}
