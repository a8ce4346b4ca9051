import { describe, expect, it } from 'vitest';
import { countTypes } from '#features/calendar/filter/filter.ts';
import { ownNameOf } from '#wording/useOwnAgent.ts';
import { eventView } from '../fixtures.ts';

describe('a filter', () => {
  it('derives the own name from the user name, until the user types it', () => {
    expect(['c.moreau', 'claire.moreau@exemple.fr', 'MOREAU', 'a.b'].map((user) => ownNameOf('', user))).toEqual([
      'moreau',
      'moreau',
      'MOREAU',
      'a.b',
    ]);
    expect(ownNameOf('VASSEUR Hélène', 'c.moreau')).toBe('VASSEUR Hélène');
    expect(ownNameOf('  ', 'c.moreau')).toBe('moreau');
  });

  it('counts types by name', () => {
    const events = (['Jury', 'Cours', 'Cours'] as const).map((type, at) =>
      eventView(String(at), 19, ['08:00', '09:00'], 'Droit', { type }),
    );
    expect(countTypes(events).map(({ id, name, count }) => [id, name, count])).toEqual([
      ['2', 'Cours', 2],
      ['3', 'Jury', 1],
    ]);
  });
});
