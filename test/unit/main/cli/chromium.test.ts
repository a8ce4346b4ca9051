import { readFile } from 'node:fs/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readHostArguments } from '#main/chromium/arguments.ts';
import {
  chromiumFlags,
  chromiumPath,
  headlessPath,
  isWithoutDisplay,
  isWithoutSandbox,
  needsNoSandbox,
  whyTooOld,
} from '#main/cli/chromium.mjs';

const bundled = new URL('../../../../node_modules/playwright-core/lib/coreBundle.js', import.meta.url);

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
  expect(isWithoutSandbox(new Error('[FATAL:zygote_host_impl_linux.cc(128)] No usable sandbox! If you are…'))).toBe(
    true,
  );
  expect(isWithoutSandbox(new Error('Missing X server or $DISPLAY'))).toBe(false);
});

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
