import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { caller, locked, opened, password, refuses, run, toAdd } from './workstation.ts';

const lineage = '0123456789abcdef';

/** A workstation with a change in its journal, whose two copies of the secrets were damaged afterwards. */
async function damaged(credentials: typeof toAdd.credentials | null = toAdd.credentials) {
  const first = await run();
  const { id } = await first.handlers['service.add']({ ...toAdd, credentials }, caller);
  const before = await first.handlers['service.open']({ profileId: id }, caller);
  await first.handlers['journal.rewrite'](
    { profileId: id, lineage, number: 1, steps: [{ id: 's', number: 1, text: '{}' }] },
    caller,
  );
  const secrets = join(first.home, 'secrets');
  for (const name of await readdir(secrets)) await writeFile(join(secrets, name), 'abîmé');
  return { id, before, secrets, next: await run({ folder: first.home }) };
}

describe('I2 both copies of the secrets are damaged', () => {
  test('reports the profile, and that changes may have been waiting', async () => {
    const { id, next } = await damaged();
    await refuses(next.handlers['service.open']({ profileId: null }, caller), 'locked');
    expect(await next.handlers['service.keyless']({ profileId: null }, caller)).toMatchObject({
      keyless: { profile: { id }, why: 'damaged', keptBefore: true },
    });
  });

  test('changes nothing before the service accepted a password', async () => {
    const { id, secrets, next } = await damaged();
    const names = await readdir(secrets);
    await refuses(next.handlers['service.renewKey']({ profileId: id, password: 'x' }, caller), 'password');
    next.service.state.offline = true;
    await refuses(next.handlers['service.renewKey']({ profileId: id, password }, caller), 'offline');
    await refuses(next.handlers['service.renewKey']({ profileId: id, password: null }, caller), 'badRequest');
    expect(await readdir(secrets)).toEqual(names);
    expect(await Promise.all(names.map((name) => readFile(join(secrets, name), 'utf8')))).toEqual(
      names.map(() => 'abîmé'),
    );
  });

  test('signed in again, it opens with another key and another database; secrets and journal are put aside, not removed', async () => {
    const { id, before, secrets, next } = await damaged();
    await next.handlers['service.renewKey']({ profileId: id, password }, caller);
    const after = await next.handlers['service.open']({ profileId: id }, caller);
    expect(after).toMatchObject({ signedIn: true, keptBefore: true });
    expect(after?.dataKey).not.toBe(before?.dataKey);
    expect(after?.databaseName).not.toBe(before?.databaseName);
    expect(await next.handlers['journal.read']({ profileId: id }, caller)).toEqual({ view: null });
    expect((await readdir(join(next.home, 'journal'))).filter((name) => name.includes('.aside-'))).toEqual([
      `${id}.journal.aside-0`,
    ]);
    expect((await readdir(secrets)).filter((name) => name.includes('.aside-'))).toHaveLength(2);
    expect(await next.handlers['service.keyless']({ profileId: id }, caller)).toEqual({ keyless: null });
  });

  test('never gives up a key that can be read', async () => {
    const { handlers, id, opened: before } = await opened();
    await refuses(handlers['service.renewKey']({ profileId: id, password }, caller), 'badRequest');
    expect(await handlers['service.open']({ profileId: id }, caller)).toEqual(before);
  });
});

describe('E9 a profile folder that was copied to another workstation', () => {
  test('hands nothing out there until the user moves it, changes that wait included', async () => {
    const first = await opened({ machine: 'a' });
    const { id } = first;
    await first.handlers['journal.rewrite'](
      { profileId: id, lineage, number: 1, steps: [{ id: 's', number: 1, text: '{}' }] },
      caller,
    );
    const { handlers } = await run({ folder: first.home, machine: 'b' });
    await refuses(handlers['service.open']({ profileId: null }, caller), 'locked');
    await refuses(handlers['journal.read']({ profileId: id }, caller), 'locked');
    expect(await handlers['service.keyless']({ profileId: null }, caller)).toMatchObject({
      keyless: { profile: { id }, why: 'elsewhere', keptBefore: true },
    });
    await handlers['service.moveHere']({ profileId: id }, caller);
    expect(await handlers['service.open']({ profileId: null }, caller)).toMatchObject({ signedIn: true });
    expect(await handlers['journal.read']({ profileId: id }, caller)).toMatchObject({ view: { steps: [{ id: 's' }] } });
  });

  test('an empty one can be begun instead: what came is put aside, and stays with the other workstation', async () => {
    const first = await opened({ machine: 'a' });
    const { id, opened: before } = first;
    const { handlers, home } = await run({ folder: first.home, machine: 'b' });
    await handlers['service.renewKey']({ profileId: id, password }, caller);
    const after = await handlers['service.open']({ profileId: id }, caller);
    expect(after?.databaseName).not.toBe(before?.databaseName);
    expect((await readdir(join(home, 'secrets'))).filter((name) => name.includes('.aside-'))).toHaveLength(2);
  });

  test('B19 I8 a Carnet that still runs where it was taken from sends nothing any more', async () => {
    const first = await opened({ machine: 'a' });
    const { id } = first;
    const order = { profileId: id, entity: 'Mail', body: '{}' as never } as const; // never read
    const send = () => Promise.resolve(first.handlers['write.create'](order, caller));
    await send();
    const asked = first.service.askedAs.length;
    const { handlers } = await run({ folder: first.home, machine: 'b' });
    await handlers['service.moveHere']({ profileId: id }, caller);
    await refuses(send(), 'locked');
    expect(first.service.askedAs).toHaveLength(asked);
  });

  test('S9 a locked workstation moves nothing', async () => {
    const first = await locked({ machine: 'a' });
    const { id } = first;
    const { handlers } = await run({ folder: first.home, machine: 'b' });
    await refuses(handlers['service.moveHere']({ profileId: id }, caller), 'locked');
  });
});
