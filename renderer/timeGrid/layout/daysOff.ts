import { addDays, daysBetween, yearOf } from '#shared/text/when/civil.ts';
import type { Day } from '#shared/text/when/civil.ts';

/** The public holidays of the whole of France (Code du travail L3133-1); keys of `timeGrid.holiday`. */
export type Holiday =
  | 'newYear'
  | 'easterMonday'
  | 'labourDay'
  | 'victory'
  | 'ascension'
  | 'whitMonday'
  | 'national'
  | 'assumption'
  | 'allSaints'
  | 'armistice'
  | 'christmas';

const fixed: Readonly<Record<string, Holiday>> = {
  '01-01': 'newYear',
  '05-01': 'labourDay',
  '05-08': 'victory',
  '07-14': 'national',
  '08-15': 'assumption',
  '11-01': 'allSaints',
  '11-11': 'armistice',
  '12-25': 'christmas',
};
/** Days after Easter. */
const movable: Readonly<Record<number, Holiday>> = { 1: 'easterMonday', 39: 'ascension', 50: 'whitMonday' };

/**
 * Null for none. Not those of Alsace-Moselle or overseas: the school's place is unknown. Ascension before victory day
 * (2059).
 */
export function holidayOf(day: Day): Holiday | null {
  return movable[daysBetween(easter(yearOf(day)), day)] ?? fixed[day.slice(5)] ?? null;
}

/** Days on which the school is closed, as it says in Réglages: both ends are among them. */
export interface SchoolHolidays {
  readonly name: string;
  readonly from: Day;
  readonly to: Day;
}

/** Why nobody teaches on a day: a public holiday, or the school's own under its name. */
export type DayOff = { readonly holiday: Holiday } | { readonly name: string };

/** A public holiday goes before the school's own days around it. */
export function dayOff(day: Day, ofSchool: readonly SchoolHolidays[]): DayOff | null {
  const holiday = holidayOf(day);
  return holiday ? { holiday } : (ofSchool.find(({ from, to }) => from <= day && day <= to) ?? null);
}

/** Easter Sunday of a year of the Gregorian calendar (Butcher's algorithm). */
function easter(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const epact = (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const counted = epact + weekday - 7 * correction + 114;
  return addDays(`${year}-0${Math.floor(counted / 31)}-01`, counted % 31);
}
