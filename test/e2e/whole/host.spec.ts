import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test } from 'playwright/test';
import { z } from 'zod';
import { command, host } from '../fixtures/host.ts';
import { firstLine, isThere, kill, killGroup, start } from '../fixtures/processes.ts';

// The Chromium host leaves no process running, however it or its parent ends.
test.skip(host !== 'chromium', 'Electron is here: the Chromium host is not used');

let profile: string;
test.beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'carnet-host-'));
});
test.afterEach(() => rm(profile, { recursive: true, force: true, maxRetries: 20 }));

const openSchema = z.object({ devtools: z.null(), pid: z.number(), browserPid: z.number() });
const hostCommand = (): string[] => {
  const { file, args } = command({ profile });
  return [file, ...args, '--headless'];
};

test('ends with the process that started it', async () => {
  const parent = start(process.execPath, [
    '-e',
    `require('node:child_process').spawn(process.argv[1], process.argv.slice(2), { stdio: 'inherit' })`,
    '--',
    ...hostCommand(),
  ]);
  const { pid, browserPid } = openSchema.parse(JSON.parse(await firstLine(parent)));
  await kill(parent.child.pid ?? 0);
  await expect.poll(() => [isThere(pid), isThere(browserPid)]).toEqual([false, false]);
});

test('a page that crashed comes back, and nothing else ends', async () => {
  const { file, args } = command({ profile });
  const started = start(file, [...args, '--headless', '--remote-debugging-port', '0']);
  const { devtools } = z.object({ devtools: z.string() }).parse(JSON.parse(await firstLine(started)));
  const browser = await chromium.connectOverCDP(devtools);
  const [context] = browser.contexts();
  const [page] = context?.pages() ?? [];
  if (!context || !page) throw new Error('the Chromium host shows no page');
  const another = context.waitForEvent('page');
  const session = await context.newCDPSession(page);
  session.send('Page.crash').catch(() => null); // no process is left to answer
  const revived = await another;
  await expect(revived.getByRole('heading').first()).toBeVisible();
  expect(revived.url()).toBe(page.url());
  await browser.close();
  started.child.kill('SIGTERM');
  expect(await started.exit).toBe(0);
});

test('ends with its browser, and the browser with it', async () => {
  const [file = '', ...args] = hostCommand();
  const first = start(file, args);
  await killGroup(openSchema.parse(JSON.parse(await firstLine(first))).browserPid);
  expect(await first.exit).toBe(0);
  const second = start(file, args);
  const { pid, browserPid } = openSchema.parse(JSON.parse(await firstLine(second)));
  await kill(pid);
  await expect.poll(() => isThere(browserPid)).toBe(false);
});

test('B16 without a window it says where a picture of the first screen lies, opens no port, and goes on', async () => {
  const { file, args } = command({ profile, args: ['--practice', '--headless', '--tell'] });
  const started = start(file, args);
  const said: string[] = [];
  started.child.stdout?.on('data', (text) => said.push(String(text)));
  await expect.poll(() => said.join(''), { timeout: 80_000 }).toContain('--inspector');
  expect(said.join('')).not.toContain('http://');
  const picture = /first screen: (.*)$/mu.exec(said.join(''))?.[1] ?? '';
  expect((await readFile(picture)).subarray(1, 4).toString()).toBe('PNG');
  expect(await readdir(profile, { recursive: true })).not.toContain('DevToolsActivePort');
  started.child.kill('SIGTERM');
  expect(await started.exit).toBe(0);
});
