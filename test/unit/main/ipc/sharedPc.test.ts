import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { finishWipe, openWipe } from '#main/disk/wipe.ts';
import { someFolder } from '../secrets/folder.ts';
import { caller, credentials, failure, run, toAdd } from './workstation.ts';

const canary = /example\.org|École|Lyon|canari/u;

/** Every file of the folder, with what is in it. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.name}\n${readFileSync(join(entry.parentPath, entry.name), 'latin1')}`);

test('S17 signing out of a shared workstation wipes the profile; nothing of the user is left', async () => {
  const onWiped = vi.fn(async () => {});
  const { home, handlers } = await run({ onWiped });
  const { id } = await handlers['service.add'](toAdd, caller);
  writeFileSync(join(home, 'preferences.json'), '{"canari":1}');
  mkdirSync(join(home, 'logs'));
  writeFileSync(join(home, 'logs', 'carnet.log'), 'canari');
  expect(filesIn(home).join('\n')).toMatch(canary);
  expect(await handlers['service.signOut']({ profileId: id, isShared: true }, caller)).toEqual({ wipes: true });
  expect(onWiped, 'Carnet ends: what is stored now would be wiped by the next start').toHaveBeenCalledOnce();
  await openWipe(home).removeOwn();
  expect(filesIn(home).map((file) => file.split('\n')[0])).toEqual(['wipe.json']);
});

test('S17 it is wiped only where the user or the school says so', async () => {
  const wiped = async (policy: { sharedPc?: boolean }, isShared: boolean) => {
    const { handlers } = await run({ policy });
    const { id } = await handlers['service.add'](toAdd, caller);
    const { wipes = false } = await handlers['service.signOut']({ profileId: id, isShared }, caller);
    return wipes;
  };
  expect(await wiped({}, false)).toBe(false);
  expect(await wiped({}, true)).toBe(true);
  expect(await wiped({ sharedPc: true }, false)).toBe(true);
  expect(await wiped({ sharedPc: false }, true)).toBe(false);
});

test('S17 I2 another service of the profile keeps its changes', async () => {
  const { home, handlers } = await run();
  const first = await handlers['service.add'](toAdd, caller);
  const second = await handlers['service.add']({ ...toAdd, credentials: { ...credentials, user: 'ben' } }, caller);
  expect(await handlers['service.signOut']({ profileId: first.id, isShared: true }, caller)).toEqual({ wipes: false });
  expect(readdirSync(home)).not.toContain('wipe.json');
  expect(await handlers['service.signOut']({ profileId: second.id, isShared: true }, caller)).toEqual({ wipes: true });
});

test('B12 S17 I2 a list of services that was damaged does not give another user’s changes to the wiping', async () => {
  const before = await run();
  await before.handlers['service.add']({ ...toAdd, credentials: { ...credentials, user: 'ben' } }, caller);
  writeFileSync(join(before.home, 'services.json'), '{');
  const { home, handlers } = await run({ folder: before.home });
  await expect(handlers['service.list']({}, caller), 'set aside, and said').rejects.toMatchObject(failure('storage'));
  const { id } = await handlers['service.add'](toAdd, caller);
  expect(await handlers['service.signOut']({ profileId: id, isShared: true }, caller)).toEqual({ wipes: false });
  expect(readdirSync(home)).not.toContain('wipe.json');
  // The same address and user find their key again; once they have signed out, nothing is left to keep.
  const other = await handlers['service.add']({ ...toAdd, credentials: { ...credentials, user: 'ben' } }, caller);
  expect(await handlers['service.signOut']({ profileId: other.id, isShared: true }, caller)).toEqual({ wipes: true });
});

test('S17 the practice service of the profile does not keep the data of a user there', async () => {
  const { handlers } = await run();
  const { id } = await handlers['service.add'](toAdd, caller);
  await handlers['service.add']({ ...toAdd, credentials: null }, caller);
  expect(await handlers['service.signOut']({ profileId: id, isShared: true }, caller)).toEqual({ wipes: true });
});

test('S17 a wiping that was stopped is ended by the next start, once', async () => {
  const folder = await someFolder();
  const fill = (): void => {
    mkdirSync(join(folder, 'IndexedDB', 'app'), { recursive: true });
    writeFileSync(join(folder, 'IndexedDB', 'app', '1.log'), 'canari');
    mkdirSync(join(folder, 'Code Cache'));
    for (const name of ['services.json', 'run.json', 'Local State', 'SingletonLock'])
      writeFileSync(join(folder, name), 'canari');
  };
  fill();
  finishWipe(folder);
  expect(readdirSync(folder), 'nothing was begun').toHaveLength(6);
  await openWipe(folder).begin();
  finishWipe(folder);
  expect(readdirSync(folder).toSorted()).toEqual(['Local State', 'SingletonLock']);
  writeFileSync(join(folder, 'services.json'), 'new');
  finishWipe(folder);
  expect(readdirSync(folder)).toContain('services.json');
});

test('S17 a key that could not be destroyed wipes nothing', async () => {
  const folder = await someFolder();
  const wipe = openWipe(folder);
  await wipe.begin();
  await wipe.cancel();
  writeFileSync(join(folder, 'services.json'), 'kept');
  finishWipe(folder);
  expect(readdirSync(folder)).toEqual(['services.json']);
});
