import '#main/tools/clock/start.mjs';
import { accessSync, constants, existsSync, mkdirSync, realpathSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { BrowserContext, Page } from 'playwright';
import { z } from 'zod';
import { readCommandLine } from '#main/app/commandLine.ts';
import { profileFolder } from '#main/app/profileFolder.ts';
import { readHostArguments } from './arguments.ts';
import { setHost } from './doubleState.ts';
import { app, becomeReady } from './electron/app.ts';
import { openedChromium } from './electron/browserWindow.ts';
import { hearPower } from './electron/powerMonitor.ts';
import { becomeInstalled } from './installed.ts';
import { takeInstanceLock } from './instanceLock.ts';

const patienceMs = 20_000;

/**
 * What an opening of over 20 seconds waits for, until the first screen. `opened`: Chromium shows the page; `logs`:
 * folder of main's log.
 */
async function watchOpening(opened: Promise<BrowserContext>, logs: string): Promise<void> {
  let waitsFor = async (): Promise<string> => 'Chromium has not shown the page yet';
  const timer = setTimeout(() => void say(), patienceMs);
  const say = async (): Promise<void> =>
    console.error(`Carnet has been opening for ${patienceMs / 1_000} seconds: ${await waitsFor()}. Its log: ${logs}`);
  try {
    const context = await opened;
    let failure = '';
    context.on('weberror', (error) => (failure = `, which failed: ${error.error().message}`));
    const [page] = context.pages();
    if (!page) return;
    waitsFor = async () => `its page still shows « ${await textOf(page)} »${failure}`;
    await page.getByRole('main').waitFor({ timeout: 0 });
  } catch {
    // Chromium ended or never started, which the host says
  } finally {
    clearTimeout(timer);
  }
}

async function textOf(page: Page): Promise<string> {
  const text = await page
    .locator('body')
    .innerText({ timeout: 1_000 })
    .catch(() => '');
  return text.replaceAll(/\s+/gu, ' ').trim().slice(0, 200);
}

const checkEveryMs = 1_000;

/** Calls `end` when the process that started this one is gone, or on Ctrl-C, SIGTERM or SIGHUP. */
function endWithParent(end: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent || !isAlive(parent)) {
      clearInterval(timer);
      end();
    }
  }, checkEveryMs);
  timer.unref();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'; // alive, and owned by another user
  }
}

// Runs the built app in Chromium, where Electron's binary is not available. See README.md.
const given = readHostArguments(process.argv.slice(2));
const program = given.packed === null ? resolve(import.meta.dirname, '../../..') : resolve(given.packed, 'app');
const bundle = join(program, 'out/main/index.js');
if (!existsSync(bundle)) {
  console.error('Carnet is not built yet: npm run build');
  process.exit(1);
}
if (given.installed) becomeInstalled(process, given.packed);

const { profile } = readCommandLine(given.all);
const userData = profileFolder(profile, process.platform, process.env) ?? app.getPath('userData');
makeProfile();
const lock = await takeInstanceLock(realpathSync(userData));
if (given.tell && !lock.held) console.log('Carnet is open already with this profile; the open one comes forward.');
const opened = Promise.withResolvers<BrowserContext>();
if (given.tell) void watchOpening(opened.promise, join(userData, 'logs'));
setHost({ arguments: given, userData, lock, onOpen: () => void sayOpen() });
endWithParent(() => app.quit());
if (given.powerFromInput) hearPower();

const double = pathToFileURL(resolve(import.meta.dirname, 'electron/index.ts')).href;
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron' ? { url: double, shortCircuit: true } : next(specifier, context),
});
await import(pathToFileURL(bundle).href);
void becomeReady();

function makeProfile(): void {
  try {
    mkdirSync(userData, { recursive: true, mode: 0o700 });
    accessSync(userData, constants.W_OK);
  } catch (error) {
    console.error(
      `Carnet cannot keep its data in ${userData}: ${error instanceof Error ? error.message : String(error)}`,
    );
    process.exit(1);
  }
}

async function sayOpen(): Promise<void> {
  const { context, devtools, pid: browserPid, hasWindow } = await openedChromium();
  opened.resolve(context);
  if (given.picture !== null) {
    if (await isPictureKept(context, given.picture))
      console.log(`Picture of the first screen: ${resolve(given.picture)}`);
    else process.exitCode = 1;
    app.quit();
    return;
  }
  if (!given.tell) console.log(JSON.stringify({ devtools, pid: process.pid, browserPid }));
  else if (devtools === null && !hasWindow) {
    console.log('Carnet is open, without a window.');
    // Of a real service a picture would have its people in clear (S8): it is written where --picture says.
    const file = given.all.includes('--practice') ? join(userData, 'first-screen.png') : null;
    if (file !== null && (await isPictureKept(context, file))) console.log(`A picture of its first screen: ${file}`);
    console.log(
      'To use it, start it where there is a display, or by npm start -- --inspector: an address of this machine without\n' +
        'a login, by which every account of the machine can do what yours can. Ctrl-C ends it.',
    );
  } else if (devtools === null) console.log('Carnet is open. Closing its window or Ctrl-C ends it.');
  else {
    console.log(
      `Carnet is open, without a window. Look at it, and use it, in a Chromium or Chrome of this machine:\n` +
        `${await inspectorAddress(devtools)}\nCtrl-C ends it. A picture instead: npm start -- --picture carnet.png`,
    );
  }
}

/** Whether a picture of the first screen was written; why not is said. */
async function isPictureKept(context: BrowserContext, file: string): Promise<boolean> {
  const [page] = context.pages();
  if (!page) throw new Error('no window is open');
  try {
    await takePicture(page, file);
    return true;
  } catch (error) {
    console.error(`No picture could be written to ${file}: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

const targets = z.array(z.object({ id: z.string(), type: z.string() }));

/** The address at which any Chromium or Chrome of this machine shows the page and passes clicks and keys on to it. */
async function inspectorAddress(devtools: string): Promise<string> {
  const listed = targets.parse(await (await fetch(`${devtools}/json/list`)).json());
  const page = listed.find(({ type }) => type === 'page');
  if (!page) throw new Error('Chromium lists no page');
  return `${devtools}/devtools/inspector.html?ws=${new URL(devtools).host}/devtools/page/${page.id}`;
}

const quietMs = 1_000;
const longestMs = 60_000;

/** Writes a PNG of the page to `file` once nothing loads and it has stopped changing. Throws after a minute. */
async function takePicture(page: Page, file: string): Promise<void> {
  await page.getByRole('main').waitFor({ timeout: longestMs });
  const until = Date.now() + longestMs;
  let before = '';
  for (;;) {
    const text = await page.locator('body').innerText();
    const isLoading = (await page.locator('[aria-busy=true], [role=progressbar]').count()) > 0;
    if (text === before && !isLoading) break;
    if (Date.now() > until) throw new Error(`the screen was still loading after ${longestMs / 1_000} seconds`);
    before = text;
    await pause(quietMs);
  }
  await page.screenshot({ path: file });
}
