import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { trustedCertificates } from '#main/api/http/trusted.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { clientOf } from '../faultServer.ts';
import { ownCertificate } from '../ownCertificates.ts';

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
  expect(trustedCertificates()).toBe(trusted);
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
