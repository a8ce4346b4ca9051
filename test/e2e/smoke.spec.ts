import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import type { Page } from 'playwright/test';
import { contentSecurityPolicy } from '#main/app/serveRenderer.ts';
import { launchCarnet } from './fixtures/app.ts';
import type { Carnet } from './fixtures/app.ts';
import { root } from './fixtures/host.ts';

// The shell of the built app, on the host that this machine has.
let profile: string;
let carnet: Carnet;
let page: Page;

test.beforeAll(async () => {
  profile = await mkdtemp(join(tmpdir(), 'carnet-smoke-'));
  carnet = await launchCarnet({ profile, usualChromium: true });
  page = carnet.page;
});

test.afterAll(async () => {
  await carnet.close();
  await rm(profile, { recursive: true, force: true, maxRetries: 20 });
});

/** A call as any script in the page could make it. */
const call = (channel: string, ...args: unknown[]): Promise<unknown> =>
  page.evaluate(
    async ([channel, args]) => {
      const bridge: unknown = window.carnet;
      // says more than it may
      const { call } = bridge as { call: (channel: string, ...args: readonly unknown[]) => Promise<unknown> };
      return call(channel, ...args).catch((error: unknown) => `rejected: ${String(error)}`);
    },
    [channel, args] as const,
  );

const refused = { ok: false, failure: expect.objectContaining({ kind: 'badRequest' }) };

test('the window opens on the built page', async () => {
  await expect(page).toHaveTitle('Carnet');
  await expect(page.locator('#root > *').first()).toBeVisible();
});

test('S5 I2 the page has persistent storage: the outbox is not thrown away when the disk is full', async () => {
  expect(await page.evaluate(() => navigator.storage.persist())).toBe(true);
});

test('performance: the scripts that every start reads stay under a bound', async () => {
  const folder = join(root, 'out', 'renderer');
  // Vite lists the first script and everything that it imports; with it come the words of its language. What opens a
  // service is read beside it.
  const scripts = (await readFile(join(folder, 'index.html'), 'utf8')).match(/assets\/[^"]+\.js/gu) ?? [];
  const words = (await readdir(join(folder, 'assets'))).filter((name) => name.startsWith('fr-start-'));
  expect(words).toHaveLength(1);
  const names = [...scripts, ...words.map((name) => `assets/${name}`)];
  const sizes = await Promise.all([...new Set(names)].map(async (name) => (await stat(join(folder, name))).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThan(770_000);
});

test('S4 the page comes with the policy and breaks it nowhere', async () => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    const broken: string[] = [];
    Object.assign(window, { broken });
    addEventListener('securitypolicyviolation', (event) =>
      broken.push(
        `${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}:${event.columnNumber}`,
      ),
    );
  });
  const answer = await page.reload();
  const headers = answer?.headers() ?? {};
  expect(headers['content-security-policy']).toBe(contentSecurityPolicy);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  await expect(page.locator('#root > *').first()).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'broken') as unknown)).toEqual([]);
  await expect(page.locator('meta[name=google]'), 'nothing is sent to be translated').toHaveAttribute(
    'content',
    'notranslate',
  );
  expect(errors).toEqual([]);
});

test('S1 the page has the bridge and nothing of Node or Electron', async () => {
  const seen = await page.evaluate(() => ({
    bridge: Object.keys(window.carnet ?? {}).sort(),
    strangers: ['require', 'process', 'module', 'Buffer', 'ipcRenderer', 'electron'].filter((name) => name in window),
    replaced: Reflect.set(window, 'carnet', null),
    secure: isSecureContext,
  }));
  expect(seen).toEqual({ bridge: ['call', 'onEvent'], strangers: [], replaced: false, secure: true });
});

test('S6 a hostile call is refused and changes nothing', async () => {
  const before = await call('service.list', {});
  expect(before).toEqual({ ok: true, value: { profiles: [] } });
  expect(await call('ELECTRON_BROWSER_REQUIRE', 'fs')).toMatch(/^rejected/);
  expect(await call('__proto__', {})).toMatch(/^rejected/);
  expect(await call('toString', {})).toMatch(/^rejected/);
  expect(await call('service.signOut', { profileId: 7 })).toEqual(refused);
  expect(await call('service.add', { credentials: null })).toEqual(refused);
  expect(await call('service.open')).toEqual(refused);
  expect(await call('write.create', { profileId: 'a', entity: 'Inconnu', body: '{}' })).toEqual(refused);
  expect(await call('read.one', { entity: 'Dossier', id: 'new:1' })).toEqual(refused);
  expect(await call('service.open', { profileId: '../../etc/passwd' })).toMatchObject({ ok: false });
  const huge = page.evaluate(() =>
    window.carnet?.call('service.signIn', { profileId: 'a', password: 'x'.repeat(9 * 1024 * 1024) }),
  );
  expect(await huge).toEqual({
    ok: false,
    failure: { kind: 'badRequest', detail: 'size' },
  });
  expect(await call('pull.begin', { entity: 'Dossier', known: { ids: ['1'], hashes: [] } })).toEqual(refused);
  expect(await call('service.list', {})).toEqual(before);
});

test('S4 S5 the page reaches no other origin and opens nothing', async () => {
  const outcome = await page.evaluate(async () => {
    const code = 'data:text/javascript,export default 1';
    const tried = (work: Promise<unknown>): Promise<string> =>
      work.then(
        () => 'done',
        () => 'denied',
      );
    return {
      fetch: await tried(fetch('https://example.invalid/')),
      loopback: await tried(fetch('http://127.0.0.1:9/')),
      file: await tried(fetch('file:///etc/passwd')),
      script: await tried(import(/* @vite-ignore */ code)),
      socket: await tried(
        new Promise((resolve, reject) => {
          const socket = new WebSocket('wss://example.invalid/');
          socket.addEventListener('open', resolve);
          socket.addEventListener('error', reject);
        }),
      ),
      opened: window.open('https://example.invalid/') === null ? 'denied' : 'done',
      notifications: await Notification.requestPermission(),
    };
  });
  expect(outcome).toMatchObject({
    fetch: 'denied',
    loopback: 'denied',
    file: 'denied',
    script: 'denied',
    socket: 'denied',
    notifications: 'denied',
  });
  if (carnet.host === 'electron') expect(outcome.opened).toBe('denied');
  await expect.poll(() => page.context().pages().length).toBe(1);
});

test('S5 a link cannot navigate the page away', async () => {
  const address = page.url();
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: 'https://example.invalid/away' });
    document.body.append(link);
    link.click();
    link.remove();
  });
  await page.waitForTimeout(300); // nothing must happen, and there is no event to wait for
  expect(page.url()).toBe(address);
  await expect(page.locator('#root > *').first()).toBeVisible();
});

test('S3 no path leads out of the built page', async () => {
  const statuses = await page.evaluate(() =>
    Promise.all(
      [
        '/../main/index.js',
        '/..%2fmain/index.js',
        '/%2e%2e/%2e%2e/package.json',
        '/..%5c..%5cpackage.json',
        '/%00',
        '/assets/',
      ].map(async (path) => (await fetch(path)).status),
    ),
  );
  expect(statuses).toEqual(statuses.map(() => 404));
});

test('B5 S4 no packet leaves the page by WebRTC, which its content policy does not stop', async () => {
  const listener = createSocket('udp4');
  let packets = 0;
  listener.on('message', () => (packets += 1));
  listener.bind(0, '127.0.0.1');
  await once(listener, 'listening');
  const state = await page.evaluate(async (port) => {
    const connection = new RTCPeerConnection({ iceServers: [{ urls: `stun:127.0.0.1:${port}` }] });
    const gathered = new Promise<void>((resolve) => {
      connection.addEventListener('icegatheringstatechange', () => {
        if (connection.iceGatheringState === 'complete') resolve();
      });
      setTimeout(resolve, 5_000);
    });
    connection.createDataChannel('x');
    await connection.setLocalDescription();
    await gathered;
    connection.close();
    return connection.signalingState;
  }, listener.address().port);
  listener.close();
  expect({ state, packets }).toEqual({ state: 'closed', packets: 0 });
});

test('what the page saved is restored after SIGKILL and a new start', async () => {
  const word = `kept ${Date.now()}`;
  await page.evaluate(
    (word) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('smoke', 1);
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('words'));
        opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')));
        opening.addEventListener('success', () => {
          const write = opening.result.transaction('words', 'readwrite', { durability: 'strict' });
          write.objectStore('words').put(word, 'last');
          write.addEventListener('complete', () => resolve());
        });
      }),
    word,
  );
  await carnet.kill();
  carnet = await launchCarnet({ profile });
  page = carnet.page;
  const found = await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('smoke', 1);
        opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')));
        opening.addEventListener('success', () => {
          const read = opening.result.transaction('words').objectStore('words').get('last');
          read.addEventListener('success', () => resolve(read.result));
        });
      }),
  );
  expect(found).toBe(word);
});
