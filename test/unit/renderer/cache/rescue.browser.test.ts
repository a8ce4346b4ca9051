import { describe, expect, it } from 'vitest';
import { openCache } from '#cache/open.ts';
import { readableSteps } from '#cache/unopened.ts';
import { readFile, writeFile } from '#sync/outboxFile.ts';
import { memoryJournal } from '#test/contract/fakes/memoryJournal.ts';
import { aDataKey, aService } from '#test/contract/stores/openTestCache.ts';
import { aStep } from '#test/contract/stores/samples.ts';
import { openRaw, tamper } from './rawDisk.ts';

/** An outbox of two steps on a real disk, closed. */
async function keptOutbox() {
  const journal = memoryJournal();
  const service = { ...aService(), journal };
  const cache = await openCache(service);
  const steps = [aStep({ id: 'a', seq: 1 }), aStep({ id: 'b', seq: 2, action: 'create', target: 'new:b' })];
  await cache.outbox.commit({ putSteps: steps });
  await cache.close();
  return { service, journal, steps };
}
const unreadable = { ...memoryJournal(), read: () => Promise.reject(new Error('damaged')) };
const removed = (name: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener('success', resolve);
    request.addEventListener('error', () => reject(request.error ?? new Error('not deleted')));
  });

describe('I2 what can still be read of an outbox that does not open', () => {
  it('comes from the database where the journal cannot be read', async () => {
    const { service, steps } = await keptOutbox();
    const broken = { ...service, journal: unreadable };
    await expect(openCache(broken)).rejects.toMatchObject({ kind: 'storage' });
    expect(await readableSteps(broken)).toEqual(steps);
  });

  it('comes from the journal where the database is gone, and from both where each lacks something', async () => {
    const { service, steps } = await keptOutbox();
    await tamper(service.databaseName, 'steps', (record) =>
      record['id'] === 'a' ? { ...record, sealed: new Uint8Array(40) } : record,
    );
    expect(await readableSteps({ ...service, journal: unreadable })).toEqual(steps.slice(1));
    expect(await readableSteps(service)).toEqual(expect.arrayContaining(steps));
    await removed(service.databaseName);
    expect(await readableSteps(service)).toEqual(steps);
  });

  it('is nothing with another key, or where both copies are gone; nothing is changed', async () => {
    const { service, steps } = await keptOutbox();
    expect(await readableSteps({ ...service, dataKey: aDataKey(), journal: unreadable })).toEqual([]);
    expect(await readableSteps({ ...service, journal: unreadable })).toEqual(steps);
    await removed(service.databaseName);
    expect(await readableSteps({ ...service, journal: unreadable })).toEqual([]);
  });

  it('is there for a database of a newer Carnet too', async () => {
    const { service, steps } = await keptOutbox();
    (await openRaw(service.databaseName, 990)).close();
    await expect(openCache(service)).rejects.toMatchObject({ kind: 'newerSchema' });
    expect(await readableSteps({ ...service, journal: unreadable })).toEqual(steps);
  });

  it('goes into a file that is taken in as any other', async () => {
    const { service, steps } = await keptOutbox();
    const owner = { baseUrl: 'https://ecole.example', user: 'claire.moreau' };
    const text = writeFile(owner, await readableSteps({ ...service, journal: unreadable }), 5);
    expect(readFile(text, owner, new Set())).toEqual({ ok: true, steps });
  });
});
