import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { databaseName, profileId } from '#main/secrets/identity.ts';
import { openProfiles } from '#main/secrets/profiles.ts';
import type { ServiceProfile } from '#shared/ipc/channels.ts';
import { usualOptions } from '#shared/ipc/profileOptions.ts';
import type { ProfileOptions } from '#shared/ipc/profileOptions.ts';
import { someFolder } from './folder.ts';

const profile = (user: string): ServiceProfile => {
  const baseUrl = 'https://example.org';
  return {
    id: profileId({ baseUrl, user }),
    name: 'École',
    baseUrl,
    user,
    campusId: '1',
    campusName: 'Lyon',
    practice: false,
  };
};
const [ada, bea] = [profile('ada'), profile('bea')];

describe('the list of services', () => {
  test('is stored, with the one that was opened last', async () => {
    const folder = await someFolder();
    const profiles = openProfiles(folder);
    expect(await profiles.all()).toEqual([]);
    expect(await profiles.lastOpened()).toBeNull();
    await Promise.all([profiles.put(ada), profiles.put(bea)]);
    await profiles.markOpened(bea.id);
    const after = openProfiles(folder);
    expect(await after.all()).toEqual([ada, bea]);
    expect(await after.lastOpened()).toEqual(bea);
    expect(await after.find(ada.id)).toEqual(ada);
    await after.remove(bea.id);
    expect(await after.lastOpened()).toEqual(ada);
    expect(await after.find(bea.id)).toBeNull();
  });

  test('R1.7 R3.4 R5.5 stores the options of a deployment, and reads a profile from before there were any', async () => {
    const folder = await someFolder();
    await writeFile(join(folder, 'services.json'), JSON.stringify({ version: 1, lastOpened: null, profiles: [ada] }));
    const profiles = openProfiles(folder);
    const options: ProfileOptions = {
      ...usualOptions,
      authentication: { kind: 'headers', userHeader: 'X-User', passwordHeader: 'X-Password' },
      shareName: 'ECOLE',
      rootStreamid: 'aaaaaaaa-0000-4000-8000-000000000000',
    };
    await profiles.put({ ...bea, options });
    expect(await openProfiles(folder).all()).toEqual([ada, { ...bea, options }]);
  });

  test('R1.6 S12 R5.7 older options have the defaults for newer members', async () => {
    const folder = await someFolder();
    const { authentication, shareName, rootStreamid } = usualOptions;
    const before = { ...ada, options: { authentication, shareName: 'ECOLE', rootStreamid } };
    expect(shareName).toBeNull();
    await writeFile(
      join(folder, 'services.json'),
      JSON.stringify({ version: 1, lastOpened: null, profiles: [before] }),
    );
    expect(await openProfiles(folder).all()).toEqual([{ ...ada, options: { ...usualOptions, shareName: 'ECOLE' } }]);
    expect(usualOptions).toMatchObject({ bodyReadVerb: 'GET', passwordKey: null, reads: 4, writes: 2 });
  });

  test('I2 records which profiles have an outbox here, until they are removed', async () => {
    const folder = await someFolder();
    const profiles = openProfiles(folder);
    await profiles.put(ada);
    expect(await profiles.wasKept(ada.id)).toBe(false);
    await profiles.markKept(ada.id);
    await profiles.markKept(ada.id);
    const after = openProfiles(folder);
    expect([await after.wasKept(ada.id), await after.wasKept(bea.id)]).toEqual([true, false]);
    await after.remove(ada.id);
    expect(await after.wasKept(ada.id)).toBe(false);
  });

  test('S9 an address that differs from the stored identity is damage', async () => {
    const folder = await someFolder();
    const list = { version: 1, lastOpened: ada.id, profiles: [{ ...ada, baseUrl: 'https://examplE.org' }] };
    await writeFile(join(folder, 'services.json'), JSON.stringify(list));
    await expect(openProfiles(folder).all()).rejects.toMatchObject({ failure: { kind: 'storage' } });
  });

  test('a profile that is put again replaces the first', async () => {
    const profiles = openProfiles(await someFolder());
    await profiles.put(ada);
    await profiles.put({ ...ada, campusName: 'Nantes' });
    expect((await profiles.all()).map(({ campusName }) => campusName)).toEqual(['Nantes']);
  });

  test.each(['', '{"version":1,"profiles":[', '{"version":1,"lastOpened":null,"profiles":[{"id":"x"}]}', 'null'])(
    'sets a damaged one aside and reports it: %s',
    async (damaged) => {
      const folder = await someFolder();
      await writeFile(join(folder, 'services.json'), damaged);
      const profiles = openProfiles(folder);
      await expect(profiles.put(ada)).rejects.toMatchObject({ failure: { kind: 'storage' } });
      const [aside] = await readdir(folder);
      expect(aside).toMatch(/^services\.damaged-/);
      expect(await readFile(join(folder, aside ?? ''), 'utf8')).toBe(damaged);
      await profiles.put(ada);
      expect(await profiles.all()).toEqual([ada]);
    },
  );
});

describe('S9 one identity for each (service, user)', () => {
  const key = Buffer.alloc(32, 7);

  test('is the same for the same pair, different for any other', () => {
    expect(profileId({ baseUrl: 'a', user: 'b' })).toBe(profileId({ baseUrl: 'a', user: 'b' }));
    const ids = [
      ['a', 'b'],
      ['a', 'B'],
      ['ab', ''],
      ['', 'ab'],
      ['a"', 'b'],
    ].map(([baseUrl = '', user = '']) => profileId({ baseUrl, user }));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('S8 the database’s name reveals nothing, and a new key has a new one', () => {
    const name = databaseName(ada, key);
    expect(name).toMatch(/^carnet-[0-9a-f]{32}$/);
    expect(databaseName(ada, key)).toBe(name);
    expect(databaseName(bea, key)).not.toBe(name);
    expect(databaseName(ada, Buffer.alloc(32, 8))).not.toBe(name);
  });
});
