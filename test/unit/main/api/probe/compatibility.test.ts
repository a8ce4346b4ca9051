import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openClient } from '#main/api/client.ts';
import type { ServiceClient, ServiceOptions } from '#main/api/client.ts';
import { basicAuthenticator } from '#main/api/http/authenticator.ts';
import { startPractice } from '#main/tools/practice/index.ts';
import type { Practice } from '#main/tools/practice/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { CompatibilityReport, EndpointReport } from '#shared/ipc/compatibility.ts';
import { fieldsOf } from '#test/interface/fields.ts';
import type { FaultServer } from '../faultServer.ts';
import { clientOf, collection, faultServer, json } from '../faultServer.ts';

/** A status, or a text answered with 200; 404 for everything else. */
async function serve(
  answers: Record<string, string | number>,
  options: Partial<ServiceOptions> = {},
): Promise<{ server: FaultServer; client: ServiceClient }> {
  const server = await faultServer((asked, response) => {
    const answer = answers[asked.path.split('?')[0] ?? ''] ?? 404;
    if (typeof answer === 'number') return json(response, '{"error":{"code":"x","message":"Non"}}', answer);
    return json(response, answer);
  });
  const client = clientOf(server, options);
  return { server, client };
}

const of = (report: CompatibilityReport, request: string): EndpointReport | undefined =>
  report.endpoints.find((found) => found.request === request);
const mail = { '/Mail': collection('Mail', []) };

describe('R3.4 R5.5 compatibility', () => {
  test('reports for each endpoint whether it works, is refused, is absent, or cannot be called', async () => {
    const { client } = await serve({
      ...mail,
      '/Dossier': 403,
      '/SessionRecrutement': 500,
      '/BalanceClient': 405,
      '/Enseignant': '<html>Connexion</html>',
      '/EtatConvention': collection('EtatConvention', ['{"Id":1,"Nom":"Saisie","Code":"SAISIE"}']),
    });
    const report = await client.compatibility();
    expect(of(report, 'GET /Mail')).toMatchObject({ standing: 'works', documented: true, rows: 0, failure: null });
    expect(of(report, 'GET /EtatConvention')).toMatchObject({
      standing: 'works',
      documented: false,
      rows: 1,
      differences: null,
    });
    expect(of(report, 'GET /Dossier')).toMatchObject({ standing: 'refused', failure: { status: 403, detail: 'Non' } });
    expect(of(report, 'GET /SessionRecrutement')).toMatchObject({ standing: 'refused', failure: { status: 500 } });
    expect(of(report, 'GET /BalanceClient')).toMatchObject({ standing: 'absent', failure: { status: 405 } });
    expect(of(report, 'GET /Agent')).toMatchObject({ standing: 'absent', failure: { status: 404 } });
    expect(of(report, 'GET /Enseignant')).toMatchObject({ standing: 'differs', failure: { kind: 'foreignAnswer' } });
    expect(of(report, 'GET /Convention/{id}')).toMatchObject({ standing: 'untried' });
    expect(report.metadata).toMatchObject({ standing: 'absent' });
    expect(report.compatible).toBe(false);
  });

  test('names the fields that are missing, of another kind, and new', async () => {
    const { client } = await serve({
      ...mail,
      '/EtatConvention': collection('EtatConvention', ['{"Id":1,"Code":3,"Couleur":"rouge"}', '{"Id":2,"Code":"x"}']),
    });
    expect(of(await client.compatibility(), 'GET /EtatConvention')).toMatchObject({
      standing: 'differs',
      rows: 2,
      differences: { missing: ['Nom'], retyped: ['Code'], added: ['Couleur'] },
    });
  });

  test('R5.4 numbers and ids that are written as text are no difference of a member', async () => {
    const row = '{"Id":"4611686018427387905","Nom":"A","Code":"a"}';
    const { client } = await serve({ ...mail, '/EtatConvention': collection('EtatConvention', [row]) });
    expect(of(await client.compatibility(), 'GET /EtatConvention')).toMatchObject({ standing: 'works' });
  });

  const empty: Readonly<Record<string, unknown>> = { integer: 0, reference: 0, text: '', flag: false, decimal: 0 };
  /** A row with every member that the document shows, empty where it may be. */
  const rowOf = (entity: EntityName, more: object, absent: RegExp = /^$/u): string =>
    JSON.stringify({
      ...Object.fromEntries(
        [...fieldsOf(entity)].filter(([name]) => !absent.test(name)).map(([name, kind]) => [name, empty[kind] ?? null]),
      ),
      ...more,
    });

  test.each([
    ['one variant', 'InscriptionSequence', { Id: 1, ApprenantId: 5 }, /^RelanceReferent/u],
    ['the other variant', 'InscriptionSequence', { Id: 1, ApprenantId: 5 }, /^(?:Relance|Contentieux)Apprenant/u],
    [
      'a folder with its stream, and Nom and Code like every entity',
      'Directory',
      { Streamid: 'g1', Name: 'A', Path: 'P\\A', Isdirectory: true, Nom: null, Code: null },
      /^$/u,
    ],
  ] as const)(
    'R2.8 R5.5 what the document shows in more than one form is no difference: %s',
    async (_form, set, members, absent) => {
      const rows = collection(set, [rowOf(set, members, absent)]);
      const { client } = await serve({ ...mail, [`/${set}`]: rows }, { shareName: 'P' });
      const report = await client.compatibility({ Apprenant: '5' });
      expect(of(report, `GET /${set}`)).toMatchObject({ standing: 'works', rows: 1, differences: null });
    },
  );

  test('R1.5 an applicant of the Selection context has no Nom, and one of the plain context has', async () => {
    const rows = collection('Candidat', ['{"Id":3,"NomUsage":"X"}']);
    const { client } = await serve({ ...mail, '/Candidat': rows, '/selection/Candidat': rows });
    const report = await client.compatibility();
    expect(of(report, 'GET /Candidat?$expand=Mail')?.differences?.missing).toContain('Nom');
    expect(of(report, 'GET /selection/Candidat?$expand=Mail')?.differences?.missing).not.toContain('Nom');
  });

  test('asks by the ids in rows, by their references, and by the ids given', async () => {
    const { server, client } = await serve({
      ...mail,
      '/Planification': collection('Planification', ['{"Id":1,"SequenceId":9007199254740993}']),
      '/Candidat': collection('Candidat', ['{"Id":6,"RefSysteme":"77"}']),
    });
    const report = await client.compatibility({ Convention: '12' });
    const paths = server.asked.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/Sequence/9007199254740993',
        '/User/77/Authorizations',
        '/Convention/12',
        '/Candidat/6',
      ]),
    );
    expect(paths).toContain('/EcheanceApprentissageConvention?$filter=ConventionId eq 12');
    expect(of(report, 'GET /Convention/{id}')).toMatchObject({ standing: 'absent' });
  });

  test('R5.4 an id from a reference, or of the other context, may not exist: its 404 proves nothing about the endpoint', async () => {
    const { client } = await serve({ ...mail, '/Candidat': collection('Candidat', ['{"Id":6,"RefSysteme":"77"}']) });
    const report = await client.compatibility({ Apprenant: '5' });
    expect(of(report, 'GET /User/{id}/Authorizations')).toMatchObject({
      standing: 'untried',
      failure: { status: 404 },
    });
    expect(of(report, 'GET /Apprenant/{id}')).toMatchObject({ standing: 'absent', failure: { status: 404 } });
    expect(of(report, 'GET /selection/Apprenant/{id}')).toMatchObject({
      standing: 'untried',
      failure: { status: 404 },
    });
  });

  test('R1.5 in the Selection context an id of its own list is asked: its 404 means that the endpoint is absent', async () => {
    const { client } = await serve({ ...mail, '/selection/Candidat': collection('Candidat', ['{"Id":3}']) });
    const report = await client.compatibility({ Candidat: '5' });
    expect(of(report, 'GET /selection/Candidat/{id}')).toMatchObject({ standing: 'absent', failure: { status: 404 } });
  });

  test.each(['GET', 'POST'] as const)('R1.6 writes nothing with any profile: %s', async (bodyReadVerb) => {
    const { server, client } = await serve(
      { ...mail, '/Dossier': collection('Dossier', ['{"Id":3}']) },
      { bodyReadVerb },
    );
    await client.compatibility();
    expect(server.writes()).toEqual([]);
    expect(server.asked.some(({ body }) => body === '{"Id":3}')).toBe(bodyReadVerb === 'GET');
  });

  test('calls each endpoint once, in both contexts (R1.5)', async () => {
    const { server, client } = await serve({ ...mail, '/selection/Candidat': collection('Candidat', ['{"Id":3}']) });
    const report = await client.compatibility();
    expect(server.asked.filter(({ path }) => path === '/selection/Candidat?$expand=Mail')).toHaveLength(1);
    expect(report.endpoints.find(({ endpoint }) => endpoint === 'selection/Candidat.list')).toMatchObject({ rows: 1 });
    expect(
      server.asked.map(({ path }) => path),
      'R1.5 an id of one context is not used in the other',
    ).not.toContain('/Candidat/3');
  });

  test.each([
    [401, 'password'],
    [429, 'busy'],
  ])('ends where the service itself cannot be asked: %i', async (status, kind) => {
    const { client } = await serve({ '/Mail': status });
    await expect(client.compatibility()).rejects.toMatchObject({ failure: { kind } });
  });

  test('compares what $metadata declares', async () => {
    const xml = `<edmx:Edmx><Schema><EntityType Name="EtatConvention"><Property Name="Id" Type="Edm.Int64"/><Property Name="Code" Type="Edm.Int32"/><Property Name="Couleur" Type="Edm.String"/></EntityType><EntityType Name="TypeConvention"><Property Name="Id" Type="Edm.Int64"/><Property Name="Nom" Type="Edm.String"/><Property Name="Code" Type="Edm.String"/></EntityType></Schema></edmx:Edmx>`;
    const { client } = await serve({ ...mail, '/$metadata': xml });
    const { metadata } = await client.compatibility();
    expect(metadata.standing).toBe('differs');
    expect(metadata.entities).toContainEqual({
      entity: 'EtatConvention',
      differences: { missing: ['Nom'], retyped: ['Code'], added: ['Couleur'] },
    });
    expect(metadata.entities).toContainEqual({ entity: 'Convention', differences: null });
    expect(metadata.entities, 'R3.4 an assumed set need not be declared').not.toContainEqual({
      entity: 'NatureClient',
      differences: null,
    });
    expect(metadata.entities.map((found) => found.entity)).not.toContain('TypeConvention');
  });

  test.each([
    ['{"@odata.context":"x"}', 'differs'],
    [403, 'refused'],
  ])('$metadata that answers %j: %s', async (answer, standing) => {
    const { client } = await serve({ ...mail, '/$metadata': answer });
    expect((await client.compatibility()).metadata).toMatchObject({ standing, entities: [] });
  });
});

describe('compatibility with the practice service', () => {
  const credentials = { user: 'élise', password: 'm€t de passe' };
  let practice: Practice;
  let client: ServiceClient;
  beforeAll(async () => {
    practice = await startPractice({ port: 0, ...credentials, seed: 7, today: '2026-11-20' });
    client = openClient({ baseUrl: practice.baseUrl, authenticator: basicAuthenticator(credentials) });
  });
  afterAll(async () => {
    await client.close();
    await practice.close();
  });

  test('nothing is refused or absent, and no documented field is missing or of another kind', async () => {
    const report = await client.compatibility();
    expect(report.endpoints.filter(({ standing }) => standing === 'refused' || standing === 'absent')).toEqual([]);
    expect(
      report.endpoints.filter(
        ({ differences }) => differences && differences.missing.length + differences.retyped.length > 0,
      ),
    ).toEqual([]);
    expect(report.compatible).toBe(true);
    expect(report.metadata.failure).toBeNull();
  });
});
