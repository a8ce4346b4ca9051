import { BrowserWindow, nativeTheme } from 'electron';
import { pagePreferences } from './pagePreferences.ts';

/** The canvas token of each theme, so that nothing flashes before the first paint. */
const canvas = { light: '#f7f6f3', dark: '#0f1114' } as const;

export interface WindowHooks {
  /** The page is gone or is starting anew: what main held for it can be dropped. */
  onPageGone(pageId: number): void;
}

/** Makes the one window, still empty. `preload` is an absolute path. It shows itself once it has something to show. */
export function openWindow(preload: string, hooks: WindowHooks): BrowserWindow {
  const window = new BrowserWindow({
    title: 'Carnet',
    // Electron keeps size, place and display mode under this name, and takes a place that is on no screen any more back.
    name: 'carnet',
    windowStatePersistence: true,
    width: 1280,
    height: 800,
    minWidth: 1024,
    minHeight: 640,
    show: false,
    titleBarStyle: 'default',
    backgroundColor: nativeTheme.shouldUseDarkColors ? canvas.dark : canvas.light,
    webPreferences: { ...pagePreferences, preload },
  });
  const page = window.webContents;
  const { id } = page; // not readable any more once the page is destroyed
  window.once('ready-to-show', () => window.show());
  page.on('destroyed', () => hooks.onPageGone(id));
  page.on('render-process-gone', () => hooks.onPageGone(id));
  page.on('did-start-navigation', (event) => {
    if (event.isMainFrame && !event.isSameDocument) hooks.onPageGone(id);
  });
  return window;
}

/** Brings a window to the front, wherever it was. */
export function bringForward(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
