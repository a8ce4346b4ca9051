import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openLog } from '#main/diagnostics/log.ts';
import { logUncaught } from '#main/diagnostics/uncaught.ts';
import { supportHandlers } from '#main/ipc/supportHandlers.ts';
import { FailureError } from '#shared/failures/failure.ts';
import { channels } from '#shared/ipc/channels.ts';
import { openMainTrace } from '#shared/trace/line.ts';
import { problemOf, problemText } from '#shared/trace/problem.ts';
import { someFolder } from '../secrets/folder.ts';

const canary = 'Madame Canari';
const incidents = { note: vi.fn() };

async function logged() {
  const folder = await someFolder();
  const trace = openMainTrace();
  const log = openLog(folder, trace);
  return { trace, log, text: () => readFileSync(join(folder, 'carnet.log'), 'utf8') };
}

test('S7 an uncaught error of main is in the log and in the trace, without its message', async () => {
  const { trace, log, text } = await logged();
  const process = new EventEmitter();
  logUncaught(process as unknown as NodeJS.Process, log, incidents, () => undefined); // only its events are used
  process.emit('uncaughtExceptionMonitor', new TypeError(canary), 'uncaughtException');
  process.emit('unhandledRejection', new FailureError({ kind: 'refused', status: 422, detail: canary }));
  process.emit('unhandledRejection', canary);
  expect(trace.lines()).toEqual([
    expect.stringMatching(/ error main - main\.uncaught origin=uncaughtException, TypeError at .*uncaught\.test\.ts/u),
    expect.stringMatching(/ error main - main\.rejection FailureError refused 422 at /u),
    expect.stringMatching(/ error main - main\.rejection string$/u),
  ]);
  expect(text()).toBe(
    trace
      .lines()
      .map((line) => `${line}\n`)
      .join(''),
  );
  expect(text()).not.toContain('Canari');
});

test('E12 an uncaught error of main ends it, in words, once; a rejected promise does not', async () => {
  const { log } = await logged();
  const process = new EventEmitter();
  const end = vi.fn();
  logUncaught(process as unknown as NodeJS.Process, log, incidents, end); // only its events are used
  process.emit('unhandledRejection', new Error(canary));
  expect(end).not.toHaveBeenCalled();
  expect(process.listenerCount('uncaughtException'), 'or Electron shows its own dialog, and goes on').toBe(1);
  process.emit('uncaughtException', new TypeError(canary), 'uncaughtException');
  process.emit('uncaughtException', new TypeError(canary), 'uncaughtException');
  expect(end).toHaveBeenCalledTimes(1);
  // S15: for the next start, by their names alone.
  expect(incidents.note.mock.calls.slice(-2)).toEqual([
    ['mainRejection', 'Error'],
    ['mainStopped', 'TypeError'],
  ]);
});

test('S7 an error of the page is in both too; what it reports is held to words, or refused at the door', async () => {
  const { trace, log, text } = await logged();
  const report = { event: 'page.error', problem: problemOf(new RangeError(canary)) } as const;
  const handlers = supportHandlers({ logs: '', trace, log, askWhere: async () => null });
  await handlers['trace.report'](channels['trace.report'].args.parse(report), { pageId: 1 });
  expect(trace.lines()[0]).toMatch(/ error page - page\.error RangeError at /u);
  expect(text()).toContain('page.error');
  for (const problem of [
    { name: canary, places: [] },
    { name: 'Error', places: [`${canary}, 3 rue « du Perchoir »`] },
    { name: 'Error', places: Array<string>(13).fill('a (b.js:1)') },
  ])
    expect(channels['trace.report'].args.safeParse({ event: 'page.error', problem }).success).toBe(false);
});

test('S7 a message whose lines look like places of the code is left out all the same', () => {
  const error = new Error(`broken\n    at ${canary} (canari.js:1:2)`, {
    cause: new Error(`\n    at ${canary} (canari.js:1:2)`),
  });
  expect(JSON.stringify(problemOf(error))).not.toMatch(/canari/iu);
  expect(problemOf(error).places[0]).toContain('uncaught.test.ts');
  expect(problemOf(error).causes?.[0]?.places[0]).toContain('uncaught.test.ts');
});

test('an error that causes itself ends', () => {
  const error = new Error('a');
  error.cause = error;
  expect(problemOf(error).causes).toHaveLength(4);
  expect(problemText({ name: 'A', places: ['a (b.js:1)', 'c (d.js:2)'], causes: [{ name: 'B', places: [] }] })).toBe(
    'A at a (b.js:1) < c (d.js:2), because of B',
  );
});
