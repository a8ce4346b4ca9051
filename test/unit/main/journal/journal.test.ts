import { randomBytes } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contentOf } from '#main/journal/entries.ts';
import { destroyJournal, openJournal } from '#main/journal/journal.ts';
import type { Journal } from '#main/journal/journal.ts';
import type { Seal } from '#main/journal/seal.ts';
import type { JournalView } from '#shared/ipc/journal.ts';
import { refuseNextSync } from '../disk/refuseNextSync.ts';

const profile = 'b'.repeat(32);
const lineage = '0123456789abcdef';
const key = randomBytes(32);
const text = (number: number): string => JSON.stringify({ pour: `Inès ${number}`, note: '«\u202Fà 14 h\u202F»' });

let folder: string;
const opened: Journal[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carnet-journal-'));
});
afterEach(async () => {
  for (const journal of opened.splice(0)) await journal.close();
  await rm(folder, { recursive: true, force: true });
});

const file = (): string => join(folder, `${profile}.journal`);
const openAgain = async (dataKey = key): Promise<Journal> => {
  const journal = await openJournal(folder, profile, dataKey);
  opened.push(journal);
  return journal;
};
/** A journal that began empty and received `count` entries, the step `s<n>` put by entry n. */
async function written(count: number): Promise<Journal> {
  const journal = await openAgain();
  await journal.rewrite({ lineage, number: 0, steps: [] });
  for (let number = 1; number <= count; number += 1) {
    await journal.append(lineage, number, {
      put: [{ id: `s${number}`, text: text(number) }],
      remove: [],
      receipts: [],
    });
  }
  return journal;
}
const ids = (view: JournalView | null): readonly string[] | null => view && view.steps.map(({ id }) => id);

describe('the journal of an outbox', () => {
  test('I2 contains after a restart what was added: each step with its last text and the entry that put it', async () => {
    const journal = await written(3);
    await journal.append(lineage, 4, { put: [{ id: 's1', text: text(40) }], remove: ['s2'], receipts: [] });
    await journal.close();
    expect((await openAgain()).read()).toEqual({
      lineage,
      number: 4,
      isSure: true,
      isTorn: false,
      steps: [
        { id: 's1', number: 4, text: text(40) },
        { id: 's3', number: 3, text: text(3) },
      ],
      receipts: [],
    });
  });

  const receiptOf = (id: string, number: number) => ({ id, number, text: text(number) });

  test('I6 contains the receipts of removed steps, also after a rewrite', async () => {
    const journal = await written(1);
    await journal.append(lineage, 2, { put: [], remove: ['s1'], receipts: [{ id: 's1', text: text(2) }] });
    await journal.close();
    const again = await openAgain();
    expect(again.read()).toMatchObject({ number: 2, steps: [], receipts: [receiptOf('s1', 2)] });
    await again.rewrite({ lineage, number: 3, steps: [] });
    expect(again.read()?.receipts).toEqual([receiptOf('s1', 2)]);
    await again.close();
    expect((await openAgain()).read()).toMatchObject({ number: 3, isSure: true, receipts: [receiptOf('s1', 2)] });
  });

  test('I6 a rewrite keeps no receipt of a commit that did not count, nor of another outbox', async () => {
    const journal = await written(1);
    await journal.append(lineage, 2, { put: [], remove: ['s1'], receipts: [{ id: 's1', text: text(2) }] });
    await journal.rewrite({ lineage, number: 1, steps: [{ id: 's1', number: 1, text: text(1) }] });
    expect(journal.read()?.receipts).toEqual([]);
    await journal.append(lineage, 2, { put: [], remove: ['s1'], receipts: [{ id: 's1', text: text(2) }] });
    await journal.rewrite({ lineage: 'f'.repeat(16), number: 7, steps: [] });
    expect(journal.read()?.receipts).toEqual([]);
  });

  test('I6 a rewrite has the receipts of the database too, also one that a commit that did not count stored again', async () => {
    const journal = await written(1);
    await journal.append(lineage, 2, { put: [], remove: [], receipts: [{ id: 'r1', text: text(1) }] });
    await journal.append(lineage, 3, { put: [], remove: [], receipts: [{ id: 'r1', text: text(3) }] });
    const receipts = [receiptOf('r0', 2), receiptOf('r1', 2)];
    await journal.rewrite({ lineage, number: 2, steps: [], receipts });
    await journal.close();
    expect((await openAgain()).read()?.receipts).toEqual(receipts);
  });

  test('I16 keeps the receipts that decide, however many others came after them', async () => {
    const journal = await written(0);
    const others = Array.from({ length: 300 }, (_, index) => receiptOf(`r${index}`, 2));
    const decides = { ...receiptOf('made', 1), decides: true };
    await journal.rewrite({ lineage, number: 2, steps: [], receipts: [decides, ...others] });
    await journal.close();
    const { receipts = [] } = (await openAgain()).read() ?? {};
    expect([receipts.length, receipts[0], receipts[1]?.id]).toEqual([201, decides, 'r100']);
  });

  test('I24 keeps the 200 latest receipts where it is rewritten for its length', async () => {
    const journal = await written(0);
    const long = 'x'.repeat(20_000);
    for (let number = 1; number <= 230; number += 1)
      await journal.append(lineage, number, {
        put: [],
        remove: [],
        receipts: [{ id: `r${number}`, text: text(number) }],
      });
    for (let number = 231; number <= 290; number += 1)
      await journal.append(lineage, number, { put: [{ id: 's', text: long }], remove: [], receipts: [] });
    await journal.close();
    const { receipts = [] } = (await openAgain()).read() ?? {};
    expect([receipts.length, receipts[0], receipts.at(-1)]).toEqual([
      200,
      receiptOf('r31', 31),
      receiptOf('r230', 230),
    ]);
  });

  test('I6 reads the receipts of a journal that an earlier version wrote under their former name', () => {
    const entries = [
      { kind: 'whole', steps: [{ id: 's1', number: 1, text: text(1) }] },
      { kind: 'change', put: [], remove: ['s1'], told: [{ id: 's1', text: text(9) }] },
    ];
    const frames = entries.map((_, index) => ({ lineage, number: index + 1, sealed: Buffer.from([index]) }));
    const seal: Seal = { seal: () => Buffer.of(), open: (_, sealed) => JSON.stringify(entries[sealed[0] ?? 0]) };
    expect(contentOf({ frames, damages: 0, isTorn: false }, seal)).toMatchObject({
      isSure: true,
      steps: new Map(),
      receipts: new Map([['s1', { number: 2, text: text(9) }]]),
    });
  });

  test('S8 nothing of a step can be read in the file, and another key opens nothing', async () => {
    await (await written(2)).close();
    const bytes = await readFile(file());
    for (const word of ['Inès', 'Inès 1', 'pour', 's1']) expect(bytes.includes(word)).toBe(false);
    expect((await openAgain(randomBytes(32))).read()).toBeNull();
    expect(await readdir(folder)).toEqual([`${profile}.journal.aside-0`]);
  });

  test('I8 refuses an entry that does not follow the last one, and another lineage', async () => {
    const journal = await written(1);
    const again = journal.append(lineage, 1, { put: [], remove: ['s1'], receipts: [] });
    await expect(again).rejects.toMatchObject({ failure: { kind: 'badRequest' } });
    await expect(journal.append(lineage, 3, { put: [], remove: [], receipts: [] })).rejects.toMatchObject({
      failure: { kind: 'badRequest' },
    });
    const other = journal.append('f'.repeat(16), 2, { put: [], remove: ['s1'], receipts: [] });
    await expect(other).rejects.toMatchObject({ failure: { kind: 'badRequest' } });
    expect(ids(journal.read())).toEqual(['s1']);
  });

  test('writes simultaneous entries in the order in which they were added', async () => {
    const journal = await written(0);
    const numbers = Array.from({ length: 40 }, (_, index) => index + 1);
    await Promise.all(
      numbers.map((number) =>
        journal.append(lineage, number, { put: [{ id: `s${number}`, text: text(number) }], remove: [], receipts: [] }),
      ),
    );
    await journal.close();
    expect(ids((await openAgain()).read())).toEqual(numbers.map((number) => `s${number}`));
  });

  test('I24 rewrites the file when little of it is current', async () => {
    const journal = await written(0);
    const long = 'x'.repeat(100_000);
    for (let number = 1; number <= 40; number += 1)
      await journal.append(lineage, number, { put: [{ id: 's', text: long }], remove: [], receipts: [] });
    expect((await readFile(file())).length).toBeLessThan(1_500_000);
    await journal.close();
    expect((await openAgain()).read()).toMatchObject({
      number: 40,
      isSure: true,
      steps: [{ id: 's', number: 40, text: long }],
    });
  });

  test('a disk that refuses is reported, nothing changes, and the next entry rewrites the whole file', async () => {
    const journal = await written(1);
    await journal.close(); // the handle goes: the next entry has to open the file
    await chmod(file(), 0o400);
    await chmod(folder, 0o500);
    const refuses = process.getuid?.() !== 0; // root is refused nothing by these
    if (!refuses) await rm(folder, { recursive: true });
    await expect(
      journal.append(lineage, 2, { put: [{ id: 's2', text: text(2) }], remove: [], receipts: [] }),
    ).rejects.toMatchObject({ failure: { kind: 'storage' } });
    expect(ids(journal.read())).toEqual(['s1']);
    if (refuses) await chmod(folder, 0o700);
    else await destroyJournal(folder, profile); // makes the folder again
    await journal.append(lineage, 2, { put: [{ id: 's2', text: text(2) }], remove: [], receipts: [] });
    await journal.close();
    expect((await openAgain()).read()).toMatchObject({
      number: 2,
      isSure: true,
      isTorn: false,
      steps: [{ id: 's1' }, { id: 's2' }],
    });
  });

  test('B11 an entry is taken back without room: it is in no copy, and the next one has its number', async () => {
    const journal = await written(2);
    const before = journal.read();
    const length = (await readFile(file())).length;
    const entry = {
      put: [
        { id: 's1', text: text(30) },
        { id: 's3', text: text(3) },
      ],
      remove: ['s2'],
      receipts: [{ id: 's2', text: text(9) }],
    };
    await journal.append(lineage, 3, entry);
    await journal.retract(lineage, 3);
    await journal.retract(lineage, 3); // it is not there: nothing to do
    expect(journal.read()).toEqual(before);
    expect((await readFile(file())).length).toBe(length);
    await expect(journal.retract(lineage, 2)).rejects.toMatchObject({ failure: { kind: 'badRequest' } });
    await expect(journal.retract('f'.repeat(16), 3)).rejects.toMatchObject({ failure: { kind: 'badRequest' } });
    await journal.append(lineage, 3, { put: [{ id: 's4', text: text(4) }], remove: [], receipts: [] });
    await journal.close();
    const again = await openAgain();
    expect(again.read()).toMatchObject({ number: 3, isSure: true, isTorn: false });
    expect(ids(again.read())).toEqual(['s1', 's2', 's4']);
  });

  test('B11 an entry whose writing fails halfway leaves nothing in the file', async () => {
    const journal = await written(1);
    const before = await readFile(file());
    const restore = await refuseNextSync();
    const failed = journal.append(lineage, 2, { put: [{ id: 's2', text: text(2) }], remove: [], receipts: [] });
    await expect(failed).rejects.toMatchObject({ failure: { kind: 'storage' } });
    restore();
    expect(await readFile(file())).toEqual(before);
    expect(ids((await openAgain()).read())).toEqual(['s1']);
  });

  test('B11 a long file that a full disk has no room to rewrite takes the next entry all the same', async () => {
    const journal = await written(0);
    const long = { id: 's', text: 'x'.repeat(300_000) };
    for (let number = 1; number <= 4; number += 1)
      await journal.append(lineage, number, { put: [long], remove: [], receipts: [] });
    const { length } = await readFile(file());
    const restore = await refuseNextSync();
    await journal.append(lineage, 5, { put: [{ id: 't', text: text(5) }], remove: ['s'], receipts: [] });
    restore();
    expect((await readFile(file())).length).toBeGreaterThan(length);
    expect(await readdir(folder)).toEqual([`${profile}.journal`]);
    await journal.append(lineage, 6, { put: [{ id: 'u', text: text(6) }], remove: [], receipts: [] });
    await journal.close();
    const again = await openAgain();
    expect(again.read()).toMatchObject({ number: 6, isSure: true, isTorn: false });
    expect(ids(again.read())).toEqual(['t', 'u']);
  });

  test('B11 a file that cannot be replaced stays as it was, and the next entry rewrites it', async () => {
    const journal = await written(1);
    const before = journal.read();
    await journal.close();
    const bytes = await readFile(file());
    await rm(file());
    await mkdir(join(file(), 'inside'), { recursive: true });
    await expect(journal.rewrite({ lineage, number: 2, steps: [] })).rejects.toMatchObject({
      failure: { kind: 'storage' },
    });
    expect([journal.read(), await readdir(folder)]).toEqual([before, [`${profile}.journal`]]);
    await rm(file(), { recursive: true });
    await writeFile(file(), bytes);
    await journal.append(lineage, 2, { put: [{ id: 's2', text: text(2) }], remove: [], receipts: [] });
    await journal.close();
    expect(ids((await openAgain()).read())).toEqual(['s1', 's2']);
  });

  test('S9 destroyed, nothing of it is left', async () => {
    await (await written(2)).close();
    await openAgain(randomBytes(32)); // sets the file aside
    await (await written(1)).close();
    await destroyJournal(folder, profile);
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('I20 a damaged file', () => {
  /**
   * What may be concluded from any stretch of damage: never more than was written, and never sure without being right.
   */
  async function check(bytes: Buffer, intact: JournalView): Promise<JournalView | null> {
    await rm(folder, { recursive: true, force: true });
    folder = await mkdtemp(join(tmpdir(), 'carnet-journal-'));
    await writeFile(file(), bytes);
    const view = (await openJournal(folder, profile, key)).read();
    for (const step of view?.steps ?? []) expect(intact.steps).toContainEqual(step);
    if (view?.isSure) expect(ids(view)).toEqual(ids(intact)?.slice(0, view.number));
    return view;
  }

  test('cut off anywhere: the entries before the cut are there, and the end is known to be torn', async () => {
    const journal = await written(4);
    const intact = journal.read();
    if (!intact) throw new Error('was just written');
    await journal.close();
    const bytes = await readFile(file());
    const found = new Set<number | undefined>();
    for (let length = 1; length < bytes.length; length += 7) {
      const view = await check(bytes.subarray(0, length), intact);
      found.add(view?.number);
      if (view) expect(view.isSure).toBe(true);
    }
    expect(found).toEqual(new Set([undefined, 0, 1, 2, 3]));
  });

  test('one bit turned anywhere: never sure of what is not so', async () => {
    const journal = await written(4);
    const intact = journal.read();
    if (!intact) throw new Error('was just written');
    await journal.close();
    const bytes = await readFile(file());
    let unsure = 0;
    for (let at = 0; at < bytes.length; at += 5) {
      const damaged = Buffer.from(bytes);
      damaged.writeUInt8(damaged.readUInt8(at) ^ (1 << (at % 8)), at);
      const view = await check(damaged, intact);
      expect(view === null || !view.isSure || view.isTorn).toBe(true);
      if (view && !view.isSure) {
        unsure += 1;
        expect(view.steps.length).toBeGreaterThanOrEqual(3); // one entry is lost, and one only
      }
    }
    expect(unsure).toBeGreaterThan(20);
  });

  test('goes on soundly: what is added after it is found again', async () => {
    await (await written(3)).close();
    const bytes = await readFile(file());
    await writeFile(file(), bytes.subarray(0, bytes.length - 5));
    const journal = await openAgain();
    expect(journal.read()).toMatchObject({ number: 2, isTorn: true });
    await journal.append(lineage, 3, { put: [{ id: 'again', text: text(3) }], remove: [], receipts: [] });
    await journal.close();
    expect((await openAgain()).read()).toMatchObject({
      number: 3,
      isSure: true,
      isTorn: false,
      steps: [{ id: 's1' }, { id: 's2' }, { id: 'again' }],
    });
  });
});
