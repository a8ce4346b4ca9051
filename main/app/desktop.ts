import type { BrowserWindow, MenuItemConstructorOptions } from 'electron';
import { app, Menu, nativeImage, nativeTheme, Notification, Tray } from 'electron';
import type { Desktop, Notice } from '#shared/ipc/desktop.ts';
import type { Place } from '#shared/ipc/place.ts';
import { shownScreens, usuallyFolded } from '#shared/ipc/screens.ts';
import type { Screen } from '#shared/ipc/screens.ts';
import { shownNotice } from '../policy/shownNotice.ts';
import { menuTemplate } from './menu.ts';
import { noticeBody } from './noticeBody.ts';
import { trayTemplate, userTasks } from './tray.ts';
import { wordsFor } from './words.ts';
import type { Words } from './words.ts';

interface DesktopParts {
  readonly platform: NodeJS.Platform;
  /** Until the page reports its language; a BCP 47 tag. */
  readonly locale: string;
  readonly development: boolean;
  /** The policy, or the user, lets notifications name no person (S14). */
  readonly noticesWithoutNames: () => boolean;
  /** By the policy, once it was read. */
  readonly hiddenScreens: () => readonly Screen[];
  readonly icon: string;
  /** Path of the picture that Windows lays over the taskbar's, where something is to be decided. */
  readonly badge: string;
  /** The folder that was given for this Carnet: what starts it again gives it too. */
  readonly profile: string | null;
  readonly window: () => BrowserWindow | null;
  readonly send: (command: string) => void;
  /** Brings the window to the front and shows a place. */
  readonly open: (place: Place | null) => void;
}

/** Menu, tray and notifications: what the system shows of Carnet outside its page. */
export interface DesktopSurfaces {
  show(desktop: Desktop): void;
  /** A service is open, nothing is locked, and no change waits: closing Carnet now costs nothing. */
  mayClose(): boolean;
  /** Nothing is open any more, or it is locked: its texts and notifications are removed (S13). */
  forget(): void;
  /** Opens the menu of a right click, where it has anything to offer. */
  popUp(clicked: Clicked): void;
  /** False while the window is in front, or where the system shows no notifications. */
  notify(notice: Notice): boolean;
}

export function openDesktop({
  platform,
  locale,
  development,
  noticesWithoutNames,
  hiddenScreens,
  icon,
  badge,
  profile,
  window,
  send,
  open,
}: DesktopParts): DesktopSurfaces {
  let desktop: Desktop | null = null;
  const tray = platform === 'darwin' ? null : new Tray(icon);
  tray?.on('click', () => open(null));
  /** Referenced here, or they would be garbage-collected before they are clicked. */
  const shown = new Set<Notification>();

  const menuOf = (template: MenuItemConstructorOptions[]): Menu => Menu.buildFromTemplate(template);
  const drawMenu = onlyChanged((template) => Menu.setApplicationMenu(menuOf(template)));
  let marked = 0;
  /** What waits for a decision of the user, on the dock and the taskbar. */
  const drawBadge = (): void => {
    const { toDecide = 0, state = null } = desktop ?? {};
    if (toDecide === marked) return;
    marked = toDecide;
    if (platform !== 'win32') app.setBadgeCount(toDecide);
    else window()?.setOverlayIcon(toDecide === 0 ? null : nativeImage.createFromPath(badge), state ?? '');
  };
  const draw = (): void => {
    const words = wordsFor(desktop?.language ?? locale);
    drawMenu(
      menuTemplate({
        words,
        platform,
        development,
        actions: desktop?.actions ?? [],
        shown: desktop?.shown ?? shownScreens(usuallyFolded, hiddenScreens()),
        hidden: hiddenScreens(),
        sheet: desktop ? desktop.sheet : '?',
        isOpen: desktop !== null,
        resting: desktop?.resting ?? [],
        send,
      }),
    );
    drawBadge();
    const menu = menuOf(trayTemplate({ words, platform, shown: desktop, open, quit: () => app.quit() }));
    if (!tray) return app.dock?.setMenu(menu);
    tray.setContextMenu(menu);
    tray.setToolTip(['Carnet', desktop?.next?.text].filter(Boolean).join(' · '));
  };
  const show = (given: Desktop | null): void => {
    // The next interview names a person, as a notification does.
    const next = given && noticesWithoutNames() ? { ...given, next: null } : given;
    if (JSON.stringify(next) === JSON.stringify(desktop)) return;
    // Kept over a lock, which shows no other colours.
    if (next && nativeTheme.themeSource !== next.theme) nativeTheme.themeSource = next.theme;
    desktop = next;
    draw();
  };
  // A Carnet that is not installed is no program of its own to start.
  if (platform === 'win32' && !development) app.setUserTasks(userTasks(wordsFor(locale), process.execPath, profile));
  draw();
  return {
    show,
    mayClose: () => desktop !== null && desktop.state !== null && desktop.waiting === 0,
    forget() {
      show(null);
      // They name people.
      for (const notice of shown) notice.close();
      shown.clear();
    },
    popUp(clicked) {
      const around = window();
      if (around === null) return;
      const words = wordsFor(desktop?.language ?? locale);
      const items = contextMenuTemplate(clicked, words, (word) => around.webContents.replaceMisspelling(word));
      if (items.length > 0) menuOf(items).popup({ window: around });
    },
    notify(given) {
      if (window()?.isFocused() || !Notification.isSupported()) return false;
      const words = wordsFor(desktop?.language ?? locale);
      const { title, body } = shownNotice(given, words, noticesWithoutNames());
      const notice = new Notification({ title, body: noticeBody(body, platform) });
      shown.add(notice);
      notice.on('click', () => open(given.link));
      notice.on('close', () => shown.delete(notice));
      notice.show();
      return true;
    },
  };
}

interface Clicked {
  readonly isEditable: boolean;
  readonly selectionText: string;
  /** Empty: the word below is not checked, or right. */
  readonly misspelledWord: string;
  readonly dictionarySuggestions: readonly string[];
  readonly editFlags: Readonly<Record<'canCut' | 'canCopy' | 'canPaste' | 'canSelectAll', boolean>>;
}

/**
 * For a field, spellings and clipboard; for selected text, a copy. Electron has none unless it is built. No word can be
 * added to the dictionary: Chromium would write it in clear into the profile (S8).
 */
export function contextMenuTemplate(
  { isEditable, selectionText, misspelledWord, dictionarySuggestions, editFlags }: Clicked,
  words: Words,
  replace: (word: string) => void,
): MenuItemConstructorOptions[] {
  const copy = { role: 'copy', label: words.copy, enabled: editFlags.canCopy } as const;
  if (!isEditable) return selectionText.trim() === '' ? [] : [copy];
  const better = dictionarySuggestions.map((word): MenuItemConstructorOptions => ({
    label: word,
    click: () => replace(word),
  }));
  const spelling: MenuItemConstructorOptions[] =
    misspelledWord === ''
      ? []
      : [...(better.length > 0 ? better : [{ label: words.noSuggestion, enabled: false }]), { type: 'separator' }];
  return [
    ...spelling,
    { role: 'cut', label: words.cut, enabled: editFlags.canCut },
    copy,
    { role: 'paste', label: words.paste, enabled: editFlags.canPaste },
    { type: 'separator' },
    { role: 'selectAll', label: words.selectAll, enabled: editFlags.canSelectAll },
  ];
}

/** Draws a template unless it shows what is shown already: a menu that is open closes when it is replaced. */
function onlyChanged(draw: (template: MenuItemConstructorOptions[]) => void) {
  let drawn: string | null = null;
  return (template: MenuItemConstructorOptions[]): void => {
    const text = JSON.stringify(template); // without what its items do, which stays the same
    if (text === drawn) return;
    drawn = text;
    draw(template);
  };
}
