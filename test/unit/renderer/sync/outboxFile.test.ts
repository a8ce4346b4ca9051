import { describe, expect, test } from 'vitest';
import { readable } from '#features/changes/readable.ts';
import { readFile, writeFile } from '#sync/outboxFile.ts';
import { at, raw, step, wordingIn } from '../features/changes/steps.ts';

const owner = { baseUrl: 'https://ecole.example', user: 'claire.moreau' };
const none = new Set<string>();
const edit = step({ id: 'a', changes: [{ field: 'Nom', base: raw('"Jury"'), mine: raw('"Jury de mai"') }] });
const creation = step({
  id: 'b',
  action: 'create',
  target: 'new:b',
  body: raw('{"Montant":1250.10,"Gros":12345678901234567890}'),
});

describe('the outbox in a file', () => {
  test('R2.2 comes back whole, number texts included', () => {
    expect(readFile(writeFile(owner, [edit, creation], 5), owner, none)).toEqual({ ok: true, steps: [edit, creation] });
  });

  test('S12 without the password of a new user, not even its cipher text', async () => {
    const cipher = `${'A'.repeat(342)}==`;
    const body = `{"Login":"rose","Password":"${cipher}","ProfilUser":2}`;
    const user = step({ id: 'c', entity: 'User', action: 'create', target: 'new:c', body: raw(body) });
    const text = writeFile(owner, [user], 5);
    expect(text).not.toContain(cipher);
    expect(readFile(text, owner, none)).toMatchObject({
      steps: [{ id: 'c', body: '{"Login":"rose","ProfilUser":2}' }],
    });
    const wording = await wordingIn('fr');
    const words = readable('À envoyer', [user], { everything: [user], who: 'claire.moreau', wording });
    expect(words).toContain('Chiffré, jamais montré');
    expect(words).not.toContain(cipher);
  });

  test('I3 without what this workstation knows to be received', () => {
    expect(readFile(writeFile(owner, [edit, creation], 5), owner, new Set(['b']))).toEqual({ ok: true, steps: [edit] });
  });

  test.each([
    ['I19 another person', writeFile({ ...owner, user: 'paul' }, [edit], 5), 'anotherOwner'],
    ['I19 another service', writeFile({ ...owner, baseUrl: 'https://autre.example' }, [edit], 5), 'anotherOwner'],
    ['a newer Carnet', '{"format":"carnet-outbox","version":2,"changes":[]}', 'newerCarnet'],
    ['something else', '{"format":"carnet"}', 'noOutbox'],
    ['a damaged file', writeFile(owner, [edit], 5).slice(0, -20), 'noOutbox'],
    ['a step that is none', writeFile(owner, [edit], 5).replace('"replace"', '"delete"'), 'noOutbox'],
    ['nothing', '', 'noOutbox'],
  ])('of %s is refused whole', (_, text, reason) => {
    expect(readFile(text, owner, none)).toEqual({ ok: false, reason });
  });

  test('readable: what, when, its state, before and after', async () => {
    const text = readable('1 modification attend', [edit], {
      everything: [edit],
      who: 'claire.moreau',
      wording: await wordingIn('fr'),
    });
    expect(text).toContain('1 modification attend\n=====================\n');
    expect(text).toMatch(/Faite jeu\.\s19\snov\., 09:31\. En attente/u);
    expect(text).toMatch(/Nom\u00A0: Jury → Jury de mai/u);
  });

  test('I2 for a change that the user ended: the request, who decided and when, and whether anything may have arrived', async () => {
    const state = { kind: 'dropped', at: at('2026-11-19T10:12:00+01:00'), mayHaveArrived: true } as const;
    const given = { ...edit, state, decisions: [{ at: state.at, about: 'refusal', choice: 'givenUp' } as const] };
    const text = readable('Arrêtées', [given], {
      everything: [given],
      who: 'claire.moreau',
      wording: await wordingIn('fr'),
    });
    expect(text).toMatch(/Abandonnée par vous\n {2}Un essai était parti sans réponse/u);
    expect(text).toMatch(/Décidé par claire\.moreau, jeu\.\s19\snov\., 10:12\u00A0: Abandonnée/u);
    expect(text).toMatch(/Nom\u00A0: Jury → Jury de mai/u);
  });
});
