import { describe, expect, test } from 'vitest';
import { membersOf } from '#shared/json/rawJson.ts';
import { bodyOf, exact, only, raw, rawValue, view } from './client/rows.ts';
import type { Members } from './client/rows.ts';
import { applied, refusedFor, throughMain, unfit, without, writes } from './throughMain.ts';

/** Files, admission paths, teaching and events, as main makes, reads and changes them. */
const { client, during, tried, create, replace } = throughMain();

describe('files', () => {
  const form: Members = { CandidatId: 2399, SessionRecrutementId: 27_001, EtatCandidatureId: 51 };

  test.each(['SessionRecrutementId', 'CandidatId', 'EtatCandidatureId'])(
    'Dossier.1 none is sent without %s, and none is created with one that does not exist',
    async (field) => {
      expect(await tried(() => client().call('Dossier.create', { body: bodyOf(without(field, form)) }))).toEqual({
        failure: unfit(field),
        asked: [],
      });
      const files = async () => (await client().call('Dossier.list', {})).rows.length;
      const before = await files();
      const unknown = bodyOf({ ...form, [field]: 999_999 });
      expect(await tried(() => client().create({ entity: 'Dossier', body: unknown }))).toEqual({
        failure: refusedFor(field),
        asked: ['POST /Dossier'],
      });
      expect(await files()).toBe(before);
    },
  );

  test('Dossier.2 Nom, Code, AffaireId and DateDebut are the service’s, and Numero counts the files of the applicant', async () => {
    const [first, second] = [await create('Dossier', { ...form, Nom: 'à moi' }), await create('Dossier', form)];
    const code = String(view(first.row, 'Code'));
    expect([view(first.row, 'Numero'), view(second.row, 'Numero')]).toEqual([`${code}-1`, `${code}-2`]);
    expect(view(first.row, 'Nom')).toMatch(/BTS MCO/u);
    expect([raw(first.row, 'AffaireId'), raw(second.row, 'AffaireId')]).toEqual([
      expect.stringMatching(/^[1-9]\d*$/u),
      String(Number(raw(first.row, 'AffaireId')) + 1),
    ]);
    expect(view(first.row, 'DateDebut')).toMatch(/T.*[+-]\d\d:\d\d$/u);
  });

  test('R4.7 Dossier.3 CreneauLibre is the interview of the application, and moves no event', async () => {
    const { id, row } = await create('Dossier', form);
    expect(raw(row, 'CreneauLibre')).toBe('null');
    const calendar = (await client().call('Planification.list', {})).rows;
    const set = applied(await replace('Dossier', id, { CreneauLibre: '2026-11-24T14:30:00+05:30' }));
    expect([set.receipt.changedFields, view(set.row, 'CreneauLibre')]).toEqual([[], '2026-11-24T10:00:00+01:00']);
    expect((await client().call('Planification.list', {})).rows).toEqual(calendar);
    expect(raw(applied(await replace('Dossier', id, { CreneauLibre: null })).row, 'CreneauLibre')).toBe('null');
    const inUtc = applied(await replace('Dossier', id, { CreneauLibre: '2026-11-24T09:00:00Z' }));
    expect([inUtc.receipt.changedFields, view(inUtc.row, 'CreneauLibre')]).toEqual([[], '2026-11-24T10:00:00+01:00']);
  });

  test('R4.5 Dossier.4 the service refuses an agent of another campus, and the application does not change', async () => {
    const { id, row } = await create('Dossier', form);
    const refused = await tried(() => replace('Dossier', id, { AgentId: 1021 }));
    expect([refused.failure, writes(refused.asked)]).toEqual([refusedFor('AgentId'), [`POST /Dossier/${id}`]]);
    expect(await client().readOne('Dossier', id)).toBe(row);
    expect(raw(applied(await replace('Dossier', id, { AgentId: 1012 })).row, 'AgentId')).toBe('1012');
  });

  test('R2.9 Dossier.5 a custom field is written by its Code; the others stay, and all come back with Id 0', async () => {
    const { id } = await create('Dossier', {
      ...form,
      Parametres: exact('[{"Code":"A","Valeur":"un"},{"Code":"B","Valeur":"deux"}]'),
    });
    const changes = [
      { field: 'Parametres', key: 'B', base: rawValue('deux'), mine: rawValue('2') },
      { field: 'Parametres', key: 'C', base: null, mine: rawValue('trois') },
    ];
    const verdict = applied(await client().replace({ entity: 'Dossier', id, base: null, changes }));
    expect(verdict.receipt).toMatchObject({ outcome: 'verified', changedFields: [] });
    expect(view(verdict.row, 'Parametres')).toEqual([
      { Id: 0, Code: 'A', Valeur: 'un' },
      { Id: 0, Code: 'B', Valeur: '2' },
      { Id: 0, Code: 'C', Valeur: 'trois' },
    ]);
  });
});

describe('admission paths', () => {
  const whole: Members = {
    Nom: 'Rentrée d’avril',
    Code: 'AVRIL',
    LibelleExterne: 'Avril',
    ProgrammeId: 1011,
    PeriodeRentreeId: 27,
    Debut: '2027-04-01T08:00:00+02:00',
    Fin: '2027-06-30T18:00:00+02:00',
  };
  const listed = async () =>
    (await client().call('SessionRecrutement.list', {})).rows.filter((row) => view(row, 'Code') === whole['Code']);

  test('SessionRecrutement.1 Endpoints.4 a complete one is answered as a list of one; one that ends before it starts is refused', async () => {
    const reversed = bodyOf({ ...whole, Fin: '2027-03-31T18:00:00+02:00' });
    expect(await tried(() => client().create({ entity: 'SessionRecrutement', body: reversed }))).toEqual({
      failure: refusedFor('Fin'),
      asked: ['POST /SessionRecrutement'],
    });
    expect(await listed()).toEqual([]);
    const made = await client().call('SessionRecrutement.create', { body: bodyOf(whole) });
    expect(made).toEqual({ kind: 'entity', id: raw(made.row, 'Id'), row: only(await listed()) });
    expect(Object.keys(whole).map((name) => view(made.row, name))).toEqual(Object.values(whole));
  });
});

describe('teaching', () => {
  test('Sequence.1 InscriptionSequence.1 one variant has SurveyEntrepriseId, and one of two sets of flags', async () => {
    const { row } = await client().call('Sequence.one', { id: '10242' });
    expect(raw(row, 'SurveyEntrepriseId')).toBe('0');
    const { rows, unreadable } = await client().call('InscriptionSequence.list', {
      filter: { eq: ['ApprenantId', 3002] },
    });
    expect([rows.length, unreadable]).toEqual([2, []]);
    const flags = rows.map((enrolment) =>
      [...membersOf(enrolment).keys()].filter((name) => /^(?:Relance|Contentieux)/u.test(name)),
    );
    expect(flags).toEqual(rows.map(() => ['RelanceApprenant', 'ContentieuxApprenant']));
  });

  test('ApprenantEvaluation.1 a mark that was not entered is -1', async () => {
    const courses = (await client().call('InscriptionCours.list', { filter: { eq: ['ApprenantId', 3002] } })).rows;
    const { rows } = await client().call('InscriptionCours.marks', { id: raw(courses[0], 'Id') });
    const [entered, none] = [
      rows.filter((row) => Number(view(row, 'Note')) >= 0),
      rows.filter((row) => view(row, 'Note') === -1),
    ];
    expect([entered.length, none.length]).toEqual([1, 1]);
  });
});

describe('events', () => {
  const slot: Members = {
    EntiteJuridiqueId: 101,
    TypePlanificationId: 31,
    Debut: '2026-11-25T09:00:00+01:00',
    Fin: '2026-11-25T10:00:00+01:00',
  };

  test('Planification.1 equal ReferenceMultiple ties events together, and does not change when one is moved', async () => {
    const [one, two] = [
      await create('Planification', { ...slot, ReferenceMultiple: 'lien-3' }),
      await create('Planification', { ...slot, ReferenceMultiple: 'lien-3' }),
    ];
    await create('Planification', slot);
    applied(
      await replace('Planification', two.id, { Debut: '2026-11-26T09:00:00+01:00', Fin: '2026-11-26T10:00:00+01:00' }),
    );
    const tied = (await client().call('Planification.list', {})).rows.filter(
      (row) => view(row, 'ReferenceMultiple') === 'lien-3',
    );
    expect(tied.map((row) => [raw(row, 'Id'), view(row, 'Debut')])).toEqual([
      [one.id, slot['Debut']],
      [two.id, '2026-11-26T09:00:00+01:00'],
    ]);
  });

  test('Endpoints.6 a replacement by PUT is verified by reading back, whatever it answers', async () => {
    const { id } = await create('Planification', { ...slot, Nom: 'Avant' });
    const { asked, result } = await during(() => replace('Planification', id, { Nom: 'Après' }));
    expect(asked.at(-2)?.line).toBe(`PUT /GraphV1/Planification/${id}`);
    expect(asked.at(-1)?.line).toBe(`GET /GraphV1/Planification/${id}`);
    expect(result).toMatchObject({ kind: 'applied', id, receipt: { outcome: 'verified', changedFields: [] } });
    expect(view(await client().readOne('Planification', id), 'Nom')).toBe('Après');
    const reversed = await tried(() => replace('Planification', id, { Debut: '2026-11-25T11:00:00+01:00' }));
    expect(reversed.failure).toEqual(refusedFor('Fin'));
    expect(view(await client().readOne('Planification', id), 'Debut')).toBe(slot['Debut']);
  });
});
