import { describe, expect, it } from 'vitest';
import { problemsOfNew, filledIn } from '#forms/creation/creation.ts';
import type { Judged } from '#forms/values.ts';
import { takenByAnother } from '#shared/checks/takenByAnother.ts';
import { rawJson } from '#shared/json/rawJson.ts';

const company = { entity: 'Entreprise', required: ['Nom'], schoolZone: 'Europe/Paris', now: 0 } as const;

describe('a form for something new', () => {
  it('names each field that cannot be sent as it is typed, required ones first', () => {
    const typed = { MailId: 'sans arobase', TauxEntreprise: 'douze', TelephoneId: 'n° 7', SIRET: '' };
    expect([...problemsOfNew(typed, company)]).toEqual([
      ['Nom', 'requiredMissing'],
      ['TauxEntreprise', 'notANumber'],
      ['TelephoneId', 'notAReference'],
      ['MailId', 'notAMail'],
    ]);
    expect(problemsOfNew({ Nom: 'A', TauxEntreprise: '12.5', MailId: 'a@b.fr' }, company).size).toBe(0);
  });

  it('R4.2 names what another row of this workstation has already, beside whatever else is wrong', () => {
    const row = rawJson('{"Id":4,"IdObjet":7,"Type":"x.AGENT","Reference":"R"}');
    const taken: Judged['taken'] = (written) =>
      takenByAnother({ entity: 'ReferenceExterne', id: null, ...written }, () => [['4', row]]);
    const reference = { ...company, entity: 'ReferenceExterne', required: ['Type', 'Reference'], taken } as const;
    const typed = { IdObjet: '7', Type: 'Y.agent', Reference: 'S' };
    expect([...problemsOfNew(typed, reference)]).toEqual([['Type', 'oneReferenceOnly']]);
    expect([...problemsOfNew({ ...typed, Reference: '' }, reference)]).toEqual([
      ['Reference', 'requiredMissing'],
      ['Type', 'oneReferenceOnly'],
    ]);
    expect([...problemsOfNew({ ...typed, IdObjet: '8' }, reference)]).toEqual([]);
    expect([...problemsOfNew(typed, { ...reference, taken: undefined })]).toEqual([]);
  });

  it('asks for the address where it is required, and takes one that is typed', () => {
    const person = { ...company, entity: 'Candidat', required: ['MailId'] } as const;
    expect([...problemsOfNew({}, person)]).toEqual([['MailId', 'requiredMissing']]);
    expect([...problemsOfNew({ MailId: 'a@b.fr' }, person)]).toEqual([]);
  });

  it('R1.5 takes a member that only the Selection context lets the user give', () => {
    const person = { ...company, entity: 'Candidat', required: [] } as const;
    expect([...problemsOfNew({ Numero: 'C7' }, person)]).toEqual([['Numero', 'notEditable']]);
    expect([...problemsOfNew({ Numero: 'C7' }, { ...person, entity: 'selection/Candidat' })]).toEqual([]);
  });

  it('refuses a day that does not exist', () => {
    const client = { entity: 'Client', required: [], schoolZone: 'Europe/Paris', now: 0 } as const;
    expect([...problemsOfNew({ DateNaissance: '2026-02-30' }, client)]).toEqual([['DateNaissance', 'notAnInstant']]);
  });

  it('sends what was typed, a number as the service writes it, and the address as a record of its own', () => {
    expect(filledIn({ Nom: ' A ', TauxEntreprise: '1250.10', MailId: 'a@b.fr', NAF: ' ' })).toEqual({
      Nom: 'A',
      TauxEntreprise: '1250.10',
    });
  });
});
