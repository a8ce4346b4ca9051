import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openElectron, whyElectronEnded } from '#main/tools/cli/openElectron.mjs';
import { withUtf8Names } from '#main/tools/cli/utf8.mjs';

const script = join(import.meta.dirname, '../../../../../main/tools/cli/start.mjs');
const start = (args: readonly string[], env: NodeJS.ProcessEnv = {}): string =>
  spawnSync(process.execPath, [script, ...args], { encoding: 'utf8', env: { PATH: process.env['PATH'], ...env } })
    .stderr;

test.each([
  [['--electron', '--headless'], {}, /^\n--electron opens a window in Electron/u],
  [['--electron'], { CARNET_HOST: 'chromium' }, /^\n--electron opens a window in Electron/u],
  [['--elektron'], {}, /^\nUnknown option: --elektron/u],
  [['--service'], {}, /^\n--service needs a value/u],
])('npm start -- %s is refused before anything is installed', (args, env, words) => {
  expect(start(args, env)).toMatch(words);
});

test.runIf(process.platform === 'linux')('--electron needs a display', () => {
  expect(start(['--electron'])).toMatch(/^\n--electron needs a display/u);
});

test.each([
  ['[1:FATAL:setuid_sandbox_host.cc(158)] The SUID sandbox helper binary was found, but…', /AppArmor.*sudo sysctl/u],
  [
    'electron: error while loading shared libraries: libnss3.so: cannot open',
    /^the library libnss3\.so is not installed/u,
  ],
  ['first\nlast line\n', /^last line$/u],
  ['', /^it printed no reason\.$/u],
])('E3 an Electron that ended at once: %s', (errors, words) => {
  expect(whyElectronEnded(errors)).toMatch(words);
});

/** An Electron that finds no sandbox; its exit code is 7 where it is not asked for one. */
const sandboxless = `console.error('FATAL:zygote_host_impl_linux.cc(128)] No usable sandbox!');
process.exit(process.argv.includes('--no-sandbox') ? 7 : 1);`;

test.runIf(process.platform !== 'win32').each([
  ['--practice', 2, /^This system has no user namespaces for Electron/u],
  ['--service=https://ecole.example', 1, /Electron ended at once.*AppArmor.*opens in Chromium/su],
])('B16 an Electron without a sandbox, %s', async (what, starts, words) => {
  const folder = mkdtempSync(join(tmpdir(), 'carnet-electron-'));
  const binary = join(folder, 'electron');
  writeFileSync(binary, `#!${process.execPath}\n${sandboxless}`, { mode: 0o755 });
  const said: string[] = [];
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(console, 'error').mockImplementation((text) => void said.push(String(text)));
  vi.spyOn(console, 'log').mockImplementation((text) => void said.push(String(text)));
  onTestFinished(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });
  await openElectron(binary, [what]);
  expect(write.mock.calls.filter(([text]) => String(text).includes('No usable sandbox'))).toHaveLength(starts);
  expect(said[0]).toMatch(words);
});

test('E16 names of folders are read as UTF-8, whatever the locale says', () => {
  expect(withUtf8Names({ LC_ALL: 'C', LANG: 'fr_FR.UTF-8' }, 'linux')).toMatchObject({ LC_ALL: 'C.UTF-8' });
  expect(withUtf8Names({}, 'linux')).toEqual({ LC_CTYPE: 'C.UTF-8' });
  expect(withUtf8Names({ LANG: 'fr_FR.utf8' }, 'linux')).toEqual({ LANG: 'fr_FR.utf8' });
  expect(withUtf8Names({ LC_ALL: 'C' }, 'win32')).toEqual({ LC_ALL: 'C' });
});
