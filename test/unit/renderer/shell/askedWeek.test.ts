import { expect, it } from 'vitest';
import { askedWeek } from '#shell/palette/useWeeks.ts';

it.each([
  ['semaine de Girault', 'girault'],
  ['Semaine d’Inès Bensaïd', 'ines bensaid'],
  ["emploi du temps d'Inès", 'ines'],
  ['planning Girault', 'girault'],
  ['week of Girault', 'girault'],
  ['semaine', null],
  ['Girault', null],
])('« %s » asks for the week of %s', (query, who) => {
  expect(askedWeek(query)).toBe(who);
});
