import dns from 'node:dns';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { join } from 'node:path';
import type { TlsOptions } from 'node:tls';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { basicAuthenticator } from '#main/api/http/authenticator.ts';
import { openDiagnosis } from '#main/api/probe/diagnose/openDiagnosis.ts';
import { machineNow } from '#main/tools/clock/moveClock.mjs';
import { stateOfFinding } from '#shared/ipc/diagnosis.ts';
import type { DiagnosisResult } from '#shared/ipc/diagnosis.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { someFolder } from '../../secrets/folder.ts';
import { clientOf, collection, faultServer, json } from '../faultServer.ts';
import type { Answer } from '../faultServer.ts';
import { ownCertificate } from '../ownCertificates.ts';
import { proxyServer } from './proxyServer.ts';

// What real networks do to a request. Nothing is sent twice, and nothing counts as done that may not be.

const authority = ownCertificate({ name: 'Autorite de l ecole', isAuthority: true });
const stranger = ownCertificate({ name: 'Filtre du reseau', isAuthority: true });
const own = ownCertificate({ name: 'localhost', by: authority });
const expired = ownCertificate({ name: 'localhost', by: authority, until: '2021-01-01' });
const notYet = ownCertificate({ name: 'localhost', by: authority, from: '2048-01-01' });
const otherName = ownCertificate({ name: 'ailleurs', by: authority });
afterEach(() => void vi.unstubAllEnvs());

const mail = { entity: 'Mail' as const, body: rawJson('{"Adresse":"a@b.fr"}') };
const page = '<html><title>Connexion au réseau</title>';
const mails = collection('Planification', []);

interface Scene {
  readonly baseUrl: string;
  readonly proxy?: string;
  /** How many writes reached a server. */
  readonly writes: () => number;
}

async function listening(server: Server): Promise<number> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined); // a client that gives up
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    sockets.forEach((socket) => socket.destroy());
    server.close();
  });
  return (server.address() as AddressInfo).port; // it listens on TCP
}

async function plain(answer: Answer): Promise<Scene> {
  const service = await faultServer(answer);
  return { baseUrl: service.baseUrl, writes: () => service.writes().length };
}

/** The network's end of each connection that carries TLS, by the port that the server sees. */
const belowTls = new Map<number, Socket>();

async function overTls(answer: RequestListener, { key, cert } = own, more: TlsOptions = {}): Promise<Scene> {
  let writes = 0;
  const server = createTlsServer({ key, cert, ...more }, (request, response) => {
    if (request.method !== 'GET') writes += 1;
    answer(request, response);
  });
  server.on('tlsClientError', () => undefined); // a client that does not accept it
  const port = await listening(server);
  const below = createServer((socket) => {
    const to = connect(port, '127.0.0.1', () => belowTls.set(to.localPort ?? 0, socket));
    to.on('error', () => socket.destroy());
    to.on('close', () => socket.destroy());
    socket.on('close', () => to.destroy());
    socket.pipe(to).pipe(socket);
  });
  return { baseUrl: `https://localhost:${await listening(below)}`, writes: () => writes };
}

/** Reads work, so that a creation gets as far as its own request. */
const forWrites =
  (answer: Answer): Answer =>
  (asked, response, request) =>
    asked.verb === 'GET' ? json(response, mails) : answer(asked, response, request);

const behind = async (scene: Promise<Scene>, ...proxy: Parameters<typeof proxyServer>): Promise<Scene> => {
  const made = await scene;
  const { host } = await proxyServer(...proxy);
  return { ...made, proxy: `PROXY ${host}` };
};

/** Failure of a read | verdict of a creation, its failure, writes at a server | the first check that does not hold. */
type Outcome = `${string} | ${string}, ${string}, ${number} | ${string}`;

const answering =
  (status: number, headers: Readonly<Record<string, string>>, body: string): Answer =>
  (_asked, response) =>
    void response.writeHead(status, headers).end(body);
const html = { 'content-type': 'text/html' };
const portal = (status: number, headers: Readonly<Record<string, string>> = {}): Answer =>
  answering(status, { ...html, ...headers }, page);

/** Sends a part of an answer, then breaks TLS itself: bytes that no record is made of. */
const brokenTls: RequestListener = (request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '4000' });
  const below = belowTls.get(request.socket.remotePort ?? 0);
  response.write('{"@odata.context":"', () => below?.write('No record of TLS begins like this.'));
};

const ofThePortal = 'foreignAnswer | doubt, foreignAnswer, 1 | portalPage';
const listing: RequestListener = (_request, response) => response.end(mails);
/** A proxy that answers so to the question for a tunnel. */
const proxyAnswering = (text: string) =>
  behind(overTls(listing), (_request, client) => {
    client.end(text);
    return 'handled';
  });
const rows: readonly (readonly [what: string, scene: () => Promise<Scene>, outcome: Outcome])[] = [
  ['the service answers 407 without a proxy', () => plain(portal(407, { 'proxy-authenticate': 'Basic' })), ofThePortal],
  ['a captive portal answers 200 with its page', () => plain(portal(200)), ofThePortal],
  [
    'a captive portal leads elsewhere (302)',
    () => plain(portal(302, { location: 'http://portail.example/entrer' })),
    ofThePortal,
  ],
  ['a captive portal says 511', () => plain(portal(511)), ofThePortal],
  [
    'a proxy closes after its 200',
    () => proxyAnswering('HTTP/1.1 200 Open\r\n\r\n'),
    'offline | notSent, offline, 0 | tlsCut',
  ],
  [
    'a proxy answers 502 with a page of its own',
    () =>
      proxyAnswering(
        `HTTP/1.1 502 Bad\r\ncontent-type: text/html\r\ncontent-length: ${page.length + 1}\r\n\r\n${page}`,
      ),
    'offline | notSent, offline, 0 | proxyRefused',
  ],
  [
    'a proxy answers nonsense',
    () => proxyAnswering('SSH-2.0-OpenSSH\r\n'),
    'foreignAnswer | notSent, foreignAnswer, 0 | proxySilent',
  ],
  [
    'a filter reads what is exchanged, by an authority that this workstation does not know',
    () => overTls(listing, ownCertificate({ name: 'localhost', by: stranger })),
    'certificate | notSent, certificate, 0 | certificateUnknownAuthority',
  ],
  [
    'the clock is a year or more ahead: the certificate has ended',
    () => overTls(listing, expired),
    'certificate | notSent, certificate, 0 | certificateOutOfDate',
  ],
  [
    'the clock is years behind: the certificate is not valid yet',
    () => overTls(listing, notYet),
    'certificate | notSent, certificate, 0 | certificateOutOfDate',
  ],
  [
    'the certificate is for another name, through a proxy',
    () => behind(overTls(listing, otherName)),
    'certificate | notSent, certificate, 0 | certificateWrongName',
  ],
  [
    'the server wants a certificate of the workstation, and says so by an alert after the request left',
    () => overTls(listing, own, { requestCert: true }),
    'timeout | doubt, timeout, 0 | serviceCut',
  ],
  [
    'TLS breaks before the answer',
    () =>
      overTls(({ socket }) => void belowTls.get(socket.remotePort ?? 0)?.write('No record of TLS begins like this.')),
    'timeout | doubt, timeout, 1 | serviceCut',
  ],
  ['TLS breaks in the middle of an answer', () => overTls(brokenTls), 'timeout | doubt, timeout, 1 | serviceCut'],
];

describe.each(rows)('E4 %s', (_what, scene, outcome) => {
  const [read = '', write = '', said = ''] = outcome.split(' | ');
  const begun = async () => {
    const trusted = join(await someFolder(), 'autorites.pem');
    writeFileSync(trusted, authority.cert);
    vi.stubEnv('NODE_EXTRA_CA_CERTS', trusted);
    const made = await scene();
    const { proxy = 'DIRECT' } = made;
    return { made, network: { findRoutes: async () => proxy, loginFor: async () => null } };
  };

  test(`a read fails as ${read}`, async () => {
    const { made, network } = await begun();
    await expect(clientOf(made, { network }).call('Planification.list', {})).rejects.toMatchObject({
      failure: { kind: read },
    });
  });

  test(`I4 a creation is ${write} times at a server`, async () => {
    const { made, network } = await begun();
    const [kind, failure, writes] = write.split(', ');
    expect(await clientOf(made, { network }).create(mail)).toMatchObject({ kind, failure: { kind: failure } });
    expect(made.writes()).toBe(Number(writes));
  });

  test(`« Connexion » says ${said}`, async () => {
    const { made, network } = await begun();
    expect((await firstTrouble(made.baseUrl, network))?.finding).toBe(said);
  });
});

async function firstTrouble(baseUrl: string, network: Parameters<typeof openDiagnosis>[0]['network'] & object) {
  const results: DiagnosisResult[] = [];
  for await (const { result } of openDiagnosis({
    baseUrl,
    authenticator: basicAuthenticator({ user: 'a', password: 'b' }),
    network,
    signal: new AbortController().signal,
    // An exchange that ended after half of them is said to be silent: far more than a busy machine needs.
    limits: { connectMs: 10_000, headersMs: 20_000, idleMs: 10_000, totalMs: 20_000 },
    workstation: { now: machineNow },
  })) {
    if (result) results.push(result);
  }
  return results.find(({ finding }) => stateOfFinding[finding] === 'failed');
}

test('E4 I4 a name server that fails once: offline, nothing left, and the next request goes', async () => {
  const { baseUrl, asked } = await faultServer(forWrites((_asked, response) => void response.writeHead(500).end()));
  const named = baseUrl.replace('127.0.0.1', 'localhost');
  const client = clientOf({ baseUrl: named });
  const real = dns.lookup;
  let fails = 1;
  const lookup = vi.spyOn(dns, 'lookup');
  onTestFinished(() => lookup.mockRestore());
  // The overloads of node:dns are not assignable to one another.
  lookup.mockImplementation(((host: string, options: dns.LookupOptions, done: (error: Error | null) => void) => {
    if ((fails -= 1) >= 0) return done(Object.assign(new Error('EAI_AGAIN'), { code: 'EAI_AGAIN' }));
    return real(host, options, done as never);
  }) as never);
  expect(await client.create(mail)).toEqual({ kind: 'notSent', failure: { kind: 'offline' } });
  expect(asked).toEqual([]);
  await client.call('Planification.list', {});
  expect(asked).toHaveLength(1);
});

test('E4 a workstation whose clock is a year ahead is said to be, and everything else holds', async () => {
  const { baseUrl } = await faultServer((_asked, response) => json(response, collection('Mail', [])));
  const results: DiagnosisResult[] = [];
  for await (const { result } of openDiagnosis({
    baseUrl,
    authenticator: basicAuthenticator({ user: 'a', password: 'b' }),
    signal: new AbortController().signal,
    workstation: { now: () => machineNow() + 365 * 86_400_000 },
  })) {
    if (result) results.push(result);
  }
  expect(results.find(({ check }) => check === 'clock')).toMatchObject({ finding: 'clockApart' });
  expect(results.filter(({ finding }) => stateOfFinding[finding] === 'failed')).toEqual([]);
});
