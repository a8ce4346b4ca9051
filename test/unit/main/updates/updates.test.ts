import { spawnSync } from 'node:child_process';
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DebUpdater } from 'electron-updater';
import { describe, expect, test } from 'vitest';
import { updateFeed } from '#main/policy/startWith.ts';
import { openUpdates } from '#main/updates/openUpdates.ts';
import type { Feed } from '#main/updates/signedFeed.ts';
import { aFeed } from './feed.ts';
import { NodeExecutor } from './nodeExecutor.ts';

// electron-updater as it is, for the .deb, against a feed on this machine. Only Electron's parts of it are replaced:
// the application around it, its network, and the installing itself.

const keys = generateKeyPairSync('ed25519');
const ofAnother = generateKeyPairSync('ed25519');
const publicKey = keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const packageText = 'a package';
const hashOf = (text: string): string => createHash('sha512').update(text).digest('base64');
/** As electron-updater names it for the system that the test runs on. */
const suffixes = {
  linux: process.arch === 'x64' ? '-linux' : `-linux-${process.arch}`,
  darwin: '-mac',
  win32: '',
} as const;
const channelFile = `latest${suffixes[process.platform as keyof typeof suffixes]}.yml`; // Carnet runs on these three

const { served, asked, inFolder, port } = aFeed();

interface Listed {
  readonly version?: string;
  readonly name?: string;
  readonly file?: string;
  readonly content?: string;
  readonly sha512?: string;
  readonly staging?: number;
  readonly privateKey?: typeof keys.privateKey;
}

/** Puts a listing and its package onto the feed. */
function publish({
  version = '2.0.0',
  name = channelFile,
  file = 'carnet-2.deb',
  content = packageText,
  sha512 = hashOf(packageText),
  staging = 100,
  privateKey = keys.privateKey,
}: Listed = {}): void {
  const text = `version: ${version}\nfiles:\n  - { url: '${file}', sha512: '${sha512}', size: ${content.length} }\nstagingPercentage: ${staging}\n`;
  served.set(channelFile, text);
  served.set(`${channelFile}.sig`, sign(null, Buffer.from(`${name}\n${text}`), privateKey).toString('base64'));
  served.set(file, content);
}

class Updater extends DebUpdater {
  readonly installed: string[] = [];
  override quitAndInstall(): void {
    this.installed.push(readFileSync(this.downloadedUpdateHelper?.file ?? '', 'utf8'));
  }
}

/** A workstation with version 1.5.0. */
function workstation({
  answer = true,
  feed = {},
  prepare = () => Promise.resolve(),
}: { answer?: boolean; feed?: Partial<Feed>; prepare?: () => Promise<void> } = {}) {
  writeFileSync(inFolder('app-update.yml'), 'updaterCacheDirName: carnet-updater\n');
  const updater = new Updater(null, {
    version: '1.5.0',
    name: 'carnet',
    isPackaged: true,
    appUpdateConfigPath: inFolder('app-update.yml'),
    userDataPath: inFolder(),
    baseCachePath: inFolder(),
    whenReady: () => Promise.resolve(),
    relaunch: () => {},
    quit: () => {},
    onQuit: () => {},
  });
  Reflect.set(updater, 'httpExecutor', new NodeExecutor()); // Electron's network otherwise
  const state = { mayClose: true, answer };
  const offered: string[] = [];
  const logged: unknown[] = [];
  const updates = openUpdates({
    feed: { url: `http://127.0.0.1:${port()}`, channel: 'latest', publicKey, ...feed },
    ending: '.deb',
    updater,
    prepare,
    mayClose: () => state.mayClose,
    ask: (version) => {
      offered.push(version);
      return Promise.resolve(state.answer);
    },
    log: {
      note: (event) => void logged.push(event),
      problem: (event, error) =>
        void logged.push([event, error instanceof Error && 'code' in error ? error.code : error]),
    },
  });
  return { updates, updater, offered, logged, state };
}

const signFeed = (environment: Record<string, string>) =>
  spawnSync(process.execPath, ['main/tools/package/signFeed.mjs', inFolder()], { encoding: 'utf8', env: environment });
const pem = (key: typeof keys.privateKey): string => key.export({ type: 'pkcs8', format: 'pem' }).toString();

describe('S13 the publisher’s listing', () => {
  test('as the release signs it is believed', async () => {
    publish();
    writeFileSync(inFolder(channelFile), served.get(channelFile) ?? '');
    expect(signFeed({ UPDATE_SIGNING_KEY: pem(keys.privateKey), CARNET_UPDATE_KEY: publicKey }).status).toBe(0);
    served.set(`${channelFile}.sig`, readFileSync(inFolder(`${channelFile}.sig`), 'utf8'));
    const { updates, offered } = workstation();
    await updates.check();
    expect(offered).toEqual(['2.0.0']);
  });

  test('is not signed by a key whose other half was not built in, nor where there is none', () => {
    writeFileSync(inFolder(channelFile), 'version: 2.0.0\n');
    const other = signFeed({ UPDATE_SIGNING_KEY: pem(ofAnother.privateKey), CARNET_UPDATE_KEY: publicKey });
    rmSync(inFolder(channelFile));
    const none = signFeed({ UPDATE_SIGNING_KEY: pem(keys.privateKey), CARNET_UPDATE_KEY: publicKey });
    expect([other.status, none.status]).toEqual([1, 1]);
    expect(existsSync(inFolder(`${channelFile}.sig`))).toBe(false);
  });
});

test('S14 where the policy’s way to the feed cannot be set, the feed is not asked by another way', async () => {
  publish();
  const { updates, offered, logged } = workstation({ prepare: () => Promise.reject(new Error('no proxy')) });
  await updates.check();
  expect([asked, offered, logged.length]).toEqual([[], [], 1]);
});

describe('S14 where updates are looked for', () => {
  const feed = { url: 'https://carnet.example/', channel: 'latest', publicKey };

  test.each([
    [{}, feed],
    [{ updateFeed: 'https://miroir.ecole.fr/carnet' }, { ...feed, url: 'https://miroir.ecole.fr/carnet' }],
    [{ updateChannel: 'essai' }, { ...feed, channel: 'essai' }],
    [{ updateFeed: 'none' }, null],
    [{ proxy: 'none' }, null],
  ])('%j', (policy, expected) => {
    expect(updateFeed(feed, policy)).toEqual(expected);
    expect(updateFeed(null, policy)).toBeNull();
  });

  test('a copy of the feed counts only with the publisher’s signature', async () => {
    publish({ privateKey: ofAnother.privateKey });
    const copy = updateFeed(feed, { updateFeed: `http://127.0.0.1:${port()}/` });
    const { updates, offered, logged } = workstation({ feed: copy ?? {} });
    await updates.check();
    expect([offered, logged]).toEqual([[], [['update.failed', 'unsigned']]]);
    publish();
    await updates.check();
    expect(offered).toEqual(['2.0.0']);
  });
});

describe('S13 an update', () => {
  test('that is newer and signed is downloaded, offered, and installed when the user says so', async () => {
    publish();
    const { updates, updater, offered, logged } = workstation();
    await updates.check();
    expect(offered).toEqual(['2.0.0']);
    expect(updater.installed).toEqual([packageText]);
    expect(logged).toEqual(['update.ready', 'update.install']);
  });

  test.each(['1.4.9', '1.5.0', '0.9.0'])(
    'of version %s is not newer than 1.5.0, and not even downloaded',
    async (version) => {
      publish({ version });
      const { updates, updater, offered, logged } = workstation();
      await updates.check();
      expect([offered, updater.installed, logged]).toEqual([[], [], []]);
      expect(asked).not.toContain('carnet-2.deb');
    },
  );

  test.each<[string, () => void]>([
    ['whose listing another key has signed', () => publish({ privateKey: ofAnother.privateKey })],
    ['whose listing was signed for another channel', () => publish({ name: 'beta-linux.yml' })],
    ['whose listing is not signed', () => void (publish(), served.set(`${channelFile}.sig`, ''))],
    [
      'whose listing was changed after it was signed',
      () => {
        publish();
        served.set(channelFile, (served.get(channelFile) ?? '').replace('2.0.0', '9.0.0'));
      },
    ],
  ])('%s is refused before anything of it is read', async (_how, put) => {
    put();
    const { updates, updater, offered, logged } = workstation();
    await updates.check();
    expect(logged).toEqual([['update.failed', 'unsigned']]);
    expect([offered, updater.installed]).toEqual([[], []]);
    expect(asked).not.toContain('carnet-2.deb');
  });

  test('from a listing without its signature beside it is refused', async () => {
    publish();
    served.delete(`${channelFile}.sig`);
    const { updates, offered, logged } = workstation();
    await updates.check();
    expect([offered, logged]).toEqual([[], [['update.failed', 'HTTP_ERROR_404']]]);
  });

  test.each<[string, Listed]>([
    ['has no hash', { sha512: '' }],
    ['lies on another server', { file: 'https://192.0.2.1/carnet.deb' }],
    ['lies in another folder', { file: '../carnet.deb' }],
  ])('whose package %s is refused, though it is signed', async (_how, listed) => {
    publish(listed);
    const { updates, offered, logged } = workstation();
    await updates.check();
    expect([offered, logged]).toEqual([[], [['update.failed', 'malformed']]]);
  });

  test.each<[string, Listed]>([
    ['was replaced on the server', { content: 'a packagE' }],
    ['is listed with another hash', { sha512: hashOf('something else') }],
  ])('whose package %s is refused, and its file removed', async (_how, listed) => {
    publish(listed);
    const { updates, updater, offered, logged } = workstation();
    await updates.check();
    expect(logged).toEqual([['update.failed', 'ERR_CHECKSUM_MISMATCH']]);
    expect([offered, updater.installed]).toEqual([[], []]);
    expect(existsSync(inFolder('carnet-updater', 'pending', 'carnet-2.deb'))).toBe(false);
  });

  test('that is given out in stages is offered to no workstation at 0 %, to each at 100 %', async () => {
    publish({ staging: 0 });
    const { updates, offered } = workstation();
    await updates.check();
    expect(offered).toEqual([]);
    publish({ staging: 100 });
    await updates.check();
    expect(offered).toEqual(['2.0.0']);
  });

  test('waits while changes wait or Carnet is locked, and is offered afterwards', async () => {
    publish();
    const { updates, updater, offered, state } = workstation();
    state.mayClose = false;
    await updates.check();
    await updates.consider();
    expect(offered).toEqual([]);
    state.mayClose = true;
    await updates.consider();
    expect([offered, updater.installed]).toEqual([['2.0.0'], [packageText]]);
  });

  test('is not installed when a change was made while the question stood there', async () => {
    publish();
    const { updates, updater, offered, state } = workstation();
    state.mayClose = false;
    await updates.check();
    let calls = 0;
    Object.defineProperty(state, 'mayClose', { get: () => ++calls === 1, configurable: true });
    await updates.consider();
    expect([offered, updater.installed]).toEqual([['2.0.0'], []]);
    Object.defineProperty(state, 'mayClose', { value: true });
    await updates.consider();
    expect(updater.installed).toEqual([packageText]);
  });

  test('that the user puts off is offered again at the next look, not before', async () => {
    publish();
    const { updates, updater, offered } = workstation({ answer: false });
    await updates.check();
    await updates.consider();
    expect([offered, updater.installed]).toEqual([['2.0.0'], []]);
    await updates.check();
    expect(offered).toEqual(['2.0.0', '2.0.0']);
  });
});
