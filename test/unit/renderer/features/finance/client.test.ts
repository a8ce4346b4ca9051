import { describe, expect, it } from 'vitest';
import { Fields } from '#cache/queries/peopleHooks.ts';
import {
  askedGroups,
  begun,
  newClient,
  numberedRecords,
  reused,
  requiredOfClient,
} from '#features/finance/form/client.ts';
import { ownRecords, reusableForClient } from '#shared/entities/client.ts';
import { rawJson } from '#shared/json/rawJson.ts';

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const learner = { entity: 'Apprenant', id: '3002' } as const;
const person = new Fields(
  rawJson(
    `{"Id":3002,"Nom":"OURY","Prenoms":"Zélie","NomUsage":"MARTIN","Login":"z.oury","CiviliteId":2,"MailId":9,"AdresseId":41,
      "TelephoneId":42,"MobileId":43,"DateNaissance":"2007-07-02T12:00:00+02:00","GenreMale":false,"Handicap":true,
      "HasChosenRGPD":true,"Nationalite1Id":0,"RefSysteme":"77","Tuteur1Id":5}`,
  ),
);

const asked = (of: Parameters<typeof askedGroups>[0]): readonly string[] =>
  askedGroups(of, 'fr').flatMap(({ fields }) => fields.map(({ field }) => field));

describe('a billing client', () => {
  it('R4.4 takes over from a person what may be, where it says something, and nothing else', () => {
    const taken = reused(person, dayOf);
    expect(taken).toEqual({
      CiviliteId: '2',
      DateNaissance: '2007-07-02',
      Handicap: 'true',
      HasChosenRGPD: 'true',
      RefSysteme: '77',
    });
    expect(Object.keys(taken).every((field) => reusableForClient.some((known) => known === field))).toBe(true);
  });

  it('R4.4 is asked for records of its own: the e-mail by its address, those that the interface does not create by number', () => {
    for (const of of [null, learner, { entity: 'Convention', id: '8001' } as const]) {
      const fields = asked(of);
      expect(fields.filter((field) => ownRecords.some((known) => known === field)).toSorted()).toEqual(
        [...ownRecords].toSorted(),
      );
      expect(requiredOfClient.filter((field) => !fields.includes(field))).toEqual([]);
    }
  });

  it('of a person is asked for what the person does not say; the service makes its code', () => {
    expect(asked(learner)).not.toContain('Code');
    expect(asked(learner).filter((field) => reusableForClient.some((known) => known === field))).toEqual([]);
    expect(asked(null)).toContain('Code');
  });

  it('R4.4 begins with the address of its person, to be copied, and with no number of theirs', () => {
    const typed = begun(learner, person, 'z@oury.fr');
    expect(typed).toEqual({ Nom: 'OURY', Prenoms: 'Zélie', MailId: 'z@oury.fr', ReferenceId: '3002' });
    expect(begun(learner, person, null), 'an address that is not here').not.toHaveProperty('MailId');
    const { members, mail } = newClient(typed, learner, person, dayOf);
    expect(mail).toEqual({ address: 'z@oury.fr', isDuplicate: true });
    expect(ownRecords.filter((known) => known in members)).toEqual([]);
    expect(numberedRecords).toEqual(['AdresseId', 'TelephoneId', 'MobileId']);
  });

  it('R2.7 of a person is created below them, and refers to them so that an answer with Id 0 can be looked up', () => {
    const typed = {
      ...begun(learner, person, null),
      EntiteJuridiqueId: '101',
      NatureClientId: '1',
      MailId: 'z@oury.fr',
    };
    expect(typed).toMatchObject({ Nom: 'OURY', Prenoms: 'Zélie', ReferenceId: '3002' });
    expect(newClient(typed, learner, person, dayOf)).toEqual({
      entity: 'Client',
      endpoint: 'Apprenant.createClient',
      below: '3002',
      members: expect.objectContaining({ Handicap: 'true', ReferenceId: '3002', Nom: 'OURY' }),
      mail: { address: 'z@oury.fr', isDuplicate: true },
      subject: 'OURY Zélie',
    });
  });

  it('of an agreement is free, and refers to it', () => {
    const of = { entity: 'Convention', id: '8001' } as const;
    const intent = newClient({ ...begun(of, null, null), Nom: 'Atelier', Prenoms: '-' }, of, null, dayOf);
    expect(intent).toEqual({
      entity: 'Client',
      members: { ReferenceId: '8001', Nom: 'Atelier', Prenoms: '-' },
      subject: 'ATELIER -',
    });
  });
});
