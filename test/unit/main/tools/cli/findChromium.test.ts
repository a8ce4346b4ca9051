import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readHostArguments } from '#main/tools/chromium/arguments.ts';
import { launchChromium } from '#main/tools/chromium/chromium.ts';
import {
  chromiumFlags,
  chromiumPath,
  headlessPath,
  howToInstall,
  isWithoutDisplay,
  isWithoutSandbox,
  needsNoSandbox,
  systemId,
  whyTooOld,
} from '#main/tools/cli/findChromium.mjs';

const bundled = new URL('../../../../../node_modules/playwright-core/lib/coreBundle.js', import.meta.url);

it('repeats every feature that Playwright disables, since its own list is not read beside this one', async () => {
  const bundle = await readFile(bundled, 'utf8');
  const [, list = ''] = /disabledFeatures = \[(.*?)\]/su.exec(bundle) ?? [];
  const ofPlaywright = [...list.matchAll(/^\s*"(\w+)"/gmu)].map(([, name]) => name);
  expect(ofPlaywright.length).toBeGreaterThan(10);
  const flags = chromiumFlags.filter((flag) => flag.startsWith('--disable-features='));
  expect(flags).toHaveLength(1);
  expect(flags[0]?.replace(/^.*=/u, '').split(',')).toEqual(expect.arrayContaining(ofPlaywright));
});

it('refuses a browser without Temporal in words that say what to do, and no newer one', () => {
  expect(whyTooOld('143.0.7499.40')).toMatch(/Chromium 144 or newer.*143\.0\.7499\.40.*CARNET_CHROMIUM/u);
  expect(['144.0.7559.59', '156.0.8078.79'].map(whyTooOld)).toEqual([null, null]);
});

it('a browser that the environment names is the one of the tests too', () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('CARNET_CHROMIUM', '/opt/another/chrome');
  expect([headlessPath(), chromiumPath()]).toEqual(['/opt/another/chrome', '/opt/another/chrome']);
  vi.stubEnv('CARNET_CHROMIUM', '');
  expect(headlessPath()).not.toBe('');
});

it('B16 runs without its sandbox only as root on Linux, or where the system has no user namespaces', () => {
  expect(chromiumFlags).not.toContain('--no-sandbox');
  expect([needsNoSandbox('linux', 0), needsNoSandbox('linux', 1000), needsNoSandbox('darwin', 0)]).toEqual([
    true,
    false,
    false,
  ]);
  for (const printed of [
    '[FATAL:zygote_host_impl_linux.cc(128)] No usable sandbox! If you are…',
    '[FATAL:setuid_sandbox_host.cc(158)] The SUID sandbox helper binary was found, but is not configured correctly',
    'Failed to move to new namespace: PID namespaces supported',
  ])
    expect(isWithoutSandbox(printed)).toBe(true);
  expect(isWithoutSandbox('Missing X server or $DISPLAY')).toBe(false);
});

const release = async (text: string): Promise<string> => {
  const file = join(await mkdtemp(join(tmpdir(), 'carnet-release-')), 'os-release');
  onTestFinished(() => rm(dirname(file), { recursive: true }));
  await writeFile(file, text);
  return file;
};

it.each([
  ['PRETTY_NAME="Ubuntu 24.04.3 LTS"\nVERSION_ID="24.04"\nID=ubuntu\nID_LIKE=debian\n', 'sudo snap install chromium'],
  ['ID=debian\n', 'sudo apt-get install chromium'],
  ['ID=linuxmint\nID_LIKE="ubuntu debian"\n', 'sudo apt-get install chromium'],
  ['ID=zorin\nID_LIKE="ubuntu debian"\n', null],
  ['NAME="Fedora Linux"\nID="fedora"\n', 'sudo dnf install chromium'],
  ["ID='arch'\n", 'sudo pacman -S chromium'],
  ['ID="opensuse-tumbleweed"\n', 'sudo zypper install chromium'],
  ['ID=constructor\n', null],
  ['', null],
])('names the command by which a browser is installed on the system that says %j', async (text, command) => {
  const words = howToInstall(systemId('linux', await release(text)));
  expect(words).toBe(command === null ? 'Please install one.' : `Please install one, for example by: ${command}.`);
});

it('a Linux without /etc/os-release, macOS and Windows have advice of their own', () => {
  expect(howToInstall(systemId('linux', '/nowhere/os-release'))).toBe('Please install one.');
  expect(howToInstall(systemId('darwin'))).toContain('brew');
  expect(howToInstall(systemId('win32'))).toContain('winget');
});

/** What the host says and how it starts a browser that prints `errors` and ends, as a user who is not root. */
async function startsBrowser(args: readonly string[], errors: string) {
  const folder = await mkdtemp(join(tmpdir(), 'carnet-browser-'));
  const browser = join(folder, 'browser');
  await writeFile(browser, `#!/bin/sh\necho "$@" >> ${folder}/starts\necho "${errors}" >&2\nexit 1\n`, { mode: 0o755 });
  vi.stubEnv('CARNET_CHROMIUM', browser);
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit');
  });
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    await rm(folder, { recursive: true });
  });
  await expect(launchChromium(join(folder, 'profile'), readHostArguments(args))).rejects.toThrow();
  const starts = (await readFile(join(folder, 'starts'), 'utf8')).trim().split('\n');
  return { said: said.mock.calls.map(String), starts };
}

it.runIf(process.platform !== 'win32').each([
  ['--practice', 2, /^This system has no user namespaces for Chromium/u],
  ['--service=https://ecole.example', 1, /a real service only in a sandbox.*AppArmor/su],
])('B16 on a system without user namespaces, %s', async (what, times, words) => {
  const { said, starts } = await startsBrowser(['--headless', '--tell', what], 'No usable sandbox!');
  expect(said).toEqual([expect.stringMatching(words)]);
  expect(starts.map((each) => each.includes('--no-sandbox'))).toEqual([false, true].slice(0, times));
});

it.runIf(process.platform !== 'win32').each(['--headed', '--headless'])(
  'E16 a window has no tabs and no address bar: %s',
  async (how) => {
    const { starts } = await startsBrowser([how, '--tell', '--practice'], 'another fault');
    expect(starts.map((each) => each.includes('--app='))).toEqual([how === '--headed']);
  },
);

it('E16 a display that does not answer and a sandbox that is missing are two things', () => {
  expect(isWithoutDisplay(new Error('ozone_platform_x11.cc:257] Missing X server or $DISPLAY'))).toBe(true);
  expect(isWithoutDisplay(new Error('No usable sandbox!'))).toBe(false);
});

it.each([
  [['--headless', '--tell', '--practice'], null],
  [['--headless', '--tell', '--service=https://ecole.example'], null],
  [['--headed', '--tell', '--practice'], null],
  [['--headless', '--practice', '--remote-debugging-port', '0'], 0],
])('B16 opens an inspector, which has no login, only when asked: %s', (args, port) => {
  expect(readHostArguments(args).debuggingPort).toBe(port);
});
