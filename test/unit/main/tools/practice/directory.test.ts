import { describe, expect, it } from 'vitest';
import { errorOf, filter, parsedRows, withPractice } from './client.ts';

const practice = withPractice();
const children = async (path: string) => parsedRows(await practice().get(`/Directory${filter(`path eq ${path}`)}`));
const names = async (path: string) => (await children(path)).map((row) => row['Name']);
const rootId = async () => String(parsedRows(await practice().get('/Instance'))[0]?.['RootStreamid']);
const create = async (Nom: unknown, Streamid?: unknown) =>
  practice().post('/Directory', { Nom, Streamid: Streamid ?? (await rootId()) });

describe('practice service: Directory', () => {
  it('R1.3 Directory.2 Errors.2 lists nothing without the path filter', async () => {
    expect((await practice().get('/Directory')).rows).toHaveLength(0);
  });

  it('R1.3 Directory.1 lists the direct children of the share and of a folder, never the folder itself', async () => {
    expect(await names('Partage')).toEqual([
      'Campus Lyon',
      'Campus Nantes',
      'Campus Lille',
      'Modèles de courriers',
      'Modèles de dossiers',
    ]);
    const rows = await children(String.raw`Partage\Campus Lyon\Admissions`);
    expect(rows.map((row) => row['Path'])).toEqual([
      String.raw`Partage\Campus Lyon\Admissions\Rentrée 2027`,
      String.raw`Partage\Campus Lyon\Admissions\Rentrée 2026`,
      String.raw`Partage\Campus Lyon\Admissions\Archives`,
    ]);
  });

  it('lists files with name, size and dates, their stream empty, deleted ones with a Delete_time', async () => {
    const rows = await children(String.raw`Partage\Campus Lyon\Admissions\Rentrée 2027`);
    const files = rows.filter((row) => row['Isdirectory'] === false);
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) {
      expect(file['stream']).toBe('');
      expect(Number(file['Size'])).toBeGreaterThan(1000);
      expect(String(file['Name']).endsWith(`.${String(file['File_extension'])}`)).toBe(true);
    }
    expect(files.filter((file) => file['Delete_time'] !== null)).toHaveLength(1);
  });

  it('lists nothing for an unknown folder, and refuses another filter', async () => {
    expect(await children(String.raw`Partage\Nulle part`)).toEqual([]);
    expect(await children('Autre')).toEqual([]);
    expect((await practice().get(`/Directory${filter("Nom eq 'x'")}`)).status).toBe(400);
  });

  it('R3.3 Directory.3 answers a creation with the GUID of the new folder, which can be a parent at once', async () => {
    const created = await create('Entretiens 19-11');
    expect(created.status).toBe(201);
    expect(Object.keys(created.json)).toEqual(['@odata.context', 'value']);
    const guid = String(created.json['value']);
    expect(guid).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u);
    const inner = await create('BTS MCO & « + »', guid.toUpperCase());
    expect(inner.status).toBe(201);
    const rows = await children(String.raw`Partage\Entretiens 19-11`);
    expect(rows).toEqual([
      expect.objectContaining({
        Streamid: inner.json['value'],
        Name: 'BTS MCO & « + »',
        Isdirectory: true,
        Delete_time: null,
      }),
    ]);
    expect(Number(rows[0]?.['Id'])).toBeGreaterThan(200);
  });

  it.each(['\\', '/', ':', '*', '?', '"', '<', '>', '|'])('refuses a name with %s', async (character) => {
    const before = await names('Partage');
    const reply = await create(`a${character}b`);
    expect(reply.status).toBe(400);
    expect(errorOf(reply).target).toBe('Nom');
    expect(await names('Partage')).toEqual(before);
  });

  it.each([
    ['empty', ''],
    ['blank', '  '],
    ['too long', 'x'.repeat(256)],
    ['no text', 12],
    ['missing', undefined],
    ['that of the folder around', '..'],
    ['ended by a point', 'Notes.'],
    ['ended by a space', 'Notes '],
    ['there already', 'Campus Lyon'],
    ['there already in capitals', 'CAMPUS LYON'],
  ])('refuses a name that is %s', async (_, name) => {
    const reply = await create(name);
    expect(reply.status).toBe(400);
    expect(errorOf(reply).target).toBe('Nom');
  });

  it('accepts a name of 255 characters, and one that only a deleted row has', async () => {
    expect((await create('y'.repeat(255))).status).toBe(201);
    const [lyon] = await children('Partage');
    const admissions = (await children(String.raw`Partage\Campus Lyon`)).find((row) => row['Name'] === 'Admissions');
    const entry = (await children(String.raw`Partage\Campus Lyon\Admissions`))[0];
    expect(lyon && admissions && entry).toBeDefined();
    expect((await create('Créneaux (ancien).xlsx', entry?.['Streamid'])).status).toBe(201);
    expect((await create('Plan d’accès.png', entry?.['Streamid'])).status).toBe(400);
  });

  it('refuses a parent that is unknown, missing, or a file', async () => {
    const file = (await children('Partage\\Campus Lyon\\Admissions\\Rentrée 2027')).find((row) => !row['Isdirectory']);
    for (const parent of ['00000000-0000-4000-8000-000000000000', 12, file?.['Streamid']]) {
      const reply = await create('Nouveau', parent);
      expect(reply.status).toBe(400);
      expect(errorOf(reply).target).toBe('Streamid');
    }
    expect(errorOf(await practice().post('/Directory', { Nom: 'Nouveau' })).target).toBe('Streamid');
  });
});
