import { describe, expect, test } from 'vitest';
import { loginOf, personRow, requiredOf } from '#features/people/create/createdPerson.ts';
import { problemsOfNew } from '#forms/creation/creation.ts';
import type { Typed } from '#forms/values.ts';

const now = Date.parse('2026-11-19T10:00:00+01:00');
const typed: Typed = { Nom: ' Diallo ', Prenoms: 'Awa', MailId: 'awa.diallo@exemple.fr' };

const wrong = (learner: Typed) =>
  Object.fromEntries(
    problemsOfNew(learner, {
      entity: 'Apprenant',
      now,
      schoolZone: 'Europe/Paris',
      required: requiredOf('Apprenant'),
    }),
  );

describe('a new learner', () => {
  test('has a name, given names and an address; the address is the login unless another is typed', () => {
    expect(wrong({})).toEqual({ Nom: 'requiredMissing', Prenoms: 'requiredMissing', MailId: 'requiredMissing' });
    expect(wrong(typed)).toEqual({});
    expect(loginOf((field) => typed[field] ?? '')).toBe('awa.diallo@exemple.fr');
    expect(wrong({ ...typed, MailId: 'awa' })).toEqual({ MailId: 'notAMail' });
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
    const learner = { ...typed, DateNaissance: '2008-11-20', Tuteur1Id: '71', Login: ' adiallo ' };
    expect(personRow('Apprenant', learner)).toEqual({
      entity: 'Apprenant',
      members: {
        Nom: 'Diallo',
        Prenoms: 'Awa',
        NomUsage: '',
        PrenomUsage: '',
        DateNaissance: '2008-11-20',
        Login: 'adiallo',
        Tuteur1Id: '71',
      },
      mail: { address: 'awa.diallo@exemple.fr', isDuplicate: false },
      subject: 'DIALLO Awa',
    });
  });

  test('R1.5 of the Selection context has the name of usage, and nothing that its form does not ask for', () => {
    expect(personRow('selection/Candidat', { ...typed, NomUsage: 'Diallo', Tuteur1Id: '71' })).toEqual({
      entity: 'selection/Candidat',
      members: { NomUsage: 'Diallo', Prenoms: 'Awa', Login: 'awa.diallo@exemple.fr' },
      mail: { address: 'awa.diallo@exemple.fr', isDuplicate: false },
      subject: 'DIALLO Awa',
    });
    expect(requiredOf('selection/Apprenant')).toContain('PrenomUsage');
  });

  test('R1.5 keeps of a draft what its form asks for, and what is said of the address', () => {
    const draft = { NomUsage: 'Diallo', Tuteur1Id: 'mère', kind: 'selection/Candidat', 'Mail.IsDuplicate': 'true' };
    expect(personRow('selection/Candidat', { ...draft, MailId: 'awa.diallo@exemple.fr' })).toEqual({
      entity: 'selection/Candidat',
      members: { NomUsage: 'Diallo', Login: 'awa.diallo@exemple.fr' },
      mail: { address: 'awa.diallo@exemple.fr', isDuplicate: true },
      subject: 'DIALLO',
    });
  });
});
