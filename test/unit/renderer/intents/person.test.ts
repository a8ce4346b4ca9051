import { describe, expect, test } from 'vitest';
import { fieldKind, isEditable, needsConfirmation, newValueOf, requiredFields } from '#intents/fields.ts';
import type { TypedValue, Intent, RowEdit } from '#intents/intent.ts';
import { entities } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { plan, steps, wanted } from './given.ts';

const edit = (fields: readonly TypedValue[], more: Pick<RowEdit, 'mail'> = {}, id = '40'): Intent => ({
  kind: 'edit',
  rows: [{ entity: 'Candidat', id, members: wanted(fields), ...more }],
});
const address = (text: string) => ({ address: text, isDuplicate: false });
const application = (fields: readonly TypedValue[]): Intent => ({
  kind: 'edit',
  rows: [{ entity: 'Dossier', id: '5', members: wanted(fields) }],
});

describe('an edit of a person', () => {
  test('members are changed from what the screen shows, each in the form the service has', () => {
    const [step] = steps(
      edit([
        { field: 'Nom', value: 'Diallo-Bâ' },
        { field: 'DateNaissance', value: '2007-07-02' },
        { field: 'Handicap', value: 'true' },
        { field: 'CanalAcquisitionId', value: '4' },
        { field: 'Tuteur1Id', value: '' },
      ]),
    );
    expect(step).toMatchObject({
      entity: 'Candidat',
      target: '40',
      action: 'replace',
      summary: { subject: 'DIALLO Awa' },
    });
    expect(step?.changes.map(({ field, mine }) => [field, mine])).toEqual([
      ['Nom', '"Diallo-Bâ"'],
      ['DateNaissance', '"2007-07-02T00:00:00+02:00"'],
      ['Handicap', 'true'],
      ['CanalAcquisitionId', '4'],
    ]);
  });

  test('R4.3 a consent is changed where the user confirms it, and the step waits for them', () => {
    const row = { entity: 'Candidat', id: '40', members: { HasChosenRGPD: 'true' }, isConfirmed: true } as const;
    expect(steps({ kind: 'edit', rows: [row] })[0]?.changes).toMatchObject([{ field: 'HasChosenRGPD', mine: 'true' }]);
  });

  test('members are those of the entity: the compiler refuses another, and so does the plan', () => {
    // @ts-expect-error an event has no interview
    const wrong: RowEdit = { entity: 'Planification', id: '7', members: { CreneauLibre: '' } };
    expect(plan({ kind: 'edit', rows: [wrong] })).toEqual({ ok: false, rejection: 'notEditable' });
  });

  test('R2.4 a day of birth is midnight at the school, in winter too', () => {
    expect(steps(edit([{ field: 'DateNaissance', value: '2008-02-29' }]))[0]?.changes[0]?.mine).toBe(
      '"2008-02-29T00:00:00+01:00"',
    );
  });

  test.each<[string, TypedValue, string]>([
    ['R2.5 what the service assigns', { field: 'Numero', value: 'C1' }, 'notEditable'],
    ['R2.6 a password', { field: 'Password', value: 'x' }, 'notEditable'],
    ['R4.3 a consent, which is asked for online', { field: 'HasChosenRGPD', value: 'true' }, 'notEditable'],
    ['R2.1 an expanded navigation', { field: 'Mail', value: 'x' }, 'notEditable'],
    ['a member that is not documented', { field: 'Inconnu', value: 'x' }, 'notEditable'],
    ['an empty name, which the service needs', { field: 'Nom', value: '  ' }, 'requiredMissing'],
    ['a day that is none', { field: 'DateNaissance', value: '2007-02-30' }, 'notAnInstant'],
    ['a reference that is no number', { field: 'CiviliteId', value: 'Mme' }, 'notAReference'],
    ['a reference below 0', { field: 'CiviliteId', value: '-1' }, 'notAReference'],
    ['a flag that is neither', { field: 'Handicap', value: 'oui' }, 'notAValue'],
  ])('is refused: %s', (_what, newValue, rejection) => {
    expect(plan(edit([{ field: 'VilleNaissance', value: 'Lyon' }, newValue]))).toEqual({ ok: false, rejection });
  });

  test('blanks around what is pasted are no part of it', () => {
    const fields = [
      { field: 'Nom', value: ' Diallo-Bâ\t' },
      { field: 'CanalAcquisitionId', value: '4 ' },
    ];
    expect(steps(edit(fields))[0]?.changes.map(({ mine }) => mine)).toEqual(['"Diallo-Bâ"', '4']);
  });

  test.each([
    ['20', 'notAYear'],
    ['98', 'notAYear'],
    ['0020', 'notAYear'],
    ['20205', 'notAYear'],
    ['19/20', 'notAYear'],
    ['2020', null],
    [' 2020 ', null],
    ['2019/2020', null],
    ['juin 2020', null],
    ['2e trimestre 2020', null],
    ['06/2020', null],
    ['2e trimestre', 'notAYear'],
    ['', null],
  ])('« %s » as a year: %s', (value, rejection) => {
    const newValue = newValueOf('Dossier', { field: 'AnneeBac', value }, { schoolZone: 'Europe/Paris' });
    expect(typeof newValue === 'string' ? newValue : null).toBe(rejection);
  });

  test.each([
    ['NbJourPeriodeEssai', '1.5', 'notACount'],
    ['NbJourPeriodeEssai', '-3', 'notACount'],
    ['NbJourPeriodeEssai', '45', null],
    ['NbJourPresence', '1.5', null],
  ])('%s of an agreement may be « %s »: %s', (field, value, rejection) => {
    const newValue = newValueOf('Convention', { field, value }, { schoolZone: 'Europe/Paris' });
    expect(typeof newValue === 'string' ? newValue : null).toBe(rejection);
  });

  test.each<[EntityName, string, string]>([
    ['Convention', 'Remuneration', '0'],
    ['Convention', 'NbJourPeriodeEssai', '0'],
    ['Convention', 'AvantageLogement', 'null'],
    ['Convention', 'DateDebut', 'null'],
    ['Convention', 'MaitreId', '0'],
    ['Convention', 'LanId', 'null'],
    ['Convention', 'Poste', '""'],
    ['Dossier', 'AgentId', 'null'],
    ['Entreprise', 'TauxEntreprise', '0'],
    ['EcheanceApprentissageConvention', 'Pourcentage', 'null'],
    ['EcheanceApprentissageConvention', 'Montant', 'requiredMissing'],
    ['EcheanceApprentissageConvention', 'Date', 'requiredMissing'],
    ['Planification', 'Debut', 'requiredMissing'],
    ['Convention', 'Avenant', 'requiredMissing'],
    ['Convention', 'SequenceId', 'requiredMissing'],
  ])('R2.3 of %s, %s emptied is %s', (entity, field, expected) => {
    for (const value of fieldKind(entity, field) === 'reference' ? ['', '0'] : ['', ' ']) {
      const newValue = newValueOf(entity, { field, value }, { schoolZone: 'Europe/Paris' });
      expect(typeof newValue === 'string' ? newValue : newValue.mine).toBe(expected);
    }
  });

  test('R4.6 another address is a new record, which the person leads to once the service has it (I7)', () => {
    const [mail, person] = steps(edit([], { mail: address(' awa.diallo@exemple.fr ') }));
    expect(mail).toMatchObject({
      entity: 'Mail',
      action: 'create',
      body: '{"Adresse":"awa.diallo@exemple.fr","IsDuplicate":false}',
    });
    expect(person?.changes).toEqual([{ field: 'MailId', base: null, mine: JSON.stringify(mail?.target) }]);
    expect(person?.provisional).toEqual([{ field: 'MailId', id: mail?.target }]);
  });

  test('R3.6 an address that the service has gets another record where the user asked for one', () => {
    const [mail] = steps(edit([], { mail: { ...address('awa.diallo@exemple.fr'), isDuplicate: true } }));
    expect(mail?.body).toBe('{"Adresse":"awa.diallo@exemple.fr","IsDuplicate":true}');
  });

  test('an address that is none is refused, and nothing is planned', () => {
    expect(plan(edit([{ field: 'Nom', value: 'X' }], { mail: address('awa.diallo') }))).toEqual({
      ok: false,
      rejection: 'notAMail',
    });
  });

  test('a person who is not in the cache cannot be edited', () => {
    expect(plan(edit([{ field: 'Nom', value: 'X' }], {}, '41'))).toEqual({ ok: false, rejection: 'unknownEntity' });
  });
});

describe('an edit of an application, any member', () => {
  test('a decision, a bac and a path are one change with the interview', () => {
    const [step] = steps({
      kind: 'edit',
      rows: [
        {
          entity: 'Dossier',
          id: '5',
          members: {
            CreneauLibre: '',
            AnneeBac: '2025',
            DecisionId: '3',
            EnCoursBac: 'false',
            DateDecision: '2026-11-21T09:00:00Z',
          },
        },
      ],
    });
    expect(step?.changes.map(({ field, mine }) => [field, mine])).toEqual([
      ['CreneauLibre', 'null'],
      ['AnneeBac', '"2025"'],
      ['DecisionId', '3'],
      ['EnCoursBac', 'false'],
      ['DateDecision', '"2026-11-21T10:00:00+01:00"'],
    ]);
  });

  test('R2.5 the progress may be given, where « complete » means 100 %', () => {
    const [step] = steps(application([{ field: 'PourcentageAvancement', value: '100' }]));
    expect(step?.changes).toMatchObject([{ field: 'PourcentageAvancement', mine: '100' }]);
  });

  test('R2.3 a reference taken off is null, where the document lets it be', () => {
    expect(
      steps({
        kind: 'edit',
        rows: [{ entity: 'Dossier', id: '5', members: { SessionRecrutementId: '61', MentionId: '0' } }],
      })[0]?.changes.map(({ mine }) => mine),
    ).toEqual(['61']);
  });

  test.each([
    ['SessionRecrutementId', '', 'requiredMissing'],
    ['PourcentageAvancement', '101', 'outOfRange'],
    ['PourcentageAvancement', '-0.5', 'outOfRange'],
    ['PourcentageAvancement', '80 %', 'notANumber'],
    ['AffaireId', '1', 'notEditable'],
    ['Parametres', '[]', 'notEditable'],
  ])('is refused: %s « %s »', (field, value, rejection) => {
    expect(plan(application([{ field, value }]))).toEqual({ ok: false, rejection });
  });

  test('R4.5 the agent is judged by the path that is asked for with them', () => {
    expect(plan({ kind: 'edit', rows: [{ entity: 'Dossier', id: '5', members: { AgentId: '33' } }] })).toEqual({
      ok: false,
      rejection: 'agentOfAnotherCampus',
    });
    // The campus of that path is not known here: the service has the last word.
    expect(
      steps({
        kind: 'edit',
        rows: [{ entity: 'Dossier', id: '5', members: { AgentId: '33', SessionRecrutementId: '61' } }],
      }),
    ).toHaveLength(1);
  });
});

test('R2.5 R2.6 R4.3 every member of a person or application is editable, or has a reason why not', () => {
  const not = (entity: 'Candidat' | 'Apprenant' | 'Dossier'): readonly string[] =>
    Object.keys(entities[entity].schema.shape)
      .filter((field) => !isEditable(entity, field))
      .toSorted();
  const consents = ['AutoriseCRM', 'HasChosenMarketing', 'HasChosenRGPD'];
  expect(not('Candidat')).toEqual(['Code', 'Id', 'IndividuId', 'Mail', 'Numero', 'Password', ...consents].toSorted());
  expect(not('Apprenant')).toEqual(['Code', 'Id', 'IndividuId', 'Mail', 'Photo', ...consents].toSorted());
  expect(not('Dossier')).toEqual(['AffaireId', 'CandidatId', 'Code', 'DateDebut', 'Id', 'Nom', 'Numero', 'Parametres']);
  expect(consents.every((field) => needsConfirmation('Apprenant', field))).toBe(true);
});

test('members are of the kinds that the document gives them', () => {
  expect(['Nom', 'GenreMale', 'CiviliteId', 'DateNaissance'].map((field) => fieldKind('Candidat', field))).toEqual([
    'text',
    'flag',
    'reference',
    'day',
  ]);
  expect(['RestreintFinance', 'NumeroIne'].map((field) => fieldKind('Apprenant', field))).toEqual(['flag', 'text']);
  expect(['DateDecision', 'EnCoursBac', 'NoteBac'].map((field) => fieldKind('Dossier', field))).toEqual([
    'instant',
    'flag',
    'text',
  ]);
  expect(requiredFields('Dossier')).toEqual(['SessionRecrutementId', 'CandidatId', 'EtatCandidatureId']);
});
