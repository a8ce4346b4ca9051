import { describe, expect, test } from 'vitest';
import { emptyLearner, learnerName, membersOf, loginOf, problemsOf } from '#features/people/create/newLearner.ts';
import type { LearnerDraft } from '#features/people/create/newLearner.ts';
import { createFormat } from '#ui/format/format.ts';

const format = createFormat('fr', 'Europe/Paris');
const now = Date.parse('2026-11-19T10:00:00+01:00');
const typed = { ...emptyLearner, Nom: ' Diallo ', Prenoms: 'Awa', Mail: 'awa.diallo@exemple.fr' };

const wrong = (draft: LearnerDraft) => Object.fromEntries(problemsOf(draft, format, now));

describe('a new learner', () => {
  test('has a name, given names and an address; the address is the login unless another is typed', () => {
    expect(wrong(emptyLearner)).toEqual({
      Nom: 'requiredMissing',
      Prenoms: 'requiredMissing',
      Mail: 'requiredMissing',
      Login: 'requiredMissing',
    });
    expect(wrong(typed)).toEqual({});
    expect(loginOf(typed)).toBe('awa.diallo@exemple.fr');
    expect(loginOf({ ...typed, Login: 'adiallo' })).toBe('adiallo');
    expect(wrong({ ...typed, Mail: 'awa' })).toEqual({ Mail: 'notAMail' });
  });

  test.each([
    ['2008-11-20', '', 'minorNeedsGuardian'],
    ['2008-11-20', '71', undefined],
    ['2008-11-19', '', undefined],
    ['', '', undefined],
    ['2008-11-20', 'mère', 'notAReference'],
  ])('R4.1 born on %s with guardian %s: %s', (DateNaissance, Tuteur1Id, problem) => {
    expect(wrong({ ...typed, DateNaissance, Tuteur1Id })['Tuteur1Id']).toBe(problem);
  });

  test('R4.1 sends what was typed, and both names of usage, by which it is no applicant', () => {
    expect(membersOf({ ...typed, DateNaissance: '2008-11-20', Tuteur1Id: '71' })).toEqual({
      Nom: 'Diallo',
      Prenoms: 'Awa',
      NomUsage: '',
      PrenomUsage: '',
      DateNaissance: '2008-11-20',
      Login: 'awa.diallo@exemple.fr',
      Tuteur1Id: '71',
    });
    expect(learnerName(typed)).toBe('DIALLO Awa');
  });
});
