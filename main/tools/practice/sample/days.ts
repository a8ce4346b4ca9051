/** Days as YYYY-MM-DD texts: civil dates have no zone. */
const dayLength = 86_400_000;
const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: string, count: number): string =>
  new Date(utc(day) + count * dayLength).toISOString().slice(0, 10);

/** 1 Monday … 7 Sunday. */
const weekday = (day: string): number => new Date(utc(day)).getUTCDay() || 7;

export const mondayOf = (day: string): string => addDays(day, 1 - weekday(day));

const isWeekend = (day: string): boolean => weekday(day) > 5;

/** `10:30` and 45 give `11:15`. */
export function addMinutes(time: string, count: number): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const total = hours * 60 + minutes + count;
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`;
}

/** Weeks relative to that of `today`. */
export interface Weeks {
  readonly first: number;
  readonly last: number;
}

/** The weeks that the sample fills. */
export const allWeeks: Weeks = { first: -5, last: 6 };

/** Whether the sample that was laid around `made` fills the week of `today`. */
export function isFilled(made: string, today: string, { first, last }: Weeks): boolean {
  const week = (utc(mondayOf(today)) - utc(mondayOf(made))) / (7 * dayLength);
  return week >= first && week <= last;
}

/** Days of a week that have events: Monday to Friday, and today even at a weekend, so that no first screen is empty. */
export function schoolDays(today: string, week: number): readonly string[] {
  const monday = addDays(mondayOf(today), 7 * week);
  const days = [0, 1, 2, 3, 4].map((index) => addDays(monday, index));
  return week === 0 && isWeekend(today) ? [...days, today] : days;
}

/** An applicant of today applies for the school year that starts in this year's September. */
export function entryYear(today: string): number {
  const year = Number(today.slice(0, 4));
  return Number(today.slice(5, 7)) >= 9 ? year + 1 : year;
}
