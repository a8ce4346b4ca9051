import { describe, expect, test } from 'vitest';
import { isOfOneRow, setsOfRivals, takenByAnother, takenByOthers } from '#shared/checks/takenByAnother.ts';
import type { RowToWrite } from '#shared/checks/takenByAnother.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { membersOf, rawJson } from '#shared/json/rawJson.ts';

type Sets = Partial<Record<EntityName, readonly object[]>>;

const written = (entity: EntityName, members: object, more: Partial<RowToWrite> = {}): RowToWrite => ({
  entity,
  id: null,
  members: membersOf(rawJson(JSON.stringify(members))),
  ...more,
});
const among = (sets: Sets) => (set: EntityName) =>
  (sets[set] ?? []).map((row) => [String('Id' in row ? row.Id : ''), rawJson(JSON.stringify(row))] as const);
const taken = (what: RowToWrite, sets: Sets) => takenByAnother(what, among(sets));

describe('R4.2 a company is of one agreement', () => {
  const sets = {
    Convention: [
      { Id: 7, EntrepriseId: 12 },
      { Id: 8, EntrepriseId: null },
      { Id: 9, EntrepriseId: '0' },
    ],
  };
  const broken = { rule: 'companyOfOneAgreement', field: 'EntrepriseId', by: { entity: 'Convention', id: '7' } };

  test('another agreement that has it is named, however its number is written (R5.4)', () => {
    expect(taken(written('Convention', { EntrepriseId: 12 }), sets)).toEqual(broken);
    expect(taken(written('Convention', { EntrepriseId: '12' }), sets)).toEqual(broken);
    expect(taken(written('Convention', { EntrepriseId: 1 }), sets), 'a part of the number').toBeNull();
  });

  test('an agreement does not keep its own company from itself, and none is nobody’s', () => {
    expect(taken(written('Convention', { EntrepriseId: 12 }, { id: '7' }), sets)).toBeNull();
    for (const none of [0, null, '0', undefined])
      expect(taken(written('Convention', { EntrepriseId: none }), sets)).toBeNull();
  });

  test('an edit of anything else is not checked: what is shared already is the service’s', () => {
    const shared = { EntrepriseId: 12, Poste: 'Vente' };
    expect(taken(written('Convention', shared, { id: '8', changed: new Set(['Poste']) }), sets)).toBeNull();
    expect(taken(written('Convention', shared, { id: '8', changed: new Set(['EntrepriseId']) }), sets)).toEqual(broken);
  });

  test('a company that exists only here is of one agreement too', () => {
    const here = { Convention: [{ Id: 7, EntrepriseId: 'new:a' }] };
    expect(taken(written('Convention', { EntrepriseId: 'new:a' }), here)).toEqual(broken);
    expect(taken(written('Convention', { EntrepriseId: 'new:b' }), here)).toBeNull();
  });
});

describe('R4.2 an entity has one external reference', () => {
  const sets = { ReferenceExterne: [{ Id: 4, IdObjet: 12, Type: 'Si.Sequence' }] };
  const reference = (Type: string, IdObjet: unknown) => written('ReferenceExterne', { Type, IdObjet, Reference: 'S' });
  const broken = { rule: 'oneReferenceOnly', field: 'Type', by: { entity: 'ReferenceExterne', id: '4' } };

  test.each(['SI.SEQUENCE', 'CRM.Sequence', 'crm.sequence'])('the table of %s decides, whatever its domain', (type) => {
    expect(taken(reference(type, 12), sets)).toEqual(broken);
    expect(taken(reference(type, '12'), sets)).toEqual(broken);
    expect(taken(reference(type, 13), sets)).toBeNull();
  });

  test('R5.4 an id of another table is another entity', () => {
    expect(taken(reference('SI.AGENT', 12), sets)).toBeNull();
    expect(taken(reference('SI.', 12), { ReferenceExterne: [{ Id: 4, IdObjet: 12, Type: '' }] })).toBeNull();
  });
});

describe('R4.4 the contact records of a client are its own', () => {
  const sets = {
    Apprenant: [{ Id: 3001, AdresseId: 41, MailId: 5 }],
    Candidat: [{ Id: 4001, TelephoneId: 42, MobileId: 41 }],
  };

  test('those of a learner and of an applicant are named, each at its member', () => {
    const found = [...takenByOthers(written('Client', { AdresseId: 41, TelephoneId: 42, MailId: 6 }), among(sets))];
    expect(found).toEqual([
      { rule: 'ownRecordsOfClient', field: 'AdresseId', by: { entity: 'Apprenant', id: '3001' } },
      { rule: 'ownRecordsOfClient', field: 'TelephoneId', by: { entity: 'Candidat', id: '4001' } },
    ]);
  });

  test('a record of another kind with that number is another record', () => {
    expect(taken(written('Client', { AdresseId: 42, TelephoneId: 41, MailId: 41 }), sets)).toBeNull();
    expect(taken(written('Client', { Nom: 'OURY' }), sets)).toBeNull();
  });
});

test('R4.2 the Code of another training place is its own, byte for byte', () => {
  const sets = { AutreLieuFormation: [{ Id: 1, Code: 'LF-Été' }] };
  for (const Code of ['lf-été', 'LF-Ete', 'LF-E\u0301te\u0301', 'LF-Été '])
    expect(taken(written('AutreLieuFormation', { Code }), sets)).toBeNull();
  expect(taken(written('AutreLieuFormation', { Code: 'LF-Été' }), sets)).toMatchObject({
    rule: 'oneOfAKind',
    field: 'Code',
  });
  expect(taken(written('AutreLieuFormation', { Code: '' }), { AutreLieuFormation: [{ Code: '' }] })).toBeNull();
});

test('most entities have nothing that only one row may have, and nothing is read for them', () => {
  expect(setsOfRivals('Planification')).toEqual([]);
  expect(setsOfRivals('Client')).toEqual(['Apprenant', 'Candidat', 'selection/Apprenant', 'selection/Candidat']);
  expect(taken(written('Dossier', { EntrepriseId: 12 }), { Dossier: [{ Id: 1, EntrepriseId: 12 }] })).toBeNull();
  expect([isOfOneRow('Convention', 'EntrepriseId'), isOfOneRow('Convention', 'SequenceId')]).toEqual([true, false]);
  expect(isOfOneRow('Client', 'AdresseId'), 'two clients may share one').toBe(false);
});
