import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openOwnSettings } from '#main/policy/ownSettings.ts';
import { channels } from '#shared/ipc/channels.ts';
import type { PolicyValues } from '#shared/policy/settings.ts';
import { someFolder } from '../secrets/folder.ts';

async function workstation(folder: string, policy: PolicyValues = {}) {
  const onUnreadable = vi.fn();
  const onChange = vi.fn(async () => undefined);
  const own = await openOwnSettings(folder, policy, onUnreadable, onChange);
  return { own, onUnreadable, onChange };
}

test('S14 what the user chose is carried out at once and kept; the policy is stronger, and takes nothing away', async () => {
  const folder = await someFolder();
  const { own, onChange } = await workstation(folder);
  expect([own.chosen(), own.effective()]).toEqual([{}, {}]);
  const chosen = { proxy: 'http://proxy:8080', noticesWithoutNames: true };
  await own.keep(chosen);
  expect(onChange.mock.calls).toEqual([[chosen]]);
  const governed = await workstation(folder, { proxy: 'direct', protectScreen: true });
  expect(governed.own.effective()).toEqual({ proxy: 'direct', noticesWithoutNames: true, protectScreen: true });
  await governed.own.keep({ ...chosen, protectScreen: false });
  expect(governed.own.effective().protectScreen).toBe(true);
  const free = await workstation(folder);
  expect(free.own.effective()).toEqual({ ...chosen, protectScreen: false });
});

test('S14 a file that Carnet did not write chooses nothing, and is logged', async () => {
  const folder = await someFolder();
  await writeFile(join(folder, 'settings.json'), '{"proxy":"none"}');
  const { own, onUnreadable } = await workstation(folder);
  expect([own.effective(), onUnreadable.mock.calls.length]).toEqual([{}, 1]);
});

test('S6 the page can choose these settings and no other, and no proxy that is no place', async () => {
  const folder = await someFolder();
  const { own, onChange } = await workstation(folder);
  const { args } = channels['app.keepOwnSettings'];
  expect(args.safeParse({ exportLists: true }).success).toBe(false);
  expect(args.safeParse({ proxy: 'none' }).success).toBe(false);
  expect(args.safeParse({ proxy: 'file:///x' }).success).toBe(false);
  await expect(own.keep({ proxy: 'http://300.300.300.300:1' })).rejects.toMatchObject({
    failure: { kind: 'badAddress' },
  });
  expect(onChange).not.toHaveBeenCalled();
  await own.keep({ proxy: 'system' });
  expect(JSON.parse(await readFile(join(folder, 'settings.json'), 'utf8'))).toEqual({ proxy: 'system' });
});
