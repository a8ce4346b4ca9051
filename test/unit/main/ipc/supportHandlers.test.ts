import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLog } from '#main/diagnostics/log.ts';
import { supportHandlers } from '#main/ipc/supportHandlers.ts';
import { channels } from '#shared/ipc/channels.ts';
import { mostLines, supportText } from '#shared/support/supportFile.ts';
import type { SupportFile } from '#shared/support/supportFile.ts';
import { openMainTrace } from '#shared/trace/line.ts';
import { someFolder } from '../secrets/folder.ts';

const caller = { pageId: 1 };

async function workstation() {
  const folder = await someFolder();
  const logs = join(folder, 'logs');
  const saved = join(folder, 'support.json');
  const asked: string[] = [];
  const trace = openMainTrace();
  const handlers = supportHandlers({
    logs,
    trace,
    log: openLog(logs, trace),
    askWhere: async (name) => {
      asked.push(name);
      return saved;
    },
  });
  const read = async () => channels['trace.read'].result.parse(await handlers['trace.read']({}, caller)).lines;
  return { logs, saved, asked, handlers, trace, read };
}

test('S16 trace and log are read as lines of allowed words, once each, in the order of time', async () => {
  const { logs, trace, read } = await workstation();
  expect(await read()).toEqual([]);
  const written = openLog(logs, trace, () => new Date(0));
  written.note('page.gone', { reason: 'oom' });
  written.problem('ipc.failed', Object.assign(new TypeError('Canari'), { code: 'ECONNRESET' }), {
    channel: 'file.save',
  });
  trace.push({ at: 1, process: 'main', level: 'info', step: null, event: 'GET Mail.list', outcome: '200, 3 ms' });
  expect(await read()).toEqual([
    expect.stringMatching(
      /^1970-01-01T00:00:00\.000Z error main - ipc\.failed channel file\.save TypeError ECONNRESET/u,
    ),
    '1970-01-01T00:00:00.000Z warning main - page.gone reason oom',
    '1970-01-01T00:00:00.001Z info main - GET Mail.list 200 3 ms',
  ]);
});

test('S16 a log that holds what it should not is still no way out', async () => {
  const { logs, read } = await workstation();
  mkdirSync(logs);
  writeFileSync(join(logs, 'carnet.previous.log'), '{"at":"Canari","Canari":["Canari"]}\nCanari, 3 rue du Perchoir\n');
  writeFileSync(join(logs, 'carnet.log'), 'canari.js:1 {"event":"page.gone"}\n'.repeat(mostLines));
  const lines = await read();
  expect(lines).toEqual(['… … page.gone']);
});

test('S16 only a support file is saved, and as main has read it', async () => {
  const { saved, asked, handlers } = await workstation();
  for (const text of ['Canari', '{}', '{"format":"carnet-support","formatVersion":3,"health":"Canari"}'])
    await expect(Promise.resolve(handlers['support.save']({ name: 'a.json', text }, caller))).rejects.toThrow(
      'badRequest',
    );
  expect(asked).toEqual([]);
  const file: SupportFile = {
    format: 'carnet-support',
    formatVersion: 3,
    health: {
      at: 1,
      beganAt: 1,
      versions: {
        carnet: null,
        electron: null,
        chromium: null,
        node: null,
        platform: 'other',
        system: null,
        arch: 'other',
      },
      keyStore: { name: 'none', keeping: 'session', status: null },
      journal: null,
      freeBytes: null,
      incidents: [],
      schema: 1,
      storage: { used: 1, quota: 2, isPersisted: true, isFailing: false },
      changes: { unsent: 0, toDecide: 0, isRepaired: false },
      lists: [],
      policy: { fixed: [], problems: 0 },
    },
    checks: [],
    connection: [],
    compatibility: null,
    trace: [],
  };
  const text = `${JSON.stringify(file).slice(0, -1)}                    }`;
  expect(await handlers['support.save']({ name: 'a.json', text }, caller)).toMatchObject({ saved: { targets: [] } });
  expect(readFileSync(saved, 'utf8')).toBe(supportText(file));
});
