import { describe, expect, it } from 'vitest';
import { errorOf, filter, parsedRows, withPractice } from './client.ts';
import type { Reply } from './client.ts';

const practice = withPractice();
const learner = { ApprenantId: 3002, TypeConventionId: 2, SequenceId: 10_112 };
const create = async (more: object = {}): Promise<Reply> => practice().post('/Convention', { ...learner, ...more });
const company = async (): Promise<number> => Number((await practice().post('/Entreprise', {})).json['Id']);
const replace = async (agreement: Reply, more: object): Promise<Reply> =>
  practice().post(`/Convention/${String(agreement.json['Id'])}`, { ...agreement.json, ...more });
const documentsOf = async (id: unknown): Promise<unknown[]> => {
  const reply = await practice().send('GET', `/../practice/documents?convention=${String(id)}`);
  return reply.json['documents'] as unknown[]; // what the view answers
};

describe('practice service: agreements', () => {
  it('Convention rules 1, 2, 8, States.1: gives a Code, the first state, a currency and, for an apprenticeship, a contractual mode', async () => {
    const created = await create();
    expect(created.status).toBe(201);
    expect(created.json).toMatchObject({
      ...learner,
      EtatConventionId: 1,
      Devise: 'Euro',
      NatureContratId: 1,
      MotifAvenant: null,
      AvantageLogement: null,
    });
    expect(created.json['Code']).toMatch(/^CONV-\d{4}-\d{4}$/u);
    expect((await practice().get(`/Convention/${String(created.json['Id'])}`)).text).toBe(created.text);
    expect((await create({ TypeConventionId: 1, Devise: 'CHF', EtatConventionId: 4 })).json).toMatchObject({
      NatureContratId: 0,
      Devise: 'CHF',
      EtatConventionId: 1,
    });
  });

  it.each([
    ['ApprenantId', undefined],
    ['ApprenantId', 1],
    ['TypeConventionId', 0],
    ['SequenceId', null],
    ['SequenceId', 5],
    ['Remuneration', '1250,10'],
  ])('Convention rule 1: refuses %s = %j', async (field, value) => {
    const reply = await create({ [field]: value });
    expect(reply.status).toBe(400);
    expect(errorOf(reply).target).toBe(field);
  });

  it('R2.2 Convention.3 Convention.4 keeps the text of decimals; other benefits are text', async () => {
    const created = await practice().post(
      '/Convention',
      '{"ApprenantId":3002,"TypeConventionId":2,"SequenceId":10112,"Remuneration":1250.10,"AvantageAutre":"vélo"}',
    );
    expect(['Remuneration', 'AvantageAutre'].map((name) => created.members.get(name))).toEqual(['1250.10', '"vélo"']);
  });

  it('writes decimals with a fraction, those of the sample and those that nothing was sent for too', async () => {
    const created = await create({ Remuneration: 1250 });
    expect([
      created.members.get('Remuneration'),
      created.members.get('CoutFormation'),
      created.members.get('AvantageLogement'),
    ]).toEqual(['1250.0', '0.0', 'null']);
    expect((await replace(created, { Remuneration: -3, AvantageLogement: 80 })).members.get('AvantageLogement')).toBe(
      '80.0',
    );
    const marks = (await practice().get('/InscriptionCours/1/ApprenantEvaluation')).rows;
    expect(marks.some((row) => row.includes('"Note":-1.0,'))).toBe(true);
    const lines = (await practice().get('/BalanceClient')).rows;
    for (const row of lines) expect(row).toMatch(/"Montant":\d+\.\d+,"MontantHT":\d+\.\d+,"TauxTVA":20\.0,/u);
  });

  it('R4.2 Convention.7 Limits.2 one company for one agreement (Entreprise rules 1, 3), and nothing changes when it is refused', async () => {
    const [first, second, EntrepriseId] = [await create(), await create(), await company()];
    expect((await replace(first, { EntrepriseId })).status).toBe(200);
    expect((await replace(first, { EntrepriseId, Poste: 'Vendeur' })).status).toBe(200);
    for (const reply of [await replace(second, { EntrepriseId }), await create({ EntrepriseId })]) {
      expect(reply.status).toBe(400);
      expect(errorOf(reply).target).toBe('EntrepriseId');
    }
    expect((await practice().get(`/Convention/${String(second.json['Id'])}`)).text).toBe(second.text);
  });

  it.each([
    ['MaitreId', 'SignataireId'],
    ['SignataireId', 'ReferentId'],
    ['MaitreId', 'ReferentId'],
    ['MaitreId', 'MaitreBisId'],
  ])('R4.2 Limits.3 %s and %s are two records (Convention rule 6)', async (one, other) => {
    const agreement = await create();
    expect((await replace(agreement, { [one]: 501, [other]: 502 })).status).toBe(200);
    expect(errorOf(await replace(agreement, { [one]: 501, [other]: 501 })).message).toMatch(
      new RegExp(`${one}|${other}`, 'u'),
    );
  });

  it('R4.3 States.2 Errors.3 a move to a state with Code SAISIE deletes the documents; staying in it, or another move, does not', async () => {
    const [state, id] = [4, 8003];
    const before = await practice().get(`/Convention/${id}`);
    expect((await practice().post(`/Convention/${id}`, { ...before.json, EtatConventionId: state })).status).toBe(200);
    expect(await documentsOf(id)).toHaveLength(2);
    const refused = await practice().post(`/Convention/${id}`, { ...before.json, EtatConventionId: 1, ApprenantId: 0 });
    expect(refused.status).toBe(400);
    expect(await documentsOf(id)).toHaveLength(2);
    expect((await practice().post(`/Convention/${id}`, { ...before.json, EtatConventionId: 1 })).status).toBe(200);
    expect(await documentsOf(id)).toEqual([]);
  });

  it('R5.6 a replacement without EtatConventionId goes back to the first state, documents and all', async () => {
    const { EtatConventionId: _, ...rest } = (await practice().get('/Convention/8004')).json;
    await practice().post('/Convention/8004', { ...rest, EtatConventionId: 3 });
    expect(await documentsOf(8004)).toHaveLength(2);
    expect((await practice().post('/Convention/8004', rest)).json['EtatConventionId']).toBe(1);
    expect(await documentsOf(8004)).toEqual([]);
  });

  it('R2.1 replaces an agreement as a whole: what is not sent is blank, Code stays', async () => {
    const created = await create({ Poste: 'Vendeur', Autre: 1.5 });
    const bare = await practice().post(`/Convention/${String(created.json['Id'])}`, learner);
    expect(bare.json).toMatchObject({ Poste: '', Code: created.json['Code'] });
    expect(bare.members.has('Autre')).toBe(false);
  });

  it('R2.2 a reference or Code that is sent as null stays null', async () => {
    const created = await create({ MissionId: 4, Poste: 'Vendeur' });
    expect((await replace(created, { MissionId: null })).json).toMatchObject({ MissionId: null, Poste: 'Vendeur' });
    const mail = await practice().post('/Mail', { Adresse: 'sans.code@exemple.fr', Code: null });
    expect(mail.json['Code']).toBeNull();
  });

  it.each(['Remuneration', 'NbJourPeriodeEssai', 'Avenant', 'Poste'])('R2.3 refuses null for %s', async (field) => {
    const refused = await replace(await create({}), { [field]: null });
    expect(refused.status).toBe(400);
    expect(refused.text).toMatch(new RegExp(`${field} : un.* attendu|${field} : true ou false attendu`, 'u'));
  });

  it.each(['NatureContratId', 'ConventionOrigineId'])('refuses a %s that does not exist', async (field) => {
    expect(errorOf(await replace(await create(), { [field]: 999_999 })).target).toBe(field);
  });

  it('ConventionOrganismeFinanceur.1 Convention.9 attaches a funder, TypePriseCharge defaulted where none is sent, and adds instalments found by ConventionId', async () => {
    const ConventionId = Number((await create()).json['Id']);
    const funder = await practice().post('/ConventionOrganismeFinanceur', { ConventionId, OrganismeFinanceurId: 1 });
    expect(funder.json).toMatchObject({ ConventionId, TypePriseCharge: 'Entreprise', TauxHoraire: null });
    const other = { ConventionId, OrganismeFinanceurId: 2, TypePriseCharge: 'Apprenant' };
    expect((await practice().post('/ConventionOrganismeFinanceur', other)).json).toMatchObject(other);
    expect(
      errorOf(await practice().post('/ConventionOrganismeFinanceur', { ConventionId: 1, OrganismeFinanceurId: 1 }))
        .target,
    ).toBe('ConventionId');
    const body = `{"ConventionId":${ConventionId},"Numero":1,"Montant":1250.10,"Date":"2026-12-01T08:00:00+01:00"}`;
    const found = () => practice().get(`/EcheanceApprentissageConvention${filter(`ConventionId eq ${ConventionId}`)}`);
    expect((await found()).rows, 'a new agreement has none').toEqual([]);
    const instalment = await practice().post('/EcheanceApprentissageConvention', body);
    expect(instalment.members.get('Montant')).toBe('1250.10');
    expect(parsedRows(await found())).toEqual([expect.objectContaining({ Id: instalment.json['Id'] })]);
  });

  it('R3.3 Errors.1 Endpoints.3 Client.5 SynchronisationAffaire answers 200 and makes one client per nature, found by ReferenceId; again changes nothing', async () => {
    const agreement = await create();
    const id = Number(agreement.json['Id']);
    await replace(agreement, { EntrepriseId: await company() });
    for (const OrganismeFinanceurId of [2, 3])
      await practice().post('/ConventionOrganismeFinanceur', { ConventionId: id, OrganismeFinanceurId });
    const clients = async (): Promise<Record<string, unknown>[]> =>
      parsedRows(await practice().get(`/Client${filter(`ReferenceId eq ${id}`)}`));
    expect(await clients()).toEqual([]);
    for (const _ of [1, 2]) {
      expect((await practice().send('POST', `/Convention/${id}/SynchronisationAffaire`)).status).toBe(200);
      expect((await clients()).map((client) => client['NatureClientId'])).toEqual([2, 3]);
    }
    expect((await practice().send('POST', '/Convention/1/SynchronisationAffaire')).status).toBe(404);
  });
});
