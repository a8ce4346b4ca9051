import { mkdirSync } from 'node:fs';
import { release, userInfo } from 'node:os';
import { join } from 'node:path';
import { app, dialog, powerMonitor, protocol, safeStorage, session, shell } from 'electron';
import type { BrowserWindow } from 'electron';
import { guardNavigation, guardSession } from '#main/app/guards.ts';
import { renewPage, reviveWhenGone, tellPage } from '#main/app/page.ts';
import { archs, platforms } from '#shared/ipc/health.ts';
import { linkScheme } from '#shared/ipc/place.ts';
import type { Screen } from '#shared/ipc/screens.ts';
import { defaultZone } from '#shared/time/defaultZone.mjs';
import { problemOf } from '#shared/trace/problem.ts';
import { aboutPanel } from './app/about.ts';
import { appOrigin, appScheme, registerAppScheme } from './app/appOrigin.ts';
import { openClosing } from './app/closing.ts';
import type { Closing } from './app/closing.ts';
import { dropUnsafeVariables, opensDebugger, readCommandLine, runsUnsandboxed } from './app/commandLine.ts';
import { openDesktop } from './app/desktop.ts';
import { endInWords, refuseInWords } from './app/endInWords.ts';
import { openLinks } from './app/links.ts';
import { lockWhenAway } from './app/lockWhenAway.ts';
import { licencesItem } from './app/menu.ts';
import { openingPage, whileOpening } from './app/opening.ts';
import { openPlace } from './app/place.ts';
import { keepPrivate, profileFolder } from './app/profileFolder.ts';
import { hearScreenLock } from './app/screenLock/hearScreenLock.ts';
import { serveRenderer } from './app/serveRenderer.ts';
import { checkSpelling } from './app/spelling.ts';
import { bringForward, openWindow } from './app/window.ts';
import { wordsFor } from './app/words.ts';
import type { Log } from './diagnostics/log.ts';
import { openDiagnostics } from './diagnostics/openDiagnostics.ts';
import type { Diagnostics } from './diagnostics/openDiagnostics.ts';
import { logUncaught } from './diagnostics/uncaught.ts';
import { copyAside } from './disk/files.ts';
import { finishWipe } from './disk/wipe.ts';
import { openBridge } from './ipc/index.ts';
import type { Bridge } from './ipc/index.ts';
import { proxyConfig } from './policy/fixedRoutes.ts';
import { openOwnSettings } from './policy/ownSettings.ts';
import { readPolicy, thisWorkstation } from './policy/readPolicy.ts';
import { notePolicy } from './policy/settle.ts';
import { startWith, updateFeed } from './policy/startWith.ts';
import { keyStoreName, systemKeyStore } from './secrets/keyStore.ts';
import { machineName } from './secrets/machine.ts';
import { openProxyLogins } from './secrets/proxyLogins.ts';
import { openVault } from './secrets/vault.ts';
import { builtInFeed } from './updates/builtInFeed.ts';
import type { Updates } from './updates/openUpdates.ts';
import { replacedBy } from './updates/replacedBy.ts';

/** For a storage that is given up: repeated damage cannot fill the disk. */
const mostCopies = 2;

const ignoredVariables = dropUnsafeVariables(process.env);
const given = readCommandLine(process.argv.slice(1));
const folder = profileFolder(given.profile, process.platform, process.env);
if (folder !== null) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  app.setPath('userData', folder);
}
// A debugger reads the page, its data and the password that is typed into it.
if (app.isPackaged && opensDebugger((name) => app.commandLine.hasSwitch(name))) app.exit(1);
// The installers write the same id into their shortcuts: taskbar and notifications then know the window (E15).
if (process.platform === 'win32') app.setAppUserModelId('fr.carnet.notebook');
registerAppScheme(protocol);
// For every page; ours requests it itself (S1). A root user can run Electron only without it.
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();

let window: BrowserWindow | null = null;
/** By the policy, once it was read: the page takes no link before. */
let hiddenScreens: readonly Screen[] = [];
const links = openLinks(() => hiddenScreens);
links.offer(process.argv.slice(1));
// Registered before anything is awaited: Electron drops an event without a listener, and its link with it (E7). macOS
// passes a link by an event, also the one that opened Carnet; a second start passes its arguments.
app.on('open-url', (event, url) => {
  event.preventDefault();
  if (links.offer([url])) comeForward('link');
});
app.on('second-instance', (_event, argv) => comeForward(links.offer(argv) ? 'link' : 'secondInstance'));

/** Without a window yet, the one that is being opened takes what waits. */
function comeForward(kind: 'link' | 'secondInstance'): void {
  if (window === null) return;
  bringForward(window);
  tellPage(window.webContents, { kind });
}

// One Carnet for each profile: a second one would take the same steps from the same outbox.
if (app.requestSingleInstanceLock()) openOrRefuse();
else app.quit();

function openOrRefuse(): void {
  const attended = !given.unattended;
  const userData = app.getPath('userData');
  if (!keepPrivate(userData)) return void refuseInWords(app, dialog, { why: 'foreignProfile', attended }, userData);
  // Before anything is opened: what is stored beside an unfinished wiping would be wiped with it (S17).
  try {
    finishWipe(userData);
  } catch (error) {
    return void refuseInWords(app, dialog, { why: 'notWiped', attended }, String(error));
  }
  const diagnostics = openDiagnostics(userData, app.getVersion());
  const { log, incidents } = diagnostics;
  logUncaught(process, log, incidents, () => endInWords(app, dialog, { why: 'stopped', attended }));
  // E3: what a page is not kept from, it could read: no page is opened.
  if (app.isPackaged && runsUnsandboxed((name) => app.commandLine.hasSwitch(name))) {
    log.note('start.unsandboxed');
    incidents.markClosed();
    return void refuseInWords(app, dialog, { why: 'unsandboxed', attended });
  }
  // Not awaited at the top level: an ES module that awaits `ready` there never receives it.
  void app.whenReady().then(() => start(diagnostics).catch((error: unknown) => cannotStart(diagnostics, error)));
}

async function start(diagnostics: Diagnostics): Promise<void> {
  const { log, incidents } = diagnostics;
  const userData = app.getPath('userData');
  const development = !app.isPackaged;
  /** Null until the policy was read: nothing is open then. */
  let opened: { readonly bridge: Bridge; readonly closing: Closing } | null = null;
  /** The document is served under the policy, so that it is not loaded before it. */
  let mayPrint = false;
  const place = openPlace();
  guardSession(session.defaultSession, development);
  checkSpelling(session.defaultSession, process.platform);
  protocol.handle(
    appScheme,
    serveRenderer(join(import.meta.dirname, '../renderer'), {
      mayPrint: () => mayPrint,
      opening: openingPage(app.getLocale()),
    }),
  );
  app.on('web-contents-created', (_event, page) =>
    guardNavigation(page, shell, (error) => log.problem('link.failed', error)),
  );
  app.on('window-all-closed', () => app.quit());
  closeBeforeQuit(async () => {
    await opened?.bridge.close().catch((error: unknown) => log.problem('close.failed', error));
    incidents.markClosed();
  });
  // The system ends Carnet without another word: a shutdown is no crash.
  const onShutdown = (): void => {
    incidents.markClosed();
    opened?.closing.onShutdown();
  };
  powerMonitor.on('shutdown', onShutdown);
  const onPageGone = (id: number): void => {
    opened?.bridge.pageGone(id);
    desktop.forget();
  };
  const lock = (): void => void opened?.bridge.lock().catch((error: unknown) => log.problem('lock.failed', error));
  const desktop = openDesktop({
    platform: process.platform,
    locale: app.getLocale(),
    development,
    noticesWithoutNames: () => own.effective().noticesWithoutNames ?? false,
    hiddenScreens: () => hiddenScreens,
    icon: join(import.meta.dirname, '../renderer/tray.png'),
    badge: join(import.meta.dirname, '../renderer/badge.png'),
    profile: folder !== null && given.profile !== null ? folder : null,
    window: () => window,
    // A page that hangs is locked too.
    send: (command) => {
      if (command === 'lock') lock();
      else if (command === licencesItem) void openLicences(log);
      else if (window !== null) tellPage(window.webContents, { kind: 'command', command });
    },
    open: (place) => {
      if (place === null) return window !== null && bringForward(window);
      links.put(place);
      return comeForward('link');
    },
  });
  app.setAboutPanelOptions(
    aboutPanel({
      words: wordsFor(app.getLocale()),
      version: app.getVersion(),
      runsOn: {
        Electron: process.versions.electron,
        Chromium: process.versions['chrome'],
        'Node.js': process.versions.node,
      },
      icon: join(import.meta.dirname, '../renderer/tray.png'),
    }),
  );
  const shown = openWindow(join(import.meta.dirname, '../preload/index.cjs'), { onPageGone, development });
  window = shown;
  reviveWhenGone(shown.webContents, log, incidents, place.crashed);
  shown.on('close', (event) => opened?.closing.onClose(event));
  shown.on('session-end', onShutdown);
  shown.webContents.on('context-menu', (_event, clicked) => desktop.popUp(clicked));
  shown.on('closed', () => {
    window = null;
  });
  const policy = await whileOpening(
    shown,
    readPolicy(thisWorkstation(userInfo().username), development ? given.policy : null),
  );
  notePolicy(policy, log);
  hiddenScreens = policy.values.hiddenScreens ?? [];
  mayPrint = policy.values.exportPaper !== false;
  const { service, practice, lockAfter } = startWith(given, policy.values);
  // A Carnet that is not installed does not register for the system's links.
  if (app.isPackaged && !app.setAsDefaultProtocolClient(linkScheme)) log.note('links.unregistered');

  const own = await openOwnSettings(
    userData,
    policy.values,
    (error) => log.problem('settings.unreadable', error),
    async ({ proxy, protectScreen = false }) => {
      window?.setContentProtection(protectScreen);
      await session.defaultSession.setProxy(proxyConfig(proxy) ?? { mode: 'system' });
      await bridge.resumed(); // connections went the former way
    },
  );
  const proxy = proxyConfig(own.effective().proxy);
  if (proxy !== null) await session.defaultSession.setProxy(proxy);
  if (window === null) return; // closed meanwhile: Carnet ends
  if (own.effective().protectScreen) window.setContentProtection(true);

  let updates: Updates | null = null;
  const keyStore = systemKeyStore(safeStorage, process.platform);
  const machine = machineName((error) => log.problem('machine.unnamed', error));
  const vault = openVault(userData, keyStore, { machine: () => machine });
  const closing = openClosing({
    // Signing out leaves no service open: what it wiped is not asked about again.
    isOpen: () => bridge.isOpen(),
    wipes: () => own.effective().wipeAtClose === true && policy.values.sharedPc !== false,
    ask: (wipes) => window !== null && tellPage(window.webContents, { kind: 'closing', wipes }),
    lock: () => bridge.lock().catch((error: unknown) => log.problem('lock.failed', error)),
    quit: () => app.quit(),
  });
  const bridge = openBridge({
    appOrigin,
    app: {
      info: {
        version: app.getVersion(),
        locale: app.getLocale(),
        schoolZone: defaultZone,
        suggestedUrl: service,
      },
      policy,
      quit: () => app.quit(),
      closing: closing.answers,
      place,
      own,
      openOutside: (address) =>
        shell.openExternal(address).then(
          () => true,
          (error: unknown) => {
            log.problem('link.failed', error);
            return false;
          },
        ),
      copyStorage: () => copyAside(join(session.defaultSession.storagePath ?? userData, 'IndexedDB'), mostCopies),
      clearStorage: () => session.defaultSession.clearStorageData({ storages: ['indexdb'] }),
    },
    ignoredVariables,
    vault,
    diagnostics,
    program: {
      versions: {
        carnet: digitsOf(app.getVersion()),
        electron: digitsOf(process.versions.electron),
        chromium: digitsOf(process.versions['chrome']),
        node: digitsOf(process.versions.node),
        platform: platforms.find((name) => name === process.platform) ?? 'other',
        system: digitsOf(release()),
        arch: archs.find((name) => name === process.arch) ?? 'other',
      },
      keyStore: keyStoreName(safeStorage, process.platform),
      folder: userData,
    },
    practiceName: practice ? wordsFor(app.getLocale()).practiceName : null,
    proxies: {
      findRoutes: (address) => session.defaultSession.resolveProxy(address),
      logins: openProxyLogins(userData, keyStore),
    },
    clearEverything: async () => {
      await session.defaultSession.clearStorageData();
      await session.defaultSession.clearCache();
      await session.defaultSession.clearCodeCaches({});
    },
    askWhere: async (name) => {
      if (window === null) return null;
      const { canceled, filePath } = await dialog.showSaveDialog(window, { defaultPath: name });
      return canceled || filePath === '' ? null : filePath;
    },
    askHost: (host) => {
      const { newHost, newHostDetail, newHostYes, newHostNo } = wordsFor(app.getLocale());
      return isChosen(window, `${newHost} (${host})`, newHostDetail, [newHostYes, newHostNo]);
    },
    printPage: () => {
      if (window === null) throw new Error('no window to print');
      return window.webContents.printToPDF({ printBackground: true, preferCSSPageSize: true });
    },
    // The Chromium host shows no files.
    showFile: process.versions.electron === undefined ? null : { open: openFile, folder: showInFolder },
    desktop: {
      ...desktop,
      show: (shown) => {
        desktop.show(shown);
        if (updates !== null) void updates.consider();
      },
      takeLink: () => links.take(),
    },
    onBusy: (until) => window !== null && tellPage(window.webContents, { kind: 'serviceBusy', until }),
    onLock: () => {
      desktop.forget();
      place.forget();
      if (window !== null) renewPage(window.webContents);
    },
  });

  opened = { bridge, closing };
  lockWhenAway(powerMonitor, lockAfter * 60, lock);
  if (process.platform === 'linux') hearScreenLock(process.env, log, lock);
  powerMonitor.on('resume', () => {
    bridge.resumed().catch((error: unknown) => log.problem('resume.failed', error));
    if (window !== null) tellPage(window.webContents, { kind: 'resumed' });
  });
  await shown.loadURL(`${appOrigin}/index.html`).catch((error: unknown) => {
    // Reloaded or closed while it was loading: not a failure to start.
    if (window !== null && !String(error).includes('ERR_ABORTED')) throw error;
  });
  const feed = updateFeed(builtInFeed, policy.values);
  if (!app.isPackaged || !given.updates || feed === null) return;
  const ending = replacedBy(process.platform, process.resourcesPath);
  if (ending === null) return;
  const { watchUpdates } = await import('./updates/watchUpdates.ts');
  updates = watchUpdates({
    feed,
    ending,
    proxy: () => proxyConfig(own.effective().proxy),
    mayClose: () => desktop.mayClose(),
    ask: (version) => {
      const { updateReady, updateDetail, updateNow, updateLater } = wordsFor(app.getLocale());
      return isChosen(window, `${updateReady} (${version})`, updateDetail, [updateNow, updateLater]);
    },
    log,
  });
}

const openFile = async (path: string): Promise<boolean> => (await shell.openPath(path)) === '';
const showInFolder = (path: string): Promise<boolean> => {
  shell.showItemInFolder(path);
  return Promise.resolve(true);
};

/** In the system's file manager, from where the package has put them (electron-builder.yml). */
async function openLicences(log: Log): Promise<void> {
  const failure = await shell.openPath(join(process.resourcesPath, 'licences'));
  if (failure !== '') log.note('licences.failed');
}

/** Asks in a box of main's, which no page can press. True: the first button; the other one is what changes nothing. */
async function isChosen(
  window: BrowserWindow | null,
  message: string,
  detail: string,
  buttons: [string, string],
): Promise<boolean> {
  if (window === null) return false;
  const answer = await dialog.showMessageBox(window, {
    type: 'info',
    title: 'Carnet',
    message,
    detail,
    buttons,
    defaultId: 1,
    cancelId: 1,
    noLink: true,
  });
  return answer.response === 0;
}

/** Electron does not wait for promises: the quit is prevented once, and requested again. */
function closeBeforeQuit(close: () => Promise<void>): void {
  let closed = false;
  app.on('will-quit', (event) => {
    if (closed) return;
    event.preventDefault();
    void close().finally(() => {
      closed = true;
      app.quit();
    });
  });
}

/** The numbers that a version begins with: no system's own words reach the support file (S16). */
const digitsOf = (version: string | undefined): string | null =>
  /^\d{1,6}(?:\.\d{1,6}){0,5}/u.exec(version ?? '')?.[0] ?? null;

function cannotStart({ log, incidents }: Diagnostics, error: unknown): void {
  log.problem('start.failed', error);
  incidents.note('mainStopped', problemOf(error).name);
  endInWords(app, dialog, { why: 'cannotStart', attended: !given.unattended });
}
