import { EventEmitter } from 'node:events';
import type { IpcMainInvokeEvent, PrintToPDFOptions, WebContents, WebFrameMain } from 'electron';
import type { Frame, Page, Request } from 'playwright';
import { realAddress, realOrigin } from '../addresses.ts';
import { deliveryKey } from '../pageScript.ts';
import { toClonedText } from '../structured.ts';
import { cancellable, strict } from './strict.ts';

type WindowOpen = Parameters<WebContents['setWindowOpenHandler']>[0];
let lastId = 0;
/** For Chromium to say that a page has crashed. */
const silentMs = 150;

/** One page, as main sees it. The page itself is set later, when Chromium has one. */
export class WebContentsDouble extends EventEmitter {
  readonly id = (lastId += 1);
  /** Null before Chromium has opened it and after it is closed. */
  page: Page | null = null;
  gone = false;
  crashed = false;
  /** To end the process of the page that is shown. */
  orders = 0;
  /** Chromium cannot reload a crashed page: its window gets another one. Set by the double of BrowserWindow. */
  replace: () => Promise<unknown> = () => Promise.reject(new Error('no window is around this page'));
  mayOpen: WindowOpen = () => ({ action: 'allow' });

  isDestroyed(): boolean {
    return this.gone;
  }

  setWindowOpenHandler(handler: WindowOpen): void {
    this.mayOpen = handler;
  }

  /** A switch of Chromium sets it here: `chromium.ts`. */
  setWebRTCIPHandlingPolicy(): void {}

  /** Only asked for where a word was found wrong, which Chromium does not say here. */
  replaceMisspelling(_word: string): void {}

  reload(): void {
    const shown = this.crashed ? this.replace() : this.page?.reload();
    shown?.catch(() => null); // a page that is closing has nothing to reload
  }

  /** Ends the process, even where it hangs. As on Linux a message to it: some time later, and the first one is lost. */
  forcefullyCrashRenderer(): void {
    const { page } = this;
    if (page === null) return;
    this.orders += 1;
    if (this.orders === 1) return;
    void page
      .context()
      .newCDPSession(page)
      .then((session) => session.send('Page.crash'))
      .catch(() => null); // it answers nothing any more
    // Chromium says nothing of the end of a page that hangs: it goes with its window, which `replace` closes.
    setTimeout(() => this.ended(page, 'killed'), silentMs).unref();
  }

  send(channel: string, ...args: unknown[]): void {
    let text: string;
    try {
      text = toClonedText(args);
    } catch (error) {
      console.error('Error sending from webFrameMain: ', error); // as Electron: the page receives nothing
      return;
    }
    const message = { key: deliveryKey, channel, args: text };
    this.page
      ?.evaluate(({ key, channel, args }) => {
        const deliver: unknown = Reflect.get(globalThis, Symbol.for(key));
        if (typeof deliver === 'function') deliver(channel, args);
      }, message)
      .catch(() => null); // a page that is loading or closing receives nothing, as in Electron
  }

  /** Sheets of the size that the page's style gives, as main requests of Electron. */
  async printToPDF(options: PrintToPDFOptions): Promise<Buffer> {
    if (this.page === null) throw new Error('no page to print');
    if (!options.preferCSSPageSize) throw new Error('the Chromium host prints by the page’s own style only');
    const session = await this.page.context().newCDPSession(this.page);
    const { data } = await session.send('Page.printToPDF', {
      printBackground: options.printBackground ?? false,
      preferCSSPageSize: true,
    });
    await session.detach();
    return Buffer.from(data, 'base64');
  }

  /** Once for each page, and not for one that another has replaced. */
  ended(page: Page, reason: 'crashed' | 'killed'): void {
    if (this.page !== page || this.crashed) return;
    this.crashed = true;
    this.emit('render-process-gone', cancellable({}), strict('details', { reason }));
  }

  attach(page: Page): void {
    this.page = page;
    this.crashed = false;
    this.orders = 0;
    page.on('request', (request) => {
      if (isMainNavigation(request)) {
        const url = realAddress(request.url());
        this.emit('did-start-navigation', cancellable({ url, isMainFrame: true, isSameDocument: false }));
      }
    });
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) this.emit('did-navigate', cancellable({}), realAddress(frame.url()));
    });
    page.on('crash', () => this.ended(page, 'crashed'));
    page.on('close', () => {
      if (this.page !== page) return; // another page replaced it
      this.gone = true;
      this.page = null;
      this.emit('destroyed');
    });
  }

  /** Asks the app's guards about a navigation that the page itself began. */
  mayNavigate(request: Request): boolean {
    const isMainFrame = isMainNavigation(request);
    const details = { url: realAddress(request.url()), isMainFrame };
    const names = ['will-frame-navigate', ...(isMainFrame ? ['will-navigate'] : [])];
    return names.every((name) => {
      const event = cancellable(details);
      this.emit(name, event);
      return !event.defaultPrevented;
    });
  }
}

const isMainNavigation = (request: Request): boolean =>
  request.isNavigationRequest() && request.frame().parentFrame() === null;

/** The event of a call. It has only the members by which the bridge may check a sender. */
export function invokeEvent(sender: WebContentsDouble, frame: Frame): IpcMainInvokeEvent {
  const event = {
    sender: strict('sender', { id: sender.id } satisfies Pick<WebContents, 'id'>),
    senderFrame: senderFrame(frame),
  };
  return strict('event', event) as unknown as IpcMainInvokeEvent; // any other member throws when it is read
}

const senderFrame = (frame: Frame): WebFrameMain =>
  strict('senderFrame', {
    url: realAddress(frame.url()),
    origin: realOrigin(frame.url()),
    parent: frame.parentFrame() === null ? null : senderFrame(frame.parentFrame() ?? frame),
  } satisfies Pick<WebFrameMain, 'url' | 'origin' | 'parent'>) as WebFrameMain; // as above
