import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { startPractice } from '#main/tools/practice/index.ts';
import { clientOf, collection, faultServer, json } from '#test/unit/main/api/faultServer.ts';
import { breachOf } from './breach.ts';
import type { Sent } from './sent.ts';
import { readSent } from './sent.ts';
import { verdictOn } from './verdict.ts';

const app = {
  program: 'main/tools/chromium/main.ts',
  test: '',
  agent: 'Carnet',
  method: 'GET',
  origin: 'https://ecole.example',
  body: null,
  given: false,
};
const asks = (path: string, more: Partial<Sent> = {}): Sent => ({ ...app, path: `/ecole/GraphV1${path}`, ...more });
const sends = (method: 'POST' | 'PUT', path: string, body: string | null): Sent => asks(path, { method, body });

const event = '"EntiteJuridiqueId":3,"TypePlanificationId":12,"Debut":"2026-11-20T09:00:00+01:00"';
const eligible =
  '/InscriptionSequence?$filter=startswith(Sequence%2FTypeSequence%2FCode%2C%20%27A%27%27B%27)&$expand=Sequence&$select=Sequence';

describe('a request that the document shows', () => {
  test.each([
    asks('/Enseignant'),
    asks('/$metadata'),
    asks('/Planification'), // assumed (R3.4)
    asks('/selection/Candidat/12'), // assumed
    asks('/Apprenant/12345678901234567890'),
    asks('/Mail?$filter=Adresse%20eq%20%27o%27%27neil%2Bjury%40ecole.fr%27'),
    asks('/BalanceClient?$filter=AffaireId%20eq%204%20and%20CreditON%20eq%20true&$orderby=Date%20desc'),
    asks('/Directory?$filter=path%20eq%20P%20et%20Q%5CL%27%C3%A9cole%5CA%2BB'.replace("'", '%27')),
    asks(eligible, { body: '{"Id":4}' }),
    asks(eligible, { body: '{"Id":4}', method: 'POST' }), // R1.6
    sends('POST', '/Planification', `{${event},"Fin":"2026-11-20T10:00:00.0000001-03:30"}`),
    sends(
      'PUT',
      '/Planification/9',
      `{"Id":9,"Debut":"2026-11-20T08:00:00\\u002b00:00","Inconnu":"2026-11-20T08:00:00"}`,
    ), // R2.2
    sends('POST', '/Convention/9/SynchronisationAffaire', null),
    sends('POST', '/selection/Candidat', '{"NomUsage":"A","Numero":"C1","Login":"a","Prenoms":"B","MailId":1}'), // R1.5
    asks('/Planification?page=2', { given: true }), // R1.4
    { ...app, method: 'CONNECT', path: 'ecole.example:443', agent: '' }, // E4
    { ...app, method: 'CONNECT', path: '[::1]:443', agent: '' },
    {
      ...asks('/Candidat?$top=1'),
      program: 'node_modules/vitest/dist/worker.js',
      agent: 'node',
      origin: 'http://127.0.0.1:4',
    },
  ])('$method $path', (sent) => expect(breachOf(sent)).toBeNull());
});

describe('R1.1 finds an undocumented request', () => {
  test.each([
    ['no row', asks('/Professionnel')],
    ['no row with that verb', sends('PUT', '/Dossier/4', '{}')],
    ['a verb of its own', asks('/Planification/4', { method: 'DELETE' })],
    ['an id of 0', asks('/Dossier/0')],
    ['another address', { ...app, path: '/ecole/Enseignant' }],
    ['another version', { ...app, path: '/GraphV2/Enseignant' }],
    ['no such context', asks('/selection/Mail')],
    ['an option that is not documented', asks('/Planification?$top=50')],
    ['an option without its dollar', asks('/BalanceClient?orderby=Date')],
    ['an option twice', asks('/BalanceClient?$orderby=Date&$orderby=Date')],
    ['an option of another row', asks('/Dossier?$expand=Candidat')],
    ['an option on $metadata', asks('/$metadata?$filter=Id%20eq%201')],
    ['an operator that is not documented', asks('/Agent?$filter=EntiteJuridiqueId%20ge%204')],
    ['or', asks('/BalanceClient?$filter=AffaireId%20eq%204%20or%20CreditON%20eq%20true')],
    ['not', asks('/BalanceClient?$filter=not%20CreditON%20eq%20true')],
    ['a filter that stops', asks('/BalanceClient?$filter=AffaireId%20eq%204%20and%20')],
    ['a filter that goes on', asks('/BalanceClient?$filter=AffaireId%20eq%204%20')],
    ['a path of another row', asks('/Agent?$filter=Nom%20eq%20%27A%27')],
    ['startswith where eq is documented', asks('/Apprenant?$filter=startswith(Nom%2C%20%27A%27)')],
    ['an apostrophe that is not doubled', asks('/Mail?$filter=Adresse%20eq%20%27o%27neil%27')],
    ['R1.2 a space as +', asks('/Agent?$filter=EntiteJuridiqueId+eq+4')],
    ['R1.2 a bare +', asks('/Mail?$filter=Adresse%20eq%20%27a+b%27')],
    ['R1.2 a bare backslash', asks('/Directory?$filter=path%20eq%20P\\A')],
    ['R1.2 bytes that are no text', asks('/Mail?$filter=Adresse%20eq%20%27%FF%27')],
    ['R1.3 no path of a folder', asks('/Directory')],
    ['R1.3 a quoted path', asks('/Directory?$filter=Path%20eq%20%27P%27')],
    ['a body on a read', asks('/Dossier', { body: '{}' })],
    ['no body where one is due', asks(eligible)],
    ['another body than the documented one', asks(eligible, { body: '{"Id":4,"Nom":"A"}' })],
    ['no body on a creation', sends('POST', '/Entreprise', null)],
    ['a body that is none', sends('POST', '/Entreprise', '[]')],
    ['a member twice', sends('POST', '/Entreprise', '{"Nom":"A","Nom":"B"}')],
    ['a creation without what it needs', sends('POST', '/Planification', `{${event}}`)],
    ['R2.1 an annotation', sends('POST', '/Convention/4', '{"@odata.context":"c","Id":4}')],
    ['R2.1 an annotation of a member', sends('POST', '/Convention/4', '{"Id":4,"MaitreId@odata.bind":"c"}')],
    ['R2.4 a date without offset', sends('PUT', '/Planification/9', '{"Debut":"2026-11-20T09:00:00"}')],
    ['R2.4 a date with Z', sends('PUT', '/Planification/9', '{"Debut":"2026-11-20T09:00:00Z"}')],
    ['R2.4 a new date with Z', sends('POST', '/Planification', `{${event},"Fin":"2026-11-20T10:00:00Z"}`)],
    ['R2.4 a new date of an unknown member', sends('POST', '/Entreprise', '{"Inconnu":"2026-11-20T10:00:00"}')],
    ['R1.4 a write to an address that was given', { ...sends('POST', '/Mail?page=2', '{}'), given: true }],
    ['a tunnel to an address with a path', { ...app, method: 'CONNECT', path: 'ecole.example:443/Candidat' }],
    ['a tunnel with a body', { ...app, method: 'CONNECT', path: 'ecole.example:443', body: '{}' }],
    ['a request of the app that is not the client’s', asks('/Enseignant', { agent: 'node' })],
    [
      'a test that calls another machine',
      { ...asks('/Enseignant'), program: 'node_modules/vitest/dist/worker.js', agent: 'node' },
    ],
  ])('%s', (_name, sent) => {
    expect(breachOf(sent)).not.toBeNull();
    expect(verdictOn([sent]).good).toBe(false);
  });
});

test('no request from one source is not a proof', () => {
  const programs = [
    'node_modules/vitest/dist/worker.js',
    'main/tools/chromium/main.ts',
    'main/tools/cli/compat/compat.ts',
  ];
  const sent = programs.map((program) => asks('/Enseignant', { program }));
  expect(verdictOn(sent)).toMatchObject({ good: true });
  for (const one of sent) expect(verdictOn(sent.filter((other) => other !== one)).good).toBe(false);
});

const recorder = new URL('../../run/recordRequests.mjs', import.meta.url).href;
const compat = fileURLToPath(new URL('../../../main/tools/cli/compat/compat.ts', import.meta.url));

/** What a program sends, as it is recorded. */
async function recorded(env: NodeJS.ProcessEnv, ...args: readonly string[]): Promise<readonly Sent[]> {
  const folder = await mkdtemp(join(tmpdir(), 'carnet-requests-'));
  const given = { ...process.env, ...env, CARNET_REQUESTS: folder, NODE_OPTIONS: '' };
  const child = spawn(process.execPath, ['--import', recorder, ...args], { env: given, stdio: 'ignore' });
  await once(child, 'exit');
  const sent = readSent(folder);
  await rm(folder, { recursive: true, maxRetries: 20 });
  return sent;
}

describe('records what a program sends', () => {
  test('all of the compatibility report: many endpoints, documented or assumed, and the pages that the service announced', async () => {
    const practice = await startPractice({
      port: 0,
      user: 'u',
      password: 'p',
      today: '2026-11-20',
      differences: { pages: '10' },
    });
    const sent = await recorded({ CARNET_PASSWORD: 'p' }, compat, '--service', practice.baseUrl, '--user', 'u');
    await practice.close();
    expect(sent.length).toBeGreaterThan(30);
    expect(sent.filter((one) => breachOf(one) !== null)).toEqual([]);
    expect(sent.some(({ path, given }) => given && path.includes('skiptoken'))).toBe(true);
    expect(sent.filter(({ body }) => body !== null)).toMatchObject([
      { body: expect.stringMatching(/^\{"Id":\d+\}$/u) },
      {},
    ]);
    expect(new Set(sent.map(({ program, test }) => `${program} ${test}`))).toEqual(
      new Set([
        `main/tools/cli/compat/compat.ts test/interface/requests/requests.test.ts > ${expect.getState().currentTestName ?? ''}`,
      ]),
    );
    expect(JSON.stringify(sent), 'S7').not.toContain(Buffer.from('u:p').toString('base64'));
  });

  test('a request outside the client, and one to an address that a service returned', async () => {
    const server = await faultServer((_asked, response) =>
      json(response, collection('Mail', [], ',"@odata.nextLink":"Mail?page=2"')),
    );
    const script = `for (const path of ['/Mail', '/Mail?page=2', '/Mail?page=3']) await (await fetch('${server.baseUrl}/GraphV1' + path)).text();`;
    const sent = await recorded({}, '--input-type=module', '--eval', script);
    await server.close();
    expect(sent.map(({ path, given }) => [path, given])).toEqual([
      ['/GraphV1/Mail', false],
      ['/GraphV1/Mail?page=2', true],
      ['/GraphV1/Mail?page=3', false],
    ]);
    expect(sent.every((one) => breachOf(one) !== null)).toBe(true);
  });
});

test('the client identifies itself, so that its requests can be distinguished from others', async () => {
  const server = await faultServer((_asked, response) => json(response, collection('Mail', [])));
  const client = clientOf(server);
  await client.ping();
  await client.close();
  await server.close();
  expect(server.asked.map(({ headers }) => headers['user-agent'])).toEqual(['Carnet']);
});
