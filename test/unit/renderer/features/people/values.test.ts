import { expect, test } from 'vitest';
import { Fields } from '#cache/pages/fields.ts';
import { draftText, readDraft } from '#forms/typed.ts';
import { changedOf, editOf, problemIn, problemsOf, typedText } from '#forms/values.ts';
import type { Typed } from '#forms/values.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { fullYears } from '#shared/time/fullYears.ts';

const learner = rawJson(
  '{"Id":3,"Nom":"ROUX","Prenoms":"Ana","Login":"a","MailId":7,"CiviliteId":0,"Handicap":false,"Tuteur1Id":0,"DateNaissance":"2007-01-31T23:00:00Z"}',
);
const schoolZone = 'Europe/Paris';
const now = Date.parse('2026-11-21T09:00:00+01:00');
const judged = (entity: EntityName = 'Apprenant') => ({
  entity,
  current: learner,
  now,
  schoolZone,
  entityOf: () => entity,
});
const dayOf = (ms: number): string => new Intl.DateTimeFormat('sv-SE', { timeZone: schoolZone }).format(ms);

test('R2.4 members are typed as users read them: the day at the school, digits, yes or no', () => {
  const row = new Fields(learner);
  expect(
    ['Nom', 'DateNaissance', 'CiviliteId', 'MailId', 'Handicap', 'VilleNaissance'].map((field) =>
      typedText('Apprenant', field, row, dayOf),
    ),
  ).toEqual(['ROUX', '2007-02-01', '', '7', 'false', '']);
});

test('typing back the shown value is no change', () => {
  const typed: Typed = { Nom: 'ROUX', Prenoms: 'Anna', 'Parametres.AVIS': '' };
  expect(changedOf(typed, (name) => ({ Nom: 'ROUX', Prenoms: 'Ana' })[name] ?? '')).toEqual({ Prenoms: 'Anna' });
});

test('the address is a record of its own, and every other field a member', () => {
  expect(editOf('Candidat', '3', { MailId: 'a@b.fr', 'Mail.IsDuplicate': 'true', Nom: 'X' })).toEqual({
    entity: 'Candidat',
    id: '3',
    members: { Nom: 'X' },
    mail: { address: 'a@b.fr', isDuplicate: true },
  });
  expect(editOf('Dossier', '5', { 'Parametres.AVIS': 'Oui' })).toEqual({
    entity: 'Dossier',
    id: '5',
    members: { 'Parametres.AVIS': 'Oui' },
  });
});

test.each([
  ['Nom', '', 'requiredMissing'],
  ['Nom', 'Roux', null],
  ['MailId', 'roux', 'notAMail'],
  ['MailId', 'a.roux@exemple.fr', null],
  ['DateNaissance', '2007-02-30', 'notAnInstant'],
  ['Parametres.AVIS', '', null],
  ['CiviliteId', 'Mme', 'notAReference'],
])('validation on leaving a field: %s « %s »', (field, value, problem) => {
  expect(problemIn(field, value, { entity: 'Candidat', schoolZone })).toBe(problem);
});

test('R4.1 a learner made a minor needs a legal representative, and the field to correct is named', () => {
  expect([...problemsOf({ DateNaissance: '2009-11-22' }, judged())]).toEqual([['Tuteur1Id', 'minorNeedsGuardian']]);
  expect(problemsOf({ DateNaissance: '2009-11-22', Tuteur1Id: '12' }, judged()).size).toBe(0);
  expect(problemsOf({ DateNaissance: '2008-11-21' }, judged()).size).toBe(0);
  expect(problemsOf({ VilleNaissance: 'Lyon' }, judged()).size).toBe(0);
});

test('every problem is shown at once, the first one first', () => {
  expect([...problemsOf({ Nom: ' ', MailId: 'x', Prenoms: 'Ana' }, judged('Candidat')).keys()]).toEqual([
    'Nom',
    'MailId',
  ]);
});

test('an unreadable draft is ignored', () => {
  expect(readDraft(draftText({ Nom: 'X' }))).toEqual({ Nom: 'X' });
  // A walk-in of an earlier version.
  expect(readDraft('{"nom":"X","ownMail":false}')).toEqual({ nom: 'X', ownMail: 'false' });
  expect([null, '', '{', '[1]', '{"Nom":3}'].map(readDraft)).toEqual([{}, null, null, null, null]);
});

test.each([
  ['2008-11-21', 18],
  ['2008-11-22', 17],
  ['2004-02-29', 22],
  ['2026-11-21', 0],
])('R4.1 a person born on %s is %i on 21 November 2026', (birth, years) => {
  expect(fullYears(birth, '2026-11-21')).toBe(years);
});
