import { describe, expect, test } from 'vitest';
import { Memory } from '#cache/memory.ts';
import { bucketOf } from '#cache/pages/buckets.ts';
import { Dataset } from '#cache/pages/dataset.ts';
import { choicesForNew } from '#cache/queries/applicationChoices.ts';
import { Events } from '#cache/queries/events.ts';
import { People } from '#cache/queries/people.ts';
import { distinctLabels, labelOf, labelsOf } from '#cache/queries/referenceLabels.ts';
import { Rows } from '#cache/queries/rows.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { rawJson } from '#shared/json/rawJson.ts';

const nameable = (id: string, name: string, ...parts: readonly string[]) => ({ id, name, parts });
const labels = (...rows: readonly ReturnType<typeof nameable>[]): readonly string[] => [
  ...distinctLabels(rows).values(),
];

describe('two different rows of a list never have the same label', () => {
  test.each<[string, readonly ReturnType<typeof nameable>[], readonly string[]]>([
    [
      'a name alone says enough',
      [nameable('1', 'BTS MCO', 'Lyon'), nameable('2', 'BTS SIO', 'Lyon')],
      ['BTS MCO', 'BTS SIO'],
    ],
    [
      'the first part that differs is added, and no other',
      [nameable('1', 'Rentrée 2027', 'BTS', 'Lyon', 'A1'), nameable('2', 'Rentrée 2027', 'BTS', 'Lille', 'A2')],
      ['Rentrée 2027 · Lyon', 'Rentrée 2027 · Lille'],
    ],
    [
      'as many as it takes',
      [nameable('1', 'R', 'BTS', 'Lyon'), nameable('2', 'R', 'BTS', 'Lille'), nameable('3', 'R', 'Licence', 'Lille')],
      ['R · BTS · Lyon', 'R · BTS · Lille', 'R · Licence'],
    ],
    [
      'what the name says already is not said twice',
      [nameable('1', 'BTS à Lyon', 'Lyon', 'A1'), nameable('2', 'BTS à Lyon', '', 'A2')],
      ['BTS à Lyon · A1', 'BTS à Lyon · A2'],
    ],
    [
      'the number, where nothing else differs',
      [nameable('1', 'BTS', 'Lyon'), nameable('2', 'bts ', 'Lyon')],
      ['BTS · n°\u00A01', 'bts  · n°\u00A02'],
    ],
  ])('%s', (_why, rows, expected) => {
    expect(labels(...rows)).toEqual(expected);
  });

  test('however alike they are', () => {
    const rows = Array.from({ length: 200 }, (_, at) =>
      nameable(String(at), ['A', 'A · B', ''][at % 3] ?? '', ['B', ''][at % 2] ?? '', 'C'),
    );
    expect(new Set(labels(...rows)).size).toBe(200);
  });
});

type Row = Readonly<Record<string, unknown>>;
function rowsWith(sets: Partial<Record<EntityName, readonly Row[]>>): Rows {
  const memory = new Memory();
  for (const [name, given] of Object.entries(sets)) {
    const entity = name as EntityName; // the keys of `sets`
    const dataset = new Dataset();
    dataset.apply(
      dataset.place(
        given.map((row) => {
          const text = rawJson(JSON.stringify(row));
          return { id: String(row['Id']), hash: '', text, bucket: bucketOf(entity, text) };
        }),
      ),
    );
    memory.setDataset(entity, dataset);
  }
  return new Rows(memory);
}

/** Ten admissionPaths that share all but their programme and campus, and a programme without a name. */
const school = (): Rows =>
  rowsWith({
    EntiteJuridique: [
      { Id: 1, Nom: 'Campus Lyon' },
      { Id: 2, Nom: 'Campus Lille' },
    ],
    Programme: [
      { Id: 1, Nom: null, EntiteJuridiqueId: 1 },
      { Id: 2, Nom: 'BTS MCO', EntiteJuridiqueId: 1 },
      { Id: 3, Nom: 'BTS MCO', EntiteJuridiqueId: 2 },
      { Id: 4, Nom: 'BTS SIO', EntiteJuridiqueId: 1 },
    ],
    SessionRecrutement: [2, 3, 4].map((ProgrammeId) => ({
      Id: 10 + ProgrammeId,
      Nom: '',
      LibelleExterne: 'Rentrée 2027',
      ProgrammeId,
    })),
    Planification: [
      {
        Id: 7,
        EntiteJuridiqueId: 1,
        ProgrammeId: 1,
        Debut: '2026-11-16T09:00:00+01:00',
        Fin: '2026-11-16T10:00:00+01:00',
      },
    ],
    Candidat: [{ Id: 5, Nom: 'A' }],
    Dossier: [{ Id: 6, CandidatId: 5, SessionRecrutementId: 99, EtatCandidatureId: 8 }],
    EtatCandidature: [],
  });

describe('admission paths and programmes', () => {
  test('that share LibelleExterne are distinguished by programme, and by campus among those of others', () => {
    expect([...labelsOf(school(), 'SessionRecrutement', null).values()]).toEqual([
      'Rentrée 2027 · BTS MCO · Campus Lyon',
      'Rentrée 2027 · BTS MCO · Campus Lille',
      'Rentrée 2027 · BTS SIO',
    ]);
    expect(choicesForNew(school(), '1').admissionPaths.map(({ name }) => name)).toEqual([
      'Rentrée 2027 · BTS MCO',
      'Rentrée 2027 · BTS SIO',
    ]);
  });

  test('R3.4 a programme without a name is its number, never nothing', () => {
    expect(labelOf(school(), 'Programme', '1')).toBe('Programme n°\u00A01');
    expect(new Events(school()).one('7')?.programmeName).toBe('Programme n°\u00A01');
    expect(labelOf(school(), 'Programme', null)).toBe('');
  });

  test('each programme of several campuses says its campus', () => {
    expect([...labelsOf(school(), 'Programme', null).values()]).toEqual([
      'Programme n°\u00A01',
      'BTS MCO · Campus Lyon',
      'BTS MCO · Campus Lille',
      'BTS SIO',
    ]);
  });

  test('R3.4 a path and a state that are not here are said by their numbers, in the language of the screen', () => {
    const rows = school();
    expect(new People(rows).lines('Dossier', ['6'])).toMatchObject([
      { admissionPathName: 'Parcours d’admission n°\u00A099', stateName: 'État de candidature n°\u00A08' },
    ]);
    rows.setGiven({}, 'en');
    expect(new People(rows).lines('Dossier', ['6'])).toMatchObject([
      { admissionPathName: 'Admission path no.\u00A099', stateName: 'Application state no.\u00A08' },
    ]);
  });
});
