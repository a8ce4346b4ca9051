import { describe, expect, test } from 'vitest';
import { readCsdl } from '#main/api/probe/csdl.ts';
import { united } from '#main/api/read/united.ts';
import { membersOf, rawJson, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { onPractice } from '../practiceClient.ts';

describe('R3.1 the union of the two rows of a person', () => {
  const learner = rawJson('{"Id":7,"Nom":"OURY","IndividuId":70,"NumeroIne":"1234567890A","Photo":null}');
  const applicant = rawJson(
    '{"@odata.context":"x","Id":7,"Nom":"OURY-B","IndividuId":70,"Numero":"C7","Password":"x\\u00e9","Mail":{"Id":3}}',
  );

  const asked: ReadonlySet<string> = new Set();
  const none = async (): Promise<null> => null;
  const type = (more: string): string =>
    `<Schema><EntityType Name="C"${more}><Property Name="Id" Type="Edm.Int64"/><Property Name="Nom" Type="Edm.String"/><Property Name="IndividuId" Type="Edm.Int64"/><Property Name="Numero" Type="Edm.String"/></EntityType><EntityContainer><EntitySet Name="Candidat" EntityType="S.C"/></EntityContainer></Schema>`;

  test('of what the set of the endpoint declares, and of what was asked for, on a service that has two sets apart', async () => {
    const declared = async () => readCsdl(type('')) ?? null;
    const union = { body: learner, other: applicant, asked: new Set(['Photo']) };
    expect(await united('Apprenant.replace', union, declared)).toBe(
      '{"Id":7,"Nom":"OURY-B","IndividuId":70,"Photo":null,"Numero":"C7"}',
    );
    const whole = type('').replace(
      '</EntityType>',
      '<Property Name="NumeroIne"/><Property Name="Photo"/></EntityType>',
    );
    const together = async () => readCsdl(whole) ?? null;
    expect(await united('Apprenant.replace', union, together)).toContain('"Nom":"OURY"');
    const open = async () => readCsdl(type(' OpenType="true"')) ?? null;
    expect(await united('Apprenant.replace', union, open)).toContain('NumeroIne');
  });

  test('where the sets are apart, a learner’s change erases nothing of the applicant that was not asked for', async () => {
    const declared = async () => readCsdl(type('')) ?? null;
    const union = { body: learner, other: applicant, asked: new Set(['Nom']) };
    expect(await united('Apprenant.replace', union, declared)).toContain('"Nom":"OURY"');
    const same = { body: applicant, other: learner, asked };
    expect(await united('Candidat.replace', same, declared)).toContain('"Nom":"OURY-B"');
  });

  test('contains the members of only the other set, without annotations and expanded navigations', async () => {
    expect(await united('Apprenant.replace', { body: learner, other: applicant, asked }, none)).toBe(
      '{"Id":7,"Nom":"OURY","IndividuId":70,"NumeroIne":"1234567890A","Photo":null,"Numero":"C7","Password":"x\\u00e9"}',
    );
  });

  test.each([
    ['R5.4 of another person under the same id', '{"Id":7,"IndividuId":71,"Numero":"C7"}'],
    ['of a person without a known Individu', '{"Id":7,"IndividuId":0,"Numero":"C7"}'],
    ['of no person', null],
  ])('holds nothing %s', async (_, other) => {
    const own = rawJson(learner.replace('70', other?.includes('"IndividuId":0') ? '0' : '70'));
    const union = { body: own, other: other === null ? null : rawJson(other), asked };
    expect(await united('Apprenant.replace', union, () => Promise.reject(new Error('not needed')))).toBe(own);
  });

  test('applies to endpoints that replace both', async () => {
    expect(await united('Dossier.replace', { body: learner, other: applicant, asked }, none)).toBe(learner);
  });
});

describe('a learner who is an applicant too, on the practice service', () => {
  const { client } = onPractice();
  const member = (row: RawJson, name: string): RawJson => membersOf(row).get(name) ?? rawOf(null);
  const change = (field: string, base: RawJson, mine: RawJson) => ({ field, base, mine });

  test.each(['Apprenant', 'Candidat'] as const)(
    'R3.1 R2.1 a change as %s preserves the members of only the other set',
    async (entity) => {
      const mail = await client().call('Mail.create', {
        body: rawJson(`{"Adresse":"${entity}@exemple.fr","IsDuplicate":false}`),
      });
      const made = await client().call('Apprenant.create', {
        body: rawJson(
          `{"Nom":"OURY","Login":"z.oury.${entity}","Prenoms":"Zélie","NomUsage":"OURY","PrenomUsage":"Zélie","MailId":${mail.id},"CanalAcquisitionId":2,"NumeroIne":"1234567890A","ESI":"x"}`,
        ),
      });
      const id = made.id ?? '';
      const before = await client().readOne(entity, id);
      const verdict = await client().replace({
        entity,
        id,
        base: null,
        changes: [change('Fonction', member(before, 'Fonction'), rawOf('Déléguée'))],
      });
      expect(verdict).toMatchObject({ kind: 'applied', receipt: { outcome: 'verified', changedFields: [] } });
      const applicant = await client().readOne('Candidat', id);
      const learner = await client().readOne('Apprenant', id);
      expect([member(applicant, 'CanalAcquisitionId'), member(applicant, 'Fonction')]).toEqual(['2', '"Déléguée"']);
      expect([member(learner, 'NumeroIne'), member(learner, 'ESI'), member(learner, 'Fonction')]).toEqual([
        '"1234567890A"',
        '"x"',
        '"Déléguée"',
      ]);
    },
  );
});
