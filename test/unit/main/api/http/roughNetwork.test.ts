import { writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { ServiceClient } from '#main/api/client.ts';
import { basicAuthenticator } from '#main/api/http/authenticator.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { someFolder } from '../../secrets/folder.ts';
import { clientOf } from '../faultServer.ts';
import { ownCertificate } from '../ownCertificates.ts';
import { credentials, onPractice } from '../practiceClient.ts';
import { relay } from './relay.ts';

const { client: direct, practice, asked } = onPractice();
const authenticator = basicAuthenticator(credentials);
const limits = { totalMs: 20_000, listMs: 20_000, headersMs: 10_000, idleMs: 10_000 };
const over = (baseUrl: string): ServiceClient => clientOf({ baseUrl }, { authenticator, limits });

const entities: readonly EntityName[] = ['Planification', 'Candidat', 'Dossier', 'SessionRecrutement'];
async function rowsOf(client: ServiceClient, entity: EntityName): Promise<readonly string[]> {
  const rows: string[] = [];
  const pulling = client.pull({ entity }, new Map());
  for (;;) {
    const { done, value } = await pulling.next();
    if (done) {
      expect(value.complete).toBe(true);
      return rows;
    }
    rows.push(...value.rows.map(({ text }) => text));
  }
}

const eventNamed = (name: string) => ({
  entity: 'Planification' as const,
  body: rawJson(
    `{"Nom":"${name}","EntiteJuridiqueId":101,"TypePlanificationId":31,"Debut":"2026-11-20T09:00:00+01:00","Fin":"2026-11-20T10:00:00+01:00"}`,
  ),
});
const sentWith = (): number => asked().filter(({ line }) => line.startsWith('POST /GraphV1/Planification')).length;

const hasIpv6 = Object.values(networkInterfaces()).some((each) => each?.some(({ address }) => address === '::1'));
test.runIf(hasIpv6)('S10 a service that is reached by IPv6 alone', async () => {
  const port = await relay({ baseUrl: practice().baseUrl, host: '::1' });
  const client = over(`http://[::1]:${port}`);
  await client.ping();
  expect(await rowsOf(client, 'Candidat')).toEqual(await rowsOf(direct(), 'Candidat'));
});

test('R2.2 on a network that brings seven bytes at a time, every list is the same', async () => {
  const port = await relay({ baseUrl: practice().baseUrl, portion: 7 });
  const client = over(`http://127.0.0.1:${port}`);
  for (const entity of ['SessionRecrutement', 'Candidat'] as const) {
    expect(await rowsOf(client, entity)).toEqual(await rowsOf(direct(), entity));
  }
});

test.each([
  ['in the middle of the head', 40],
  ['in the middle of the body', 400],
])(
  'R3.5 I4 a connection that breaks %s of the answer leaves a creation in doubt, sent once, and found again',
  async (_where, bytes) => {
    const port = await relay({ baseUrl: practice().baseUrl, cut: { verb: 'POST', after: bytes } });
    const before = sentWith();
    const event = eventNamed(`Coupée ${bytes}`);
    expect(await over(`http://127.0.0.1:${port}`).create(event)).toMatchObject({ kind: 'doubt' });
    expect(sentWith() - before).toBe(1);
    expect(await direct().settle({ ...event, notThese: [] })).toMatchObject({
      kind: 'found',
    });
  },
);

test('R3.6 I18 a list whose connections break one after the other is never taken for a whole one', async () => {
  const whole = await rowsOf(direct(), 'Candidat');
  for (const bytes of [20, 150, 1_000, 5_000, 20_000]) {
    const port = await relay({ baseUrl: practice().baseUrl, cut: { verb: 'GET', after: bytes } });
    await expect(rowsOf(over(`http://127.0.0.1:${port}`), 'Candidat')).rejects.toMatchObject({
      failure: { kind: expect.stringMatching(/^(?:timeout|unreadable|foreignAnswer)$/u) },
    });
  }
  expect(await rowsOf(direct(), 'Candidat')).toEqual(whole);
});

afterEach(() => vi.unstubAllEnvs());

test('S10 B9 an authority that the school installs while Carnet runs: refused before, then everything over TLS', async () => {
  const authority = ownCertificate({ name: 'Autorite', isAuthority: true });
  const other = ownCertificate({ name: 'Autre autorite', isAuthority: true });
  const { key, cert } = ownCertificate({ name: 'localhost', by: authority });
  const port = await relay({ baseUrl: practice().baseUrl, tls: { key, cert } });
  const file = join(await someFolder(), 'autorites.pem');
  writeFileSync(file, other.cert);
  vi.stubEnv('NODE_EXTRA_CA_CERTS', file);
  const client = over(`https://localhost:${port}`);
  const count = asked().length;
  await expect(client.ping()).rejects.toMatchObject({ failure: { kind: 'certificate' }, left: false });
  expect(asked()).toHaveLength(count);
  writeFileSync(file, `${other.cert}\n${authority.cert}`);
  await client.ping();
  expect((await client.probe()).campuses).toEqual((await direct().probe()).campuses);
  for (const entity of entities) expect(await rowsOf(client, entity)).toEqual(await rowsOf(direct(), entity));
  const created = await client.create(eventNamed('Par TLS'));
  expect(created).toMatchObject({ kind: 'applied' });
});
