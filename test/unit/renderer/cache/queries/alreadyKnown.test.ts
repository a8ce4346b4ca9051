import { expect, test } from 'vitest';
import { Memory } from '#cache/memory.ts';
import { bucketOf } from '#cache/pages/buckets.ts';
import { Dataset } from '#cache/pages/dataset.ts';
import { alreadyKnown, forEverybody, knownEverybody } from '#cache/queries/alreadyKnown.ts';
import type { KnownEverybody } from '#cache/queries/alreadyKnown.ts';
import { Rows } from '#cache/queries/rows.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { aStep } from '#test/contract/stores/samples.ts';

type Row = Record<string, unknown>;

function put(memory: Memory, entity: EntityName, given: readonly Row[] = []): void {
  const dataset = new Dataset();
  const rows = given.map((row) => {
    const text = rawJson(JSON.stringify(row));
    return { id: String(row['Id']), hash: '', text, bucket: bucketOf(entity, text) };
  });
  dataset.apply(dataset.place(rows));
  memory.setDataset(entity, dataset);
}

const sample: Partial<Record<EntityName, readonly Row[]>> = {
  Mail: [{ Id: 900, Adresse: 'separe@exemple.fr' }],
  Candidat: [
    {
      Id: 1,
      Nom: 'BENSAÏD',
      Prenoms: 'Inès',
      Numero: 'C1',
      MailId: 901,
      Mail: { Id: 901, Adresse: 'Ines@exemple.fr' },
    },
    { Id: 2, Nom: 'Bensaid', Prenoms: 'Ines', DateNaissance: '2004-03-01T00:00:00+01:00' },
    { Id: 3, Nom: 'Diallo', Prenoms: 'Awa', MailId: 900 },
  ],
  Apprenant: [{ Id: 1, Nom: 'Petit', Prenoms: 'Léo', Mail: { Id: 902, Adresse: 'leo@exemple.fr' } }],
  Dossier: [{ Id: 7, CandidatId: 1, SessionRecrutementId: 60 }],
};

function everybody(memory = new Memory()): { readonly rows: Rows; readonly known: KnownEverybody } {
  for (const entity of forEverybody) put(memory, entity, sample[entity]);
  const rows = new Rows(memory);
  return { rows, known: knownEverybody(rows) };
}

test('an address is found in a row that has its signs as escapes, and a name in one that has its apostrophe so', () => {
  const memory = new Memory();
  const { rows } = everybody(memory);
  const dataset = new Dataset();
  const text = rawJson(
    String.raw`{"Id":9,"Nom":"N\u0027Diaye","Prenoms":"L\u00e9a","Mail":{"Id":9,"Adresse":"lea\u002Becole@exemple.fr"}}`,
  );
  dataset.apply(dataset.place([{ id: '9', hash: '', text, bucket: bucketOf('Candidat', text) }]));
  memory.setDataset('Candidat', dataset);
  const because = (nom: string, prenoms: string, mail: string): readonly string[] =>
    alreadyKnown(rows)({ nom, prenoms, mail, naissance: null }).map((found) => found.because);
  expect(because('Autre', 'Nom', 'Lea+Ecole@exemple.fr')).toEqual(['mail']);
  expect(because('NDIAYE', 'lea', '')).toEqual(['name']);
  expect(because('N’Diaye', 'Léa', 'autre@exemple.fr')).toEqual(['name']);
  expect(because('Diaye', 'Léa', '')).toEqual([]);
});

test('what waits in the outbox is known too, by its provisional ids', () => {
  const memory = new Memory();
  const made = (entity: EntityName, target: string, body: Row) =>
    aStep({
      id: target,
      seq: 1,
      entity,
      target,
      action: 'create',
      changes: [],
      base: null,
      body: rawJson(JSON.stringify(body)),
    });
  memory.setSteps([
    made('Mail', 'new:m', { Adresse: 'zoe@exemple.fr' }),
    made('Candidat', 'new:c', { Nom: 'Durand', Prenoms: 'Zoé', MailId: 'new:m' }),
    made('Dossier', 'new:d', { CandidatId: 'new:c', SessionRecrutementId: 60 }),
  ]);
  const { known } = everybody(memory);
  expect(known.applicants({ nom: 'Durand', prenoms: 'Zoé', mail: 'zoe@exemple.fr', naissance: null })).toMatchObject([
    { id: 'new:c', because: 'mail' },
  ]);
  expect(known.applicationsOf('new:c')).toEqual([{ id: 'new:d', admissionPathId: '60', isNew: true }]);
  expect(known.applicationsOf('1')).toEqual([{ id: '7', admissionPathId: '60', isNew: false }]);
});
