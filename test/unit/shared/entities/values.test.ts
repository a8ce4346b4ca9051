import { describe, expect, test } from 'vitest';
import { apprenantEvaluation, noGrade } from '#shared/entities/apprenantEvaluation.ts';
import { client, reusableForClient } from '#shared/entities/client.ts';
import { person } from '#shared/entities/person.ts';

describe('values that the document gives a meaning', () => {
  test('R4.4 Client.3 a client reuses 18 fields of a person, and none that identifies or locates the person', () => {
    const reusable = new Set<string>(reusableForClient);
    expect(reusable.size).toBe(18);
    expect(reusableForClient.filter((field) => !(field in client.schema.shape))).toEqual([]);
    expect(
      Object.keys(person)
        .filter((field) => !reusable.has(field))
        .toSorted(),
    ).toEqual([
      'AdresseId',
      'Code',
      'Login',
      'MailId',
      'MobileId',
      'Nom',
      'NomUsage',
      'PrenomUsage',
      'Prenoms',
      'TelephoneId',
    ]);
  });

  test('ApprenantEvaluation.1 no mark is a Note of its own, as the service writes it', () => {
    const mark = apprenantEvaluation.schema.parse(JSON.parse(`{"Id":1,"Note":-1.0}`));
    expect(mark.Note).toBe(noGrade);
  });
});
