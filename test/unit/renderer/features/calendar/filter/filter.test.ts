import { describe, expect, it } from 'vitest';
import { activeFacets, countProgrammes, countTypes, filtered, ownNameOf } from '#features/calendar/filter/filter.ts';
import { noFilter } from '#stores/calendarFilter.ts';
import type { CalendarFilter } from '#stores/calendarFilter.ts';
import { eventView } from '../fixtures.ts';

const events = [
  eventView('course', 19, ['08:00', '09:00'], 'Droit', {
    type: 'Cours',
    enseignants: 'VASSEUR Hélène',
    programmeName: 'BTS MCO',
  }),
  eventView('jury', 19, ['09:00', '10:00'], 'Jury', {
    type: 'Jury',
    enseignants: 'VASSEUR Hélène, MOREL Paul',
    programmeName: 'BTS SIO',
    mark: 'waiting',
  }),
  eventView('gone', 19, ['10:00', '11:00'], 'Anglais', { type: 'Cours', enseignants: 'Moreau Claire', annule: true }),
];
const left = (change: Partial<CalendarFilter>, ownName = 'moreau'): readonly string[] =>
  filtered(events, { ...noFilter, ...change }, ownName).map(({ id }) => id);

describe('a filter', () => {
  it('that hides nothing returns the same events', () => {
    expect(filtered(events, noFilter, 'moreau')).toBe(events);
    expect(activeFacets(noFilter)).toEqual([]);
  });

  it.each<[Partial<CalendarFilter>, readonly string[]]>([
    [{ hiddenTypes: ['2'] }, ['jury']],
    [{ onlyType: '3' }, ['jury']],
    [{ programme: 'BTS SIO' }, ['jury']],
    [{ teacher: 'helene' }, ['course', 'jury']],
    [{ teacher: 'morel hel' }, ['jury']],
    [{ mine: true }, ['gone']],
    [{ waitingOnly: true }, ['jury']],
    [{ withoutCancelled: true }, ['course', 'jury']],
    [{ teacher: 'vasseur', hiddenTypes: ['3'] }, ['course']],
  ])('%j leaves %j', (change, expected) => {
    expect(left(change)).toEqual(expected);
    expect(activeFacets({ ...noFilter, ...change })).toEqual(expect.arrayContaining(Object.keys(change)));
  });

  it('of only blanks is none', () => {
    expect(left({ teacher: '  ' })).toHaveLength(3);
    expect(activeFacets({ ...noFilter, teacher: '  ' })).toEqual([]);
  });

  it('derives the own name from the user name, until the user types it', () => {
    expect(['c.moreau', 'claire.moreau@exemple.fr', 'MOREAU', 'a.b'].map((user) => ownNameOf(noFilter, user))).toEqual([
      'moreau',
      'moreau',
      'MOREAU',
      'a.b',
    ]);
    expect(ownNameOf({ ...noFilter, ownName: 'VASSEUR Hélène' }, 'c.moreau')).toBe('VASSEUR Hélène');
  });

  it('counts types and programmes by name', () => {
    expect(countTypes(events).map(({ id, name, count }) => [id, name, count])).toEqual([
      ['2', 'Cours', 2],
      ['3', 'Jury', 1],
    ]);
    expect(countProgrammes(events).map(({ name, count }) => [name, count])).toEqual([
      ['BTS MCO', 1],
      ['BTS SIO', 1],
    ]);
  });
});
