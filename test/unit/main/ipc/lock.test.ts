import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { ExchangeError } from '#main/api/http/networkFailure.ts';
import { usualOptions } from '#shared/ipc/profileOptions.ts';
import { caller, failure, locked, opened, password, refuses, run, toAdd } from './workstation.ts';

const write = { entity: 'Mail', body: '{}' as never } as const; // never read

describe('S9 locked', () => {
  test('no call returns anything of the service', async () => {
    const { handlers, service, shut, id } = await locked();
    expect(shut.count).toBe(1);
    expect(service.opened.every(({ closed }) => closed)).toBe(true);
    const refused = [
      () => handlers['service.open']({ profileId: null }, caller),
      () => handlers['service.open']({ profileId: id }, caller),
      () => handlers['service.signIn']({ profileId: id, password }, caller),
      () => handlers['service.signOut']({ profileId: id }, caller),
      () => handlers['service.setCampus']({ profileId: id, campusId: '2', campusName: 'Nantes' }, caller),
      () => handlers['service.add'](toAdd, caller),
      () => handlers['service.setOptions']({ profileId: id, options: usualOptions }, caller),
      () => handlers['service.call']({ endpoint: 'Dossier.list' }, caller),
      () => handlers['checks.begin']({ of: 'service' }, caller),
      () => handlers['service.ping']({}, caller),
      () => handlers['write.create']({ ...write, profileId: id }, caller),
      () =>
        handlers['pull.begin']({ entity: 'Mail', known: { ids: [], hashes: [] }, dueKnown: false, due: [] }, caller),
    ];
    for (const ask of refused) await refuses((async (): Promise<unknown> => ask())(), 'locked');
    expect(await handlers['service.locked']({}, caller)).toMatchObject({ profile: { id } });
  });

  test('the stored password unlocks it without a network, with the same key', async () => {
    const { handlers, service, id, opened: before } = await locked();
    service.state.offline = true;
    await refuses(handlers['service.unlock']({ profileId: id, password: 'x' }, caller), 'offline');
    await refuses(handlers['service.unlock']({ profileId: 'other', password }, caller), 'locked');
    expect(await handlers['service.locked']({}, caller)).toMatchObject({ profile: { id } });
    await handlers['service.unlock']({ profileId: id, password }, caller);
    expect(await handlers['service.locked']({}, caller)).toEqual({ profile: null });
    expect(await handlers['service.open']({ profileId: null }, caller)).toEqual(before);
  });

  test('B3 a newer password opens nothing that the earlier one locked, which the user then types', async () => {
    const { handlers } = await run();
    const old = { ...toAdd, credentials: { ...toAdd.credentials, password: 'ancien' } };
    const { id } = await handlers['service.add'](old, caller);
    const before = await handlers['service.open']({ profileId: id }, caller);
    await handlers['service.lock']({}, caller);
    await refuses(handlers['service.unlock']({ profileId: id, password: 'x' }, caller), 'password');
    await refuses(handlers['service.unlock']({ profileId: id, password }, caller), 'noPassword');
    await handlers['service.unlock']({ profileId: id, password: 'ancien' }, caller);
    expect(await handlers['service.open']({ profileId: null }, caller)).toEqual(before);
    await handlers['service.signIn']({ profileId: id, password }, caller);
    expect(await handlers['service.ping']({}, caller)).toEqual({});
    await handlers['service.lock']({}, caller);
    await handlers['service.unlock']({ profileId: id, password }, caller);
  });

  test('B3 I2 a user who no longer has it begins again with another key; what it locked is put aside', async () => {
    const { handlers, home } = await run();
    const old = { ...toAdd, credentials: { ...toAdd.credentials, password: 'ancien' } };
    const { id } = await handlers['service.add'](old, caller);
    const before = await handlers['service.open']({ profileId: id }, caller);
    await handlers['service.lock']({}, caller);
    await refuses(handlers['service.renewKey']({ profileId: id, password: 'x' }, caller), 'password');
    await handlers['service.renewKey']({ profileId: id, password }, caller);
    const after = await handlers['service.open']({ profileId: id }, caller);
    expect(after?.databaseName).not.toBe(before?.databaseName);
    expect((await readdir(join(home, 'secrets'))).filter((name) => name.includes('.aside-'))).toHaveLength(2);
  });

  test('it is still locked after a restart where the system has a key store', async () => {
    const first = await locked();
    const { id } = first;
    const next = await run({ folder: first.home });
    await refuses(next.handlers['service.open']({ profileId: null }, caller), 'locked');
    await next.handlers['service.unlock']({ profileId: id, password }, caller);
    const last = await run({ folder: first.home });
    expect(await last.handlers['service.locked']({}, caller)).toEqual({ profile: null });
    expect(await readFile(join(first.home, 'services.json'), 'utf8')).not.toContain(password);
  });

  test('B14 a disk that refuses the list of services does not keep the lock from holding', async () => {
    const first = await opened();
    await mkdir(join(first.home, 'services.json.new')); // where its draft would be written
    await first.handlers['service.lock']({}, caller);
    const next = await run({ folder: first.home });
    await refuses(next.handlers['service.open']({ profileId: null }, caller), 'locked');
  });

  test('B14 a lock that would not hold after a restart is said: it is locked until then', async () => {
    const { handlers, home, notKept, id } = await opened();
    await rm(join(home, 'secrets', `${id}.json.locked`));
    await mkdir(join(home, 'secrets', `${id}.json.new`));
    await expect(handlers['service.lock']({}, caller)).rejects.toThrow('EISDIR');
    expect(notKept).toHaveLength(1);
    await refuses(handlers['service.open']({ profileId: id }, caller), 'locked');
  });

  test('B15 each mistake waits longer, and the service is asked about three of them: no account is locked out', async () => {
    const { handlers, service, waits, time, id } = await locked();
    const asked = (): number => service.opened.length;
    const before = asked();
    const guess = async (given: string): Promise<unknown> =>
      Promise.resolve(handlers['service.unlock']({ profileId: id, password: given }, caller)).catch(
        (error: unknown) => error,
      );
    const kinds = await Promise.all(Array.from({ length: 10 }, (_, at) => guess(`faux ${at}`)));
    expect(kinds).toMatchObject([...Array(3).fill(failure('password')), ...Array(7).fill(failure('busy'))]);
    expect(asked() - before).toBe(3);
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    const renewing = handlers['service.renewKey']({ profileId: id, password: 'faux' }, caller);
    await expect(renewing, 'another way to the same service').rejects.toMatchObject(failure('busy'));
    time.now += 15 * 60_000;
    expect(await guess('faux')).toMatchObject(failure('password'));
    service.state.offline = true;
    expect(await guess(password), 'the right one needs no service').toEqual({});
    await handlers['service.lock']({}, caller);
    const waited = waits.length;
    expect(await guess(password)).toEqual({});
    expect(waits).toHaveLength(waited);
  });

  test('R3.5 B15 a password that the service is asked about waits for the pause of its service, and no other waits for it', async () => {
    const { handlers, service, id } = await opened();
    const pauses = (): unknown[] => service.opened.map(({ endpoint }) => endpoint.pause);
    const [pause] = pauses();
    await handlers['service.lock']({}, caller);
    const answered = Promise.withResolvers<void>();
    service.state.pinging = answered.promise;
    const unlocking = Promise.resolve(handlers['service.unlock']({ profileId: id, password: 'faux' }, caller));
    const renewing = Promise.resolve(handlers['service.renewKey']({ profileId: id, password: 'faux' }, caller));
    const refused = [unlocking, renewing].map((each) => expect(each).rejects.toMatchObject(failure('password')));
    await vi.waitFor(() => expect(pauses()).toHaveLength(3));
    expect(pause).toBeDefined();
    expect(pauses().every((each) => each === pause)).toBe(true);
    expect(await handlers['service.unlock']({ profileId: id, password }, caller)).toEqual({});
    answered.resolve();
    await Promise.all(refused);
  });

  test('B15 a question that never left does not count: no new password is barred by it', async () => {
    const { handlers, service, id } = await locked();
    const renew = (): Promise<unknown> =>
      Promise.resolve(handlers['service.renewKey']({ profileId: id, password }, caller));
    for (let times = 0; times < 4; times += 1) {
      const inPause = Promise.withResolvers<void>();
      inPause.promise.catch(() => undefined); // asked a little later
      service.state.pinging = inPause.promise;
      const renewing = renew();
      inPause.reject(new ExchangeError({ kind: 'busy', retryAfterMs: 60_000 }, false));
      await expect(renewing).rejects.toMatchObject({ failure: { kind: 'busy', retryAfterMs: 60_000 } });
    }
    service.state.pinging = Promise.resolve();
    expect(await renew()).toEqual({});
  });

  test('B3 without a key store too: the password opens it, without a network', async () => {
    const first = await locked({ real: false });
    const { id, opened: before } = first;
    const next = await run({ folder: first.home, real: false });
    next.service.state.offline = true;
    await refuses(next.handlers['service.open']({ profileId: null }, caller), 'locked');
    await next.handlers['service.unlock']({ profileId: id, password }, caller);
    expect(await next.handlers['service.open']({ profileId: null }, caller)).toEqual(before);
  });

  test('practice has no password: any text unlocks it', async () => {
    const { handlers } = await run();
    const { id } = await handlers['service.add']({ ...toAdd, credentials: null }, caller);
    await handlers['service.open']({ profileId: id }, caller);
    await handlers['service.lock']({}, caller);
    await refuses(handlers['service.open']({ profileId: id }, caller), 'locked');
    await handlers['service.unlock']({ profileId: id, password: '' }, caller);
    expect(await handlers['service.open']({ profileId: id }, caller)).toMatchObject({ signedIn: true });
  });

  test('S9 where its secrets can no longer be read, only the service can accept the password', async () => {
    const first = await locked();
    const { id } = first;
    const secrets = join(first.home, 'secrets');
    for (const name of await readdir(secrets)) await writeFile(join(secrets, name), '{');
    const { handlers } = await run({ folder: first.home });
    await refuses(handlers['service.unlock']({ profileId: id, password: 'x' }, caller), 'password');
    await refuses(handlers['service.keyless']({ profileId: id }, caller), 'locked');
    await handlers['service.unlock']({ profileId: id, password }, caller);
    expect(await handlers['service.keyless']({ profileId: null }, caller)).toMatchObject({
      keyless: { why: 'damaged' },
    });
  });

  /** A lock that comes after the n-th answer of disk or key store. */
  const lockAt = (n: number) => {
    const at = { left: Infinity, lock: (): Promise<unknown> => Promise.resolve() };
    const afterEach = async (): Promise<void> => {
      at.left -= 1;
      if (at.left === 0) await at.lock();
    };
    const begin = (lock: () => Promise<unknown>): void => {
      at.left = n;
      at.lock = lock;
    };
    return { afterEach, begin, came: () => at.left <= 0 };
  };

  test('B1 a lock during an opening is never lost: no key is returned, at whatever moment it comes', async () => {
    let moments = 0;
    for (;;) {
      const { afterEach, begin, came } = lockAt(moments + 1);
      const station = await run({ afterEach });
      const { handlers, current } = station;
      const { id } = await handlers['service.add'](toAdd, caller);
      begin(async () => handlers['service.lock']({}, caller));
      const opening = Promise.resolve(handlers['service.open']({ profileId: id }, caller));
      const opened = await opening.then(
        () => 'opened',
        (error: unknown) => error,
      );
      if (!came()) break;
      moments += 1;
      expect([moments, opened]).toMatchObject([moments, failure('locked')]);
      expect([moments, current.profileId]).toEqual([moments, null]);
      expect([moments, station.shut.count]).toEqual([moments, 1]);
      expect(await handlers['service.locked']({}, caller)).toMatchObject({ profile: { id } });
      await handlers['service.unlock']({ profileId: id, password }, caller);
      expect(await handlers['service.open']({ profileId: id }, caller)).toMatchObject({ profile: { id } });
    }
    expect(moments).toBeGreaterThan(4);
  });

  test('B1 a lock during an unlocking is never lost either', async () => {
    let moments = 0;
    for (;;) {
      const { afterEach, begin, came } = lockAt(moments + 1);
      const { handlers, home, id } = await locked({ afterEach });
      begin(async () => handlers['service.lock']({}, caller));
      const unlocking = Promise.resolve(handlers['service.unlock']({ profileId: id, password }, caller));
      const unlocked = await unlocking.then(
        () => 'unlocked',
        (error: unknown) => error,
      );
      if (!came()) break;
      moments += 1;
      expect([moments, unlocked]).toMatchObject([moments, failure('locked')]);
      expect(await handlers['service.locked']({}, caller)).toMatchObject({ profile: { id } });
      expect(await readFile(join(home, 'secrets', `${id}.json`), 'utf8')).toContain('"dataKey":null');
    }
    expect(moments).toBeGreaterThan(1);
  });

  test('B1 a lock during a sign-in keeps no password and opens no client', async () => {
    const { handlers, service, current, id } = await opened();
    const signingIn = Promise.resolve(handlers['service.signIn']({ profileId: id, password }, caller));
    const refused = expect(signingIn).rejects.toMatchObject(failure('locked'));
    await handlers['service.lock']({}, caller);
    await refused;
    expect(() => current.client()).toThrow('locked');
    expect(service.opened.every(({ closed }) => closed)).toBe(true);
  });

  test('B1 a page that is not open yet is locked too, and opens nothing by itself', async () => {
    const first = await opened();
    const { id } = first;
    const next = await run({ folder: first.home });
    await next.handlers['service.lock']({}, caller);
    expect(next.shut.count).toBe(1);
    await refuses(next.handlers['service.open']({ profileId: null }, caller), 'locked');
    await next.handlers['service.unlock']({ profileId: id, password }, caller);
    expect(await next.handlers['service.open']({ profileId: null }, caller)).toMatchObject({ profile: { id } });
  });

  test('a service that was signed out of is not locked', async () => {
    const { handlers, shut, id } = await opened();
    await handlers['service.signOut']({ profileId: id }, caller);
    await handlers['service.lock']({}, caller);
    expect(shut.count).toBe(0);
    await handlers['service.add'](toAdd, caller);
    expect(await handlers['service.open']({ profileId: id }, caller)).toMatchObject({ profile: { id } });
  });
});
