import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openSentRowsStore } from '#main/ipc/sentRowsStore.ts';
import { someFolder } from '../secrets/folder.ts';

const key = Buffer.alloc(32, 7);
const rows = { ids: ['canary 1', '2'], hashes: ['canary a', 'b'] };
const failed = (error: unknown): never => {
  throw error;
};

/** Main notes one list and is closed. */
async function noted(folder: string, profileId = 'p'): Promise<void> {
  const notes = openSentRowsStore(folder, failed);
  notes.open(profileId, key);
  await notes.ready();
  notes.put('agents', rows);
  notes.put('events', { ids: [], hashes: [] });
  await notes.close();
}

/** What the next main finds. */
async function found(folder: string, profileId = 'p', dataKey = key) {
  const notes = openSentRowsStore(folder, failed);
  notes.open(profileId, dataKey);
  await notes.ready();
  return notes.of('agents');
}

test('I25 what was noted is there at the next start, of that profile, with its key, and unchanged only', async () => {
  const folder = await someFolder();
  await noted(folder);
  expect(await found(folder)).toEqual(rows);
  expect(await found(folder, 'q')).toBeUndefined();
  expect(await found(folder, 'p', Buffer.alloc(32, 8)), 'a renewed key').toBeUndefined();
  const path = join(folder, 'p.held');
  const bytes = await readFile(path);
  await writeFile(join(folder, 'q.held'), bytes);
  expect(await found(folder, 'q'), 'sealed for another profile').toBeUndefined();
  await writeFile(path, bytes.subarray(0, -1));
  expect(await found(folder)).toBeUndefined();
});

test('S8 neither an id nor a hash is in clear on the disk', async () => {
  const folder = await someFolder();
  await noted(folder);
  for (const name of await readdir(folder))
    expect(await readFile(join(folder, name), 'latin1')).not.toContain('canary');
});

test('S9 nothing is known once it is closed, and what was noted until then is written', async () => {
  const folder = await someFolder();
  const notes = openSentRowsStore(folder, failed);
  notes.open('p', key);
  await notes.ready();
  notes.put('agents', rows);
  const closing = notes.close();
  expect(notes.of('agents')).toBeUndefined();
  await closing;
  expect(await found(folder)).toEqual(rows);
});

test('S9 sign-out deletes it, also where it was not yet written', async () => {
  const folder = await someFolder();
  await noted(folder);
  const notes = openSentRowsStore(folder, failed);
  notes.open('p', key);
  await notes.ready();
  notes.put('agents', rows);
  await notes.destroy('p');
  await notes.close();
  expect(await readdir(folder)).toEqual([]);
});

test('another profile that is opened closes the one before', async () => {
  const folder = await someFolder();
  const notes = openSentRowsStore(folder, failed);
  notes.open('p', key);
  await notes.ready();
  notes.put('agents', rows);
  notes.open('q', key);
  await notes.ready();
  expect(notes.of('agents')).toBeUndefined();
  await notes.close();
  expect(await found(folder)).toEqual(rows);
});

test('what is noted during a pull is written a little later', async () => {
  const folder = await someFolder();
  const notes = openSentRowsStore(folder, failed);
  notes.open('p', key);
  await notes.ready();
  vi.useFakeTimers();
  notes.put('agents', rows);
  notes.writeSoon();
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  await expect.poll(() => found(folder)).toEqual(rows);
});

test('I24 notes that are too many lose those of the list that was noted first', async () => {
  const folder = await someFolder();
  const notes = openSentRowsStore(folder, failed);
  notes.open('p', key);
  await notes.ready();
  notes.put('agents', rows);
  for (const list of ['events', 'mails']) notes.put(list, { ids: ['1'], hashes: ['x'.repeat(17 * 1024 * 1024)] });
  expect(notes.of('agents')).toBeUndefined();
  expect(notes.of('events')).toBeUndefined();
  expect(notes.of('mails')).toBeDefined();
});

test('a disk that refuses is reported, and costs nothing else', async () => {
  const folder = await someFolder();
  const file = join(folder, 'file');
  await writeFile(file, '');
  const problems: unknown[] = [];
  const notes = openSentRowsStore(join(file, 'held'), (error) => void problems.push(error));
  notes.open('p', key);
  await notes.ready();
  notes.put('agents', rows);
  await notes.close();
  const before = problems.length;
  expect(before).toBeGreaterThan(0);
  await notes.destroy('p');
  expect(problems, 'S17 the signing out goes on').toHaveLength(before + 1);
  await rm(file);
});
