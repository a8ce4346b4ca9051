import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { basicAuthenticator } from '#main/api/http/authenticator.ts';
import { diagnose } from '#main/api/probe/diagnose/openDiagnosis.ts';
import { openDiagnosis } from '#main/api/probe/diagnose/openDiagnosis.ts';
import type { DiagnosisOptions } from '#main/api/probe/diagnose/openDiagnosis.ts';
import { machineNow } from '#main/tools/clock/moveClock.mjs';
import { checkStepSchema } from '#shared/ipc/diagnosis.ts';
import type { CheckStep, DiagnosisCheck, DiagnosisResult, Finding } from '#shared/ipc/diagnosis.ts';
import { collection, faultServer, json } from '../faultServer.ts';
import { ownCertificate } from '../ownCertificates.ts';
import type { OwnCertificate } from '../ownCertificates.ts';
import { credentials, onPractice } from '../practiceClient.ts';

const { practice } = onPractice();
const quick = { connectMs: 1200, headersMs: 400, idleMs: 400, totalMs: 2500 };
const never = new AbortController().signal;

type Findings = Readonly<Partial<Record<DiagnosisCheck, Finding>>>;

/** Every result as it crosses the bridge, and the finding of each check. */
async function found(steps: AsyncGenerator<CheckStep, null, undefined>) {
  const results: DiagnosisResult[] = [];
  for await (const step of steps)
    results.push(...[checkStepSchema.parse(step).result].filter((result) => result !== null));
  const all: Findings = Object.fromEntries(results.map(({ check, finding }) => [check, finding]));
  const facts = (check: DiagnosisCheck): DiagnosisResult['facts'] | undefined =>
    results.find((result) => result.check === check)?.facts;
  return { all, facts, results };
}

const run = (baseUrl: string, options: Partial<DiagnosisOptions> = {}) =>
  found(
    openDiagnosis({
      baseUrl,
      authenticator: basicAuthenticator(credentials),
      signal: never,
      limits: quick,
      ...options,
      workstation: { now: machineNow, ...options.workstation }, // that of Node's servers
    }),
  );

async function listening(server: Server, host = '127.0.0.1'): Promise<number> {
  const sockets = new Set<{ destroy: () => void }>();
  server.on('connection', (socket) => sockets.add(socket));
  server.listen(0, host);
  await once(server, 'listening');
  onTestFinished(() => {
    sockets.forEach((socket) => socket.destroy());
    server.close();
  });
  return (server.address() as AddressInfo).port; // it listens on TCP
}

const noMails = collection('Mail', []);

describe('the whole way', () => {
  test('S11 everything is in order with the practice service', async () => {
    const { all, results } = await run(practice().baseUrl, { workstation: { now: () => Date.now() } });
    expect(all).toEqual({
      address: 'addressRight',
      name: 'nameFound',
      route: 'directRoute',
      tls: 'tlsNotNeeded',
      service: 'serviceAnswers',
      credentials: 'credentialsAccepted',
      clock: 'clockRight',
    });
    expect(JSON.stringify(results)).not.toContain(credentials.password);
  });

  test('what is no address is not repeated: it may hold a password', async () => {
    await expect(run('https://ada:secret@ecole.example')).rejects.toThrow(/^badAddress$/u);
    await expect(run('http://ecole.example')).rejects.toThrow(/^insecureAddress$/u);
  });
});

describe('name', () => {
  const dns = (code: string) => ({
    findAddresses: () => Promise.reject(Object.assign(new Error('dns'), { code })),
  });

  test('a name that does not exist, and a name server that is silent', async () => {
    const unknown = await run('https://ecole.example', { workstation: dns('ENOTFOUND') });
    expect(unknown.all).toMatchObject({ name: 'nameUnknown', route: 'notReached', credentials: 'notReached' });
    expect(unknown.facts('credentials')).toEqual({ after: 'name' });
    expect((await run('https://ecole.example', { workstation: dns('EAI_AGAIN') })).all.name).toBe('nameServerSilent');
  });

  test('a search that never ends is given up', async () => {
    const { all } = await run('https://ecole.example', {
      workstation: { findAddresses: () => new Promise(() => undefined) },
      limits: { ...quick, connectMs: 50 },
    });
    expect(all.name).toBe('nameServerSilent');
  });
});

describe('route', () => {
  test('a closed port', async () => {
    const server = createServer();
    const port = await listening(server);
    server.close();
    await once(server, 'close');
    const { all, facts } = await run(`http://127.0.0.1:${port}`);
    expect(all).toMatchObject({ route: 'portClosed', service: 'notReached' });
    expect(facts('route')).toMatchObject({ host: '127.0.0.1', port });
  });

  /** A forward proxy that answers every CONNECT the same; its tunnel leads to the practice service. */
  async function proxy(status: number): Promise<string> {
    const server = createHttpServer();
    server.on('connect', (_request, socket) => {
      if (status === 200) socket.write('HTTP/1.1 200 OK\r\n\r\n');
      else socket.end(`HTTP/1.1 ${status} No\r\n\r\n`);
    });
    return `http://127.0.0.1:${await listening(server)}`;
  }
  const through = (...uris: readonly string[]) => ({
    findRoutes: () => Promise.resolve(uris.map((uri) => ({ kind: 'proxy', uri }) as const)),
  });

  test('a proxy that answers looks the name up itself', async () => {
    const uri = await proxy(200);
    const { all, facts } = await run('https://ecole.example', { workstation: through(uri) });
    expect(all).toMatchObject({ name: 'nameLeftToProxy', route: 'proxyRoute' });
    expect(facts('route')).toMatchObject({ proxy: uri });
    expect(all.tls).toBe('tlsCut');
  });

  test('a proxy that wants a sign-in, one that refuses, one that is silent, one of another kind', async () => {
    const seen = async (uri: string) => (await run('https://ecole.example', { workstation: through(uri) })).all.route;
    expect(await seen(await proxy(407))).toBe('proxyPassword');
    expect(await seen(await proxy(403))).toBe('proxyRefused');
    const silent = createServer();
    expect(await seen(`http://127.0.0.1:${await listening(silent)}`)).toBe('proxySilent');
    expect(await seen('socks5://127.0.0.1:1080')).toBe('proxyUnsupported');
  });

  test('the next route where the first does not work', async () => {
    const closed = 'http://127.0.0.1:1';
    const open = await proxy(200);
    const { all, facts } = await run('https://ecole.example', { workstation: through(closed, open) });
    expect(all.route).toBe('laterRoute');
    expect(facts('route')).toMatchObject({ proxy: open });
  });
});

describe('TLS', () => {
  const school = ownCertificate({ name: 'Filtre web', organisation: 'École', isAuthority: true });

  const tlsServer = async ({ key, cert }: OwnCertificate): Promise<string> => {
    const server = createTlsServer({ key, cert }, (_request, response) => json(response, noMails));
    return `https://localhost:${await listening(server)}`;
  };
  const trusting = { workstation: { trusted: () => [school.cert] } };

  test('S10 an authority that this workstation does not know: which one, and nothing is asked', async () => {
    const asked: string[] = [];
    const server = createTlsServer(ownCertificate({ name: 'localhost', by: school }), (request) =>
      asked.push(request.url ?? ''),
    );
    const { all, facts } = await run(`https://localhost:${await listening(server)}`);
    expect(all).toMatchObject({ tls: 'certificateUnknownAuthority', service: 'notReached', clock: 'notReached' });
    expect(facts('tls')).toMatchObject({ issuer: 'École, Filtre web', until: Date.parse('2049-01-01') });
    expect(asked).toEqual([]);
  });

  test('an authority that the school added to this workstation', async () => {
    const address = await tlsServer(ownCertificate({ name: 'localhost', by: school }));
    expect((await run(address, trusting)).all.tls).toBe('certificatePrivate');
  });

  test('B10 a variable that would switch the check off is named, and followed nowhere', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    onTestFinished(() => void vi.unstubAllEnvs());
    const address = await tlsServer(ownCertificate({ name: 'localhost', by: school }));
    const { all, facts } = await run(address, { workstation: { ignoredVariables: ['NODE_TLS_REJECT_UNAUTHORIZED'] } });
    expect(all).toMatchObject({ tls: 'certificateUnknownAuthority', service: 'notReached' });
    expect(facts('tls')).toMatchObject({ ignored: 'NODE_TLS_REJECT_UNAUTHORIZED' });
  });

  test('B10 nor at a proxy that is reached by TLS: one that nobody knows is given no address', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    onTestFinished(() => void vi.unstubAllEnvs());
    const { key, cert } = ownCertificate({ name: 'localhost', by: school });
    const server = createTlsServer({ key, cert });
    server.on('connect', (_request, socket) => void socket.write('HTTP/1.1 200 OK\r\n\r\n'));
    const uri = `https://localhost:${await listening(server)}`;
    const findRoutes = () => Promise.resolve([{ kind: 'proxy', uri } as const]);
    expect((await run('https://ecole.example', { workstation: { findRoutes } })).all.route).toBe('proxySilent');
    const known = { workstation: { ...trusting.workstation, findRoutes } };
    expect((await run('https://ecole.example', known)).all.route).toBe('proxyRoute');
  });

  test('expired and not yet valid, with the clock of this workstation beside it', async () => {
    const old = await tlsServer(ownCertificate({ name: 'localhost', by: school, until: '2021-01-01' }));
    const now = Date.parse('2026-11-23T09:00:00Z');
    const expired = await run(old, { workstation: { ...trusting.workstation, now: () => now } });
    expect(expired.all.tls).toBe('certificateOutOfDate');
    expect(expired.facts('tls')).toMatchObject({ until: Date.parse('2021-01-01'), here: now });
    const young = await tlsServer(ownCertificate({ name: 'localhost', by: school, from: '2048-01-01' }));
    expect((await run(young, trusting)).all.tls).toBe('certificateOutOfDate');
  });

  test('one that ends within two weeks, by the clock of this workstation', async () => {
    const address = await tlsServer(ownCertificate({ name: 'localhost', by: school }));
    const now = (): number => Date.parse('2048-12-25');
    const { all } = await run(address, { workstation: { ...trusting.workstation, now } });
    expect(all.tls).toBe('certificateEndsSoon');
  });

  test('one for another name', async () => {
    const { all, facts } = await run(await tlsServer(ownCertificate({ name: 'autre.example', by: school })), trusting);
    expect(all.tls).toBe('certificateWrongName');
    expect(facts('tls')).toMatchObject({ host: 'localhost', list: ['autre.example'] });
  });

  test('a server without TLS, one that cuts the handshake, one that is silent', async () => {
    const seen = async (server: Server) => (await run(`https://localhost:${await listening(server)}`)).all.tls;
    expect(await seen(createHttpServer((_request, response) => response.end()))).toBe('notTls');
    expect(await seen(createServer((socket) => void socket.once('data', () => socket.resetAndDestroy())))).toBe(
      'tlsCut',
    );
    expect(await seen(createServer(() => undefined))).toBe('tlsCut');
  });

  test('a text of a stranger in a certificate is short and on one line', async () => {
    const loud = ownCertificate({ name: `${'x'.repeat(500)}\n`, isAuthority: true });
    const { facts } = await run(await tlsServer(ownCertificate({ name: 'localhost', by: loud })));
    expect(facts('tls')?.issuer).toBe('x'.repeat(120));
  });
});

describe('answers', () => {
  test('R3.7 a captive portal: its page, or a redirect to it', async () => {
    const page = await faultServer((_asked, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html><title>Wi-Fi</title></html>');
    });
    expect((await run(page.baseUrl)).all).toMatchObject({
      service: 'portalPage',
      credentials: 'notReached',
      clock: 'noDate',
    });
    const redirect = await faultServer((_asked, response) => {
      response.writeHead(302, { location: 'https://portail.example/login?mac=1' }).end();
    });
    const { all, facts } = await run(redirect.baseUrl);
    expect(all.service).toBe('portalPage');
    expect(facts('service')).toMatchObject({ status: 302, host: 'portail.example' });
  });

  test.each([
    [401, 'serviceWantsSignIn', 'credentialsRefused'],
    [403, 'serviceAnswers', 'credentialsForbidden'],
    [404, 'serviceAbsent', 'notReached'],
    [400, 'serviceUnlike', 'notReached'],
    [429, 'serviceBusy', 'notReached'],
    [503, 'serviceError', 'notReached'],
    [504, 'serviceError', 'notReached'],
  ] as const)('%i: the service is %s, the credentials are %s', async (status, service, own) => {
    const server = await faultServer((_asked, response) => json(response, '{}', status));
    const { all, facts } = await run(server.baseUrl);
    expect(all).toMatchObject({ service, credentials: own, clock: 'clockRight' });
    if (status !== 403) expect(facts('service')?.status).toBe(status);
  });

  test('without a password, the service is asked without one', async () => {
    const server = await faultServer((asked, response) =>
      json(response, noMails, asked.headers.authorization === undefined ? 401 : 200),
    );
    const { all } = await run(server.baseUrl, { authenticator: null });
    expect(all).toMatchObject({
      service: 'serviceWantsSignIn',
      credentials: 'passwordUnknown',
      clock: 'clockRight',
    });
  });

  test('an answer that cannot be read, one that is cut, and none at all', async () => {
    const seen = async (...answer: Parameters<typeof faultServer>) =>
      (await run((await faultServer(...answer)).baseUrl)).all;
    expect((await seen((_asked, response) => json(response, '{"value":'))).service).toBe('serviceUnlike');
    const cut = await seen((_asked, _response, request) => void request.socket.destroy());
    expect(cut).toMatchObject({ service: 'serviceCut', clock: 'noDate' });
    const silent = await seen(() => undefined);
    expect(silent).toMatchObject({ service: 'serviceSilent', credentials: 'notReached' });
  });

  test('a slow answer is a warning', async () => {
    const exchange = { failure: null, status: 200, leadsTo: undefined, ms: 6000, isLate: false, clocks: null };
    const { all } = await found(
      diagnose({
        baseUrl: practice().baseUrl,
        hasPassword: true,
        bounds: { signal: never, ms: 400 },
        ask: () => Promise.resolve(exchange),
        workstation: {
          findAddresses: () => Promise.resolve([]),
          loginFor: () => Promise.resolve(null),
          findRoutes: () => Promise.resolve([{ kind: 'direct' }]),
          trusted: () => [],
          ignoredVariables: [],
          now: () => 0,
        },
      }),
    );
    expect(all).toMatchObject({ service: 'serviceSlow', clock: 'noDate' });
  });

  test.each([
    [3 * 60_000, 'clockApart'],
    [60_000, 'clockRight'],
    [-3 * 60_000, 'clockApart'],
  ] as const)('a clock that is %i ms from the service’s: %s', async (offMs, finding) => {
    const { all, facts } = await run(practice().baseUrl, { workstation: { now: () => Date.now() + offMs } });
    expect(all.clock).toBe(finding);
    expect(Math.abs((facts('clock')?.apartMs ?? 0) - Math.abs(offMs))).toBeLessThan(3000);
  });
});

test.each([
  ['the name', { findAddresses: () => new Promise<never>(() => undefined) }, 'https://ecole.example', 'name'],
  ['the answer', {}, null, 'service'],
] as const)('cancelled while %s is awaited, it ends at once', async (_what, workstation, address, at) => {
  const silent = await faultServer(() => undefined);
  const controller = new AbortController();
  const steps = openDiagnosis({
    baseUrl: address ?? silent.baseUrl,
    authenticator: basicAuthenticator(credentials),
    signal: controller.signal,
    workstation,
  });
  const before: Record<string, readonly DiagnosisCheck[]> = {
    name: ['address'],
    service: ['address', 'name', 'route', 'tls'],
  };
  for (const check of before[at] ?? []) expect((await steps.next()).value).toMatchObject({ result: { check } });
  const running = steps.next();
  controller.abort();
  await expect(running).rejects.toThrow();
});
