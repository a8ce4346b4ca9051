import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLog } from '#main/diagnostics/log.ts';
import { supportHandlers } from '#main/ipc/supportHandlers.ts';
import { channels } from '#shared/ipc/channels.ts';
import { mostLines } from '#shared/support/supportFile.ts';
import { someFolder } from '../secrets/folder.ts';

const caller = { pageId: 1 };

async function workstation() {
  const folder = await someFolder();
  const logs = join(folder, 'logs');
  const saved = join(folder, 'support.json');
  const asked: string[] = [];
  const handlers = supportHandlers({
    logs,
    askWhere: async (name) => {
      asked.push(name);
      return saved;
    },
  });
  const log = async () => channels['support.log'].result.parse(await handlers['support.log']({}, caller));
  return { logs, saved, asked, handlers, log };
}

test('S16 the log is read as lines of allowed words, the newest ones', async () => {
  const { logs, log } = await workstation();
  expect(await log()).toEqual({ lines: [], leftOut: 0 });
  const written = openLog(logs, undefined, () => new Date(0));
  written.note('page.gone', { reason: 'oom' });
  written.problem('ipc.failed', Object.assign(new TypeError('Canari'), { code: 'ECONNRESET' }), {
    channel: 'file.save',
  });
  const { lines } = await log();
  expect(lines[0]).toBe('1970-01-01T00:00:00.000Z page.gone reason oom');
  expect(lines[1]).toMatch(/^1970-01-01T00:00:00\.000Z ipc\.failed channel file\.save TypeError ECONNRESET/u);
});

test('S16 a log that holds what it should not is still no way out', async () => {
  const { logs, log } = await workstation();
  mkdirSync(logs);
  const spoiled = {
    at: 'Canari',
    event: 'Canari',
    Canari: 'Canari',
    error: { name: 'Canari', places: ['Canari (canari.js:1)'] },
  };
  writeFileSync(join(logs, 'carnet.previous.log'), `${JSON.stringify(spoiled)}\nCanari, 3 rue du Perchoir\n`);
  writeFileSync(join(logs, 'carnet.log'), `${JSON.stringify({ event: 'round' })}\n`.repeat(mostLines));
  const found = await log();
  expect(JSON.stringify(found)).not.toMatch(/canari|perchoir/iu);
  expect(found.leftOut).toBe(2);
});

test('S16 only a support file is saved, and as main has read it', async () => {
  const { saved, asked, handlers } = await workstation();
  for (const text of ['Canari', '{}', '{"format":"carnet-support","formatVersion":2,"at":"Canari"}'])
    await expect(Promise.resolve(handlers['support.save']({ name: 'a.json', text }, caller))).rejects.toThrow(
      'badRequest',
    );
  expect(asked).toEqual([]);
  const file = {
    format: 'carnet-support',
    formatVersion: 2,
    at: '2026-11-20T09:00:00.000Z',
    health: {
      versions: {
        carnet: null,
        electron: null,
        chromium: null,
        node: null,
        platform: 'other',
        system: null,
        arch: 'other',
        schema: 1,
      },
      checks: [],
      storage: { used: 1, quota: 2, isPersisted: true, free: null },
      changes: { unsent: 0, toDecide: 0, journalled: null, journalBytes: null },
      keyStore: 'unknown',
      clockAheadMs: null,
      lists: [],
      incidents: [],
      policy: { fixed: [], problems: 0 },
    },
    connection: [],
    compatibility: null,
    trace: { lines: [], leftOut: 0 },
    log: { lines: [], leftOut: 0 },
  };
  const text = `${JSON.stringify(file).slice(0, -1)}                    }`;
  expect(await handlers['support.save']({ name: 'a.json', text }, caller)).toMatchObject({ saved: { ways: [] } });
  expect(readFileSync(saved, 'utf8')).toBe(`${JSON.stringify(file, null, 2)}\n`);
});
