import { describe, expect, test } from 'vitest';
import { byDay, matching } from '#features/changes/arrange.ts';
import { applied, at, step, wordingIn } from './steps.ts';

const on = (id: string, subject: string, moment: string) => {
  const state = applied('verified');
  return step({
    id,
    summary: { key: 'event.cancelled', subject, values: {} },
    state: state.kind === 'applied' ? { ...state, at: at(moment) } : state,
  });
};
const all = [
  on('c', 'Entretien BENSAÏD Inès', '2026-11-20T00:10:00+01:00'),
  on('b', 'Jury BTS', '2026-11-19T23:50:00+01:00'),
  on('a', 'Entretien Diallo', '2026-11-19T08:00:00+01:00'),
];

describe('receipts', () => {
  test.each([
    ['bensaid', ['c']],
    ['ENTRETIEN', ['c', 'a']],
    ['diallo entretien', ['a']],
    ['  ', ['c', 'b', 'a']],
    ['absent', []],
  ])('are found by %j, whatever its accents and order', async (looked, ids) => {
    const wording = await wordingIn('fr');
    expect(matching(all, looked, wording).map(({ id }) => id)).toEqual(ids);
  });

  test('are found by how they ended, and listed on that day (I2)', async () => {
    const wording = await wordingIn('fr');
    const state = { kind: 'dropped', at: at('2026-11-21T08:00:00+01:00'), mayHaveArrived: false } as const;
    const given = step({ id: 'g', state, decisions: [{ at: state.at, about: 'refusal', choice: 'givenUp' }] });
    const kept = step({ id: 'k', state, decisions: [{ at: state.at, about: 'conflict', choice: 'theirs' }] });
    expect(matching([...all, given, kept], 'abandonnee', wording)).toEqual([given]);
    expect(matching([...all, given, kept], 'version gardee', wording)).toEqual([kept]);
    expect([...byDay([given], wording.day).keys()]).toEqual([wording.day(state.at)]);
  });

  test('are listed by the day on which they came, in the school’s zone', async () => {
    const wording = await wordingIn('fr');
    expect([...byDay(all, wording.day).values()].map((steps) => steps.map(({ id }) => id))).toEqual([
      ['c'],
      ['b', 'a'],
    ]);
  });
});
