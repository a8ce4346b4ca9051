import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { adultOn } from '#main/tools/practice/schoolTime.ts';
import { basic, errorOf, filter, parsedRows, password, user, withPractice } from './client.ts';
import type { Reply } from './client.ts';

const practice = withPractice();
let addresses = 0;
const mail = async (): Promise<number> => {
  addresses += 1;
  return Number((await practice().post('/Mail', { Adresse: `apprenant${addresses}@exemple.fr` })).json['Id']);
};
const form = async (more: object = {}): Promise<object> => ({
  Nom: 'OURY',
  Prenoms: 'Zélie',
  Login: 'zelie',
  NomUsage: 'OURY',
  PrenomUsage: 'Zélie',
  CiviliteId: 2,
  MailId: await mail(),
  ...more,
});
const create = async (more: object = {}): Promise<Reply> => practice().post('/Candidat', await form(more));
const yearsAgo = (years: number): string => `${new Date().getUTCFullYear() - years}-01-01T00:00:00+01:00`;

describe('practice service: learners', () => {
  it('Apprenant rule 3: a learner made through Candidat has Id, Code and IndividuId, and is read as Apprenant', async () => {
    const created = await create();
    expect(created.status).toBe(201);
    expect(created.json['@odata.context']).toMatch(/#Apprenant\/\$entity$/u);
    expect(Number(created.json['IndividuId'])).toBeGreaterThan(0);
    const read = await practice().get(`/Apprenant/${String(created.json['Id'])}`);
    expect(read.json).toMatchObject({
      Nom: 'OURY',
      Code: created.json['Code'],
      NumeroIne: null,
      Photo: null,
      RestreintFinance: false,
    });
  });

  it.each([
    ['names of usage without a title', { CiviliteId: undefined }],
    ['names of usage that are empty', { NomUsage: '', PrenomUsage: '' }],
    [
      'a field that only a learner has',
      { NomUsage: undefined, PrenomUsage: undefined, CiviliteId: undefined, NumeroIne: '123456789FK' },
    ],
  ])('a body with %s makes a learner', async (_what, more) => {
    const created = await create(more);
    expect(created.json['@odata.context']).toMatch(/#Apprenant\/\$entity$/u);
    expect((await practice().get(`/Apprenant/${String(created.json['Id'])}`)).status).toBe(200);
  });

  it('Candidat.1 a body with the minimum of an applicant, and one with a title or one name of usage, makes an applicant', async () => {
    const none = { NomUsage: undefined, PrenomUsage: undefined, CiviliteId: undefined };
    for (const more of [none, { ...none, CiviliteId: 2 }, { ...none, NomUsage: 'OURY' }]) {
      const created = await create(more);
      expect(created.json['@odata.context']).toMatch(/#Candidat\/\$entity$/u);
      expect((await practice().get(`/Apprenant/${String(created.json['Id'])}`)).status).toBe(404);
    }
  });

  it('Apprenant rule 2, Candidat rule 3: PUT Candidat with the whole Apprenant writes RefSysteme', async () => {
    const read = await practice().get('/Apprenant/3001');
    const replaced = await practice().put('/Candidat/3001', { ...read.json, RefSysteme: '12' });
    expect(replaced.status).toBe(200);
    expect(replaced.json).toMatchObject({ ...read.json, RefSysteme: '12' });
    expect((await practice().get('/Apprenant/3001')).json['RefSysteme']).toBe('12');
    expect((await practice().put('/Candidat/1', read.json)).status).toBe(404);
  });

  it('R4.1 Apprenant.1 Limits.5 a learner under 18 needs Tuteur1Id, on creation and replacement', async () => {
    const minor = { DateNaissance: yearsAgo(16) };
    const refused = await create(minor);
    expect(refused.status).toBe(400);
    expect(errorOf(refused).target).toBe('Tuteur1Id');
    expect((await create({ ...minor, Tuteur1Id: 5 })).status).toBe(201);
    expect((await create({ DateNaissance: yearsAgo(19) })).status).toBe(201);
    const adult = await create();
    const put = await practice().put(`/Candidat/${String(adult.json['Id'])}`, { ...adult.json, ...minor });
    expect(errorOf(put).target).toBe('Tuteur1Id');
    expect((await practice().get(`/Apprenant/${String(adult.json['Id'])}`)).json['DateNaissance']).toBeNull();
  });

  it.each([
    ['2008-11-19T00:00:00+01:00', '2026-11-18T22:59:59Z', false],
    ['2008-11-19T00:00:00+01:00', '2026-11-18T23:00:00Z', true],
    ['2008-02-29T00:00:00+01:00', '2026-02-28T12:00:00Z', false],
    ['2008-02-29T00:00:00+01:00', '2026-02-28T23:00:00Z', true],
    ['2010-02-28T00:00:00+01:00', '2028-02-28T12:00:00Z', true],
    ['2000-02-29T00:00:00+01:00', '2018-02-28T12:00:00Z', false],
    ['2000-02-29T00:00:00+01:00', '2018-03-01T12:00:00Z', true],
  ])(
    'R4.1 born %s, at %s of age: %s (civil dates at the school; 29 February counts on 1 March)',
    (birth, now, adult) => {
      expect(adultOn(birth, Date.parse(now))).toBe(adult);
    },
  );

  it('ApprenantEvaluation.1 serves enrolments, courses, marks (-1: none entered) and evaluations of a learner', async () => {
    const enrolments = parsedRows(await practice().get(`/InscriptionSequence${filter('ApprenantId eq 3001')}`));
    expect(enrolments).toHaveLength(2);
    const courses = parsedRows(await practice().get(`/InscriptionCours${filter('ApprenantId eq 3001')}`));
    expect(courses.length).toBeGreaterThanOrEqual(3);
    const marks = parsedRows(
      await practice().get(`/InscriptionCours/${String(courses[0]?.['Id'])}/ApprenantEvaluation`),
    );
    expect(marks).toHaveLength(2);
    expect(marks.filter((mark) => mark['Note'] === -1)).toHaveLength(1);
    expect(marks.filter((mark) => Number(mark['Note']) >= 0)).toHaveLength(1);
    const evaluation = await practice().get(`/Evaluation/${String(marks[0]?.['EvaluationId'])}`);
    expect(evaluation.json['CoursId']).toBe(courses[0]?.['CoursId']);
    expect((await practice().get('/InscriptionCours/999999/ApprenantEvaluation')).status).toBe(404);
  });

  it('R1.6 Endpoints.2 selects sequences for an agreement: a body {Id} with GET or POST, $expand, $select and startswith on a path', async () => {
    const [enrolment] = parsedRows(await practice().get(`/InscriptionSequence${filter('ApprenantId eq 3001')}`));
    const path = `/InscriptionSequence?$expand=Sequence&$select=Sequence&$filter=${encodeURIComponent("startswith(Sequence/TypeSequence/Code, 'COURS')")}`;
    const posted = await practice().post(path, { Id: enrolment?.['Id'] });
    expect(posted.status).toBe(200);
    expect(parsedRows(posted)).toEqual([
      { Sequence: expect.objectContaining({ Id: enrolment?.['SequenceId'], TypeSequenceId: 1 }) },
    ]);
    expect(await getWithBody(path, JSON.stringify({ Id: enrolment?.['Id'] }))).toBe(posted.text);
    expect((await practice().post(path, { Id: 3001 })).text).toBe(posted.text);
    expect((await practice().post(path, { Id: 999_999 })).rows).toEqual([]);
  });

  it('R1.6 Endpoints.2 the Id of a file of the learner selects the sequences of their enrolment', async () => {
    const rowsOf = async (set: string) => parsedRows(await practice().get(`/${set}`));
    const [learners, files, enrolments] = [
      await rowsOf('Apprenant'),
      await rowsOf('Dossier'),
      await rowsOf('InscriptionSequence'),
    ];
    // A learner who is an applicant too has one Id in both sets (R3.1).
    const file = files.find(
      (row) =>
        enrolments.every((each) => each['Id'] !== row['Id']) &&
        learners.some((each) => each['Id'] === row['CandidatId']),
    );
    const enrolment = enrolments.find((each) => each['ApprenantId'] === file?.['CandidatId']);
    const select = (Id: unknown) => practice().post('/InscriptionSequence?$expand=Sequence&$select=Sequence', { Id });
    const byFile = await select(file?.['Id']);
    expect(byFile.rows.length).toBeGreaterThan(0);
    expect(byFile.rows).toEqual((await select(enrolment?.['Id'])).rows);
  });

  it.each(['-1', '1.5', '"x"', '9223372036854775808', '1e3'])(
    'refuses %s as a reference, and as a learner to choose a sequence for',
    async (bad) => {
      const body = JSON.stringify(await form()).replace('"CiviliteId":2', `"CiviliteId":${bad}`);
      expect(errorOf(await practice().post('/Candidat', body)).target).toBe('CiviliteId');
      const sequences = await practice().post(
        '/InscriptionSequence?$expand=Sequence&$select=Sequence',
        `{"Id":${bad}}`,
      );
      expect(errorOf(sequences).target).toBe('Id');
    },
  );

  it('R3.1 a body with the members of both sets leaves each its own: no Password is read from a learner', async () => {
    const created = await create({ Password: 'opaque', NumeroIne: '100FK' });
    const id = String(created.json['Id']);
    const whole = {
      ...(await practice().get(`/Apprenant/${id}`)).json,
      ...(await practice().get(`/Candidat/${id}`)).json,
      Fonction: 'x',
    };
    expect((await practice().put(`/Candidat/${id}`, whole)).status).toBe(200);
    const [learner, applicant] = [
      (await practice().get(`/Apprenant/${id}`)).json,
      (await practice().get(`/Candidat/${id}`)).json,
    ];
    expect(learner).toMatchObject({ Fonction: 'x', NumeroIne: '100FK' });
    expect(applicant).toMatchObject({ Fonction: 'x', Password: 'opaque' });
    for (const name of ['Password', 'Numero', 'CanalAcquisitionId']) expect(learner).not.toHaveProperty(name);
    expect(applicant).not.toHaveProperty('NumeroIne');
  });

  it('R1.5 Candidat.5 Endpoints.1 below /selection NomUsage takes the place of Nom, and Numero is required and kept; a number is another person there', async () => {
    const body = { NomUsage: 'DURIF', Prenoms: 'Léo', Login: 'leo', MailId: await mail(), Numero: 'C90001' };
    for (const field of ['NomUsage', 'Numero', 'Prenoms', 'Login', 'MailId']) {
      const reply = await practice().post('/selection/Candidat', { ...body, [field]: undefined });
      expect(errorOf(reply).target).toBe(field);
    }
    const created = await practice().post('/selection/Candidat', body);
    expect(created.json).toMatchObject({ NomUsage: 'DURIF', Numero: 'C90001' });
    for (const Numero of ['DURIF', 'C', 'C1e400', 'c12']) {
      expect(errorOf(await practice().post('/selection/Candidat', { ...body, Numero })).target).toBe('Numero');
    }
    expect((await practice().get(`/selection/Candidat/${String(created.json['Id'])}`)).status).toBe(200);
    const [there, here] = [await practice().get('/selection/Apprenant/3001'), await practice().get('/Apprenant/3001')];
    expect(there.json['Id']).toBe(3001);
    expect(there.json['Login']).not.toBe(here.json['Login']);
  });
});

/** fetch sends no body with GET. */
function getWithBody(path: string, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = {
      Authorization: basic(user, password),
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
    };
    request(`${practice().baseUrl}/GraphV1${path}`, { method: 'GET', headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    })
      .on('error', reject)
      .end(body);
  });
}
