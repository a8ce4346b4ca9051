import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { openUnsentFiles } from '#main/journal/unsent.ts';

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [first, second] = [idOf(1), idOf(2)];

let folder: string;
let problems: unknown[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carnet-unsent-'));
  problems = [];
});
const started = () => openUnsentFiles(folder, (error) => problems.push(error)).of('one');
const path = () => join(folder, 'one.unsent');

test('I20 an attempt that began is known not to have left, until it leaves', async () => {
  const before = await started();
  before.begin(first);
  before.begin(second);
  await before.leave(first);
  expect([before.has(first), before.has(second)]).toEqual([false, true]);
  const next = await started();
  expect([next.has(first), next.has(second)]).toEqual([false, true]);
  next.begin(first);
  await next.leave(second);
  const third = await started();
  expect([third.has(first), third.has(second)]).toEqual([true, false]);
  expect(problems).toEqual([]);
});

test('I5 the request leaves only once the disk has it', async () => {
  const notes = await started();
  notes.begin(first);
  await notes.leave(first);
  expect(await readFile(path(), 'utf8')).not.toMatch(new RegExp(`\\+${first}\\n$`, 'u'));
});

test.each([
  ['half a line', `+${second}\n+${first.slice(0, 20)}`],
  ['half a line of one that left', `+${second}\n+${first}\n-${first.slice(0, 30)}`],
  ['other text', `+${second}\n{"steps":[]}\n`],
])('I4 %s at the end of the file hides no line that follows', async (_, text) => {
  await writeFile(path(), text);
  const notes = await started();
  expect(notes.has(second)).toBe(true);
  await notes.leave(first);
  await notes.leave(second);
  const next = await started();
  expect([next.has(first), next.has(second)]).toEqual([false, false]);
});

test('I3 however much of its end is lost, the file names no attempt that left', async () => {
  const notes = await started();
  notes.begin(second);
  notes.begin(first);
  await notes.leave(first);
  notes.begin(idOf(3));
  notes.begin(first); // it is sent again
  await notes.leave(first);
  const whole = await readFile(path(), 'utf8');
  for (let length = whole.length; length >= 0; length -= 1) {
    await writeFile(path(), whole.slice(0, length));
    expect((await started()).has(first), `${length} of ${whole.length} bytes`).toBe(false);
  }
  await writeFile(path(), whole);
  expect((await started()).has(second)).toBe(true);
  expect(problems).toEqual([]);
});

test('I4 I20 the file is right whatever begins and leaves while it is written', async () => {
  const attempt = fc.record({ step: fc.integer({ min: 1, max: 5 }), leaves: fc.boolean(), pause: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(attempt, { maxLength: 20 }), async (attempts) => {
      await rm(folder, { recursive: true, force: true });
      const notes = await started();
      const leaving: Promise<void>[] = [];
      for (const { step, leaves, pause } of attempts) {
        if (leaves) leaving.push(notes.leave(idOf(step)));
        else notes.begin(idOf(step));
        if (pause) await new Promise(setImmediate);
      }
      await Promise.all([...leaving, notes.leave(idOf(9))]);
      const next = await started();
      const ids = [1, 2, 3, 4, 5].map(idOf);
      expect(ids.filter((id) => next.has(id))).toEqual(ids.filter((id) => notes.has(id)));
    }),
    { numRuns: 60 },
  );
  expect(problems).toEqual([]);
});

test('I24 of many attempts the oldest are forgotten, and the file stays short', async () => {
  const notes = await started();
  for (let number = 0; number < 3_000; number += 1) notes.begin(idOf(number));
  await notes.leave(idOf(2_999));
  expect([notes.has(idOf(0)), notes.has(idOf(2_500)), notes.has(idOf(2_999))]).toEqual([false, true, false]);
  expect((await readFile(path(), 'utf8')).length).toBeLessThan(4_100 * 38);
});

test('B11 where the disk neither adds the line nor forgets what it has, nothing leaves', async () => {
  const notes = await started();
  notes.begin(first);
  await notes.leave(second);
  await rm(path());
  await mkdir(path());
  await expect(notes.leave(first)).rejects.toMatchObject({ failure: { kind: 'storage' } });
  expect(problems).toHaveLength(1);
});

test('B11 where the disk never took the file, the request leaves: nothing says that it has not', async () => {
  await mkdir(`${path()}.new`);
  const notes = await started();
  notes.begin(first);
  await notes.leave(first);
  expect([notes.has(first), problems.length > 0]).toEqual([false, true]);
  expect((await started()).has(first)).toBe(false);
});

test('S9 signing out deletes it', async () => {
  const files = openUnsentFiles(folder, (error) => problems.push(error));
  const notes = await files.of('one');
  notes.begin(first);
  await notes.leave(second);
  await files.destroy('one');
  expect((await files.of('one')).has(first)).toBe(false);
  await expect(readFile(path())).rejects.toThrow();
});
