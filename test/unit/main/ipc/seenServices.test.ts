import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSeenServices } from '#main/ipc/seenServices.ts';
import { someFolder } from '../secrets/folder.ts';

const problems: unknown[] = [];
const inFolder = (folder: string) => openSeenServices(folder, (error) => problems.push(error));

test('R3.1b what a service was seen to do is there after a restart, and gone after signing out', async () => {
  const folder = await someFolder();
  const first = inFolder(folder);
  const seen = await first.of('one');
  seen.note('served', 'Planification.one', true);
  seen.note('ifMatch', 'service', false);
  await first.of('one'); // waits for what is being written
  const next = inFolder(folder);
  const later = await next.of('one');
  expect(later.now('served', 'Planification.one')).toBeUndefined();
  expect(later.ever('served', 'Planification.one')).toBe(true);
  expect(later.ever('ifMatch', 'service')).toBe(false);
  expect((await next.of('two')).ever('served', 'Planification.one')).toBeUndefined();
  await writeFile(join(folder, 'one.held'), 'of an earlier Carnet');
  await next.destroy('one');
  expect(await readdir(folder)).toEqual([]);
  expect((await inFolder(folder).of('one')).ever('served', 'Planification.one')).toBeUndefined();
  expect(problems).toEqual([]);
});

test('a damaged file is as none', async () => {
  const folder = await someFolder();
  await writeFile(join(folder, 'one.seen'), '{"served Planification.one":');
  await writeFile(join(folder, 'two.seen'), '{"served Planification.one":"yes"}');
  for (const id of ['one', 'two'])
    expect((await inFolder(folder).of(id)).ever('served', 'Planification.one')).toBeUndefined();
});
