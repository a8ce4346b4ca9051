import { BrowserWindow, nativeTheme, screen } from 'electron';
import { keepOnDisplays, sizesFor } from './displays.ts';
import { pagePreferences } from './pagePreferences.ts';

/** The canvas colour of each theme, so that nothing flashes before the first paint. */
const canvas = { light: '#f7f6f3', dark: '#0f1114' } as const;

const backgroundColor = (): string => (nativeTheme.shouldUseDarkColors ? canvas.dark : canvas.light);

export interface WindowHooks {
  /** Not installed: the inspector can be opened. */
  readonly development: boolean;
  /** The page is gone or is being reloaded: what main stored for it can be dropped. */
  onPageGone(pageId: number): void;
}

/** Creates the one window, still empty. `preload` is an absolute path. The window shows itself once it has content. */
export function openWindow(preload: string, hooks: WindowHooks): BrowserWindow {
  const { usual, least } = sizesFor(screen.getPrimaryDisplay().workArea);
  const window = new BrowserWindow({
    title: 'Carnet',
    // Electron stores size, place and mode under this name, and corrects a place beyond the screens.
    name: 'carnet',
    windowStatePersistence: true,
    ...usual,
    minWidth: least.width,
    minHeight: least.height,
    show: false,
    titleBarStyle: 'default',
    backgroundColor: backgroundColor(),
    webPreferences: { ...pagePreferences(hooks.development), preload },
  });
  keepOnDisplays(window, screen);
  const page = window.webContents;
  const { id } = page; // not readable any more once the page is destroyed
  window.once('ready-to-show', () => window.show());
  // The system changes between light and dark while Carnet is open: what is drawn before the page, too.
  const follow = (): void => window.setBackgroundColor(backgroundColor());
  nativeTheme.on('updated', follow);
  window.once('closed', () => nativeTheme.off('updated', follow));
  page.on('destroyed', () => hooks.onPageGone(id));
  page.on('render-process-gone', () => hooks.onPageGone(id));
  page.on('did-start-navigation', (event) => {
    if (event.isMainFrame && !event.isSameDocument) hooks.onPageGone(id);
  });
  return window;
}

export function bringForward(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
