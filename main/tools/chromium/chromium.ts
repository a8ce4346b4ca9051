import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright';
import type { Browser, BrowserContext, Page } from 'playwright';
import {
  chromiumFlags,
  chromiumPath,
  howToAllowSandbox,
  isWithoutDisplay,
  isWithoutSandbox,
  needsNoSandbox,
  unsandboxed,
  whyTooOld,
} from '../cli/findChromium.mjs';
import { withUtf8Names } from '../cli/utf8.mjs';
import type { HostArguments } from './arguments.ts';

type LaunchOptions = NonNullable<Parameters<typeof chromium.launchPersistentContext>[1]>;

export interface RunningChromium {
  readonly context: BrowserContext;
  /** The debugging address; null when no port was requested. */
  readonly devtools: string | null;
  readonly pid: number;
  readonly hasWindow: boolean;
  /** Another page, in a window of its own where there are windows. */
  readonly openPage: () => Promise<Page>;
}

/** A window without tabs and address bar. Its page stays without an address until main loads one. */
const appWindow = '--app=data:text/html,<title>Carnet</title>';

/** Starts the Chromium that takes Electron's place, with its data in `folder`. It ends with this process. */
export async function launchChromium(folder: string, host: HostArguments): Promise<RunningChromium> {
  const executablePath = chromiumPath();
  const port = host.debuggingPort === 0 && host.tell ? await freePort() : host.debuggingPort;
  const portFile = join(folder, 'DevToolsActivePort');
  await rm(portFile, { force: true });
  const options: LaunchOptions = {
    ...(executablePath ? { executablePath } : {}),
    env: withUtf8Names(),
    headless: host.headless,
    chromiumSandbox: !needsNoSandbox(),
    locale: host.locale,
    // The window's own size, theme and motion, as the user set them; tests set their own.
    viewport: null,
    colorScheme: null,
    reducedMotion: null,
    forcedColors: null,
    contrast: null,
    permissions: [],
    serviceWorkers: 'block',
    acceptDownloads: false,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    args: [
      ...chromiumFlags,
      `--lang=${host.locale}`,
      ...(host.headless ? [] : [appWindow]),
      '--window-size=1280,800',
      '--webrtc-ip-handling-policy=disable_non_proxied_udp', // as `guardNavigation` asks of Electron
      ...(port === null ? [] : [`--remote-debugging-port=${port}`]),
      // Chromium's own inspector, which it serves at that port; pages of other origins are refused.
      ...(port === null || !host.tell ? [] : [`--remote-allow-origins=http://127.0.0.1:${port}`]),
    ],
  };
  // Programs that drive it say for themselves where it runs (`tell`).
  const { context, hasWindow, isSandboxed } = await launch(
    folder,
    options,
    !host.tell || host.all.includes('--practice'),
  );
  const tooOld = whyTooOld(browserOf(context).version());
  if (tooOld !== null) {
    await context.close();
    end(tooOld);
  }
  return {
    context,
    devtools: port === null ? null : `http://127.0.0.1:${port === 0 ? await readPort(portFile) : port}`,
    pid: await browserPid(context),
    hasWindow,
    openPage: async () => {
      if (!hasWindow || executablePath === undefined) return context.newPage();
      const opened = context.waitForEvent('page');
      // The running Chromium opens such a window only for a second start, which ends at once.
      const sandbox = isSandboxed ? [] : ['--no-sandbox'];
      spawn(executablePath, [`--user-data-dir=${folder}`, appWindow, ...sandbox], { stdio: 'ignore' });
      return opened;
    },
  };
}

/**
 * In its sandbox (B16) and a window, unless that cannot be; the user reads it. `mayGoWithout`: not for a real service.
 */
async function launch(
  folder: string,
  options: LaunchOptions,
  mayGoWithout: boolean,
): Promise<Pick<RunningChromium, 'context' | 'hasWindow'> & { readonly isSandboxed: boolean }> {
  try {
    const context = await chromium.launchPersistentContext(folder, options);
    return { context, hasWindow: !options.headless, isSandboxed: options.chromiumSandbox === true };
  } catch (error) {
    if (options.chromiumSandbox && isWithoutSandbox(String(error))) {
      if (!mayGoWithout) end(`Carnet opens a real service only in a sandbox. ${howToAllowSandbox}`);
      console.error(unsandboxed('Chromium'));
      return launch(folder, { ...options, chromiumSandbox: false }, mayGoWithout);
    }
    if (!options.headless && isWithoutDisplay(error)) {
      console.error('The display of this machine does not answer: Carnet opens without a window.');
      return launch(folder, { ...options, headless: true }, mayGoWithout);
    }
    throw error;
  }
}

function end(why: string): never {
  console.error(why);
  process.exit(1);
}

/** A port that nothing listens on. It must be known before Chromium starts, to be allowed as an origin. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

/** Chromium writes its port into its folder some time after it starts. */
async function readPort(file: string): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const [line] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
    if (line) return Number(line);
    await pause(50);
  }
  throw new Error('Chromium opened no debugging port');
}

function browserOf(context: BrowserContext): Browser {
  const browser = context.browser();
  if (!browser) throw new Error('Chromium does not report its version');
  return browser;
}

async function browserPid(context: BrowserContext): Promise<number> {
  const session = await browserOf(context).newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const main = processInfo.find(({ type }) => type === 'browser');
  if (!main) throw new Error('Chromium names no browser process');
  return main.id;
}
