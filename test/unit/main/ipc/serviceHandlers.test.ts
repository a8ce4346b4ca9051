import { generateKeyPairSync } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { FailureError } from '#shared/failures/failure.ts';
import { usualOptions } from '#shared/ipc/profileOptions.ts';
import type { ProfileOptions } from '#shared/ipc/profileOptions.ts';
import {
  caller,
  credentials,
  failure,
  opened,
  password,
  practiceProposal,
  refuses,
  run,
  toAdd,
} from './workstation.ts';

describe('adding a service', () => {
  test('S10 checks the address before anything is sent or stored', async () => {
    const { handlers, service } = await run();
    const bad = { ...credentials, baseUrl: 'http://example.org' };
    expect(() => handlers['service.probe'](bad, caller)).toThrow('insecureAddress');
    expect(() => handlers['service.add']({ ...toAdd, credentials: bad }, caller)).toThrow('insecureAddress');
    expect(service.opened).toEqual([]);
    expect(await handlers['service.list']({}, caller)).toEqual({ profiles: [] });
  });

  test('practice begins again with another key, another sample and the same campus; no other service does', async () => {
    const { handlers, practiceRuns } = await run({ practiceName: 'Entraînement' });
    const before = await handlers['service.open']({ profileId: null }, caller);
    const { id = '' } = before?.profile ?? {};
    await handlers['service.setCampus']({ profileId: id, campusId: '2', campusName: 'Nantes' }, caller);
    const left = practiceRuns.length;
    expect(await handlers['service.signOut']({ profileId: id, restarts: true }, caller)).toEqual({ wipes: false });
    expect(practiceRuns.slice(left - 1).map(({ user, closed }) => [user, closed])).toEqual([
      ['entrainement', true],
      ['forgotten', true],
    ]);
    const after = await handlers['service.open']({ profileId: null }, caller);
    expect(after?.profile).toEqual({ ...before?.profile, ...after?.profile, campusId: '2', campusName: 'Nantes' });
    expect(after?.dataKey).not.toBe(before?.dataKey);
    const real = await run();
    const added = await real.handlers['service.add'](toAdd, caller);
    await expect(real.handlers['service.signOut']({ profileId: added.id, restarts: true }, caller)).rejects.toThrow(
      'practice',
    );
    expect(await real.handlers['service.list']({}, caller)).toEqual({ profiles: [added] });
  });

  describe('S6 a page that could send what it shows to another host', () => {
    const elsewhere = { ...credentials, baseUrl: 'https://attaquant.example' };
    const ways = {
      probe: ({ handlers }) => Promise.resolve(handlers['service.probe'](elsewhere, caller)),
      add: ({ handlers }) => Promise.resolve(handlers['service.add']({ ...toAdd, credentials: elsewhere }, caller)),
      diagnosis: ({ handlers }) =>
        Promise.resolve(handlers['checks.begin']({ of: 'connection', typed: elsewhere }, caller)),
    } satisfies Record<string, (desk: Awaited<ReturnType<typeof run>>) => Promise<unknown>>;

    test.each(Object.entries(ways))('asks nothing while a service is open: %s', async (_name, way) => {
      const desk = await run({ practiceName: 'Entraînement' });
      await desk.handlers['service.open']({ profileId: null }, caller);
      await expect(way(desk)).rejects.toMatchObject({ failure: { kind: 'badRequest', detail: 'open' } });
      await expect(desk.handlers['service.probe'](credentials, caller)).rejects.toThrow('open');
      expect([desk.service.askedAs.includes('ada'), desk.diagnosed]).toEqual([false, []]);
    });

    test.each(Object.entries(ways))('once one was open, asks only what the user lets it: %s', async (_name, way) => {
      const questions: string[] = [];
      const desk = await run({ wantsHost: (host) => questions.push(host) > 1 });
      const { id } = await desk.handlers['service.add'](toAdd, caller);
      expect(questions).toEqual([]);
      await desk.handlers['service.open']({ profileId: id }, caller);
      await desk.handlers['service.signOut']({ profileId: id }, caller);
      await refuses(way(desk), 'cancelled');
      expect([desk.service.askedAs, desk.diagnosed]).toEqual([[], []]);
      const typing = desk.handlers['checks.begin']({ of: 'connection', typed: { baseUrl: elsewhere.baseUrl } }, caller);
      await expect(typing, 'no box while it is typed').rejects.toMatchObject(failure('cancelled'));
      await way(desk);
      expect(await desk.handlers['service.add'](toAdd, caller), 'the same one, once more').toMatchObject({ id });
      await way(desk);
      expect(questions).toEqual(['attaquant.example', 'attaquant.example']);
    });
  });

  test('probes it first, and closes the connection', async () => {
    const { handlers, service } = await run();
    expect(await handlers['service.probe'](credentials, caller)).toMatchObject({ baseUrl: 'https://example.org' });
    await refuses(handlers['service.probe']({ ...credentials, password: 'x' }, caller), 'password');
    expect(service.opened.map(({ closed }) => closed)).toEqual([true, true]);
  });

  test('R1.7 R3.4 uses the options of the deployment for every request, and stores them', async () => {
    const { handlers, service } = await run();
    const options: ProfileOptions = {
      ...usualOptions,
      authentication: { kind: 'headers', userHeader: 'X-User', passwordHeader: 'X-Password' },
      shareName: 'ECOLE',
      rootStreamid: null,
    };
    await handlers['service.probe']({ ...credentials, options }, caller);
    const { id } = await handlers['service.add']({ ...toAdd, credentials: { ...credentials, options } }, caller);
    expect((await handlers['service.open']({ profileId: id }, caller))?.profile.options).toEqual(options);
    await handlers['service.signIn']({ profileId: id, password }, caller);
    expect(service.opened.length).toBeGreaterThanOrEqual(4);
    expect(service.opened.map(({ endpoint }) => endpoint.options)).toEqual(service.opened.map(() => options));
  });

  test('opens again at the next start, signed in, with the same key', async () => {
    const first = await run();
    const profile = await first.handlers['service.add'](toAdd, caller);
    const opened = await first.handlers['service.open']({ profileId: profile.id }, caller);
    expect(opened).toMatchObject({ profile, signedIn: true });
    const next = await run({ folder: first.home });
    expect(await next.handlers['service.open']({ profileId: null }, caller)).toEqual(opened);
    expect(await next.handlers['service.ping']({}, caller)).toEqual({});
    expect(await readFile(join(first.home, 'services.json'), 'utf8')).not.toContain(password);
  });

  test('I19 S9 another user has another database and key', async () => {
    const { handlers } = await run();
    const ada = await handlers['service.add'](toAdd, caller);
    const bea = await handlers['service.add']({ ...toAdd, credentials: { ...credentials, user: 'bea' } }, caller);
    const [a, b] = [
      await handlers['service.open']({ profileId: ada.id }, caller),
      await handlers['service.open']({ profileId: bea.id }, caller),
    ];
    expect(a?.databaseName).not.toBe(b?.databaseName);
    expect(a?.dataKey).not.toBe(b?.dataKey);
  });

  test('I19 opening another service closes the open one', async () => {
    const { handlers, service } = await run();
    const ada = await handlers['service.add'](toAdd, caller);
    const bea = await handlers['service.add']({ ...toAdd, credentials: { ...credentials, user: 'bea' } }, caller);
    await handlers['service.open']({ profileId: ada.id }, caller);
    await handlers['service.open']({ profileId: bea.id }, caller);
    expect(service.opened.map(({ endpoint, closed }) => [endpoint.user, closed])).toEqual([
      ['ada', true],
      ['bea', false],
    ]);
  });

  test('adding the same service again does not change its key', async () => {
    const { handlers, id, opened: before } = await opened();
    await handlers['service.add']({ ...toAdd, name: 'Autre nom' }, caller);
    expect((await handlers['service.list']({}, caller)).profiles.length).toBe(1);
    expect((await handlers['service.open']({ profileId: id }, caller))?.dataKey).toBe(before?.dataKey);
  });

  test('a lost list of services loses no key: adding again finds it', async () => {
    const { handlers, home, opened: before } = await opened();
    await writeFile(join(home, 'services.json'), 'damaged');
    await refuses(handlers['service.list']({}, caller), 'storage');
    await expect(handlers['service.probe'](credentials, caller)).rejects.toThrow('open');
    expect(await handlers['service.list']({}, caller)).toEqual({ profiles: [] });
    expect(await handlers['service.open']({ profileId: null }, caller)).toBeNull();
    await handlers['service.probe'](credentials, caller);
    await handlers['service.add'](toAdd, caller);
    expect(await handlers['service.open']({ profileId: null }, caller)).toEqual(before);
  });
});

describe('S7 without a key store', () => {
  test('after a restart the cache opens, and the service waits for the password', async () => {
    const first = await opened({ real: false });
    const { id, opened: before } = first;
    const next = await run({ folder: first.home, real: false });
    expect(await next.handlers['service.open']({ profileId: null }, caller)).toEqual({ ...before, signedIn: false });
    await refuses(
      Promise.resolve().then(() => next.handlers['service.ping']({}, caller)),
      'noPassword',
    );
    await refuses(next.handlers['service.signIn']({ profileId: id, password: 'x' }, caller), 'password');
    await refuses(next.handlers['service.ping']({}, caller), 'noPassword');
    await next.handlers['service.signIn']({ profileId: id, password }, caller);
    expect(await next.handlers['service.ping']({}, caller)).toEqual({});
  });

  test('S11 does not store a password that the service has not accepted', async () => {
    const first = await run({ real: false });
    const { id } = await first.handlers['service.add'](toAdd, caller);
    const next = await run({ folder: first.home, real: false });
    next.service.state.offline = true;
    await refuses(next.handlers['service.signIn']({ profileId: id, password }, caller), 'offline');
    expect(await next.handlers['service.open']({ profileId: id }, caller)).toMatchObject({ signedIn: false });
  });
});

describe('S9 signing out', () => {
  test('closes, destroys the key, and forgets the service', async () => {
    const { handlers, service, home, id, opened: before } = await opened();
    await handlers['service.signOut']({ profileId: id }, caller);
    expect(service.opened.every(({ closed }) => closed)).toBe(true);
    const write = Promise.resolve().then(() =>
      handlers['write.create']({ profileId: id, entity: 'Mail', body: '{}' as never }, caller),
    ); // never read
    await refuses(write, 'locked');
    const pull = handlers['pull.begin'](
      { entity: 'Mail', known: { ids: [], hashes: [] }, dueKnown: false, due: [] },
      caller,
    );
    await refuses(pull, 'locked');
    expect(await handlers['service.open']({ profileId: null }, caller)).toBeNull();
    await refuses(handlers['service.open']({ profileId: id }, caller), 'locked');
    const next = await run({ folder: home });
    await next.handlers['service.add'](toAdd, caller);
    const after = await next.handlers['service.open']({ profileId: id }, caller);
    expect(after?.dataKey).not.toBe(before?.dataKey);
    expect(after?.databaseName).not.toBe(before?.databaseName);
  });
});

describe('the practice service', () => {
  test('runs only when it is requested, once', async () => {
    const { handlers, practiceRuns, practice } = await run();
    await handlers['service.list']({}, caller);
    expect(await handlers['service.open']({ profileId: null }, caller)).toBeNull();
    expect(practiceRuns.length).toBe(0);
    await Promise.all([handlers['service.probePractice']({}, caller), handlers['service.probePractice']({}, caller)]);
    expect(practiceRuns.length).toBe(1);
    await practice.close();
    expect(practiceRuns[0]?.closed).toBe(true);
  });

  test('S9 has one identity whatever its port', async () => {
    const first = await run();
    const added = await first.handlers['service.add']({ ...toAdd, credentials: null }, caller);
    const opened = await first.handlers['service.open']({ profileId: added.id }, caller);
    const next = await run({ folder: first.home });
    const again = await next.handlers['service.open']({ profileId: null }, caller);
    expect(again).toMatchObject({ databaseName: opened?.databaseName, dataKey: opened?.dataKey, signedIn: true });
    expect(again?.profile.id).toBe(added.id);
    expect(opened?.profile.baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:/);
    expect(added.baseUrl).toBe('practice:');
  });

  test('--practice adds and opens it by itself, and only where nothing else is known', async () => {
    const { handlers, home } = await run({ practiceName: 'Entraînement' });
    const opened = await handlers['service.open']({ profileId: null }, caller);
    expect(opened?.profile).toMatchObject({ name: 'Entraînement', practice: true, campusId: '1', campusName: 'Lyon' });
    expect(opened?.proposal).toEqual(practiceProposal);
    await handlers['service.signOut']({ profileId: opened?.profile.id ?? '' }, caller);
    await handlers['service.add'](toAdd, caller);
    const next = await run({ folder: home, practiceName: 'Entraînement' });
    expect((await next.handlers['service.open']({ profileId: null }, caller))?.profile.practice).toBe(false);
  });

  test('has a new password at each start, stored nowhere', async () => {
    const { handlers, practiceRuns, home } = await run();
    await handlers['service.add']({ ...toAdd, credentials: null }, caller);
    await handlers['service.open']({ profileId: null }, caller);
    const [{ password: made } = { password: '' }] = practiceRuns;
    expect(made.length).toBeGreaterThanOrEqual(32);
    expect(await readFile(join(home, 'services.json'), 'utf8')).not.toContain(made);
  });
});

describe('changing the options of a deployment', () => {
  const weak = generateKeyPairSync('rsa', { modulusLength: 1024 })
    .publicKey.export({ type: 'spki', format: 'pem' })
    .toString();
  const good = generateKeyPairSync('rsa', { modulusLength: 2048 })
    .publicKey.export({ type: 'spki', format: 'pem' })
    .toString();
  const headers = { kind: 'headers', userHeader: 'X-User', passwordHeader: 'X-Password' } as const;

  test('R1.6 R5.7 S12 stores them, and the open service uses them at once, without a request', async () => {
    const { handlers, service, current, id } = await opened();
    service.state.offline = true;
    const options: ProfileOptions = {
      ...usualOptions,
      bodyReadVerb: 'POST',
      reads: 1,
      writes: 1,
      passwordKey: { pem: good, padding: 'pkcs1' },
    };
    expect((await handlers['service.setOptions']({ profileId: id, options }, caller)).options).toEqual(options);
    expect((await handlers['service.list']({}, caller)).profiles.map((profile) => profile.options)).toEqual([options]);
    expect(service.opened.at(-1)).toMatchObject({ endpoint: { options }, closed: false });
    expect(service.opened.slice(0, -1).every(({ closed }) => closed)).toBe(true);
    expect(current.options).toEqual(options);
  });

  test('I5 what is being written ends under the options that it began with, and then their client is closed', async () => {
    const { handlers, service, id } = await opened();
    const before = service.opened.length - 1;
    const answered = Promise.withResolvers<void>();
    service.state.writing = answered.promise;
    const write = handlers['write.replace'](
      { profileId: id, attempt: 'a', entity: 'Planification', id: '12', changes: [], base: null },
      caller,
    );
    await handlers['service.setOptions']({ profileId: id, options: { ...usualOptions, writes: 1 } }, caller);
    expect(service.opened.map(({ closed }) => closed).slice(before)).toEqual([false, false]);
    // R3.5 what the service asks either of them to wait counts for both.
    const [former, next] = service.opened.slice(before).map(({ endpoint }) => endpoint.pause);
    expect(former).toBeDefined();
    expect(next).toBe(former);
    answered.resolve();
    await write;
    await vi.waitFor(() => expect(service.opened.map(({ closed }) => closed).slice(before)).toEqual([true, false]));
  });

  test('R3.5 a ping that the former client ends is answered by the one with the saved options', async () => {
    const { handlers, service, id } = await opened();
    const former = Promise.withResolvers<void>();
    service.state.pinging = former.promise;
    const pinged = handlers['service.ping']({}, caller);
    service.state.pinging = Promise.resolve();
    await handlers['service.setOptions']({ profileId: id, options: { ...usualOptions, writes: 1 } }, caller);
    former.reject(new FailureError({ kind: 'offline' }));
    expect(await pinged).toEqual({});
  });

  test('R3.5 a password is tried only once the pause is over that the service asked for', async () => {
    const { handlers, service, id } = await opened();
    const pause = service.opened.at(-1)?.endpoint.pause;
    const before = service.opened.length;
    await handlers['service.signIn']({ profileId: id, password }, caller);
    await handlers['service.setOptions'](
      { profileId: id, options: { ...usualOptions, authentication: headers } },
      caller,
    );
    expect(pause).toBeDefined();
    expect(service.opened.slice(before).map(({ endpoint }) => endpoint.pause === pause)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  test('S11 stores other credentials only once the service accepted them', async () => {
    const { handlers, service, current, id } = await opened();
    service.state.offline = true;
    const options: ProfileOptions = { ...usualOptions, authentication: headers };
    await refuses(handlers['service.setOptions']({ profileId: id, options }, caller), 'offline');
    expect(current.options).toEqual(usualOptions);
    service.state.offline = false;
    expect(await handlers['service.setOptions']({ profileId: id, options }, caller)).toMatchObject({ options });
    expect((await handlers['service.open']({ profileId: null }, caller))?.profile.options).toEqual(options);
  });

  test('S12 checks a key, and never stores an invalid one', async () => {
    const { handlers, service } = await run();
    const { id } = await handlers['service.add'](toAdd, caller);
    expect(await handlers['service.checkKey']({ pem: good }, caller)).toEqual({ problem: null });
    expect(await handlers['service.checkKey']({ pem: weak }, caller)).toEqual({ problem: 'weakKey' });
    expect(await handlers['service.checkKey']({ pem: 'clé' }, caller)).toEqual({ problem: 'notAKey' });
    const before = service.opened.length;
    for (const pem of [weak, 'clé']) {
      const options: ProfileOptions = { ...usualOptions, passwordKey: { pem, padding: 'oaepSha1' } };
      await refuses(handlers['service.setOptions']({ profileId: id, options }, caller), 'badRequest');
      expect(() => handlers['service.probe']({ ...credentials, options }, caller)).toThrow('passwordKey');
      expect(() => handlers['service.add']({ ...toAdd, credentials: { ...credentials, options } }, caller)).toThrow(
        'passwordKey',
      );
    }
    expect(service.opened.length).toBe(before);
    expect((await handlers['service.list']({}, caller)).profiles[0]?.options).toBeUndefined();
  });

  test('the practice service cannot be changed, and encrypts passwords with its own key (S12)', async () => {
    const { handlers, current } = await run();
    const { id } = await handlers['service.add']({ ...toAdd, credentials: null }, caller);
    await handlers['service.open']({ profileId: id }, caller);
    await refuses(handlers['service.setOptions']({ profileId: id, options: usualOptions }, caller), 'badRequest');
    expect(current.options.passwordKey).toEqual({ pem: 'PEM', padding: 'oaepSha256' });
  });
});

test('the campus of a service can be changed', async () => {
  const { handlers } = await run();
  const { id } = await handlers['service.add'](toAdd, caller);
  const changed = await handlers['service.setCampus']({ profileId: id, campusId: '2', campusName: 'Nantes' }, caller);
  expect(changed).toMatchObject({ id, campusId: '2', campusName: 'Nantes' });
  expect((await handlers['service.list']({}, caller)).profiles).toEqual([changed]);
});

test('S10 waking up drops connections of the open service only', async () => {
  const { handlers, current, service } = await run();
  await current.reset();
  const { id } = await handlers['service.add'](toAdd, caller);
  await handlers['service.open']({ profileId: id }, caller);
  await current.reset();
  expect(service.opened.map(({ resets }) => resets)).toEqual([1]);
});
