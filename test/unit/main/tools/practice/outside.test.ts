import { describe, expect, it } from 'vitest';
import { reusableForClient } from '#shared/entities/client.ts';
import { errorOf, filter, parsedRows, withPractice } from './client.ts';

const practice = withPractice();
const client = { Nom: 'RAVIER', Prenoms: 'Ana', EntiteJuridiqueId: 101, NatureClientId: 1 };

describe('practice service: companies, clients, references, places, tracks', () => {
  it('Entreprise rules 1, 2, Conventions.6: makes a company of an empty body, or of what is known; its mail exists before', async () => {
    const empty = await practice().post('/Entreprise', {});
    expect(empty.status).toBe(201);
    expect(empty.json).toMatchObject({ Nom: '', SIRET: '', AdresseId: 0, MailId: 0 });
    expect(errorOf(await practice().post('/Entreprise', { MailId: 999_999 })).target).toBe('MailId');
    const named = await practice().post('/Entreprise', { Nom: 'Ravier', AdresseId: 4, TelephoneId: 5 });
    expect((await practice().get(`/Entreprise/${String(named.json['Id'])}`)).json).toMatchObject({
      Nom: 'Ravier',
      AdresseId: 4,
    });
  });

  it('R2.7 Endpoints.5 answers a client with Id 0; it is found by ReferenceId', async () => {
    const created = await practice().post('/Client', { ...client, ReferenceId: 777_001 });
    expect(created.status).toBe(201);
    expect(created.json['Id']).toBe(0);
    const found = parsedRows(await practice().get(`/Client${filter('ReferenceId eq 777001')}`));
    expect(found).toHaveLength(1);
    expect(Number(found[0]?.['Id'])).toBeGreaterThan(0);
  });

  it.each(['Nom', 'Prenoms', 'EntiteJuridiqueId', 'NatureClientId'])(
    'Client rule 1: refuses a client without %s',
    async (field) => {
      expect(errorOf(await practice().post('/Client', { ...client, [field]: undefined })).target).toBe(field);
    },
  );

  it.each(['Apprenant/3001', 'Candidat/2001'])('Client rule 4: derives Code from %s', async (source) => {
    const created = await practice().post(`/${source}/Client`, { ...client, Code: 'autre' });
    const { Code } = (await practice().get(`/${source}`)).json;
    expect(created.json).toMatchObject({ ...client, Code });
    expect(Number(created.json['Id'])).toBeGreaterThan(0);
    expect((await practice().post(`/${source.split('/')[0] ?? ''}/1/Client`, client)).status).toBe(404);
  });

  it('R4.4 Client.2 Client.3 a client has records of its own: those of a learner or applicant are refused; the other fields are kept', async () => {
    const { json: learner } = await practice().get('/Apprenant/3001');
    const { MailId, MobileId } = learner;
    expect(errorOf(await practice().post('/Apprenant/3001/Client', { ...client, MailId })).target).toBe('MailId');
    expect(errorOf(await practice().post('/Client', { ...client, MobileId })).target).toBe('MobileId');
    const own = (await practice().post('/Mail', { Adresse: 'client.propre@exemple.fr' })).json['Id'];
    const shared = Object.fromEntries(reusableForClient.map((field) => [field, learner[field]]));
    const made = await practice().post('/Apprenant/3001/Client', { ...client, ...shared, MailId: own });
    expect(made.json).toMatchObject({ ...client, ...shared, MailId: own, MobileId: 0 });
  });

  it('Limits.1 ReferenceExterne.1 ReferenceExterne.2 an entity carries at most one external reference; an entity is a table and an Id', async () => {
    const body = { Reference: 'SI-1', Type: 'SCOLARITE.SEQUENCE', IdObjet: 4242 };
    const created = await practice().post('/ReferenceExterne', body);
    expect(created.json).toMatchObject({ ...body, DateMAJ: expect.stringMatching(/[+-]\d\d:\d\d$/u) });
    expect(errorOf(await practice().post('/ReferenceExterne', { ...body, Reference: 'SI-2' })).target).toBe('IdObjet');
    expect((await practice().post('/ReferenceExterne', { ...body, Type: 'SCOLARITE.AGENT' })).status).toBe(201);
    expect(errorOf(await practice().post('/ReferenceExterne', { ...body, Type: 'COMPTABILITE.SEQUENCE' })).target).toBe(
      'IdObjet',
    );
    expect(parsedRows(await practice().get(`/ReferenceExterne${filter("Type eq 'SCOLARITE.SEQUENCE'")}`))).toHaveLength(
      1,
    );
    expect(parsedRows(await practice().get(`/ReferenceExterne${filter('IdObjet eq 4242')}`))).toHaveLength(2);
    expect(errorOf(await practice().post('/ReferenceExterne', { ...body, Type: 'SEQUENCE' })).target).toBe('Type');
  });

  const place = {
    Code: 'LF-1',
    AdresseId: 3,
    PaysId: 1,
    Libelle: 'Atelier',
    Siret: '812 345 678 00014',
    Uai: '0691234K',
  };
  it('AutreLieuFormation.1 makes a place of training whose Code is unique', async () => {
    expect((await practice().post('/AutreLieuFormation', place)).json).toMatchObject(place);
    expect(errorOf(await practice().post('/AutreLieuFormation', place)).target).toBe('Code');
    const codes = parsedRows(await practice().get('/AutreLieuFormation')).map((row) => row['Code']);
    expect(codes.filter((code) => code === 'LF-1')).toHaveLength(1);
  });

  it.each([
    ['Uai', '069123K'],
    ['Uai', '06912345'],
    ['Uai', '0691234KK'],
    ['Code', ''],
    ['AdresseId', 0],
    ['PaysId', undefined],
    ['Libelle', null],
    ['Siret', ''],
  ])('Limits.4 AutreLieuFormation.2 refuses a place whose %s is %j', async (field, value) => {
    expect(
      errorOf(await practice().post('/AutreLieuFormation', { ...place, Code: 'LF-2', [field]: value })).target,
    ).toBe(field);
  });
});
