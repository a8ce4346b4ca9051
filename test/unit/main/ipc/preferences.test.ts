import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openPreferences } from '#main/ipc/preferences.ts';

test('what was written last is there for the next process, and nothing before anything was written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'carnet-preferences-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const preferences = openPreferences(folder);
  expect(await preferences.read()).toBeNull();
  await Promise.all([preferences.write('{"a":"1"}'), preferences.write('{"a":"2"}')]);
  expect(await openPreferences(folder).read()).toBe('{"a":"2"}');
});
