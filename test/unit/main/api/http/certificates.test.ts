import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import forge from 'node-forge';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rawJson } from '#shared/json/rawJson.ts';
import { clientOf } from '../faultServer.ts';

let asked = 0;
const server = createServer((_request, response) => {
  asked += 1;
  response.end('{}');
});

beforeAll(async () => {
  const { privateKey, publicKey } = forge.pki.rsa.generateKeyPair(2048);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = publicKey;
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date('2020-01-01T00:00:00Z');
  certificate.validity.notAfter = new Date('2049-01-01T00:00:00Z');
  const name = [{ name: 'commonName', value: 'localhost' }];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.sign(privateKey, forge.md.sha256.create());
  server.setSecureContext({
    key: forge.pki.privateKeyToPem(privateKey),
    cert: forge.pki.certificateToPem(certificate),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

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
