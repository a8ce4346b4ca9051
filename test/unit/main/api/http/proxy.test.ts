import { describe, expect, test } from 'vitest';
import type { Network } from '#main/api/http/network.ts';
import { routesOf } from '#main/api/http/routes.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import type { Answer } from '../faultServer.ts';
import { clientOf, collection, eventRow, faultServer, json } from '../faultServer.ts';
import { proxyServer } from './proxyServer.ts';

const found: Answer = (_asked, response) => json(response, collection('Planification', [eventRow(4)]));
const through = (answer: string, more: Partial<Network> = {}): Network => ({
  findRoutes: async () => answer,
  loginFor: async () => null,
  ...more,
});
const read = (client: ReturnType<typeof clientOf>) => client.call('Planification.list', {});
const mail = { entity: 'Mail' as const, body: rawJson('{"Adresse":"a@b.fr"}') };

describe('E4 the routes of a proxy script', () => {
  test.each([
    ['', [{ kind: 'direct' }]],
    ['DIRECT', [{ kind: 'direct' }]],
    ['PROXY proxy.ecole.fr:8080; DIRECT', [{ kind: 'proxy', uri: 'http://proxy.ecole.fr:8080' }, { kind: 'direct' }]],
    [
      'https p:443 ;SOCKS5 [::1]:1080;',
      [
        { kind: 'proxy', uri: 'https://p' },
        { kind: 'proxy', uri: 'socks5://[::1]:1080' },
      ],
    ],
    ['SOCKS old:1080; QUIC q:1; PROXY ; PROXY a b; PROXY ::', [{ kind: 'proxy', uri: 'http://a' }]],
  ])('%s', (answer, routes) => expect(routesOf(answer)).toEqual(routes));
});

describe('E4 requests go where the system says', () => {
  test('through the proxy, in a tunnel: it sees the name of the service and nothing else', async () => {
    const service = await faultServer(found);
    const proxy = await proxyServer();
    const client = clientOf(service, { network: through(`PROXY ${proxy.host}`) });
    await read(client);
    await read(client);
    const seen = { target: new URL(service.baseUrl).host, authorization: undefined };
    expect(proxy.asked).toEqual(proxy.asked.map(() => seen));
    expect(proxy.asked.length).toBeGreaterThan(0);
    expect(service.asked).toHaveLength(2);
  });

  test('the next way is taken where a proxy cannot be reached, and stays', async () => {
    const service = await faultServer(found);
    const gone = await proxyServer();
    await gone.close();
    const second = await proxyServer();
    const client = clientOf(service, { network: through(`PROXY ${gone.host}; PROXY ${second.host}; DIRECT`) });
    await Promise.all([read(client), read(client)]);
    await read(client);
    expect(service.asked).toHaveLength(3);
    expect(second.asked.length).toBeGreaterThan(0);
  });

  test('a write goes through the next way too, and once: nothing had left', async () => {
    const service = await faultServer(({ verb }, response) =>
      verb === 'GET' ? json(response, collection('Mail', [])) : void response.writeHead(500).end(),
    );
    const gone = await proxyServer(() => 502);
    const client = clientOf(service, { network: through(`PROXY ${gone.host}; DIRECT`) });
    expect(await client.create(mail)).toMatchObject({ failure: { kind: 'serviceError' } });
    expect(service.writes()).toHaveLength(1);
  });

  test('no way leads there: offline, and nothing left', async () => {
    const service = await faultServer(found);
    const gone = await proxyServer();
    await gone.close();
    const client = clientOf(service, { network: through(`PROXY ${gone.host}`) });
    expect(await client.create(mail)).toEqual({ kind: 'notSent', failure: { kind: 'offline' } });
    await expect(read(client)).rejects.toMatchObject({ failure: { kind: 'offline' }, left: false });
    const unusable = clientOf(service, { network: through('SOCKS old:1080') });
    await expect(read(unusable)).rejects.toMatchObject({ failure: { kind: 'proxyRefused' }, left: false });
    expect(service.asked).toEqual([]);
  });

  test('R3.5 a proxy that ends the tunnel after the request left leaves a creation in doubt', async () => {
    const service = await faultServer(({ verb }, response, request) =>
      verb === 'GET' ? json(response, collection('Mail', [])) : void request.socket.destroy(),
    );
    const proxy = await proxyServer();
    const client = clientOf(service, { network: through(`PROXY ${proxy.host}; DIRECT`) });
    expect(await client.create(mail)).toMatchObject({ kind: 'doubt' });
    expect(service.writes()).toHaveLength(1);
  });

  test('a proxy that accepts and never answers ends at the time limit, and nothing left', async () => {
    const service = await faultServer(found);
    const proxy = await proxyServer(() => 'handled');
    const client = clientOf(service, { network: through(`PROXY ${proxy.host}`), limits: { connectMs: 300 } });
    await expect(read(client)).rejects.toMatchObject({ failure: { kind: 'offline' }, left: false });
  });

  test('a proxy script that hangs: offline within the time to connect, nothing left, and it is asked again', async () => {
    const service = await faultServer(found);
    const answers = [new Promise<string>(() => undefined), Promise.resolve('DIRECT')];
    const client = clientOf(service, {
      network: through('', { findRoutes: () => answers.shift() ?? Promise.resolve('DIRECT') }),
      limits: { connectMs: 50 },
    });
    await expect(read(client)).rejects.toMatchObject({ failure: { kind: 'offline' } });
    expect(service.asked).toEqual([]);
    await read(client);
    expect(service.asked).toHaveLength(1);
  });

  test('a new answer of the system is followed after a reset; without an answer nothing is sent, and it is asked again', async () => {
    const service = await faultServer(found);
    const proxy = await proxyServer();
    const answers = ['DIRECT', `PROXY ${proxy.host}`, null, 'DIRECT'];
    const client = clientOf(service, {
      network: through('', {
        findRoutes: async () => answers.shift() ?? Promise.reject(new Error('no resolver')),
      }),
    });
    await read(client);
    expect(proxy.asked).toEqual([]);
    await client.reset();
    await read(client);
    expect(proxy.asked).toHaveLength(1);
    await client.reset();
    await expect(read(client)).rejects.toMatchObject({ failure: { kind: 'offline' }, left: false });
    await read(client);
    expect(service.asked).toHaveLength(3);
  });
});

describe('E4 a proxy with a login', () => {
  const locked = (): ReturnType<typeof proxyServer> =>
    proxyServer(
      ({ headers }) =>
        headers['proxy-authorization'] === `Basic ${Buffer.from('élise:m€t').toString('base64')}` ? 'open' : 407,
      ['proxy-authenticate: Basic realm="Ecole"', 'proxy-authenticate: NTLM'],
    );

  test('without one: its own failure, with the ways to sign in; nothing left', async () => {
    const service = await faultServer(found);
    const proxy = await locked();
    const asked: string[] = [];
    const client = clientOf(service, {
      network: through(`PROXY ${proxy.host}`, { onAsked: ({ proxy: by, schemes }) => asked.push(`${by} ${schemes}`) }),
    });
    expect(await client.create(mail)).toEqual({ kind: 'notSent', failure: { kind: 'proxyPassword', status: 407 } });
    expect(asked).toContain(`http://${proxy.host} Basic, NTLM`);
    expect(service.asked).toEqual([]);
  });

  test('a wrong one is said to be refused, and asked for again before the next request: it is not sent twice', async () => {
    const service = await faultServer(found);
    const proxy = await locked();
    const asked: boolean[] = [];
    const client = clientOf(service, {
      network: through(`PROXY ${proxy.host}`, {
        loginFor: async () => (asked.includes(true) ? null : { user: 'élise', password: 'faux', scheme: 'basic' }),
        onAsked: ({ isRefused }) => asked.push(isRefused),
      }),
    });
    await expect(read(client)).rejects.toMatchObject({ failure: { kind: 'proxyPassword' } });
    expect(asked).toEqual([true]);
    await expect(read(client)).rejects.toMatchObject({ failure: { kind: 'proxyPassword' } });
    // Whether it takes Basic is asked first; the wrong login leaves once.
    expect(proxy.asked.map(({ authorization }) => authorization !== undefined)).toEqual([false, true, false]);
  });

  test('with the right one the tunnel opens, and the service never sees it', async () => {
    const service = await faultServer(found);
    const proxy = await locked();
    const client = clientOf(service, {
      network: through(`PROXY ${proxy.host}`, {
        loginFor: async () => ({ user: 'élise', password: 'm€t', scheme: 'basic' }),
      }),
    });
    await read(client);
    expect(service.asked[0]?.headers['proxy-authorization']).toBeUndefined();
  });

  test.each(['Digest realm="Ecole", nonce="a", qop="auth"', 'Negotiate', 'Bearer', 'NTLM'])(
    'a proxy that offers only %s never gets a password as Basic, and refuses none',
    async (offer) => {
      const service = await faultServer(found);
      const proxy = await proxyServer(() => 407, [`proxy-authenticate: ${offer}`]);
      const asked: unknown[] = [];
      const client = clientOf(service, {
        network: through(`PROXY ${proxy.host}`, {
          loginFor: async () => ({ user: 'élise', password: 'm€t', scheme: 'basic' }),
          onAsked: (now) => asked.push(now),
        }),
      });
      for (let times = 0; times < 2; times += 1)
        await expect(read(client)).rejects.toMatchObject({ failure: { kind: 'proxyPassword' }, left: false });
      expect(await client.create(mail)).toMatchObject({ kind: 'notSent', failure: { kind: 'proxyPassword' } });
      const [scheme] = offer.split(' ');
      expect(new Set(asked.map((each) => JSON.stringify(each)))).toEqual(
        new Set([JSON.stringify({ proxy: `http://${proxy.host}`, schemes: scheme, isRefused: false })]),
      );
      expect(proxy.asked.every(({ authorization }) => authorization === undefined)).toBe(true);
    },
  );

  test('a proxy that asks for none gets none', async () => {
    const service = await faultServer(found);
    const proxy = await proxyServer();
    const client = clientOf(service, {
      network: through(`PROXY ${proxy.host}`, {
        loginFor: async () => ({ user: 'élise', password: 'm€t', scheme: 'basic' }),
      }),
    });
    await read(client);
    proxy.cut();
    await read(client);
    expect(proxy.asked.every(({ authorization }) => authorization === undefined)).toBe(true);
  });

  test('it refuses the service: said as that, and not tried again by another way', async () => {
    const service = await faultServer(found);
    const proxy = await proxyServer(() => 403);
    const client = clientOf(service, { network: through(`PROXY ${proxy.host}; DIRECT`) });
    await expect(read(client)).rejects.toMatchObject({ failure: { kind: 'proxyRefused', status: 403 }, left: false });
    expect(service.asked).toEqual([]);
  });
});
