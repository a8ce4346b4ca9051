import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openIncidents } from '#main/diagnostics/incidents.ts';
import { healthHandlers } from '#main/ipc/healthHandlers.ts';
import { journals } from '#main/ipc/journals.ts';
import { openVault } from '#main/secrets/vault.ts';
import { channels } from '#shared/ipc/channels.ts';
import { keyStore, quickGuess, someFolder } from '../secrets/folder.ts';

const id = 'a'.repeat(32);
const caller = { pageId: 1 };

async function workstation() {
  const folder = await someFolder();
  const vault = openVault(folder, keyStore(true).store, { cost: quickGuess });
  const kept = journals(join(folder, 'journal'));
  const open: { profileId: string | null } = { profileId: null };
  const incidents = openIncidents(join(folder, 'run.json'), { version: '1', now: () => 7, onFailure: () => undefined });
  const handlers = healthHandlers({
    incidents,
    program: {
      versions: {
        carnet: '1.2.3',
        electron: null,
        chromium: null,
        node: '24.1.0',
        platform: 'linux',
        system: '6.1.0',
        arch: 'x64',
      },
      keyStore: 'secretService',
      folder,
    },
    vault,
    journals: kept,
    current: open,
    now: () => 42,
  });
  const read = async () => channels['health.read'].result.parse(await handlers['health.read']({}, caller));
  return { vault, kept, open, handlers, incidents, read };
}

test('what main knows of Carnet, before and after a service is open', async () => {
  const { vault, kept, open, read } = await workstation();
  const before = await read();
  expect(before).toMatchObject({ at: 42, beganAt: 42, journal: null, incidents: [] });
  expect(before.keyStore).toEqual({ name: 'secretService', keeping: 'system', status: null });
  expect(before.freeBytes).toBeGreaterThan(0);
  await vault.prepare(id);
  await kept.open(id, await vault.dataKey(id));
  open.profileId = id;
  await kept.of(id).rewrite({ lineage: 'l', number: 0, steps: [{ id: 's', number: 0, text: '{}' }] });
  const after = await read();
  expect(after.journal).toMatchObject({ changes: 1 });
  expect(after.journal?.bytes).toBeGreaterThan(20);
  expect(after.keyStore.status).toBe('whole');
  await kept.close();
});

test('S15 incidents are handed out, and marked once the user has read them', async () => {
  const { handlers, incidents } = await workstation();
  incidents.note('pageGone', 'oom');
  const known = { kind: 'pageGone', at: 7, version: '1', cause: 'oom' };
  expect(await handlers['health.incidents']({}, caller)).toEqual({ incidents: [{ ...known, isSaid: false }] });
  await handlers['health.incidentsSaid']({}, caller);
  expect(await handlers['health.incidents']({}, caller)).toEqual({ incidents: [{ ...known, isSaid: true }] });
});
