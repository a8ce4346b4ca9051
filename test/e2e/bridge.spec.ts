import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { z } from 'zod';
import type { ChannelName } from '#shared/ipc/channels.ts';
import { envelopeSchema, channels } from '#shared/ipc/channels.ts';
import { launchCarnet } from './fixtures/app.ts';
import type { Carnet } from './fixtures/app.ts';
import { everythingReceived } from './fixtures/screens.ts';
import { catalogue } from './fixtures/words.ts';

const pullBegunSchema = z.object({ pullId: z.string() });

// The real bridge, vault, client and practice service, called as the page calls them.
// The second test opens the service that the others call.
test.describe.configure({ mode: 'serial' });

let profile: string;
let carnet: Carnet;

test.beforeAll(async () => {
  profile = await mkdtemp(join(tmpdir(), 'carnet-bridge-'));
  carnet = await launchCarnet({
    profile,
    args: ['--practice', '--service', 'https://example.invalid/carnet'],
    locale: 'en-GB',
  });
});

test.afterAll(async () => {
  await carnet.close();
  await rm(profile, { recursive: true, force: true, maxRetries: 20 });
});

const ask = async (channel: ChannelName, args: unknown) =>
  envelopeSchema.parse(
    await carnet.page.evaluate(([channel, args]) => window.carnet?.call(channel, args), [channel, args] as const),
  );

const okValue = (envelope: Awaited<ReturnType<typeof ask>>): unknown =>
  envelope.ok ? envelope.value : envelope.failure;

test('app.info returns the options of the start', async () => {
  const answer = await ask('app.info', {});
  expect(answer).toMatchObject({
    ok: true,
    value: { suggestedUrl: 'https://example.invalid/carnet', locale: 'en-GB', schoolZone: 'Europe/Paris' },
  });
  if (carnet.host === 'chromium') {
    expect(await ask('app.passwordKeeping', {})).toEqual({ ok: true, value: { keeping: 'session' } });
  }
});

test('S6 what crosses is a structured clone: what cannot be cloned never leaves the page, and what is no plain data is refused', async () => {
  const answers = await carnet.page.evaluate(async () => {
    const itself: { again?: unknown } = {};
    itself.again = itself;
    const given = {
      function: { name: () => 1 },
      symbol: { name: Symbol('a') },
      bigint: { name: 1n },
      date: { name: new Date(0) },
      map: { name: new Map([['a', 1]]) },
      bytes: { name: Uint8Array.of(1, 2) },
      itself,
      undefined: { name: undefined },
    };
    const said = (answer: unknown): string => JSON.stringify(answer).slice(0, 10);
    const asked = Object.entries(given).map(async ([kind, args]) => [
      kind,
      await window.carnet?.call('app.info', args).then(said, (error: unknown) => String(error)),
    ]);
    return Object.fromEntries(await Promise.all(asked)) as Readonly<Record<string, string>>;
  });
  const [refused, uncloned] = ['{"ok":fals', /An object could not be cloned/u];
  expect(answers).toEqual({
    function: expect.stringMatching(uncloned),
    symbol: expect.stringMatching(uncloned),
    bigint: refused,
    date: refused,
    map: refused,
    bytes: refused,
    itself: refused,
    undefined: '{"ok":true',
  });
});

/** All events, for a page that holds these. */
async function pulled(held: ReadonlyMap<string, string>) {
  const known = { ids: [...held.keys()], hashes: [...held.values()] };
  const { pullId } = pullBegunSchema.parse(okValue(await ask('pull.begin', { entity: 'Planification', known })));
  const hashes = new Map<string, string>();
  for (;;) {
    const { rows, received, end } = channels['pull.next'].result.parse(okValue(await ask('pull.next', { pullId })));
    for (const { id, hash } of rows) hashes.set(id, hash);
    if (end !== null) return { hashes, received, end };
  }
}

test('--practice opens the practice service without onboarding, and a whole list streams over the bridge', async () => {
  const opened = await ask('service.open', { profileId: null });
  expect(opened).toMatchObject({
    ok: true,
    value: { signedIn: true, profile: { practice: true, name: 'Practice' } },
  });
  expect(await ask('service.ping', {})).toEqual({ ok: true, value: {} });
  await everythingReceived(carnet.page, catalogue.en);
  await expect(async () => {
    const first = await pulled(new Map());
    expect(first.end).toEqual({
      complete: true,
      unreadable: [],
      coverage: { came: 0, known: 0 },
      gone: [],
      provenGone: [],
    });
    expect(first.received).toBeGreaterThan(1000);
    expect(first.hashes.size).toBe(first.received);
    const again = await pulled(first.hashes);
    expect(again).toMatchObject({ received: first.received, end: { complete: true } });
    expect(again.hashes.size, 'nothing that is held comes again').toBe(0);
  }).toPass({ timeout: 20_000 });
});

test('R4.3 S12 a user is created from an outbox: confirmed first, created once, with a password that is cipher text', async () => {
  const { profiles } = channels['service.list'].result.parse(okValue(await ask('service.list', {})));
  const encrypted = channels['service.encryptPassword'].result.parse(
    okValue(await ask('service.encryptPassword', { password: 'Été 2026, 20 €' })),
  );
  const bodyOf = (nom: string): string =>
    JSON.stringify({
      Nom: nom,
      Login: 'l.nguyen',
      Prenom: 'Linh',
      Mail: 'l.nguyen@ecole.example',
      ProfilUser: 2,
      TypeAuthentification: 'Standalone',
      Password: encrypted.kind === 'encrypted' ? encrypted.cipher : '',
    });
  const order = { profileId: profiles[0]?.id, entity: 'User', body: bodyOf('NGUYEN') };
  const create = async (more: object = {}) =>
    channels['write.create'].result.parse(okValue(await ask('write.create', { ...order, ...more })));
  const questionOf = async (): Promise<string> => {
    const asked = await create();
    expect(asked).toMatchObject({ kind: 'mustConfirm', because: ['setsProfile'] });
    return asked.kind === 'mustConfirm' ? asked.question : '';
  };
  const confirmation = await questionOf();
  expect(await create({ body: bodyOf('AUTRE'), confirmation })).toMatchObject({ kind: 'mustConfirm' });
  expect(await create({ confirmation }), 'spent by the wrong order').toMatchObject({ kind: 'mustConfirm' });
  const good = await questionOf();
  // The practice service refuses a password that its own key does not open.
  expect(await create({ confirmation: good })).toMatchObject({ kind: 'applied' });
  expect(await create({ confirmation: good }), 'one confirmation, one user').toMatchObject({ kind: 'mustConfirm' });
});

test('S6 a call that is no endpoint of the interface, or has an invalid input, is refused', async () => {
  for (const args of [
    { endpoint: 'User.delete', id: '1' },
    { endpoint: 'Dossier.one', id: '../User/1' },
    { endpoint: 'Mail.list' },
    { endpoint: 'Mail.create', body: '{"Adresse":"a@b.fr"}' },
  ]) {
    expect(await ask('service.call', args)).toMatchObject({ ok: false, failure: { kind: 'badRequest' } });
  }
});

test('S9 the same database and key after a restart, whatever the port', async () => {
  const before = await ask('service.open', { profileId: null });
  await carnet.close();
  carnet = await launchCarnet({ profile, args: ['--practice'] });
  const after = await ask('service.open', { profileId: null });
  const { databaseName, dataKey } = channels['service.open'].result.parse(before.ok ? before.value : null) ?? {};
  expect(after).toMatchObject({ ok: true, value: { databaseName, dataKey, signedIn: true } });
});
