import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { DebUpdater, MacUpdater, NsisUpdater, RpmUpdater } from 'electron-updater';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openUpdates } from '#main/updates/openUpdates.ts';
import { replacedBy } from '#main/updates/replacedBy.ts';
import { packages } from '../../../../main/tools/package/release.mjs';
import { aFeed } from './feed.ts';
import { NodeExecutor } from './nodeExecutor.ts';

// What each kind of package updates itself by, with electron-updater's own updaters: main/tools/package/README.md has
// the same for IT. Electron is there for their imports alone.
const require = createRequire(import.meta.url);
const native = Object.assign(new EventEmitter(), { setFeedURL: vi.fn(), checkForUpdates: vi.fn() });
const app = Object.assign(new EventEmitter(), {
  getVersion: () => '1.5.0',
  getName: () => 'carnet',
  isPackaged: true,
  whenReady: () => Promise.resolve(),
});
Object.assign(require.cache, { [require.resolve('electron')]: { exports: { autoUpdater: native, app } } });

type System = 'win32' | 'darwin' | 'linux';
const systems: Readonly<Record<string, System>> = { windows: 'win32', macos: 'darwin', linux: 'linux' };
const kinds = [
  { kind: 'nsis', system: 'win32', Updater: NsisUpdater, takes: '.exe' },
  { kind: null, system: 'darwin', Updater: MacUpdater, takes: '.zip' },
  { kind: 'deb', system: 'linux', Updater: DebUpdater, takes: '.deb' },
  { kind: 'rpm', system: 'linux', Updater: RpmUpdater, takes: '.rpm' },
] as const;

/** What the listing of a system names: its packages that update themselves, as a release calls them. */
const listed = (system: System): readonly string[] =>
  packages
    .filter((each) => systems[each.system] === system && each.updatedBy === 'itself')
    .map(({ name }) => name.replace('<version>', '2.0.0'))
    .filter((name) => !/arm64|aarch64/u.test(name)); // a listing of their own
const arch = process.arch === 'x64' ? '' : `-${process.arch}`;
const listing: Readonly<Record<System, string>> = {
  win32: 'latest.yml',
  darwin: 'latest-mac.yml',
  linux: `latest-linux${arch}.yml`,
};

const keys = generateKeyPairSync('ed25519');
const { served, asked, inFolder, port } = aFeed();
afterEach(() => void vi.restoreAllMocks());

/** A release on the feed: each package says what it is. */
function publish(system: System, names: readonly string[]): void {
  const files = names.map((name) => {
    served.set(name, name);
    return `  - { url: '${name}', sha512: '${createHash('sha512').update(name).digest('base64')}', size: ${name.length} }`;
  });
  const text = ['version: 2.0.0', 'files:', ...files, ''].join('\n');
  served.set(listing[system], text);
  const signature = sign(null, Buffer.from(`${listing[system]}\n${text}`), keys.privateKey);
  served.set(`${listing[system]}.sig`, signature.toString('base64'));
}

/** A workstation with version 1.5.0 of this kind; `installed`: what it would install. */
function workstation({ Updater, system, takes }: (typeof kinds)[number]) {
  writeFileSync(inFolder('app-update.yml'), 'updaterCacheDirName: carnet-updater\n');
  const updater = new Updater(undefined, {
    version: '1.5.0',
    name: 'carnet',
    isPackaged: true,
    appUpdateConfigPath: inFolder('app-update.yml'),
    userDataPath: inFolder(),
    baseCachePath: inFolder(),
    whenReady: () => Promise.resolve(),
    relaunch: () => undefined,
    quit: () => undefined,
    onQuit: () => undefined,
  });
  Reflect.set(updater, 'httpExecutor', new NodeExecutor()); // Electron's network otherwise
  Reflect.set(updater, '_testOnlyOptions', { platform: system, isUseDifferentialDownload: false });
  const installed: string[] = [];
  updater.quitAndInstall = () => {
    const { file } = Reflect.get(updater, 'downloadedUpdateHelper') as { file: string }; // it has downloaded one
    installed.push(readFileSync(file, 'utf8'));
  };
  const logged: unknown[] = [];
  const updates = openUpdates({
    feed: {
      url: `http://127.0.0.1:${port()}`,
      channel: 'latest',
      publicKey: keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    },
    ending: takes,
    updater,
    prepare: () => Promise.resolve(),
    mayClose: () => true,
    ask: () => Promise.resolve(true),
    log: { note: () => undefined, problem: (event, error) => void logged.push([event, String(error)]) },
  });
  return { updates, installed, logged };
}

describe.each(kinds)('S13 a package of $system, kind $kind', (kind) => {
  const { system, takes } = kind;

  test(`asks for the listing of its system, and replaces itself by its ${takes} alone`, async () => {
    publish(system, listed(system));
    const { updates, installed, logged } = workstation(kind);
    await updates.check();
    const own = listed(system).find((name) => name.endsWith(takes));
    expect([logged, installed]).toEqual([[], [own]]);
    expect(new Set(asked)).toEqual(new Set([listing[system], `${listing[system]}.sig`, own]));
  });

  test('is not replaced by a package of another kind, where the listing has none of its own', async () => {
    const others = [...listed(system).filter((name) => !name.endsWith(takes)), 'Carnet-2.0.0-win-x64.msi'];
    publish(system, others);
    const { updates, installed, logged } = workstation(kind);
    await updates.check();
    expect([installed, logged.length]).toEqual([[], 1]);
    expect(asked.filter((name) => others.includes(name))).toEqual([]);
  });
});

describe('S13 what an installation is updated by', () => {
  const choose = (system: string, kind: string | null): string => {
    const resources = inFolder('resources');
    mkdirSync(resources, { recursive: true });
    if (kind !== null) writeFileSync(join(resources, 'package-type'), `${kind}\n`);
    vi.spyOn(process, 'platform', 'get').mockReturnValue(system as NodeJS.Platform); // one of the three
    Object.assign(process, { resourcesPath: resources });
    const file = require.resolve('electron-updater');
    delete require.cache[file];
    const { autoUpdater } = require(file) as { autoUpdater: object };
    return autoUpdater.constructor.name;
  };

  test.each(kinds)(
    'electron-updater chooses for $system, $kind what Carnet lets look',
    ({ system, kind, Updater, takes }) => {
      expect(choose(system, kind)).toBe(Updater.name);
      expect(replacedBy(system, inFolder('resources'))).toBe(takes);
    },
  );

  test('what electron-updater would take for another kind does not look: an .msi, and what was unpacked by hand', () => {
    expect(choose('win32', 'msi'), 'it would install the set-up program beside it').toBe('NsisUpdater');
    expect(replacedBy('win32', inFolder('resources'))).toBeNull();
    rmSync(inFolder('resources'), { recursive: true });
    expect(choose('linux', null)).toBe('AppImageUpdater');
    expect(replacedBy('linux', inFolder('resources'))).toBeNull();
  });
});
