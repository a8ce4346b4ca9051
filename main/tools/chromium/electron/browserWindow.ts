import { EventEmitter } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  BrowserWindow as ElectronWindow,
  BrowserWindowConstructorOptions,
  NativeImage,
  Rectangle,
} from 'electron';
import type { BrowserContext, Page, Route } from 'playwright';
import { clockMove } from '#main/tools/clock/index.mjs';
import { shownAddress } from '../addresses.ts';
import { launchChromium } from '../chromium.ts';
import type { RunningChromium } from '../chromium.ts';
import { theHost } from '../doubleState.ts';
import { bindingName, clockScript, hasteScript, pageScript } from '../pageScript.ts';
import { app, appEvents, onQuitClose } from './app.ts';
import { invoke } from './ipcMain.ts';
import { answerByProtocol } from './protocol.ts';
import { isGranted, onClear, passes } from './session.ts';
import { cancellable, strict } from './strict.ts';
import { isInFront, keepShown, setInFront } from './surfaces.ts';
import { WebContentsDouble, invokeEvent } from './webContents.ts';

const windows = new Set<WindowDouble>();
let running: Promise<RunningChromium> | null = null;

/** The Chromium of this app, started with the first window. */
const chromiumOf = (preload: string): Promise<RunningChromium> => (running ??= start(preload));

export function openedChromium(): Promise<RunningChromium> {
  if (running === null) throw new Error('no window is open');
  return running;
}

const mayClose = (window: WindowDouble): boolean => {
  if (window.contents.page?.isClosed() ?? true) return true;
  const closing = cancellable({});
  window.emit('close', closing);
  return !closing.defaultPrevented;
};

onQuitClose(
  () => [...windows].every(mayClose),
  async () => {
    const chromium = await running?.catch((error: unknown) => {
      console.error(error); // it never started: nothing to close, and main's log may not say why
    });
    await chromium?.context.close().catch(() => null); // it closed by itself, and the app ends because of that
  },
);

const pageOf = (page: Page): WindowDouble | undefined => [...windows].find(({ contents }) => contents.page === page);

async function start(preload: string): Promise<RunningChromium> {
  const chromium = await launchChromium(join(app.getPath('userData'), 'chromium'), theHost().arguments);
  const { context } = chromium;
  await context.exposeBinding(bindingName, async ({ page, frame }, channel: unknown, args: unknown) => {
    const contents = pageOf(page)?.contents;
    if (!contents) throw new Error('no window of the app');
    return invoke(invokeEvent(contents, frame), String(channel), String(args));
  });
  await context.addInitScript({ content: pageScript(await readFile(preload, 'utf8')) });
  if (clockMove() !== 0) await context.addInitScript({ content: clockScript(clockMove()) });
  const { haste } = theHost().arguments;
  if (haste > 1) await context.addInitScript({ content: hasteScript(haste) });
  await context.route('**/*', (route) => route.abort('blockedbyclient')); // pages that are not a window of the app
  onClear((types) => clearStorage(context, types));
  context.on('page', (page) => void settleNewPage(page));
  context.on('close', () => app.quit());
  await grant(context);
  return chromium;
}

/** Grants what the app's handler grants, before the page asks. Valid while the session is open: until the app ends. */
async function grant(context: BrowserContext): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession();
  await session?.send('Browser.grantPermissions', {
    origin: new URL(shownAddress('app://carnet/')).origin,
    permissions: [
      ...(isGranted('persistent-storage') ? (['durableStorage'] as const) : []),
      ...(isGranted('clipboard-sanitized-write') ? (['clipboardSanitizedWrite'] as const) : []),
    ],
  });
}

async function clearStorage(context: BrowserContext, storageTypes: 'indexeddb' | 'all'): Promise<void> {
  const [page] = context.pages();
  if (!page) throw new Error('no window is open');
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(shownAddress('app://carnet/')).origin,
    storageTypes,
  });
  await session.detach();
}

/** Every request of a window goes through the app's guards, then to its own protocol; none reaches a network. */
async function answer(route: Route, contents: WebContentsDouble): Promise<void> {
  const request = route.request();
  // No content: the page does not change, as after a prevented navigation. An aborted request would show an error page.
  if (request.isNavigationRequest() && !contents.mayNavigate(request)) return route.fulfill({ status: 204 });
  return (await passes(route)) ? answerByProtocol(route) : route.abort('blockedbyclient');
}

/** A page that no window of the app opened: the app's handler decides, and the host can only deny. */
async function settleNewPage(page: Page): Promise<void> {
  const opener = await page.opener();
  const contents = opener === null ? undefined : pageOf(opener)?.contents;
  if (!contents) return; // the host's own page, or a debugging tool's
  const details = { url: page.url(), frameName: '', features: '', disposition: 'new-window', postBody: null } as const;
  // no referrer here: reading it throws
  const decision = contents.mayOpen(strict('details', details) as unknown as Parameters<typeof contents.mayOpen>[0]);
  if (decision.action !== 'deny') throw new Error('the Chromium host can open no second window');
  await page.close();
}

type Members =
  | 'loadURL'
  | 'isDestroyed'
  | 'show'
  | 'focus'
  | 'isFocused'
  | 'isMinimized'
  | 'restore'
  | 'setBackgroundColor'
  | 'setOverlayIcon'
  | 'setContentProtection'
  | 'getNormalBounds'
  | 'setBounds'
  | 'setMinimumSize'
  | 'isMaximized'
  | 'isFullScreen';

class WindowDouble extends EventEmitter implements Pick<ElectronWindow, Members> {
  readonly contents = new WebContentsDouble();
  readonly webContents = strict('webContents', this.contents);
  readonly preload: string;
  /** Numbers only: Chromium places its own window. */
  private bounds: Rectangle;

  constructor({ webPreferences, width = 800, height = 600 }: BrowserWindowConstructorOptions) {
    super();
    this.bounds = { x: 0, y: 0, width, height };
    const { preload, sandbox, contextIsolation, nodeIntegration } = webPreferences ?? {};
    if (!preload || !sandbox || !contextIsolation || nodeIntegration)
      throw new Error('the Chromium host has sandboxed pages only');
    this.preload = preload;
    windows.add(this);
    this.contents.once('destroyed', () => {
      windows.delete(this);
      this.emit('closed');
      if (windows.size === 0) appEvents.emit('window-all-closed');
    });
    appEvents.emit('web-contents-created', cancellable({}), this.webContents);
  }

  /** Resolves with the page once it is this window's, and Chromium's requests are answered. */
  private fitted: Promise<Page> | null = null;
  private loads = 0;
  private shows = false;

  async loadURL(url: string): Promise<void> {
    const load = (this.loads += 1);
    const { context, openPage } = await chromiumOf(this.preload);
    const fit = async (page: Page): Promise<Page> => {
      this.contents.attach(page);
      await page.route('**/*', (route) => answer(route, this.contents));
      return page;
    };
    this.contents.replace = async () => {
      const crashed = this.contents.page;
      const page = await fit(await openPage());
      await page.goto(shownAddress(url));
      await crashed?.close();
    };
    this.fitted ??= fit(context.pages()[0] ?? (await openPage()));
    const page = await this.fitted;
    // As in Electron, the later one ends the earlier.
    if (load !== this.loads) throw new Error(`ERR_ABORTED (-3) loading '${url}'`);
    await page.goto(shownAddress(url));
    if (this.shows) return;
    this.shows = true;
    this.emit('ready-to-show');
    theHost().onOpen();
  }

  isDestroyed(): boolean {
    return this.contents.gone;
  }

  getNormalBounds(): Rectangle {
    return this.bounds;
  }
  setBounds(bounds: Partial<Rectangle>): void {
    this.bounds = { ...this.bounds, ...bounds };
    keepShown('window.json', this.bounds);
    this.emit('move');
  }
  setMinimumSize(width: number, height: number): void {
    keepShown('least.json', { width, height });
  }
  isMaximized(): boolean {
    return false;
  }
  isFullScreen(): boolean {
    return false;
  }
  show(): void {}
  focus(): void {
    setInFront(true);
    this.contents.page?.bringToFront().catch(() => null); // a page that crashed or is closing cannot come to the front
  }
  isFocused(): boolean {
    return isInFront();
  }
  isMinimized(): boolean {
    return false;
  }
  restore(): void {}
  /** Chromium's window has the colours of its page. */
  setBackgroundColor(_colour: string): void {}
  setOverlayIcon(picture: NativeImage | null, description: string): void {
    keepShown('overlay.json', { hasPicture: picture !== null, description });
  }
  /** Nothing is hidden, as by Electron on Linux. */
  setContentProtection(isProtected: boolean): void {
    keepShown('window.json', { isProtected });
  }
}

/** Made with `new`, as in Electron; every window throws for a member that it lacks. */
export const BrowserWindow = new Proxy(WindowDouble, {
  construct: (target, [options]: [BrowserWindowConstructorOptions]) => strict('BrowserWindow', new target(options)),
});
