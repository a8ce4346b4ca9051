import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { channels } from '#shared/ipc/channels.ts';
import { fileHandlers } from '../../../../main/ipc/fileHandlers.ts';
import { caller } from './workstation.ts';

test('a text lies where the person said, whole; where they said nowhere, nothing is written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'carnet-file-'));
  const path = join(folder, 'choisi.json');
  const given = { name: 'Carnet 2026-11-21.json', text: '{"pour":"Inès"}\n' };
  expect(await fileHandlers(() => Promise.resolve(null))['file.save'](given, caller)).toEqual({ saved: false });
  expect(await readdir(folder)).toEqual([]);
  expect(await fileHandlers(() => Promise.resolve(path))['file.save'](given, caller)).toEqual({ saved: true });
  expect(await readFile(path, 'utf8')).toBe(given.text);
  await rm(folder, { recursive: true });
});

test.each(['../x.json', 'a/b.txt', 'a\\b.txt', 'x.exe', '.json', `${'x'.repeat(130)}.txt`, 'x.json\n'])('S6 the name %j is refused', (name) => {
  expect(channels['file.save'].args.safeParse({ name, text: '' }).success).toBe(false);
});
