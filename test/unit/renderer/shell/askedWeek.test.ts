import { expect, it } from 'vitest';
import { askedBoth, askedWeek } from '#shell/palette/useWeeks.ts';

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

it.each([
  ['girault et martin', ['girault', 'martin']],
  ['girault and ines martin', ['girault', 'ines martin']],
  ['girault', null],
  ['le goff et', ['le goff', '']],
  ['girault et martin et vasseur', null],
])('« %s » asks for two weeks beside each other: %j', (who, both) => {
  expect(askedBoth(who)).toEqual(both);
});
