import { expect, test, vi } from 'vitest';
import { Memory } from '#cache/memory.ts';
import { bucketOf } from '#cache/pages/buckets.ts';
import { Dataset } from '#cache/pages/dataset.ts';
import { readAhead } from '#cache/pages/readAhead.ts';
import { seenInApplications } from '#cache/queries/applicationChoices.ts';
import { Interviews } from '#cache/queries/interviews.ts';
import { People } from '#cache/queries/people.ts';
import { Rows } from '#cache/queries/rows.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { foldedWords } from '#shared/text/fold.ts';
import { aStep } from '#test/contract/stores/samples.ts';

type Row = Record<string, unknown>;

function put(memory: Memory, entity: EntityName, given: readonly Row[]): void {
  const dataset = memory.dataset(entity) ?? new Dataset();
  const rows = given.map((row) => {
    const text = rawJson(JSON.stringify(row));
    return { id: String(row['Id']), hash: '', text, bucket: bucketOf(entity, text) };
  });
  dataset.apply(dataset.place(rows));
  if (memory.dataset(entity)) memory.changed(entity);
  else memory.setDataset(entity, dataset);
}

const applicant = (Id: number, Nom: string, Prenoms: string, more: Row = {}): Row => ({
  Id,
  Nom,
  Prenoms,
  Numero: `C${String(Id).padStart(5, '0')}`,
  IndividuId: 900 + Id,
  ...more,
});
const mail = (Adresse: string): Row => ({ Mail: { Id: 1, Nom: 'x', Adresse } });

function school(): { readonly memory: Memory; readonly people: People } {
  const memory = new Memory();
  put(memory, 'Candidat', [
    applicant(1, 'BENSAÏD', 'Inès', mail('ines.bensaid@exemple.fr')),
    applicant(2, 'LE GOFF', 'Yann'),
    applicant(3, 'D’ARC', 'Anne-Sophie', { NomUsage: 'Lefèvre' }),
    applicant(4, 'ÇELIK', 'Œuvre'),
    applicant(5, 'MARBEN', 'Zoé'),
  ]);
  put(memory, 'Apprenant', [
    { Id: 2, Nom: 'LE GOFF', Prenoms: 'Yann', Code: '2026-0002', IndividuId: 902 },
    { Id: 5, Nom: 'AUTRE', Prenoms: 'Jean', Code: '2026-0005', IndividuId: 777 },
  ]);
  put(memory, 'SessionRecrutement', [{ Id: 60, Nom: 'Parcours', LibelleExterne: 'BTS MCO, rentrée 2027' }]);
  put(memory, 'EtatCandidature', [{ Id: 7, Nom: 'Complet' }]);
  put(memory, 'Dossier', [
    {
      Id: 51,
      CandidatId: 1,
      Numero: 'C00001-1',
      SessionRecrutementId: 60,
      EtatCandidatureId: 7,
      DateDebut: '2026-09-01T09:00:00+02:00',
    },
    {
      Id: 52,
      CandidatId: 2,
      Numero: 'C00002-1',
      Parametres: [
        { Id: 0, Code: 'TEL', Valeur: '06 12 48 90 31' },
        { Id: 0, Code: 'NOTE', Valeur: '12' },
      ],
    },
  ]);
  return { memory, people: new People(new Rows(memory)) };
}
const ids = (
  people: People,
  query: string,
  kind: 'Candidat' | 'Apprenant' | 'Dossier' = 'Candidat',
): readonly string[] => people.find(kind, query, 20).ids;

test.each([
  ['BENSAÏD', 'bensaid'],
  ['Anne-Sophie', 'anne sophie'],
  ['d’Arc', 'd arc'],
  ['Œuvre', 'oeuvre'],
  ['  Çelik ', 'celik'],
  ['a.b@c.fr', 'a b c fr'],
])('search: %s is searched as « %s »', (typed, folded) => {
  expect(foldedWords(typed)).toBe(folded);
});

test.each<[string, readonly string[]]>([
  ['bensaid', ['1']],
  ['inés BEN', ['1']],
  ['C00002', ['2']],
  ['00003', ['3']],
  ['ines.bensaid@exemple.fr', ['1']],
  ['arc', ['3']],
  ['anne sophie', ['3']],
  ['lefevre', ['3']],
  ['oeuvre', ['4']],
  ['personne', []],
])('search: « %s » finds by name, number or address, whatever the accents and the order', (query, found) => {
  expect(ids(school().people, query)).toEqual(found);
});

test('search: where a word begins with it comes alone; inside of words only when none does', () => {
  const { people } = school();
  expect(ids(people, 'ben')).toEqual(['1']);
  expect(ids(people, 'arben')).toEqual(['5']);
});

test('search: typing on, and back, finds the same as typing at once', () => {
  const { people } = school();
  for (const typed of ['b', 'be', 'ben', 'bens', 'be', 'm', 'ma', 'l', 'le', 'le g']) {
    expect(ids(people, typed)).toEqual(ids(school().people, typed));
  }
});

test('search: equal matches are in the order of names; a match of the first word comes first', () => {
  const { memory, people } = school();
  put(memory, 'Candidat', [
    applicant(20, 'MARTINEZ', 'Aminata'),
    applicant(21, 'ROY', 'Aminata'),
    applicant(22, 'BARBIER-LANGLOIS', 'Aminata'),
    applicant(23, 'AMINATA', 'Zoé'),
  ]);
  expect(ids(people, 'aminata')).toEqual(['23', '22', '20', '21']);
});

test('search: without a query, all in the order of names', () => {
  expect(ids(school().people, '')).toEqual(['1', '4', '3', '2', '5']);
});

test('search: applications are found by number and by whose they are, also after an applicant was received or renamed', () => {
  const { memory, people } = school();
  expect(ids(people, 'yann', 'Dossier')).toEqual(['52']);
  expect(ids(people, 'C00001-1', 'Dossier')).toEqual(['51']);
  put(memory, 'Candidat', [applicant(2, 'KERMADEC', 'Yann')]);
  expect(ids(people, 'kermadec', 'Dossier')).toEqual(['52']);
  expect(ids(people, 'goff', 'Dossier')).toEqual([]);
});

test.each(['0612489031', '06 12 48', '06.12.48.90.31'])(
  'search: a number to call in a custom field finds its application: %s',
  (typed) => {
    expect(ids(school().people, typed, 'Dossier')).toEqual(['52']);
  },
);

test('search: a changed row is found by its new words only, a new one at once', () => {
  const { memory, people } = school();
  expect(ids(people, 'zoe')).toEqual(['5']);
  put(memory, 'Candidat', [applicant(5, 'MARBEN', 'Lou'), applicant(6, 'ZOLA', 'Zoé')]);
  expect(ids(people, 'zoe')).toEqual(['6']);
  expect(people.find('Candidat', '', 3)).toEqual({ ids: ['1', '4', '3'], total: 6 });
});

test('search: what the user changed or created is found with their values, before the service has it', () => {
  const { memory, people } = school();
  memory.setSteps([
    aStep({
      id: 's1',
      seq: 1,
      entity: 'Candidat',
      target: '1',
      changes: [{ field: 'Nom', base: rawJson('"BENSAÏD"'), mine: rawJson('"HADDAD"') }],
    }),
    aStep({
      id: 's2',
      seq: 2,
      entity: 'Candidat',
      target: 'new:a',
      action: 'create',
      changes: [],
      base: null,
      body: rawJson('{"Nom":"NOUVEL","Prenoms":"Ana"}'),
    }),
  ]);
  expect(ids(people, 'haddad')).toEqual(['1']);
  expect(ids(people, 'bensaid inès nom')).toEqual([]);
  expect(ids(people, 'nouvel')).toEqual(['new:a']);
  expect(people.find('Candidat', '', 20).total).toBe(6);
  expect(people.lines('Candidat', ['1'])[0]).toMatchObject({
    name: 'HADDAD Inès',
    mark: 'waiting',
    applications: 1,
    admissionPathName: 'Parcours',
    stateName: 'Complet',
  });
});

test('R3.1 one id in both sets is one person only where both lead to one Individu (R5.4)', () => {
  const { people } = school();
  const both = people.person('Apprenant', '2');
  expect([both.applicant?.id, both.learner?.id, both.applications.map(({ id }) => id)]).toEqual(['2', '2', ['52']]);
  const other = people.person('Candidat', '5');
  expect([other.applicant?.id, other.learner]).toEqual(['5', null]);
});

test('an unchanged line stays the same object, so that it is not drawn again', () => {
  const { memory, people } = school();
  const [before] = people.lines('Candidat', ['1']);
  memory.changed('Planification');
  expect(people.lines('Candidat', ['1'])[0]).toBe(before);
});

test('rows that belong to one are those whose reference is that very number, and the same objects while nothing changed', () => {
  const { memory, people } = school();
  put(memory, 'InscriptionSequence', [
    { Id: 1, ApprenantId: 2 },
    { Id: 2, ApprenantId: 21 },
    { Id: 3, ApprenantId: '2' },
    { Id: 4, SequenceId: 2, ApprenantId: 0 },
  ]);
  const rows = people.rowsOf('InscriptionSequence', 'ApprenantId', '2');
  expect(rows.map(({ id }) => id)).toEqual(['1', '3']);
  memory.changed('Planification');
  expect(people.rowsOf('InscriptionSequence', 'ApprenantId', '2')[0]).toBe(rows[0]);
  put(memory, 'InscriptionSequence', [{ Id: 5, ApprenantId: 2 }]);
  expect(people.rowsOf('InscriptionSequence', 'ApprenantId', '2').map(({ id }) => id)).toEqual(['1', '3', '5']);
});

test('performance: people and applications that were read as they came are parsed by no search and no choice', () => {
  const { memory, people } = school();
  for (const entity of ['Candidat', 'Apprenant', 'Dossier'] as const)
    readAhead(entity, memory.dataset(entity)?.rows.values() ?? []);
  const rows = new Rows(memory);
  using parse = vi.spyOn(JSON, 'parse');
  expect(people.find('Dossier', 'bensaid', 10).ids).toEqual(['51']);
  expect(people.find('Candidat', 'lefevre', 10).ids).toEqual(['3']);
  expect(seenInApplications(rows).stateIds).toContain('7');
  expect(new Interviews(rows).within({ campusId: '1', from: 0, to: 1 })).toEqual([]);
  expect(parse).not.toHaveBeenCalled();
});
