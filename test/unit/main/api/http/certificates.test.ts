import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { trustFile, trustedCertificates } from '#main/api/http/trusted.ts';
import { dropUnsafeVariables } from '#main/app/commandLine.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { someFolder } from '../../secrets/folder.ts';
import { clientOf } from '../faultServer.ts';
import { ownCertificate } from '../ownCertificates.ts';
import { proxyServer } from './proxyServer.ts';

let asked = 0;
const server = createServer((_request, response) => {
  asked += 1;
  response.end('{}');
});

beforeAll(async () => {
  const { key, cert } = ownCertificate({ name: 'localhost' });
  server.setSecureContext({ key, cert });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

test('S10 each authority is trusted once, however its lines are broken: every connection reads them all', () => {
  const trusted = trustedCertificates();
  expect(new Set(trusted.map((each) => each.replaceAll(/\s/gu, ''))).size).toBe(trusted.length);
});

test('B18 a package, whose fuses take NODE_EXTRA_CA_CERTS away, has a name of its own for it, and the policy another', async () => {
  const { cert } = ownCertificate({ name: 'Autorité de test', isAuthority: true });
  const folder = await someFolder();
  const holds = (given: NodeJS.ProcessEnv): boolean => trustedCertificates(given, 'darwin').includes(cert.trim());
  expect(holds({})).toBe(false);
  const file = join(folder, 'autorites.pem');
  writeFileSync(file, cert);
  expect(holds({ CARNET_EXTRA_CA_CERTS: file })).toBe(true);
  expect(holds({})).toBe(false);
  trustFile(file);
  onTestFinished(() => trustFile(null));
  expect(holds({})).toBe(true);
});

test('S10 refuses an untrusted certificate before a byte of the request leaves', async () => {
  // it listens on TCP
  const client = clientOf({ baseUrl: `https://localhost:${(server.address() as AddressInfo).port}` });
  await expect(client.ping()).rejects.toMatchObject({ failure: { kind: 'certificate' }, left: false });
  expect(await client.create({ entity: 'Mail', body: rawJson('{"Adresse":"a@b.fr"}') })).toEqual({
    kind: 'notSent',
    failure: { kind: 'certificate' },
  });
  expect(asked).toBe(0);
  await client.close();
});

/** It is common advice behind a proxy that ends TLS, and would let anybody there pose as the service. */
describe('B10 a variable that switches certificates off switches nothing off', () => {
  beforeEach(() => void vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0'));
  afterEach(() => void vi.unstubAllEnvs());

  // it listens on TCP
  const origin = (): string => `https://localhost:${(server.address() as AddressInfo).port}`;
  const findRoutes = {
    direct: async () => 'DIRECT',
    'a tunnel': async () => `PROXY ${(await proxyServer()).host}`,
    'a proxy that shows such a certificate itself': async () => `HTTPS ${new URL(origin()).host}`,
  } as const;

  test.each(['direct', 'a tunnel', 'a proxy that shows such a certificate itself'] as const)('by %s', async (way) => {
    const before = asked;
    const answer = await findRoutes[way]();
    const network = { findRoutes: async () => answer, loginFor: async () => null };
    const client = clientOf({ baseUrl: origin() }, { network });
    await expect(client.ping()).rejects.toMatchObject({ failure: { kind: 'certificate' }, left: false });
    expect(asked).toBe(before);
    await client.close();
  });

  test('it is taken away at the start, and its name remains for the diagnosis', () => {
    const environment: NodeJS.ProcessEnv = { NODE_TLS_REJECT_UNAUTHORIZED: '0', HOME: '/home/ada' };
    expect(dropUnsafeVariables(environment)).toEqual(['NODE_TLS_REJECT_UNAUTHORIZED']);
    expect(environment).toEqual({ HOME: '/home/ada' });
    expect(dropUnsafeVariables({ NODE_TLS_REJECT_UNAUTHORIZED: '1' })).toEqual([]);
  });
});
