import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { usualOptions } from '#shared/ipc/profileOptions.ts';
import { caller, failure, password, run, toAdd } from './workstation.ts';

const write = { entity: 'Mail', body: '{}' as never } as const; // never read

describe('S9 locked', () => {
  test('no call returns anything of the service', async () => {
    const { handlers, service, shut } = await run();
    const { id } = await handlers['service.add'](toAdd, caller);
    await handlers['service.open']({ profileId: id }, caller);
    await handlers['service.lock']({}, caller);
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
      () => handlers['compatibility.begin']({ ids: {} }, caller),
      () => handlers['service.ping']({}, caller),
      () => handlers['write.create']({ ...write, profileId: id }, caller),
      () => handlers['pull.begin']({ entity: 'Mail', knownIds: [], knownHashes: [], due: 0 }, caller),
    ];
    for (const ask of refused)
      await expect(Promise.resolve().then(ask as () => unknown)).rejects.toMatchObject(failure('locked'));
    expect(await handlers['service.locked']({}, caller)).toMatchObject({ profile: { id } });
  });

  test('the stored password unlocks it without a network, with the same key', async () => {
    const { handlers, service } = await run();
    const { id } = await handlers['service.add'](toAdd, caller);
    const before = await handlers['service.open']({ profileId: id }, caller);
    await handlers['service.lock']({}, caller);
    service.state.offline = true;
    await expect(handlers['service.unlock']({ profileId: id, password: 'x' }, caller)).rejects.toMatchObject(
      failure('offline'),
    );
    await expect(handlers['service.unlock']({ profileId: 'other', password }, caller)).rejects.toMatchObject(
      failure('locked'),
    );
    expect(await handlers['service.locked']({}, caller)).toMatchObject({ profile: { id } });
    await handlers['service.unlock']({ profileId: id, password }, caller);
    expect(await handlers['service.locked']({}, caller)).toEqual({ profile: null });
    expect(await handlers['service.open']({ profileId: null }, caller)).toEqual(before);
  });

  test('another password unlocks it once the service accepts it', async () => {
    const { handlers } = await run();
    const old = { ...toAdd, credentials: { ...toAdd.credentials, password: 'ancien' } };
    const { id } = await handlers['service.add'](old, caller);
    await handlers['service.open']({ profileId: id }, caller);
    await handlers['service.lock']({}, caller);
    await expect(handlers['service.unlock']({ profileId: id, password: 'x' }, caller)).rejects.toMatchObject(
      failure('password'),
    );
    await handlers['service.unlock']({ profileId: id, password }, caller);
    await handlers['service.open']({ profileId: null }, caller);
    expect(await handlers['service.ping']({}, caller)).toEqual({});
  });

  test('it is still locked after a restart where the system has a key store', async () => {
    const first = await run();
    const { id } = await first.handlers['service.add'](toAdd, caller);
    await first.handlers['service.open']({ profileId: id }, caller);
    await first.handlers['service.lock']({}, caller);
    const next = await run({ folder: first.home });
    await expect(next.handlers['service.open']({ profileId: null }, caller)).rejects.toMatchObject(failure('locked'));
    await next.handlers['service.unlock']({ profileId: id, password }, caller);
    const last = await run({ folder: first.home });
    expect(await last.handlers['service.locked']({}, caller)).toEqual({ profile: null });
    expect(await readFile(join(first.home, 'services.json'), 'utf8')).not.toContain(password);
  });

  test('S7 without a key store a restart asks nothing: the key is in the file in clear', async () => {
    const first = await run({ real: false });
    const { id } = await first.handlers['service.add'](toAdd, caller);
    await first.handlers['service.open']({ profileId: id }, caller);
    await first.handlers['service.lock']({}, caller);
    await expect(first.handlers['service.open']({ profileId: id }, caller)).rejects.toMatchObject(failure('locked'));
    const next = await run({ folder: first.home, real: false });
    expect(await next.handlers['service.open']({ profileId: null }, caller)).toMatchObject({ signedIn: false });
  });

  test('practice has no password: any text unlocks it', async () => {
    const { handlers } = await run();
    const { id } = await handlers['service.add']({ ...toAdd, credentials: null }, caller);
    await handlers['service.open']({ profileId: id }, caller);
    await handlers['service.lock']({}, caller);
    await expect(handlers['service.open']({ profileId: id }, caller)).rejects.toMatchObject(failure('locked'));
    await handlers['service.unlock']({ profileId: id, password: '' }, caller);
    expect(await handlers['service.open']({ profileId: id }, caller)).toMatchObject({ signedIn: true });
  });

  test('S9 where its secrets can no longer be read, only the service can accept the password', async () => {
    const first = await run();
    const { id } = await first.handlers['service.add'](toAdd, caller);
    await first.handlers['service.open']({ profileId: id }, caller);
    await first.handlers['service.lock']({}, caller);
    const secrets = join(first.home, 'secrets');
    for (const name of await readdir(secrets)) await writeFile(join(secrets, name), '{');
    const { handlers } = await run({ folder: first.home });
    await expect(handlers['service.unlock']({ profileId: id, password: 'x' }, caller)).rejects.toMatchObject(
      failure('password'),
    );
    await expect(handlers['service.keyless']({ profileId: id }, caller)).rejects.toMatchObject(failure('locked'));
    await handlers['service.unlock']({ profileId: id, password }, caller);
    expect(await handlers['service.keyless']({ profileId: null }, caller)).toMatchObject({
      keyless: { why: 'damaged' },
    });
  });

  test('with nothing open there is nothing to lock', async () => {
    const { handlers, shut } = await run();
    await handlers['service.lock']({}, caller);
    expect(shut.count).toBe(0);
    expect(await handlers['service.locked']({}, caller)).toEqual({ profile: null });
  });
});
