import { expect, onTestFinished, test } from 'vitest';
import type { ProxyLogin } from '#main/api/http/network.ts';
import { proxyAgent } from '#main/api/http/tunnel/proxyAgent.ts';
import { startNtlmProxy } from '../../../../../e2e/fixtures/ntlmProxy.ts';
import { faultServer } from '../../faultServer.ts';
import { ownCertificate } from '../../ownCertificates.ts';
import { proxyServer } from '../proxyServer.ts';
import { relay } from '../relay.ts';

// Several requests at the same moment, as after a sleep.

async function fourThrough(host: string, login: ProxyLogin, scheme = 'http', ca: string[] = []) {
  const service = await faultServer((_asked, response) => void response.end('{}'));
  const agent = proxyAgent(
    {
      uri: `${scheme}://${host}`,
      login,
      connect: { timeout: 300, ca, rejectUnauthorized: true },
      onAsked: undefined,
      onRefused: () => undefined,
    },
    { connections: 6, pipelining: 1 },
  );
  onTestFinished(() => agent.destroy());
  const one = () =>
    agent.request({ origin: service.baseUrl, path: '/', method: 'GET' }).then(({ body }) => body.text());
  return { ends: await Promise.allSettled([one(), one(), one(), one()]), service };
}

test('E4 a proxy that hangs is asked once for all that wait: they fail with the first, and nothing left', async () => {
  const proxy = await proxyServer(() => 'handled');
  const { ends, service } = await fourThrough(proxy.host, { user: 'élise', password: 'm€t', scheme: 'basic' });
  for (const end of ends) expect(end).toMatchObject({ reason: { failure: { kind: 'offline' }, left: false } });
  expect(proxy.asked).toHaveLength(1);
  expect(service.asked).toEqual([]);
});

test.each(['basic', 'ntlm'] as const)('E4 a wrong login is sent once for all that wait (%s)', async (scheme) => {
  const basic = await proxyServer(() => 407, ['proxy-authenticate: Basic realm="Ecole"']);
  const ntlm = await startNtlmProxy();
  onTestFinished(() => ntlm.close());
  const { host } = { basic, ntlm }[scheme];
  const { ends, service } = await fourThrough(host, { user: 'ECOLE\\elise', password: 'faux', scheme });
  for (const end of ends) expect(end).toMatchObject({ reason: { failure: { kind: 'proxyPassword' }, left: false } });
  const inBasic = basic.asked.filter(({ authorization }) => authorization !== undefined);
  expect(scheme === 'basic' ? inBasic : ntlm.asked.filter(({ given }) => given === 'wrong')).toHaveLength(1);
  expect(service.asked).toEqual([]);
});

test('E4 once a login was accepted, tunnels open side by side', async () => {
  const proxy = await startNtlmProxy();
  onTestFinished(() => proxy.close());
  const { ends, service } = await fourThrough(proxy.host, {
    user: 'ECOLE\\elise',
    password: 'Password',
    scheme: 'ntlm',
  });
  expect(ends.map(({ status }) => status)).toEqual(ends.map(() => 'fulfilled'));
  expect(service.asked).toHaveLength(4);
});

test.each(['basic', 'ntlm'] as const)(
  'E4 a proxy that is spoken to over TLS, by an own authority (%s)',
  async (scheme) => {
    const authority = ownCertificate({ name: 'Autorite', isAuthority: true });
    const basic = await proxyServer(({ headers }) => (headers['proxy-authorization'] === undefined ? 407 : 'open'));
    const ntlm = await startNtlmProxy();
    onTestFinished(() => ntlm.close());
    const port = await relay({
      baseUrl: `http://${{ basic, ntlm }[scheme].host}`,
      tls: ownCertificate({ name: 'localhost', by: authority }),
    });
    const login = { user: 'ECOLE\\elise', password: 'Password', scheme } as const;
    const { ends, service } = await fourThrough(`localhost:${port}`, login, 'https', [authority.cert]);
    expect(ends.map(({ status }) => status)).toEqual(ends.map(() => 'fulfilled'));
    expect(service.asked).toHaveLength(4);
    const stranger = await fourThrough(`localhost:${port}`, login, 'https', []);
    for (const end of stranger.ends) {
      expect(end).toMatchObject({ reason: { failure: { kind: 'certificate' }, left: false } });
    }
  },
);
