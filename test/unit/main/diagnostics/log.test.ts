import { readFileSync, readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLog } from '#main/diagnostics/log.ts';
import { FailureError } from '#shared/failures/failure.ts';
import { someFolder } from '../secrets/folder.ts';

const canary = 'Madame Canari, canari@example.org';

test('S7 no message, body, name or address reaches the log', async () => {
  const folder = await someFolder();
  const log = openLog(folder);
  log.note('ipc.refused', { channel: 'service.add', reason: canary, count: 3 });
  log.problem('ipc.failed', new TypeError(canary, { cause: new Error(canary) }));
  log.problem('ipc.failed', new FailureError({ kind: 'refused', status: 422, detail: canary }));
  log.problem('ipc.failed', canary);
  log.problem('ipc.failed', Object.assign(new Error(canary), { code: canary }));
  const text = readFileSync(join(folder, 'carnet.log'), 'utf8');
  expect(text).not.toMatch(/canari/i);
  const lines = text.trim().split('\n');
  expect(lines.length).toBe(5);
  expect(lines[0]).toMatch(/Z warning main - ipc\.refused channel=service\.add, reason=…, count=3$/u);
  expect(lines[1]).toMatch(/Z error main - ipc\.failed TypeError at .*log\.test\.ts/u);
  expect(lines[2]).toContain('FailureError refused 422 at ');
  expect(text).not.toContain(import.meta.dirname);
});

test('I24 the log is bounded', async () => {
  const folder = await someFolder();
  const log = openLog(folder);
  const facts = Object.fromEntries(Array.from({ length: 4000 }, (_, at) => [`fact${at}`, 'x'.repeat(60)]));
  for (let round = 0; round < 12; round += 1) log.note('round', facts);
  const sizes = readdirSync(folder).map((file) => readFileSync(join(folder, file)).length);
  expect(sizes.length).toBe(2);
  for (const size of sizes) expect(size).toBeLessThan(1.5 * 1024 * 1024);
});

test('E10 I24 a file that another program holds loses no line, and the log stays bounded', async () => {
  const folder = await someFolder();
  await mkdir(join(folder, 'carnet.previous.log', 'held'), { recursive: true }); // no file can take its name
  const failures: unknown[] = [];
  const log = openLog(folder, undefined, undefined, (error) => failures.push(error));
  const facts = Object.fromEntries(Array.from({ length: 4000 }, (_, at) => [`fact${at}`, 'x'.repeat(60)]));
  for (let round = 0; round < 12; round += 1) log.note('round', facts);
  const { length } = readFileSync(join(folder, 'carnet.log'));
  expect(length).toBeGreaterThan(2 * 1024 * 1024);
  expect(length).toBeLessThan(2.5 * 1024 * 1024);
  expect(failures.length).toBeGreaterThan(0);
});
