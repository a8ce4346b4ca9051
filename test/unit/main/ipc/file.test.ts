import { readFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { fileHandlers } from '#main/ipc/appHandlers.ts';
import type { ShowFile } from '#main/ipc/appHandlers.ts';
import { channels } from '#shared/ipc/channels.ts';
import { asFileName } from '#shared/ipc/fileName.ts';
import { someFolder } from '../secrets/folder.ts';
import { caller } from './workstation.ts';

const notPrinted = () => Promise.reject(new Error('nothing was printed'));

test('saves a text whole where the user chose; writes nothing when the user cancels', async () => {
  const folder = await someFolder();
  const path = join(folder, 'choisi.json');
  const given = { name: 'Carnet 2026-11-21.json', text: '{"pour":"Inès"}\n' };
  expect(await fileHandlers(() => Promise.resolve(null), notPrinted, null, {})['file.save'](given, caller)).toEqual({
    saved: null,
  });
  expect(await readdir(folder)).toEqual([]);
  expect(await fileHandlers(() => Promise.resolve(path), notPrinted, null, {})['file.save'](given, caller)).toEqual({
    saved: { name: 'choisi.json', folder, targets: [] },
  });
  expect(await readFile(path, 'utf8')).toBe(given.text);
});

test('S6 a workbook is saved as its bytes; under another ending base64 is a text, and a text is no workbook', async () => {
  const folder = await someFolder();
  const path = join(folder, 'Dossiers.xlsx');
  const bytes = Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x00, 0xff]);
  const given = { name: 'Dossiers.xlsx', text: bytes.toString('base64') };
  await fileHandlers(() => Promise.resolve(path), notPrinted, null, {})['file.save'](given, caller);
  expect(await readFile(path)).toEqual(bytes);
  await fileHandlers(() => Promise.resolve(path), notPrinted, null, {})['file.save'](
    { ...given, name: 'x.csv' },
    caller,
  );
  expect(await readFile(path, 'utf8')).toBe(given.text);
  expect(channels['file.save'].args.safeParse({ name: 'Dossiers.xlsx', text: '=1+1' }).success).toBe(false);
});

test.each([
  '../x.json',
  'a/b.txt',
  'a\\b.txt',
  'x.exe',
  '.json',
  `${'x'.repeat(130)}.txt`,
  'x.json\n',
  'CON.csv',
  'lpt1.x.csv',
])('S6 the name %j is refused', (name) => {
  expect(channels['file.save'].args.safeParse({ name, text: '' }).success).toBe(false);
});

test('saves the page as PDF where the user chose; when printing fails, asks nothing and writes nothing', async () => {
  const folder = await someFolder();
  const path = join(folder, 'Semaine 47.pdf');
  const pdf = Buffer.from('%PDF-1.4 é');
  const asked: string[] = [];
  const where = (name: string) => {
    asked.push(name);
    return Promise.resolve(path);
  };
  await expect(fileHandlers(where, notPrinted, null, {})['file.savePdf']({ name: 'x.pdf' }, caller)).rejects.toThrow(
    'nothing was printed',
  );
  expect([asked, await readdir(folder)]).toEqual([[], []]);
  expect(
    await fileHandlers(where, () => Promise.resolve(pdf), null, {})['file.savePdf']({ name: 'x.pdf' }, caller),
  ).toEqual({
    saved: { name: basename(path), folder, targets: [] },
  });
  expect(await readFile(path)).toEqual(pdf);
});

test.each(['../x.pdf', 'x.ics', '.pdf', 'a/b.pdf'])('S6 the name %j is refused for a PDF', (name) => {
  expect(channels['file.savePdf'].args.safeParse({ name }).success).toBe(false);
});

test.each([
  ['Dossiers 2026-11-19.csv', 'Dossiers 2026-11-19.csv'],
  ['Chiffre d’affaires, «\u00A0payé\u00A0» : 16 – 20 nov..csv', 'Chiffre d affaires payé 16 20 nov..csv'],
  ['../../etc/passwd.txt', 'etc passwd.txt'],
  ['.csv', 'Carnet.csv'],
  ['Nul.csv', 'Carnet Nul.csv'],
  ['Console.csv', 'Console.csv'],
  [`${'é'.repeat(300)}.csv`, `${'é'.repeat(120)}.csv`],
])('a file is saved under words that the page shows: %j as %j', (words, name) => {
  expect(asFileName(words)).toBe(name);
  expect(channels['file.save'].args.safeParse({ name, text: '' }).success).toBe(true);
});

test('S14 what the policy does not let be saved is neither printed nor asked for', async () => {
  const where = vi.fn(async () => null);
  const print = vi.fn(notPrinted);
  const handlers = fileHandlers(where, print, null, { exportLists: false, exportPaper: false });
  const refused = { failure: { kind: 'policy' } };
  await expect(handlers['file.savePdf']({ name: 'x.pdf' }, caller)).rejects.toMatchObject(refused);
  await expect(handlers['file.save']({ name: 'x.csv', text: '' }, caller)).rejects.toMatchObject(refused);
  expect([where.mock.calls, print.mock.calls]).toEqual([[], []]);
  expect(await handlers['file.save']({ name: 'x.ics', text: '' }, caller)).toEqual({ saved: null });
});

test('S5 the system opens the file that was saved last, or its folder, and nothing that the page names', async () => {
  const folder = await someFolder();
  const shown: string[] = [];
  const show: ShowFile = {
    open: async (path) => shown.push(`open ${path}`) > 0,
    folder: async (path) => shown.push(`folder ${path}`) > 0,
  };
  let path: string | null = join(folder, 'choisi.CSV');
  const handlers = fileHandlers(() => Promise.resolve(path), notPrinted, show, {});
  const given = { name: 'Lignes.csv', text: '' };
  expect(await handlers['file.show']({ target: 'open' }, caller), 'nothing was saved').toEqual({ shown: false });
  expect(await handlers['file.save'](given, caller)).toEqual({
    saved: { name: 'choisi.CSV', folder, targets: ['open', 'folder'] },
  });
  path = null;
  await handlers['file.save'](given, caller);
  expect(await handlers['file.show']({ target: 'open' }, caller)).toEqual({ shown: true });
  expect(shown).toEqual([`open ${join(folder, 'choisi.CSV')}`]);
  // A file of another kind might be run.
  path = join(folder, 'choisi.bat');
  expect(await handlers['file.save'](given, caller)).toMatchObject({ saved: { targets: ['folder'] } });
  expect(await handlers['file.show']({ target: 'open' }, caller)).toEqual({ shown: false });
  expect(await handlers['file.show']({ target: 'folder' }, caller)).toEqual({ shown: true });
  expect(channels['file.show'].args.safeParse({ target: 'open', path: '/etc/passwd' }).data).toEqual({
    target: 'open',
  });
});
