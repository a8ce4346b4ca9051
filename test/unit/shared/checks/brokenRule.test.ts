import { describe, expect, test } from 'vitest';
import { brokenRule, isMinor } from '#shared/checks/brokenRule.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { membersOf } from '#shared/json/rawJson.ts';

const at = { now: Date.parse('2026-11-20T12:00:00+01:00'), schoolZone: 'Europe/Paris' };

describe('R4.1 under 18 full years', () => {
  test.each([
    ['on the eve of the birthday', '2008-11-21T00:00:00+01:00', true],
    ['on the birthday', '2008-11-20T00:00:00+01:00', false],
    ['given with another offset, the evening before in Greenwich', '2008-11-19T23:00:00Z', false],
    ['an hour too early in the school’s zone', '2008-11-20T22:59:59Z', false],
    ['the next day in the school’s zone', '2008-11-20T23:00:00Z', true],
    ['long ago', '1907-03-01T00:00:00+00:09', false],
  ])('%s', (_, birth, expected) => {
    expect(isMinor(birth, at.now, at.schoolZone)).toBe(expected);
  });

  test.each([
    ['2026-02-28T23:59:00+01:00', true],
    ['2026-03-01T00:00:00+01:00', false],
  ])('born on a 29 February, of age on 1 March of a common year: at %s minor is %s', (moment, expected) => {
    expect(isMinor('2008-02-29T00:00:00+01:00', Date.parse(moment), 'Europe/Paris')).toBe(expected);
  });

  test('is unknown for a text that is not a date', () => {
    expect(isMinor('2008-11-20', at.now, at.schoolZone)).toBeUndefined();
  });
});

const broken = (entity: EntityName, body: string, changed?: readonly string[]) =>
  brokenRule(entity, membersOf(body), at, changed && new Set(changed));
const minor = '"DateNaissance":"2010-01-01T00:00:00+01:00"';

describe('rules checked on this side', () => {
  test.each<[string, EntityName, string, string | undefined]>([
    ['R4.1 Apprenant.1 Limits.5 a minor without a guardian', 'Apprenant', `{${minor},"Tuteur1Id":0}`, 'Tuteur1Id'],
    ['R4.1 a minor whose guardian is null', 'Apprenant', `{${minor},"Tuteur1Id":null}`, 'Tuteur1Id'],
    ['R4.1 a minor with a guardian', 'Apprenant', `{${minor},"Tuteur1Id":4}`, undefined],
    ['R4.1 a learner without a date of birth', 'Apprenant', '{"DateNaissance":null}', undefined],
    ['R4.1 an applicant, for whom it is not said', 'Candidat', `{${minor},"Tuteur1Id":0}`, undefined],
    [
      'R4.2 Limits.3 Convention.6 one record as tutor and signatory',
      'Convention',
      '{"MaitreId":4,"SignataireId":4}',
      'SignataireId',
    ],
    [
      'R4.2 Limits.3 Convention.6 one record as signatory and other contact',
      'Convention',
      '{"SignataireId":4,"ReferentId":4}',
      'ReferentId',
    ],
    [
      'R4.2 three records, and none twice',
      'Convention',
      '{"MaitreId":4,"MaitreBisId":0,"SignataireId":5,"ReferentId":null}',
      undefined,
    ],
    ['R4.2 Limits.4 a Uai of six digits', 'AutreLieuFormation', '{"Uai":"123456A"}', 'Uai'],
    ['R4.2 Limits.4 a Uai', 'AutreLieuFormation', '{"Uai":"1234567A"}', undefined],
    ['R4.2 ReferenceExterne.1 a type without a domain', 'ReferenceExterne', '{"Type":"AGENTS"}', 'Type'],
    ['R4.2 ReferenceExterne.1 a type', 'ReferenceExterne', '{"Type":"AGENT.AGENTS"}', undefined],
    ['R4.2 User.1 an administrator', 'User', '{"ProfilUser":1}', 'ProfilUser'],
    [
      'R4.2 User.2 Authentication.2 Standalone without a password',
      'User',
      '{"ProfilUser":2,"TypeAuthentification":"Standalone"}',
      'Password',
    ],
    [
      'R4.2 User.2 another type with one',
      'User',
      '{"ProfilUser":2,"TypeAuthentification":"CAS","Password":"eA=="}',
      'Password',
    ],
    [
      'R4.2 User.2 another type without',
      'User',
      '{"ProfilUser":4,"TypeAuthentification":"CAS","Password":null}',
      undefined,
    ],
    ['an entity without rules', 'Mail', '{"Adresse":""}', undefined],
  ])('%s', (_, entity, body, field) => {
    expect(broken(entity, body)?.field).toBe(field);
  });

  test('does not check what an edit does not touch', () => {
    const body = '{"MaitreId":4,"SignataireId":4,"Poste":"x"}';
    expect(broken('Convention', body, ['Poste'])).toBeNull();
    expect(broken('Convention', body, ['MaitreId'])).toEqual({
      rule: 'professionalsAreDistinct',
      field: 'SignataireId',
    });
  });
});
