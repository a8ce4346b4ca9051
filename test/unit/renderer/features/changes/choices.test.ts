import { expect, test } from 'vitest';
import { bothOf, combinedRows, conflictRows, remaining, toCommand, willBeSent } from '#features/changes/choices.ts';
import type { Picked } from '#features/changes/choices.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { isDecided } from '#sync/core/resolve.ts';
import type { Step } from '#sync/step.ts';
import { valueKind } from '#wording/fields.ts';
import { highlight, stepLines, valueLines } from '#wording/values.ts';
import { conflict, nom, raw, schedule, step, wordingIn } from './steps.ts';

const base =
  '{"Id":812,"Nom":"Entretien DIALLO","Debut":"2026-11-19T11:00:00+01:00","Fin":"2026-11-19T11:45:00+01:00","Enseignants":"BELKACEM","Annule":false,"ProgrammeId":0,"Salle":"B12","DateSynchronisation":"2026-11-18T08:00:00+01:00"}';
const fresh =
  '{"@odata.etag":"x","Id":812,"Nom":"Entretien DIALLO A.","Debut":"2026-11-19T10:30:00Z","Fin":"2026-11-19T11:15:00Z","Enseignants":"BELKACEM, VASSEUR","Annule":false,"ProgrammeId":null,"Salle":"B14","DateSynchronisation":"2026-11-19T09:00:00+01:00"}';
const inConflict = step({
  id: 'a',
  base: raw(base),
  changes: [...schedule.fields, ...nom.fields, { field: 'Annule', base: raw('false'), mine: raw('true') }].map(
    ({ field, base, mine }) => ({ field, base, mine }),
  ),
  state: conflict(fresh, schedule, nom),
});
const rows = conflictRows(inConflict);

test('I12: one line per unit, start and end together (R2.9), nothing chosen at first', () => {
  expect(rows.map(({ unit }) => unit)).toEqual(['Debut+Fin', 'Nom']);
  expect(remaining(rows, new Map())).toBe(2);
  expect(rows.map((row) => willBeSent(row, undefined))).toEqual([null, null]);
});

test('what will be sent is exactly the chosen side, as raw text (R2.2)', () => {
  const [first, second] = rows;
  if (!first || !second) throw new Error('two rows');
  const choices = new Map<string, Picked>([
    [first.unit, { pick: 'theirs' }],
    [second.unit, { pick: 'other', values: [raw('"Autre"')] }],
  ]);
  expect(willBeSent(first, choices.get(first.unit))).toEqual(['"2026-11-19T10:30:00Z"', '"2026-11-19T11:15:00Z"']);
  expect(willBeSent(second, choices.get(second.unit))).toEqual(['"Autre"']);
  expect(remaining(rows, choices)).toBe(0);
  choices.delete(first.unit);
  expect(remaining(rows, choices)).toBe(1);
});

test.each([
  ['lines of both, once each', undefined, 'A\nB', 'A\nC', 'A\nB\nC'],
  [
    'a note of one line in a custom field',
    'NOTE',
    'Rappeler la mère',
    'Viendra avec son père',
    'Rappeler la mère\nViendra avec son père',
  ],
  ['an hour in a custom field', 'ARRIVEE', '19/11/2026 10:24', '19/11/2026 10:30', null],
  ['one line of a member', undefined, 'Entretien A', 'Entretien B', null],
  ['no text', undefined, 4, 5, null],
  ['an empty version', 'NOTE', 'Rappeler la mère', '', null],
])('both versions of %s', (_what, key, theirs, mine, both) => {
  const [there, own] = [theirs, mine].map((value) => raw(JSON.stringify(value)));
  const row = { unit: 'x', fields: [{ field: 'x', key }], base: [null], mine: [own ?? null], theirs: [there ?? null] };
  expect(bothOf(row)).toEqual(both === null ? null : [JSON.stringify(both)]);
});

test('the command receives every choice, typed values as plain text', () => {
  const choices = new Map([
    [
      'Debut+Fin',
      { pick: 'other', values: [raw('"2026-11-20T11:15:00+01:00"'), raw('"2026-11-20T12:00:00+01:00"')] } as const,
    ],
    ['Nom', { pick: 'theirs' } as const],
  ]);
  expect([...toCommand(choices)]).toEqual([
    ['Debut+Fin', { pick: 'other', values: ['2026-11-20T11:15:00+01:00', '2026-11-20T12:00:00+01:00'] }],
    ['Nom', { pick: 'theirs' }],
  ]);
  expect(isDecided(inConflict, toCommand(choices))).toBe(true);
});

test('what merges without a decision: mine, theirs and unknown fields; not assigned, volatile, annotations, nor 0 against null (R2.3, R2.5)', () => {
  expect(combinedRows(inConflict)).toEqual([
    { unit: 'Annule', fields: [{ field: 'Annule' }], base: ['false'], mine: ['true'], theirs: null, sent: ['true'] },
    {
      unit: 'Enseignants',
      fields: [{ field: 'Enseignants' }],
      base: ['"BELKACEM"'],
      mine: null,
      theirs: ['"BELKACEM, VASSEUR"'],
      sent: ['"BELKACEM, VASSEUR"'],
    },
    { unit: 'Salle', fields: [{ field: 'Salle' }], base: ['"B12"'], mine: null, theirs: ['"B14"'], sent: ['"B14"'] },
  ]);
});

test('R2.9 custom fields merge by Code: an entry the service added or changed has its own line', () => {
  const dossier = step({
    id: 'b',
    entity: 'Dossier',
    base: raw('{"Id":1,"AgentId":5,"Parametres":[{"Id":0,"Code":"AVIS_JURY","Valeur":""}]}'),
    changes: [{ field: 'Parametres', key: 'AVIS_JURY', base: raw('""'), mine: raw('"Favorable"') }],
    state: conflict(
      '{"Id":1,"AgentId":5,"Parametres":[{"Id":0,"Code":"AVIS_JURY","Valeur":"Réservé"},{"Id":0,"Code":"NIVEAU","Valeur":"B1"}]}',
      {
        unit: 'Parametres.AVIS_JURY',
        fields: [
          {
            field: 'Parametres',
            key: 'AVIS_JURY',
            base: raw('""'),
            mine: raw('"Favorable"'),
            theirs: raw('"Réservé"'),
          },
        ],
      },
    ),
  });
  expect(combinedRows(dossier)).toEqual([
    {
      unit: 'Parametres.NIVEAU',
      fields: [{ field: 'Parametres', key: 'NIVEAU' }],
      base: [null],
      mine: null,
      theirs: ['"B1"'],
      sent: ['"B1"'],
    },
  ]);
});

test('values are shown in words: schedules by day and hours, references by name, flags, emptiness, long numbers exact', async () => {
  const wording = await wordingIn('fr', { 'AgentId:7': 'BELKACEM Karim' });
  const [first] = rows;
  if (!first) throw new Error('a row');
  expect(valueLines('Planification', first, first.theirs, wording)).toEqual([
    'jeu.\u00A019\u00A0nov.',
    '11:30 – 12:15',
  ]);
  const lines = (field: string, text: string | null) =>
    valueLines('Dossier', { unit: field, fields: [{ field }] }, [text === null ? null : raw(text)], wording);
  expect(lines('AgentId', '7')).toEqual(['BELKACEM Karim']);
  expect(lines('AgentId', '9007199254740993')).toEqual(['n°\u00A09007199254740993']);
  expect(lines('AgentId', '0')).toEqual(['Vide']);
  expect(lines('CreneauLibre', '"2026-11-19T10:30:00Z"')).toEqual(['jeu.\u00A019\u00A0nov., 11:30']);
  expect(lines('EnCoursBac', 'true')).toEqual(['Oui']);
  expect(lines('Frais', '1250.10')).toEqual(['1\u202F250,1']);
  expect(lines('AnneeScolaire', '2026')).toEqual(['2026']);
  expect(lines('NoteBac', '""')).toEqual(['Vide']);
  const of = (entity: EntityName, field: string, text: string) =>
    valueLines(entity, { unit: field, fields: [{ field }] }, [raw(text)], wording);
  expect(of('Candidat', 'GenreMale', 'false')).toEqual(['Femme']);
  expect(of('EcheanceApprentissageConvention', 'Date', '"2026-12-05T08:00:00+01:00"')).toEqual(['05/12/2026']);
});

test('R2.11 an amount has the currency of its row: what the service says, else what was read before', async () => {
  const wording = await wordingIn('fr');
  const pay = { unit: 'Remuneration', fields: [{ field: 'Remuneration' }] };
  const linesOf = (given: Partial<Step>): readonly string[] =>
    stepLines(step({ id: 'pay', entity: 'Convention', ...given }), pay, [raw('820.5')], wording);
  expect(linesOf({ base: raw('{"Devise":"Euro"}') })).toEqual(['820,50\u00A0€\u00A0par mois']);
  expect(linesOf({ state: conflict('{"Devise":"CHF"}', nom) })).toEqual(['820,50\u00A0CHF\u00A0par mois']);
  expect(linesOf({})).toEqual(['820,50\u00A0par mois']);
});

test('a value of mixed or unknown form is shown but cannot be edited', () => {
  const file = describeEntity('Dossier');
  const unit = { unit: 'X', fields: [{ field: 'X' }] };
  expect(valueKind(file, unit, [raw('"a"'), null])).toBe('text');
  expect(valueKind(file, unit, [raw('1'), raw('2')])).toBe('number');
  expect(valueKind(file, unit, [raw('"a"'), raw('2')])).toBe('opaque');
  expect(valueKind(file, unit, [raw('{"a":1}')])).toBe('opaque');
});

test('a field of which only the day counts is read and typed without an hour', () => {
  const kind = (entity: EntityName, field: string) =>
    valueKind(describeEntity(entity), { unit: field, fields: [{ field }] }, [raw('"2026-12-05T00:00:00+01:00"')]);
  expect(kind('Candidat', 'DateNaissance')).toBe('day');
  expect(kind('EcheanceApprentissageConvention', 'Date')).toBe('day');
  expect(kind('Dossier', 'CreneauLibre')).toBe('instant');
});

test('only the words that differ are tinted', () => {
  expect(highlight('Entretien DIALLO, visio', 'Entretien DIALLO A.')).toEqual(['Entretien ', 'DIALLO, visio', '']);
  expect(highlight('11:15 – 12:00', '11:15 – 12:00')).toEqual(['11:15 – 12:00', '', '']);
  expect(highlight('Favorable', 'Réservé')).toEqual(['', 'Favorable', '']);
});
