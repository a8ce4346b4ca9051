import { Temporal } from 'temporal-polyfill';

/** Full years between two days on the wall, YYYY-MM-DD; a 29 February is had on 1 March of a common year (R4.1). */
export function ageOn(birth: string, today: string): number {
  const [born, now] = [Temporal.PlainDate.from(birth), Temporal.PlainDate.from(today)];
  const years = now.year - born.year;
  const isOver = now.month > born.month || (now.month === born.month && now.day >= born.day);
  return isOver ? years : years - 1;
}
