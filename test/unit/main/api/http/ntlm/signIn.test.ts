import { describe, expect, onTestFinished, test } from 'vitest';
import type { Network, ProxyLogin } from '#main/api/http/network.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { startNtlmProxy } from '../../../../../e2e/fixtures/ntlmProxy.ts';
import type { NtlmProxy } from '../../../../../e2e/fixtures/ntlmProxy.ts';
import type { Answer } from '../../faultServer.ts';
import { clientOf, collection, eventRow, faultServer, json } from '../../faultServer.ts';

const found: Answer = ({ verb }, response) =>
  verb === 'GET' ? json(response, collection('Planification', [eventRow(4)])) : void response.writeHead(500).end();
const login: ProxyLogin = { user: 'ECOLE\\elise', password: 'Password', scheme: 'ntlm' };
const mail = { entity: 'Mail' as const, body: rawJson('{"Adresse":"a@b.fr"}') };

async function behind(proxy: NtlmProxy, given: ProxyLogin | null = login) {
  onTestFinished(() => proxy.close());
  const service = await faultServer(found);
  const asked: { readonly schemes: string; readonly isRefused: boolean }[] = [];
  const network: Network = {
    findRoutes: async () => `PROXY ${proxy.host}`,
    // As main does it: a login that was refused is not given again.
    loginFor: async () => (asked.some(({ isRefused }) => isRefused) ? null : given),
    onAsked: ({ schemes, isRefused }) => asked.push({ schemes, isRefused }),
  };
  const client = clientOf(service, { network, limits: { connectMs: 2000 } });
  return { service, asked, client, read: () => client.call('Planification.list', {}) };
}

describe('E4 a proxy that knows its users by NTLM', () => {
  test.each([
    ['says its time', {}],
    ['says no time', { saysTime: false }],
    ['sends its refusals in chunks', { refusal: 'chunked' }],
  ] as const)('one that %s: three messages on one connection, then the tunnel is open', async (_how, options) => {
    const proxy = await startNtlmProxy(options);
    const { service, read } = await behind(proxy);
    await read();
    await read();
    expect(service.asked).toHaveLength(2);
    expect(new Set(proxy.users)).toEqual(new Set(['ECOLE\\elise']));
    expect(proxy.asked.slice(0, 2)).toEqual([
      { given: 'first', on: 0 },
      { given: 'right', on: 0 },
    ]);
    // The service never sees it, and the proxy never sees the password.
    expect(service.asked.every(({ headers }) => headers['proxy-authorization'] === undefined)).toBe(true);
    expect(proxy.authorizations.some((text) => /^Basic/iu.test(text))).toBe(false);
  });

  test('I4 a write goes through it once; where the tunnel ends after it left, it is in doubt', async () => {
    const proxy = await startNtlmProxy();
    const { service, client } = await behind(proxy);
    expect(await client.create(mail)).toMatchObject({ failure: { kind: 'serviceError' } });
    expect(service.writes()).toHaveLength(1);
  });

  test('a login that is wrong is sent once, however many requests wait; nothing left for the service', async () => {
    const proxy = await startNtlmProxy();
    const { service, asked, client, read } = await behind(proxy, { ...login, password: 'faux' });
    const ends = await Promise.allSettled([read(), read(), read(), client.create(mail)]);
    for (const end of ends.slice(0, 3)) {
      expect(end).toMatchObject({ reason: { failure: { kind: 'proxyPassword', status: 407 }, left: false } });
    }
    expect(ends[3]).toMatchObject({ value: { kind: 'notSent', failure: { kind: 'proxyPassword' } } });
    expect(proxy.asked.filter(({ given }) => given === 'wrong')).toHaveLength(1);
    expect(asked[0]).toEqual({ schemes: 'NTLM', isRefused: true });
    await expect(read()).rejects.toMatchObject({ failure: { kind: 'proxyPassword' } });
    expect(proxy.asked.filter(({ given }) => given === 'wrong')).toHaveLength(1);
    expect(service.asked).toEqual([]);
  });

  test('without a login it is asked for, with every way that the proxy names', async () => {
    const proxy = await startNtlmProxy({ beside: ['Negotiate', 'Basic realm="a, b", charset="UTF-8"'] });
    const { asked, read } = await behind(proxy, null);
    await expect(read()).rejects.toMatchObject({ failure: { kind: 'proxyPassword' }, left: false });
    expect(asked).toEqual([{ schemes: 'NTLM, Negotiate, Basic', isRefused: false }]);
    expect(proxy.asked.map(({ given }) => given)).toEqual(['nothing']);
  });

  test('one that ends each connection it challenges cannot be signed in to: offline, nothing left, no password sent', async () => {
    const proxy = await startNtlmProxy({ refusal: 'closing' });
    const { service, read } = await behind(proxy);
    await expect(read()).rejects.toMatchObject({ failure: { kind: 'offline' }, left: false });
    expect(proxy.asked.map(({ given }) => given)).toEqual(['first']);
    expect(service.asked).toEqual([]);
  });
});
