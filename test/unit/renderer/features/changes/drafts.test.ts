import { describe, expect, test } from 'vitest';
import { conflictRows } from '#features/changes/choices.ts';
import { allPicked, choicesOf, decidedIn, noDraft, withPicked } from '#features/changes/drafts.ts';
import { conflict, nom, raw, schedule, step } from './steps.ts';

const inConflict = step({ id: 'a', state: conflict('{"Id":812}', schedule, nom) });
const [times, name] = conflictRows(inConflict);
if (!times || !name) throw new Error('two rows');

describe('choices that are not sent yet', () => {
  test('are stored by unit, and can be removed', () => {
    const draft = withPicked(withPicked(noDraft, times, { pick: 'mine' }), name, { pick: 'theirs' });
    expect([...choicesOf(draft, [times, name])]).toEqual([
      ['Debut+Fin', { pick: 'mine' }],
      ['Nom', { pick: 'theirs' }],
    ]);
    expect([...choicesOf(withPicked(draft, times, null), [times, name]).keys()]).toEqual(['Nom']);
  });

  test('all mine replaces every choice, typed ones included', () => {
    expect([...choicesOf(allPicked([times, name], 'mine'), [times, name]).values()]).toEqual([
      { pick: 'mine' },
      { pick: 'mine' },
    ]);
  });

  test('I12 a newer version of the service clears the choice of its own line, and no other', () => {
    const draft = allPicked([times, name], 'mine');
    const newer = { ...name, theirs: [raw('"Entretien DIALLO B."')] };
    expect([...choicesOf(draft, [times, newer]).keys()]).toEqual(['Debut+Fin']);
  });

  test('I12 only what is decided completely is ready to send', () => {
    const other = step({ id: 'b', state: conflict('{"Id":813}', nom) });
    const refused = step({ id: 'c', state: { kind: 'refused', failure: { kind: 'refused' } } });
    const drafts = new Map([
      ['a', withPicked(noDraft, times, { pick: 'mine' })],
      ['b', allPicked([name], 'theirs')],
    ]);
    expect([...decidedIn([inConflict, other, refused], drafts).keys()]).toEqual([other]);
    expect([
      ...decidedIn([inConflict, other], new Map([...drafts, ['a', allPicked([times, name], 'mine')]])).keys(),
    ]).toEqual([inConflict, other]);
  });
});
