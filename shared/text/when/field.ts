import type { Language } from '../languages.ts';
import { addDays, clockText } from './civil.ts';
import type { Day } from './civil.ts';
import { wholeDay, wholeItem } from './forms.ts';
import { halvesOf } from './hours.ts';
import type { Around, Item } from './items.ts';
import { pattern } from './patterns.ts';
import { folded } from './phrase.ts';
import { words } from './words.ts';

/** What is known of the field in which a day is typed. */
export interface DayField {
  readonly today: Day;
  readonly language?: Language;
  /** The day that is there, from which « +7 » counts. */
  readonly value?: Day;
  /** Of a day without its year; or which day « lundi » and « le 20 » are. */
  readonly year?: Around['year'];
}

/** « 23 », « 1er ». */
const numberAlone = pattern(String.raw`^\d{1,2}{ordinal}?$`, 'iu');
/** In characters; what is longer is neither a day nor an hour. */
const longest = 200;
/** No day of a form is further away. */
const yearsAround = 150;

const plain = (text: string): string => (text.length > longest ? '' : folded(text).replaceAll(/ +/gu, ' ').trim());
const around = ({ today, language = 'fr', year = 'nearest' }: DayField): Around => ({
  today,
  language,
  year,
  yearsAround,
});
/** The hour or the length that a text is as a whole. */
const wholeTime = (text: string): Item | null => wholeItem(text, around({ today: '2000-01-01' }));

/**
 * The days that a text may mean: 19/11/2026, 19 11, 19112026, « lundi » (the next one), « demain », « jeu. 26 », « 23 »
 * (the next 23rd), and « +7 » or « -2 » from the day that is there. None, one, or several of which the user says one.
 */
export const daysIn = (text: string, field: DayField): readonly Day[] =>
  namedDays(
    text
      .slice(0, longest + 1)
      .trim()
      .replace(numberAlone, 'le $&')
      .replace(/^(\d{2})(\d{2})(\d{4}|\d{2})$/u, '$1/$2/$3')
      .replace(/^\d{1,2}(?:\s*[\s/]\s*\d{1,2}){1,2}$|^\d{1,2}\s*[\s/]\s*\d{1,2}\s*[\s/]\s*\d{4}$/u, (numbers) =>
        numbers.replaceAll(/\s*[\s/]\s*/gu, '/'),
      ),
    field,
  );

/** The same without bare numbers: « 12 » or « 06 12 » may be anything where a person or a number is searched for. */
export function namedDays(text: string, field: DayField): readonly Day[] {
  const said = plain(text).replace(/^(\d{1,2})[.-](\d{1,2})$/u, '$1/$2');
  const by = /^([+-]) ?(\d{1,3})(?: ?(\p{L}+))?$/u.exec(said);
  if (by) {
    const [, sign, count = '0', unit = ''] = by;
    const days = unit === '' ? 1 : daysOfUnit(unit);
    return days === null ? [] : [addDays(field.value || field.today, Number(count) * days * (sign === '-' ? -1 : 1))];
  }
  const item = wholeDay(said, around(field));
  if (item?.is === 'unclear') return item.options.flatMap(({ meaning }) => ('day' in meaning ? [meaning.day] : []));
  if (item?.is !== 'day' || item.isSince) return [];
  const isNext = item.by === 'weekday' && item.day === field.today && typeof field.year !== 'object';
  return [isNext ? addDays(item.day, 7) : item.day];
}

/** A date with its numbers, as files hold it: « demain » is none. `noSuchDay`: 31/02 is a date that no calendar has. */
export function dateIn(text: string, field: DayField): Day | null {
  const item = wholeDay(plain(text), around(field));
  if (item?.is === 'unread' && item.why === 'noSuchDay') return item.why;
  return item?.is === 'day' && item.by === 'date' ? item.day : null;
}

/** « j », « jours », « sem », "w": as the units of the languages begin. */
function daysOfUnit(unit: string): 1 | 7 | null {
  const isOf = (list: 'days' | 'weeks'): boolean =>
    Object.values(words[list]).some((name) => new RegExp(`^${name}$`, 'u').test(unit) || name.startsWith(unit));
  return isOf('days') ? 1 : isOf('weeks') ? 7 : null;
}

/** The only day that a text means; null for none, and where it may mean several. */
export function dayIn(text: string, field: DayField): Day | null {
  const [day = null, other] = daysIn(text, field);
  return other === undefined ? day : null;
}

/** The hours that a text may mean, as HH:MM: none, one, or two where it names no half of the day (4h). */
export function timesIn(text: string): readonly string[] {
  const said = plain(text).replace(
    /^(\d{1,2})(?: ?(\d{2}))?$/u,
    (_all, hour: string, minute = '') => `${hour}h${minute}`,
  );
  const item = wholeTime(said);
  if (item?.is !== 'hour' && item?.is !== 'number') return [];
  const { minute, isEither } = item.time;
  const time = clockText(minute);
  return isEither ? halvesOf(Math.floor(minute / 60)).map((hour) => hour + time.slice(2)) : [time];
}

/** The only hour that a text means, as HH:MM; null for none, and where it may be one of two. */
export function timeIn(text: string): string | null {
  const [time = null, other] = timesIn(text);
  return other === undefined ? time : null;
}

/** « +30 » (minutes), « -1h », « +1h30 »: the hour that is there, shifted on its day; null for anything else. */
export function shiftedTime(text: string, time: string): string | null {
  const [, sign, by = ''] = /^([+-]) ?(.+)$/u.exec(plain(text)) ?? [];
  if (sign === undefined || time === '') return null;
  const item = wholeTime(/^\d{1,3}$/u.test(by) ? `${by} min` : by);
  const minutes =
    item?.is === 'length' ? item.minutes : item?.is === 'hour' && item.time.mayBeLength ? item.time.minute : null;
  if (minutes === null) return null;
  const at = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes * (sign === '-' ? -1 : 1);
  if (at < 0 || at >= 24 * 60) return null;
  return clockText(at);
}
