import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { caller, credentials, locked, password, refuses, run, toAdd } from '../ipc/workstation.ts';

const elsewhere = { ...credentials, baseUrl: 'https://autre.example' };
const ours = { serviceAddress: 'https://example.org/GraphV1' } as const;
const practising = { ...toAdd, credentials: null };

describe('S14 another service than the policy’s', () => {
  test('is not asked, and not added; the policy’s is', async () => {
    const { handlers, service } = await run({ policy: ours });
    expect(() => handlers['service.probe'](elsewhere, caller)).toThrow('policy');
    await refuses(handlers['service.add']({ ...toAdd, credentials: elsewhere }, caller), 'policy');
    expect(service.opened).toEqual([]);
    expect(await handlers['service.list']({}, caller)).toEqual({ profiles: [] });
    expect(await handlers['service.probe'](credentials, caller)).toMatchObject({ baseUrl: 'https://example.org' });
    expect(await handlers['service.add'](toAdd, caller)).toMatchObject({ baseUrl: 'https://example.org' });
  });

  test('added before the policy, is neither opened nor signed in to, and does not hinder the policy’s', async () => {
    const before = await run();
    const ok = await before.handlers['service.add'](toAdd, caller);
    const old = await before.handlers['service.add']({ ...toAdd, credentials: elsewhere }, caller);
    await before.handlers['service.open']({ profileId: old.id }, caller);
    const { handlers, service, current } = await run({ folder: before.home, policy: ours });
    await refuses(handlers['service.open']({ profileId: old.id }, caller), 'policy');
    await refuses(handlers['service.signIn']({ profileId: old.id, password }, caller), 'policy');
    expect([service.opened, current.profileId]).toEqual([[], null]);
    expect(await handlers['service.open']({ profileId: null }, caller)).toMatchObject({ profile: { id: ok.id } });
    await handlers['service.signOut']({ profileId: old.id }, caller);
  });

  test('that is locked does not lock the policy’s; its lock is there again without the policy', async () => {
    const before = await run();
    const old = await before.handlers['service.add']({ ...toAdd, credentials: elsewhere }, caller);
    await before.handlers['service.open']({ profileId: old.id }, caller);
    await before.handlers['service.lock']({}, caller);
    const governed = await run({ folder: before.home, policy: ours });
    expect(await governed.handlers['service.open']({ profileId: null }, caller)).toBeNull();
    await governed.handlers['service.lock']({}, caller);
    expect(await governed.handlers['service.locked']({}, caller)).toEqual({ profile: null });
    expect(await governed.handlers['service.open']({ profileId: null }, caller)).toBeNull();
    const after = await run({ folder: before.home });
    await refuses(after.handlers['service.open']({ profileId: null }, caller), 'locked');
  });

  test('none: no service at all, and practice', async () => {
    const { handlers } = await run({ policy: { serviceAddress: 'none' } });
    expect(() => handlers['service.probe'](credentials, caller)).toThrow('policy');
    const { id } = await handlers['service.add'](practising, caller);
    expect(await handlers['service.open']({ profileId: id }, caller)).toMatchObject({ signedIn: true });
  });
});

test('S14 without practice its service is not even started', async () => {
  const before = await run();
  const { id } = await before.handlers['service.add'](practising, caller);
  const { handlers, practiceRuns } = await run({ folder: before.home, policy: { practice: false } });
  await refuses(handlers['service.probePractice']({}, caller), 'policy');
  await refuses(handlers['service.add'](practising, caller), 'policy');
  await refuses(handlers['service.open']({ profileId: id }, caller), 'policy');
  expect(practiceRuns).toEqual([]);
});

test('S14 S7 where a key store is required and the system has none, nothing is stored or opened', async () => {
  const before = await run({ real: false });
  const { id } = await before.handlers['service.add'](toAdd, caller);
  const closed = await run({ folder: before.home, real: false, policy: { requireKeyStore: true } });
  await refuses(closed.handlers['service.open']({ profileId: id }, caller), 'keyStoreRequired');
  await refuses(closed.handlers['service.add'](toAdd, caller), 'keyStoreRequired');
  const open = await run({ policy: { requireKeyStore: true } });
  expect(await open.handlers['service.add'](toAdd, caller)).toMatchObject({ user: 'ada' });
});

test('B13 S14 where a key store is required, it is asked for before the password opens anything', async () => {
  const before = await locked();
  const { id } = before;
  const secrets = join(before.home, 'secrets', `${id}.json`);
  const written = readFileSync(secrets, 'utf8');
  const { handlers } = await run({ folder: before.home, real: false, policy: { requireKeyStore: true } });
  const unlocking = handlers['service.unlock']({ profileId: id, password }, caller);
  await refuses(unlocking, 'keyStoreRequired');
  const renewing = handlers['service.renewKey']({ profileId: id, password }, caller);
  await refuses(renewing, 'keyStoreRequired');
  expect(readFileSync(secrets, 'utf8')).toBe(written);
});
