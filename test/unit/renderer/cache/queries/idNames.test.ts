import { describe, expect, test } from 'vitest';
import { Memory } from '#cache/memory.ts';
import { bucketOf } from '#cache/pages/buckets.ts';
import { Dataset } from '#cache/pages/dataset.ts';
import { Events } from '#cache/queries/events.ts';
import { seenLists } from '#cache/queries/idsSeen.ts';
import { idNamesIn } from '#cache/queries/labels.ts';
import { casesIn } from '#cache/queries/references.ts';
import { Rows } from '#cache/queries/rows.ts';
import { idListOf } from '#shared/entities/idLists.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { rawJson } from '#shared/json/rawJson.ts';

function rowsWith(sets: Partial<Record<EntityName, readonly Record<string, unknown>[]>>): Rows {
  const memory = new Memory();
  for (const [name, given] of Object.entries(sets)) {
    const entity = name as EntityName; // a key of the record above
    const dataset = new Dataset();
    const rows = given.map((row) => {
      const text = rawJson(JSON.stringify(row));
      return { id: String(row['Id']), hash: '', text, bucket: bucketOf(entity, text) };
    });
    dataset.apply(dataset.place(rows));
    memory.setDataset(entity, dataset);
  }
  return new Rows(memory);
}

const event = {
  Id: 1,
  Nom: 'E',
  EntiteJuridiqueId: 1,
  TypePlanificationId: 7,
  Debut: '2026-11-16T09:00:00+01:00',
  Fin: '2026-11-16T10:00:00+01:00',
};

test('R3.4 a name that the user gave is used wherever the service has none, and never instead of the service’s', () => {
  const rows = rowsWith({
    Planification: [event, { ...event, Id: 2, TypePlanificationId: 3 }],
    TypePlanification: [{ Id: 3, Nom: 'Jury' }],
  });
  const events = new Events(rows);
  expect([events.one('1')?.typeName, events.one('2')?.typeName]).toEqual(['Type 7', 'Jury']);
  rows.setGiven({ TypePlanification: { '7': 'Soutenance', '3': 'Autre' } });
  expect([events.one('1')?.typeName, events.one('2')?.typeName]).toEqual(['Soutenance', 'Jury']);
  rows.setGiven({});
  expect(events.one('1')?.typeName).toBe('Type 7');
});

test('R3.4 a name holds for every reference into its list, and readers of names are notified of a change', () => {
  const rows = rowsWith({ Dossier: [{ Id: 1, DecisionId: 2 }] });
  const before = idNamesIn(rows);
  expect(before('DecisionId', '2')).toBeUndefined();
  expect(idNamesIn(rows)).toBe(before);
  const heard: number[] = [];
  rows.memory.subscribe(() => heard.push(1));
  rows.setGiven({ Decision: { '2': 'Admise' }, Nationalite: { '5': 'Belge' } });
  expect(heard).toEqual([1]);
  const names = idNamesIn(rows);
  expect([
    names('DecisionId', '2'),
    names('Nationalite1Id', '5'),
    names('Nationalite2Id', '5'),
    names('AgentId', '5'),
  ]).toEqual(['Admise', 'Belge', 'Belge', undefined]);
});

test('R3.4 ids of the school’s lists that stand in what is here, the most frequent first, with those that the service names', () => {
  const rows = rowsWith({
    Dossier: [
      { Id: 1, DecisionId: 2, EtatCandidatureId: 4, AgentId: 9 },
      { Id: 2, DecisionId: 3, EtatCandidatureId: 4, AgentId: 9 },
      { Id: 3, DecisionId: 3, EtatCandidatureId: null, AgentId: 9 },
    ],
    Candidat: [
      { Id: 1, Nationalite1Id: 5, Nationalite2Id: 6 },
      { Id: 2, Nationalite1Id: 6, Nationalite2Id: 0 },
    ],
    EtatCandidature: [{ Id: 4, Nom: 'Complet' }],
  });
  const seen = seenLists(rows).map(({ list, ids }) => [list, ids.map(({ id, count, served }) => [id, count, served])]);
  expect(seen).toEqual([
    ['EtatCandidature', [['4', 2, 'Complet']]],
    [
      'Decision',
      [
        ['3', 2, null],
        ['2', 1, null],
      ],
    ],
    [
      'Nationalite',
      [
        ['6', 2, null],
        ['5', 1, null],
      ],
    ],
  ]);
});

test('R3.4 references to things with names of their own are no lists', () => {
  expect(['CandidatId', 'AgentId', 'SessionRecrutementId', 'AffaireId', 'MailId'].map(idListOf)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
});

describe('a billing case', () => {
  const agreements = {
    BalanceClient: [{ Id: 1, AffaireId: 12, ClientId: 7 }],
    Client: [{ Id: 7, ReferenceId: 8001, Nom: 'Ateliers Ravier', EntrepriseId: 9 }],
    Convention: [{ Id: 8001, ApprenantId: 3, Nom: 'Robert', EntrepriseId: 9 }],
    Apprenant: [{ Id: 3, Nom: 'Robert', Prenoms: 'Baptiste' }],
  };
  const nameOf = (sets: Parameters<typeof rowsWith>[0]) => casesIn(rowsWith({ ...agreements, ...sets })).nameOf('12');
  const stranger = { Id: 8001, Nom: 'Autre', Prenoms: 'Zoé' };

  test('R4.4 names its applicant, else whom its client stands for', () => {
    expect(nameOf({})).toBe('ROBERT Baptiste');
    expect(casesIn(rowsWith(agreements)).nameOf('13')).toBeUndefined();
    expect(nameOf({ Apprenant: [] })).toBe('Robert');
    const applicant = { Dossier: [{ Id: 2, AffaireId: 12, CandidatId: 4 }], Candidat: [{ Id: 4, Nom: 'Le Goff' }] };
    expect(nameOf(applicant)).toBe('LE GOFF');
  });

  test('R5.4 names nobody by a number alone: the row that is meant may not be here, and a stranger may have its number', () => {
    expect(nameOf({ Convention: [], Candidat: [stranger] })).toBeUndefined();
    expect(nameOf({ Convention: [], Apprenant: [{ ...stranger, EntrepriseId: 9 }] })).toBeUndefined();
    expect(nameOf({ Convention: [{ Id: 8001, ApprenantId: 3, EntrepriseId: 0 }] })).toBeUndefined();
    expect(nameOf({ Candidat: [stranger] })).toBe('ROBERT Baptiste');
  });

  test.each([
    ['the name', { Nom: 'AUTRE', Prenoms: 'Zoe' }, {}],
    ['the code, which the service derives', { Nom: 'Ateliers Ravier', Code: 'C-8001' }, { Code: 'C-8001' }],
  ])('R5.4 R4.4 names a person who has %s of the client too', (_what, client, person) => {
    const given = { Convention: [], Client: [{ Id: 7, ReferenceId: 8001, ...client }] };
    expect(nameOf({ ...given, Candidat: [{ ...stranger, ...person }] })).toBe('AUTRE Zoé');
  });

  test('R5.4 names nobody where two may be meant', () => {
    const client = { Id: 7, ReferenceId: 8001, Nom: 'Autre', Prenoms: 'Zoé', EntrepriseId: 9 };
    expect(nameOf({ Client: [client], Candidat: [stranger] })).toBeUndefined();
  });
});
