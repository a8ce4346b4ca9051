import { describe, expect, test } from 'vitest';
import type { KnownEverybody } from '#cache/queries/alreadyKnown.ts';
import { readCell } from '#features/people/importing/cells.ts';
import { dataRows, lineKey, rowsWith, withCell, withDecision } from '#features/people/importing/draft.ts';
import type { ImportDraft } from '#features/people/importing/draft.ts';
import { checkLines } from '#features/people/importing/lines.ts';
import type { LineContext, ImportLine } from '#features/people/importing/lines.ts';
import { targetsFor } from '#features/people/importing/targets.ts';
import { batchesOf, personFor } from '#features/people/importing/useRun.ts';
import type { Step } from '#sync/step.ts';
import { aStep } from '#test/contract/stores/samples.ts';
import { createFormat } from '#ui/format/format.ts';

const clock = createFormat('fr', 'Europe/Paris');
const targets = new Map(targetsFor(['AVIS_JURY']).map((target) => [target.id, target]));

const nobody: KnownEverybody = { applicants: () => [], applicationsOf: () => [] };
const context = (more: Partial<LineContext> = {}): LineContext => ({
  targets,
  read: ({ kind, field }, text) =>
    readCell(kind, text, {
      today: '2026-11-19',
      clock,
      choices: field === 'SessionRecrutementId' ? [{ id: '60', names: ['BTS MCO'] }] : [],
    }),
  everybody: nobody,
  stored: new Map(),
  clock,
  ...more,
});

const columns = [
  'Candidat.Nom',
  'Candidat.Prenoms',
  'Mail.Adresse',
  'Candidat.DateNaissance',
  'Dossier.SessionRecrutementId',
];
const draft = (rows: readonly (readonly string[])[], more: Partial<ImportDraft> = {}): ImportDraft => ({
  id: 'i',
  file: 'a.csv',
  source: { sheets: [], bytes: new Uint8Array() },
  sheet: '',
  rows: [['Nom', 'Prénom', 'Mail', 'Né le', 'Parcours'], ...rows.map((row) => [...row])],
  exact: {},
  hidden: [],
  errors: [],
  head: 0,
  columns,
  common: { 'Dossier.SessionRecrutementId': '60', 'Dossier.EtatCandidatureId': '51', 'Dossier.AgentId': '' },
  decisions: {},
  stage: 'lines',
  ...more,
});

const check = (given: ImportDraft, more: Partial<LineContext> = {}): readonly ImportLine[] =>
  checkLines(given, context(more));
const states = (given: ImportDraft, more: Partial<LineContext> = {}) => check(given, more).map(({ state }) => state);

const zoe = ['Durand', 'Zoé', 'zoe@exemple.fr', '01/03/2004', ''];
const known = { id: '40', name: 'DURAND Zoé', numero: 'C1', because: 'mail' as const, naissance: null };

describe('a line', () => {
  test('R4.6 is an applicant and an application, with what is the same for all lines and the line’s own value before it', () => {
    const [line] = check(
      draft([['Durand', 'Zoé', 'zoe@exemple.fr', '01/03/2004', 'bts mco', 'Favorable', '23/11/2026', '8h30', 'Lyon']], {
        rows: [
          [],
          ['Durand', 'Zoé', 'zoe@exemple.fr', '01/03/2004', 'bts mco', 'Favorable', '23/11/2026', '8h30', 'Lyon'],
        ],
        columns: [...columns, 'Parametres.AVIS_JURY', 'Dossier.CreneauLibre', 'hour', 'Candidat.VilleNaissance'],
        common: { 'Dossier.SessionRecrutementId': '61', 'Dossier.EtatCandidatureId': '51', 'Dossier.AgentId': '32' },
      }),
    );
    expect(line).toMatchObject({
      row: 1,
      name: 'DURAND Zoé',
      problems: [],
      state: { kind: 'new' },
      applicant: {
        nom: 'Durand',
        prenoms: 'Zoé',
        mail: 'zoe@exemple.fr',
        login: 'zoe@exemple.fr',
        naissance: '2004-03-01T00:00:00+01:00',
        fields: [{ field: 'VilleNaissance', value: 'Lyon' }],
      },
      application: {
        admissionPathId: '60',
        stateId: '51',
        agentId: '32',
        creneau: '2026-11-23T08:30:00+01:00',
        parametres: [{ code: 'AVIS_JURY', valeur: 'Favorable' }],
      },
    });
  });

  test('R2.12 a line break in a cell is a blank, but in a custom field', () => {
    const [line] = check(
      draft([['Du\nrand', 'Zoé', 'zoe@exemple.fr', '', '', 'Favorable\navec réserve']], {
        columns: [...columns, 'Parametres.AVIS_JURY'],
      }),
    );
    expect(line?.applicant.nom).toBe('Du rand');
    expect(line?.application.parametres).toEqual([{ code: 'AVIS_JURY', valeur: 'Favorable\navec réserve' }]);
  });

  test('every problem of a line is said, with the column that it is in', () => {
    const [line] = check(draft([['', 'Zoé', 'zoe', '30/02/2004', 'Perdu']]));
    expect(line?.state).toEqual({ kind: 'problem' });
    expect(line?.problems).toEqual([
      { column: 2, target: 'Mail.Adresse', problem: 'notAMail' },
      { column: 3, target: 'Candidat.DateNaissance', problem: 'noSuchDay' },
      { column: 4, target: 'Dossier.SessionRecrutementId', problem: 'unknownName' },
      { column: 0, target: 'Candidat.Nom', problem: 'missing' },
    ]);
    const [without] = check(
      draft([zoe], {
        common: { 'Dossier.SessionRecrutementId': '', 'Dossier.EtatCandidatureId': '5x', 'Dossier.AgentId': '' },
      }),
    );
    expect(without?.problems.map(({ column, problem }) => [column, problem])).toEqual([
      [4, 'missing'],
      [null, 'missing'],
    ]);
    expect(
      check(draft([[...zoe, '23/11/2026']], { columns: [...columns, 'Dossier.CreneauLibre'] }))[0]?.problems,
    ).toEqual([{ column: 5, target: 'Dossier.CreneauLibre', problem: 'noHour' }]);
  });

  test('empty rows are no lines; a corrected cell and a line left out change what becomes of it', () => {
    const given = draft([
      ['', '', '', '', ''],
      ['Durand', '', 'zoe@exemple.fr', '', ''],
    ]);
    expect(dataRows(given)).toEqual([2]);
    expect(states(given)).toEqual([{ kind: 'problem' }]);
    expect(states(withCell(given, [2], 1, ' Zoé '))).toEqual([{ kind: 'new' }]);
    const out = withDecision(given, 2, { out: true });
    expect(states(out)).toEqual([{ kind: 'out' }]);
    expect(states(withDecision(out, 2, { out: false }))).toEqual([{ kind: 'problem' }]);
  });
});

describe('I3 a known person', () => {
  const everybody: KnownEverybody = { ...nobody, applicants: () => [known] };

  test('of the same name and address, only the application is made; one of that path is left out', () => {
    expect(states(draft([zoe]), { everybody })).toEqual([{ kind: 'same', person: known }]);
    const there = { ...everybody, applicationsOf: () => [{ id: '7', admissionPathId: '60', isNew: true }] };
    expect(states(draft([zoe]), { everybody: there })).toEqual([{ kind: 'there', applicationId: '7', isNew: true }]);
  });

  test('R3.6 of another name at the address, or of the name alone, the user says who it is', () => {
    const given = draft([['Durand', 'Paul', 'zoe@exemple.fr', '', '']]);
    expect(states(given, { everybody })).toEqual([{ kind: 'ask' }]);
    const chosen = withDecision(given, 1, { who: '40' });
    expect(states(chosen, { everybody })).toEqual([{ kind: 'same', person: known }]);
    expect(states(withDecision(given, 1, { who: 'new' }), { everybody })).toEqual([{ kind: 'new' }]);
    // Who was chosen is not found any more.
    expect(states(chosen)).toEqual([{ kind: 'ask' }]);

    const byName = { ...known, because: 'name' as const };
    expect(states(draft([zoe]), { everybody: { ...nobody, applicants: () => [byName] } })).toEqual([{ kind: 'ask' }]);
    const born = { ...byName, naissance: clock.startOfDay('2004-03-01') };
    expect(states(draft([zoe]), { everybody: { ...nobody, applicants: () => [born] } })).toEqual([
      { kind: 'same', person: born },
    ]);
  });

  test('of whom there are two of that name and address the user says which', () => {
    const two = { ...nobody, applicants: () => [known, { ...known, id: '41' }] };
    expect(states(draft([zoe]), { everybody: two })).toEqual([{ kind: 'ask' }]);
  });
});

describe('a file that names a person twice', () => {
  test('the same application is asked for once; another path is another application of the same person', () => {
    const again = ['DURAND', 'Zoe', 'ZOE@exemple.fr', '', '61'];
    expect(states(draft([zoe, zoe, again, again]))).toMatchObject([
      { kind: 'new' },
      { kind: 'repeats', line: 1 },
      { kind: 'same', person: { id: 'line:1', line: 1, name: 'DURAND Zoé' } },
      { kind: 'repeats', line: 3 },
    ]);
    const everybody = { ...nobody, applicants: () => [known] };
    expect(states(draft([zoe, zoe]), { everybody })).toEqual([
      { kind: 'same', person: known },
      { kind: 'repeats', line: 1 },
    ]);
  });

  test('another person at the address of an earlier line asks', () => {
    const given = draft([zoe, ['Durand', 'Paul', 'zoe@exemple.fr', '', '']]);
    expect(states(given)[1]).toEqual({ kind: 'ask' });
    expect(states(withDecision(given, 2, { who: 'new' }))[1]).toEqual({ kind: 'new' });
    expect(states(withDecision(given, 2, { who: 'line:1' }))[1]).toEqual({ kind: 'repeats', line: 1 });
  });

  test('of the same name with another birthday is another person; a name that only sounds alike is too', () => {
    const kindsOf = (...line: readonly string[]) => states(draft([zoe, line])).map(({ kind }) => kind);
    expect(kindsOf('Durand', 'Zoé', 'autre@exemple.fr', '02/03/2004', '')).toEqual(['new', 'new']);
    expect(kindsOf('Durand', 'Zoé', 'autre@exemple.fr', '', '')).toEqual(['new', 'ask']);
    expect(kindsOf('Durant', 'Zoé', 'autre@exemple.fr', '', '')).toEqual(['new', 'new']);
    expect(kindsOf('Durand', 'Zoé', 'autre@exemple.fr', '01/03/2004', '')).toEqual(['new', 'repeats']);
  });
});

describe('what is stored', () => {
  const step = (line: string, entity: Step['entity'], target: string): Step => ({
    ...aStep({ id: target, seq: 1 }),
    line,
    entity,
    target,
  });

  test('I3 a line that is in the outbox or done is not asked for again, whatever else is known', () => {
    const given = draft([zoe]);
    const steps = [step(lineKey(given, 1), 'Candidat', 'new:a')];
    const stored = new Map([[lineKey(given, 1), steps]]);
    expect(states(given, { stored })).toEqual([{ kind: 'stored', steps }]);
    expect(batchesOf(check(given, { stored }))).toEqual([]);
  });

  test('lines go in commits of twenty, and one that refers to another after it', () => {
    const many = Array.from({ length: 45 }, (_, at) => ['Nom', `P${at}`, `p${at}@exemple.fr`, '', '']);
    expect(batchesOf(check(draft(many))).map(({ length }) => length)).toEqual([20, 20, 5]);
    const again = ['Durand', 'Zoé', 'zoe@exemple.fr', '', '61'];
    const lines = check(draft([zoe, again, ['Roy', 'Ana', 'ana@exemple.fr', '', '']]));
    expect(batchesOf(lines).map((batch) => batch.map(({ row }) => row))).toEqual([[1], [2, 3]]);
  });

  test('each as it is asked for; none whose person was not stored', () => {
    const given = draft([zoe, ['Durand', 'Zoé', 'zoe@exemple.fr', '', '61']]);
    const [first, second] = check(given);
    if (!first || !second) throw new Error('there are two lines');
    const made = new Map([['i/1', [step('i/1', 'Mail', 'new:m'), step('i/1', 'Candidat', 'new:c')]]]);
    expect(personFor(given, first, made)).toMatchObject({ line: 'i/1', applicant: { nom: 'Durand' } });
    expect(personFor(given, second, made)).toMatchObject({ line: 'i/2', applicant: 'new:c' });
    expect(personFor(given, second, new Map())).toBeNull();
  });
});

test('a name that is not known is corrected once for every line that has it, and for no other', () => {
  const given = draft([
    ['A', 'Zoé', 'a@exemple.fr', '', 'BTS'],
    ['B', 'Zoé', 'b@exemple.fr', '', 'BTS MCO'],
    ['C', 'Zoé', 'c@exemple.fr', '', 'BTS'],
    ['BTS', 'Zoé', 'd@exemple.fr', '', 'Licence'],
  ]);
  const corrected = withCell(given, rowsWith(given, 4, 'BTS'), 4, 'BTS MCO');
  expect(states(given).map(({ kind }) => kind)).toEqual(['problem', 'new', 'problem', 'problem']);
  expect(states(corrected).map(({ kind }) => kind)).toEqual(['new', 'new', 'new', 'problem']);
  expect(corrected.rows.map(([name]) => name)).toEqual(given.rows.map(([name]) => name));
});
