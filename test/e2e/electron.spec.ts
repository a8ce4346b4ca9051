import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, expect, test } from 'playwright/test';
import type { ElectronApplication, Page } from 'playwright/test';
import { pagePreferences } from '#main/app/pagePreferences.ts';
import { electronOnly } from './fixtures/app.ts';
import { command } from './fixtures/host.ts';

// What only a live Electron can show (S1): the effective options of its windows.
electronOnly();
let profile: string;
let app: ElectronApplication;
let page: Page;

async function open(): Promise<void> {
  const { file, args } = command({ profile });
  app = await _electron.launch({ executablePath: file, args, chromiumSandbox: !args.includes('--no-sandbox') });
  page = await app.firstWindow();
}
test.beforeAll(async () => {
  profile = await mkdtemp(join(tmpdir(), 'carnet-electron-'));
  await open();
});

test.afterAll(async () => {
  await app.close();
  await rm(profile, { recursive: true, force: true, maxRetries: 20 });
});

test('S1 every live window is sandboxed and isolated', async () => {
  const live = await app.evaluate(({ webContents }) =>
    webContents.getAllWebContents().map((contents) => {
      const read: unknown = Reflect.get(contents, 'getLastWebPreferences'); // not in Electron's types
      return typeof read === 'function' ? (Reflect.apply(read, contents, []) as object) : null; // plain data
    }),
  );
  expect(live.length).toBeGreaterThan(0);
  for (const preferences of live) {
    expect(preferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webSecurity: true,
    });
    // Electron reports only some of the other options: those must be as requested.
    const expected = Object.entries(pagePreferences(true)).filter(
      ([name]) => preferences !== null && name in preferences,
    );
    expect(preferences).toMatchObject(Object.fromEntries(expected));
  }
});

test('S3 the page lives on app://carnet, a secure context without file rights', async () => {
  expect(await page.evaluate(() => [location.origin, isSecureContext])).toEqual(['app://carnet', true]);
  expect(await app.evaluate(({ protocol }) => protocol.isProtocolHandled('app'))).toBe(true);
});

test('S3 S4 app://carnet is an origin like another: main knows its frame by it, and it has a store, fetch and a policy', async () => {
  const seen = await app.evaluate(({ BrowserWindow, session }) => {
    const [window] = BrowserWindow.getAllWindows();
    const { storagePath } = session.defaultSession;
    return { origin: window?.webContents.mainFrame.origin, own: window?.webContents.session.storagePath, storagePath };
  });
  expect(seen).toMatchObject({ origin: 'app://carnet', own: seen.storagePath });
  const inPage = await page.evaluate(async () => {
    const reached = (address: string): Promise<boolean> =>
      fetch(address).then(
        ({ ok }) => ok,
        () => false,
      );
    const opened = await new Promise<boolean>((resolve) => {
      const request = indexedDB.open('origin');
      request.addEventListener('success', () => resolve(true));
      request.addEventListener('error', () => resolve(false));
    });
    return {
      origin: new URL('index.html', location.href).origin,
      cipher: typeof crypto.subtle.encrypt,
      opened,
      own: await reached('/index.html'),
      others: await Promise.all(['https://example.invalid/', 'app://other/', 'file:///etc/hosts'].map(reached)),
    };
  });
  expect(inPage).toEqual({
    origin: 'app://carnet',
    cipher: 'function',
    opened: true,
    own: true,
    others: [false, false, false],
  });
  await expect
    .poll(() => readdir(join(seen.storagePath ?? '', 'IndexedDB')))
    .toContain('app_carnet_0.indexeddb.leveldb');
});

test('S5 permissions are denied, all but persistent storage', async () => {
  const states = await page.evaluate(async () => {
    const names = ['geolocation', 'notifications', 'camera', 'microphone', 'midi'] as const;
    const states = await Promise.all(names.map((name) => navigator.permissions.query({ name })));
    return states.map(({ state }) => state);
  });
  expect(new Set(states)).toEqual(new Set(['denied']));
  expect(await page.evaluate(() => navigator.storage.persisted()), 'I2 the outbox is not thrown away').toBe(true);
});

test('E18 S5 spelling is checked in French and English, and no dictionary is fetched', async () => {
  test.skip(process.platform === 'darwin', 'macOS has its own checker, without a list of languages');
  const languages = await app.evaluate(({ session }) => session.defaultSession.getSpellCheckerLanguages());
  expect(languages).toEqual(expect.arrayContaining(['fr', 'en-GB']));
});

test('E17 zoom and place of the window are those of the last run', async () => {
  const read = () =>
    app.evaluate(({ BrowserWindow }) => {
      const [window] = BrowserWindow.getAllWindows();
      return window && { zoom: window.webContents.getZoomLevel(), bounds: window.getBounds() };
    });
  await app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    window?.webContents.setZoomLevel(1);
    window?.setBounds({ x: 40, y: 60, width: 1100, height: 700 });
  });
  await expect.poll(async () => (await read())?.bounds.width).toBe(1100);
  const before = await read();
  await app.close();
  await open();
  await expect.poll(read).toEqual(before);
});

test('E20 the window can be made as small as its display, is brought back onto it, and is called by its page', async () => {
  const seen = await app.evaluate(({ BrowserWindow, screen }) => {
    const [window] = BrowserWindow.getAllWindows();
    if (!window) return null;
    const { workArea } = screen.getDisplayMatching(window.getBounds());
    const [width = 0, height = 0] = window.getMinimumSize();
    window.setBounds({ x: workArea.x + workArea.width + 4_000, y: workArea.y, width: 1100, height: 700 });
    screen.emit('display-metrics-changed', {}, screen.getPrimaryDisplay(), ['workArea']);
    return { fits: width <= workArea.width && height <= workArea.height, title: window.getTitle(), workArea };
  });
  expect(seen).toMatchObject({ fits: true, title: await page.title() });
  const left = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds().x ?? NaN);
  const { x = NaN, width = NaN } = seen?.workArea ?? {};
  await expect.poll(left).toBeLessThan(x + width);
});

test('S5 no second window can be opened', async () => {
  expect(await page.evaluate(() => window.open('https://example.invalid/') === null)).toBe(true);
  expect(await page.evaluate(() => window.open('about:blank') === null)).toBe(true);
  expect(app.windows().length).toBe(1);
});

test('S1 the page cannot reach the preload’s world', async () => {
  const found = await page.evaluate(() => {
    try {
      return window.carnet?.call.constructor('return typeof require')() as unknown; // a Function made from text
    } catch {
      return 'denied'; // the policy forbids code from text
    }
  });
  expect(found).toBe('denied');
});
