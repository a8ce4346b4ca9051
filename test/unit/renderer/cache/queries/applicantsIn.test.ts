import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Memory } from '#cache/memory.ts';
import { bucketOf } from '#cache/pages/buckets.ts';
import { Dataset } from '#cache/pages/dataset.ts';
import { applicantsIn, namesIn } from '#cache/queries/applicantsIn.ts';
import { liveOf } from '#cache/queries/live.ts';
import type { Live } from '#cache/queries/live.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { rawJson } from '#shared/json/rawJson.ts';

const put = (memory: Memory, entity: EntityName, given: readonly object[]): void => {
  const dataset = new Dataset();
  const rows = given.map((row) => {
    const text = rawJson(JSON.stringify(row));
    return { id: /"Id":(\d+)/u.exec(text)?.[1] ?? '', hash: '', text, bucket: bucketOf(entity, text) };
  });
  dataset.apply(dataset.place(rows));
  memory.setDataset(entity, dataset);
};
const applicant = (Id: number, Nom: string, Prenoms: string, Adresse = '') => ({
  Id,
  Nom,
  Prenoms,
  Numero: `C0000${Id}`,
  Mail: { Id, Adresse },
});

let live: Live;
beforeEach(() => {
  const memory = new Memory();
  put(memory, 'Candidat', [
    applicant(1, 'BENSAÏD', 'Inès', 'ines.bensaid@exemple.fr'),
    applicant(2, 'LE GOFF', 'Yann'),
    applicant(3, 'LE GOFF', 'Clara'),
    applicant(4, 'GOFF', 'Zoé'),
    applicant(5, 'AVRIL', 'Karim'),
  ]);
  put(memory, 'Dossier', [
    { Id: 51, CandidatId: 1, Numero: 'C00001-1', Parametres: [] },
    { Id: 52, CandidatId: 1, Numero: 'C00001-2', Parametres: [] },
    { Id: 53, CandidatId: 2, Numero: 'C00002-1', Parametres: [] },
  ]);
  live = liveOf({ memory } as never); // of the cache only this is used
});
const meant = (text: string): readonly (readonly [string, string, string])[] =>
  applicantsIn(live, text).map(({ id, said, applications }) => [
    id,
    said,
    applications.map(({ numero }) => numero).join(' '),
  ]);

test.each([
  ['Entretien de bensaid', [['1', 'bensaid', 'C00001-1 C00001-2']]],
  ['entretien Yann Le  Goff', [['2', 'Yann Le  Goff', 'C00002-1']]],
  ['interview legoff yann', [['2', 'legoff yann', 'C00002-1']]],
  [
    'Entretien LE GOFF',
    [
      ['2', 'LE GOFF', 'C00002-1'],
      ['3', 'LE GOFF', ''],
    ],
  ],
  ['Entretien Goff', [['4', 'Goff', '']]],
  ['Entretien Ines.Bensaid@exemple.fr', [['1', 'Ines.Bensaid@exemple.fr', 'C00001-1 C00001-2']]],
  ['Entretien c00002', [['2', 'c00002', 'C00002-1']]],
  ['Entretien C00001-2', [['1', 'C00001-2', 'C00001-2']]],
  ['Entretien Inès', []],
  ['Entretien', []],
] as const)('R4.7 « %s » means those who have the name, the address or the number, all of them', (text, found) => {
  expect(meant(text).toSorted((a, b) => Number(a[0]) - Number(b[0]))).toEqual(found);
});

test('what is a number or an address of a person here is read as such, and a day is not', () => {
  expect(namesIn(live, '20/11/2026 14h30 entretien C00002')).toEqual({ numbers: ['C00002'], words: [] });
});

test('a word that names a month is a name where an applicant has it', () => {
  expect(namesIn(live, 'entretien Avril mars vendredi Inès 9h')).toEqual({ numbers: [], words: ['avril'] });
});

test('R4.7 one whose family name begins the first names of many others is found among them', () => {
  const memory = new Memory();
  const others = Array.from({ length: 300 }, (_, at) => applicant(at + 10, `ABEL${at}`, 'Martine'));
  put(memory, 'Candidat', [...others, applicant(999, 'MARTIN', 'Luc'), applicant(1000, 'MARTIN', 'Zoé')]);
  put(memory, 'Dossier', []);
  live = liveOf({ memory } as never); // of the cache only this is used
  // Rows are parsed for some ms at a time: on a busy machine not all of these.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => clock.mockRestore());
  expect(meant('Entretien Martin').map(([id]) => id)).toEqual(['999', '1000']);
});
