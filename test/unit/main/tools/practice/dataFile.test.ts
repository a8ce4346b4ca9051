import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startPractice } from '#main/tools/practice/index.ts';
import { clientOf, options } from './client.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'practice-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

describe('practice service: data file', () => {
  it('stores the state between runs, whatever seed and day the next run has', async () => {
    const dataFile = join(folder, 'new', 'state.json');
    const first = await startPractice({ ...options, dataFile });
    const created = await clientOf(first.baseUrl).post('/Mail', { Adresse: 'gardee@exemple.fr' });
    const before = (await clientOf(first.baseUrl).get('/Planification')).rows;
    await first.close();

    const second = await startPractice({ ...options, dataFile, seed: 9, today: '2030-01-01' });
    const client = clientOf(second.baseUrl);
    expect((await client.get('/Planification')).rows).toEqual(before);
    expect((await client.get('/Mail')).text).toContain('gardee@exemple.fr');
    const next = await client.post('/Mail', { Adresse: 'suivante@exemple.fr' });
    expect(Number(next.json['Id'])).toBe(Number(created.json['Id']) + 1);
    await second.close();
  });

  describe('a sample whose weeks are over', () => {
    const [day, lastDay, after] = ['2026-11-19', '2027-01-03', '2027-01-04'];
    /** The days of the interviews that a next run at `today` has. */
    const runAt = async (today: string, mayRenew = true, isChanged = false): Promise<ReadonlySet<string>> => {
      const dataFile = join(folder, 'state.json');
      const service = await startPractice({ ...options, dataFile, today, mayRenew: async () => mayRenew });
      const client = clientOf(service.baseUrl);
      const { text } = await client.get('/Planification');
      if (isChanged) await client.post('/Mail', { Adresse: 'gardee@exemple.fr' });
      await service.close();
      return new Set([...text.matchAll(/"\w*Debut":"(\d{4}-\d\d-\d\d)/gu)].map(([, found = '']) => found));
    };

    it('makes place for today’s, where nothing was changed in it; one whose weeks are not over stays', async () => {
      const first = await runAt(day);
      expect([first.has(day), first.has(after)]).toEqual([true, false]);
      expect(await runAt(lastDay)).toEqual(first);
      expect((await runAt(after)).has(after)).toBe(true);
    });

    it('I2 stays where something is changed in it, or a change waits for it', async () => {
      const first = await runAt(day);
      expect(await runAt(after, false)).toEqual(first);
      await runAt(day, true, true);
      expect(await runAt(after)).toEqual(first);
    });

    it('of a file that does not say whether something was changed stays', async () => {
      const first = await runAt(day);
      const path = join(folder, 'state.json');
      await writeFile(path, (await readFile(path, 'utf8')).replace('"sampleOf":"2026-11-19",', ''));
      expect(await runAt(after)).toEqual(first);
    });
  });

  it('I20 has every acknowledged write on the disk before the answer, also of many at once', async () => {
    const dataFile = join(folder, 'state.json');
    const practice = await startPractice({ ...options, dataFile });
    const client = clientOf(practice.baseUrl);
    await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const Adresse = `envoi${index}@exemple.fr`;
        expect((await client.post('/Mail', { Adresse })).status).toBe(201);
        expect(await readFile(dataFile, 'utf8')).toContain(Adresse);
      }),
    );
    await practice.close();
    expect(await readdir(folder)).toEqual(['state.json']);
  });

  it.each([
    ['empty', ''],
    ['cut', '{"format":"carnet-practice-1","sets":{'],
    ['of another kind', '{"format":"autre"}'],
    ['without a set', '{"format":"carnet-practice-1","sets":{"Planification":[]}}'],
    ['with a row that is none', '{"format":"carnet-practice-1","sets":{"Planification":[{"Nom":"sans Id"}]}}'],
  ])('refuses a file that is %s, and leaves it as it is', async (_, text) => {
    const dataFile = join(folder, 'state.json');
    await writeFile(dataFile, text);
    await expect(startPractice({ ...options, dataFile })).rejects.toThrow(
      `${dataFile} cannot be used, and was left as it is`,
    );
    expect(await readFile(dataFile, 'utf8')).toBe(text);
    expect(await readdir(folder)).toEqual(['state.json']);
  });

  it('answers 500 when the state cannot be stored, and goes on', async () => {
    const dataFile = join(folder, 'sub', 'state.json');
    const practice = await startPractice({ ...options, dataFile });
    const client = clientOf(practice.baseUrl);
    await rm(join(folder, 'sub'), { recursive: true });
    await writeFile(join(folder, 'sub'), 'a file where the folder was');
    expect((await client.post('/Mail', { Adresse: 'perdue@exemple.fr' })).status).toBe(500);
    await rm(join(folder, 'sub'));
    expect((await client.post('/Mail', { Adresse: 'apres@exemple.fr' })).status).toBe(201);
    expect(await readFile(dataFile, 'utf8')).toContain('apres@exemple.fr');
    await practice.close();
  });
});

describe('practice service: starting and ending', () => {
  it('rejects a port that is taken', async () => {
    const practice = await startPractice(options);
    const port = Number(new URL(practice.baseUrl).port);
    await expect(startPractice({ ...options, port })).rejects.toThrow('EADDRINUSE');
    await practice.close();
  });

  it('delays each answer by the latency, and close ends those still waiting', async () => {
    const practice = await startPractice({ ...options, latency: 300 });
    const from = performance.now();
    await clientOf(practice.baseUrl).get('/Instance');
    expect(performance.now() - from).toBeGreaterThan(290);
    await practice.close();

    const slow = await startPractice({ ...options, latency: 60_000 });
    const waiting = expect(clientOf(slow.baseUrl).get('/Instance')).rejects.toThrow('fetch failed');
    await new Promise((resolve) => setTimeout(resolve, 100));
    await slow.close();
    await waiting;
    await expect(fetch(slow.baseUrl)).rejects.toThrow('fetch failed');
  });
});
