import { globSync, readFileSync } from 'node:fs';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { registerAppScheme } from '#main/app/appOrigin.ts';
import { trustedSender } from '#main/ipc/bindChannels.ts';
import { systemKeyStore } from '#main/secrets/keyStore.ts';
import { realOrigin } from '#main/tools/chromium/addresses.ts';
import { readHostArguments } from '#main/tools/chromium/arguments.ts';
import { setHost } from '#main/tools/chromium/doubleState.ts';
import * as double from '#main/tools/chromium/electron/index.ts';
import { WebContentsDouble } from '#main/tools/chromium/electron/webContents.ts';
import { becomeInstalled } from '#main/tools/chromium/installed.ts';

// What main asks of Electron, read from its source, against what the double offers: a new API is missed here, and not
// only when the user meets it. Electron's own types say the rest (`satisfies` in the double).

const window = new double.BrowserWindow({ webPreferences: { preload: 'p', sandbox: true, contextIsolation: true } });
/** By the name that main's source has for it: a value imported, or a type it takes a part of. */
const offered: Readonly<Record<string, object>> = {
  ...double,
  App: double.app,
  Dialog: double.dialog,
  Session: double.session.defaultSession,
  Protocol: double.protocol,
  SafeStorage: double.safeStorage,
  Shell: double.shell,
  PowerMonitor: double.powerMonitor,
  Screen: double.screen,
  IpcMain: double.ipcMain,
  WebContents: new WebContentsDouble(),
  window,
  BrowserWindow: window,
};

const sources = globSync('main/{index,app/*,ipc/*,secrets/*,diagnostics/*}.ts').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));
const importsOf = (text: string, kind: 'import' | 'import type'): readonly string[] =>
  [...text.matchAll(new RegExp(`^${kind} \\{([^}]*)\\} from 'electron';$`, 'gmu'))].flatMap(
    ([, names]) => (names ?? '').match(/\w+/gu) ?? [],
  );

/** `name.member` as a source writes it, and the members of `Pick<Name, 'a' | 'b'>`. */
const uses = sources.flatMap(({ file, text }) => {
  const values = importsOf(text, 'import').filter((name) => name !== 'BrowserWindow');
  const windows = /\bBrowserWindow\b/u.test(text) ? ['window'] : [];
  const called = [...values, ...windows].flatMap((name) =>
    [...text.matchAll(new RegExp(`(?<![.\\w/'])${name}\\.(\\w+)`, 'gu'))].map(([, member]) => ({
      file,
      name,
      member: member ?? '',
    })),
  );
  const picked = importsOf(text, 'import type').flatMap((name) =>
    [...text.matchAll(new RegExp(`Pick<\\s*${name},([^>]*)>`, 'gu'))].flatMap(([, members]) =>
      [...(members ?? '').matchAll(/'(\w+)'/gu)].map(([, member]) => ({ file, name, member: member ?? '' })),
    ),
  );
  // made for each call: see invokeEvent
  return [...called, ...picked].filter(({ name }) => name !== 'IpcMainInvokeEvent');
});

describe('the double of Electron', () => {
  test('exports everything that main imports', () => {
    const imported = sources.flatMap(({ text }) => importsOf(text, 'import'));
    expect(imported.length).toBeGreaterThan(8);
    expect(imported.filter((name) => !(name in double))).toEqual([]);
  });

  test('has every member that main uses', () => {
    expect(uses.length).toBeGreaterThan(40);
    const missing = uses.filter(({ name, member }) => !(member in (offered[name] ?? {})));
    expect(missing).toEqual([]);
  });
});

describe('as unkind as Electron', () => {
  test('E1 it always says that encryption is available, and names a store that is not there', async () => {
    const realWith = (...switches: readonly string[]): Promise<boolean> => {
      const held = { held: true, onKnock: () => undefined, knock: () => Promise.resolve() };
      setHost({ arguments: readHostArguments(switches), userData: '', lock: held, onOpen: () => undefined });
      return systemKeyStore(double.safeStorage, 'linux').real();
    };
    expect([await double.safeStorage.isAsyncEncryptionAvailable(), await realWith()]).toEqual([true, false]);
    expect(double.safeStorage.getSelectedStorageBackend()).not.toBe('basic_text');
    expect(await realWith('--key-store')).toBe(true);
  });

  test('S3 it serves a scheme only with the privileges by which Electron gives its pages an origin, a store and fetch', async () => {
    let isReady = false;
    vi.resetModules();
    vi.doMock('#main/tools/chromium/electron/app.ts', () => ({ app: { isReady: () => isReady } }));
    onTestFinished(() => vi.doUnmock('#main/tools/chromium/electron/app.ts'));
    const { protocol } = await import('#main/tools/chromium/electron/protocol.ts');
    const page = () => new Response('');
    const whole = { standard: true, secure: true, supportFetchAPI: true };
    expect(() => protocol.handle('app', page), 'before it is ready').toThrow('once it is ready');
    for (const without of ['standard', 'secure', 'supportFetchAPI'] as const) {
      isReady = false;
      protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges: { ...whole, [without]: false } }]);
      isReady = true;
      expect(() => protocol.handle('app', page), without).toThrow(`not registered as \`${without}\``);
    }
    expect(() => protocol.registerSchemesAsPrivileged([]), 'once it is ready').toThrow('before it is ready');
    isReady = false;
    registerAppScheme(protocol);
    isReady = true;
    expect(() => protocol.handle('app', page)).not.toThrow();
  });

  test('S6 it says the origin of app://carnet as Electron does, which Node does not know', () => {
    expect(new URL('app://carnet/index.html').origin).toBe('null');
    expect(realOrigin('https://carnet.app.localhost/index.html')).toBe('app://carnet');
    expect(realOrigin('https://carnet.app.localhost.example/')).toBe('https://carnet.app.localhost.example');
    const from = (origin: string) => trustedSender('app://carnet')({ senderFrame: { parent: null, origin } as never }); // all that is read
    expect(['app://carnet', 'null', 'app://', 'app://carnet/', 'app://carnet.example', 'file://'].map(from)).toEqual([
      true,
      ...Array<boolean>(5).fill(false),
    ]);
  });

  test('B18 S2 it takes from an installed Carnet what our fuses keep from Node', () => {
    const program = {
      env: { NODE_OPTIONS: '--import=x', NODE_EXTRA_CA_CERTS: '/ca.pem', SSL_CERT_FILE: '/system.pem' },
    };
    becomeInstalled(program, null);
    expect(program).toEqual({ env: { SSL_CERT_FILE: '/system.pem' } });
  });
});
