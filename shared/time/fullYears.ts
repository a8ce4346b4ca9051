import type { Day } from '../text/when/civil.ts';

/** Full years; who was born on a 29 February is older on 1 March of a common year (R4.1). */
export function fullYears(birth: Day, day: Day): number {
  const [bornIn, ...born] = birth.split('-');
  const [year, ...now] = day.split('-');
  return Number(year) - Number(bornIn) - (now.join('-') < born.join('-') ? 1 : 0);
}
