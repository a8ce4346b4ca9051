import { describe, expect, test } from 'vitest';
import { detailOf, endOf, fieldsOf, statusWords, stepRow, valuesOf } from '#features/changes/table/stepRow.ts';
import { applied, at, raw, step, waiting, wordingIn } from './steps.ts';

const ended = { kind: 'dropped', at: at('2026-11-21T08:00:00+01:00'), mayHaveArrived: false } as const;
const given = step({ id: 'g', state: ended, decisions: [{ at: ended.at, about: 'refusal', choice: 'givenUp' }] });
const kept = step({ id: 'k', state: ended, decisions: [{ at: ended.at, about: 'conflict', choice: 'theirs' }] });
const moved = step({
  id: 'm',
  state: applied('verified'),
  changes: [
    { field: 'Debut', base: raw('"2026-11-23T10:00:00+01:00"'), mine: raw('"2026-11-23T10:30:00+01:00"') },
    { field: 'Fin', base: raw('"2026-11-23T11:00:00+01:00"'), mine: raw('"2026-11-23T11:30:00+01:00"') },
    { field: 'Nom', base: raw('"Jury"'), mine: raw('"Jury BTS"') },
  ],
});

describe('a change as a line of a table', () => {
  test('says how it ended, in few words to choose by and in full (I2)', async () => {
    const wording = await wordingIn('fr');
    expect([given, kept, moved, step({ id: 'w', state: waiting })].map((each) => statusWords(each, wording))).toEqual([
      'Abandonnée par vous',
      'Version du service gardée',
      'Vérifié',
      'En attente',
    ]);
    expect(detailOf(kept, [], wording)).toMatch(/^Version du service gardée\. /u);
    expect(detailOf(moved, [], wording)).toBe('Vérifié à 10:11');
  });

  test('ends when the service or the user ended it; what waits has no end', () => {
    expect([endOf(given), endOf(moved), endOf(step({ id: 'w', state: waiting }))]).toEqual([
      ended.at,
      at('2026-11-19T10:11:00+01:00'),
      null,
    ]);
  });

  test('has the values of each field before and after, named where there are several', async () => {
    const wording = await wordingIn('fr');
    expect(fieldsOf(moved, wording)).toBe('Horaire, Nom');
    expect(valuesOf(moved, 'before', wording)).toMatch(/^Horaire\s: .*10:00.*\s; Nom\s: Jury$/u);
    expect(valuesOf(moved, 'requested', wording)).toMatch(/^Horaire\s: .*10:30.*\s; Nom\s: Jury BTS$/u);
    const named = { ...moved, changes: moved.changes.slice(2) };
    expect([valuesOf(named, 'before', wording), valuesOf(named, 'requested', wording)]).toEqual(['Jury', 'Jury BTS']);
  });

  test('is the same object each time, so that its texts are made once', () => {
    expect(stepRow(moved)).toBe(stepRow(moved));
    expect(stepRow({ ...moved })).not.toBe(stepRow(moved));
  });
});
