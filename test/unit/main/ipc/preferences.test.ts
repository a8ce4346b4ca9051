import { expect, test } from 'vitest';
import { openPreferences } from '#main/ipc/preferences.ts';
import { someFolder } from '../secrets/folder.ts';

test('what was written last is there for the next process, and nothing before anything was written', async () => {
  const folder = await someFolder();
  const preferences = openPreferences(folder);
  expect(await preferences.read()).toBeNull();
  await Promise.all([preferences.write('{"a":"1"}'), preferences.write('{"a":"2"}')]);
  expect(await openPreferences(folder).read()).toBe('{"a":"2"}');
});
