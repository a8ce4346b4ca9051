import type { MenuItemConstructorOptions } from 'electron';
import type { MenuAction, RestingCommand } from '#shared/ipc/desktop.ts';
import { screenKeys, screens, sideScreens } from '#shared/ipc/screens.ts';
import type { Screen } from '#shared/ipc/screens.ts';
import type { Words } from './words.ts';

/** The commands that a menu item sends to the page, by the name that the key has there. */
export const menuCommands = [
  'refresh',
  'lock',
  'undo',
  'redo',
  ...screens.map((screen) => `go.${screen}` as const),
  'palette',
  'go.back',
  'go.forward',
  'nextRegion',
  'previousRegion',
  'shortcuts',
  'health',
] as const;
/** Carried out by main: opens the licences of what is bundled. */
export const licencesItem = 'licences';
type MenuCommand = (typeof menuCommands)[number];

export interface MenuSituation {
  readonly words: Words;
  readonly platform: NodeJS.Platform;
  /** Offers Chromium's developer tools. */
  readonly development: boolean;
  /** What the screen's own keys do, in the words of the page. */
  readonly actions: readonly MenuAction[];
  /** The screens that the side bar shows unfolded: they have digits. */
  readonly shown: readonly Screen[];
  /** The policy hides these screens: nothing leads to them (S14). */
  readonly hidden: readonly Screen[];
  /** Key of the shortcut sheet; null where it is switched off. */
  readonly sheet: string | null;
  /** A service is open, and not locked: without one no command has anything to act on. */
  readonly isOpen: boolean;
  /** Commands that would change nothing now. */
  readonly resting: readonly RestingCommand[];
  /** A command of this menu, or a key of the screen by its name. */
  readonly send: (command: string) => void;
}

type Item = MenuItemConstructorOptions;

/** The whole menu as data. Electron's roles do what the system does itself; the page carries out the commands. */
export function menuTemplate({
  words,
  platform,
  development,
  actions,
  shown,
  hidden,
  sheet,
  isOpen,
  resting,
  send,
}: MenuSituation): Item[] {
  const mac = platform === 'darwin';
  /**
   * The page handles the key: it knows whether the user types in a field. On macOS a shown key would be captured, and a
   * plain C could not be typed, so none is shown.
   */
  const keyed = (keys: string | null): Item =>
    keys === null || mac ? {} : { accelerator: acceleratorOf(keys), registerAccelerator: false };
  const command = (label: string, name: MenuCommand, keys: string | null): Item => ({
    id: name,
    label,
    click: () => send(name),
    enabled: isOpen && !resting.some((one) => one === name),
    ...keyed(keys),
  });
  const action = ({ id, label, keys }: MenuAction): Item => ({ id, label, click: () => send(id), ...keyed(keys) });
  const line: Item = { type: 'separator' };
  const settings = command(words.screens.settings, 'go.settings', 'mod+,');
  const about: Item = { role: 'about', label: words.about };
  /** Electron's own words for its roles are English. */
  const ofMac: Item = {
    label: 'Carnet',
    submenu: [
      about,
      line,
      settings,
      line,
      { role: 'services', label: words.services },
      line,
      { role: 'hide', label: words.hide },
      { role: 'hideOthers', label: words.hideOthers },
      { role: 'unhide', label: words.unhide },
      line,
      { role: 'quit', label: words.quit },
    ],
  };
  /** The same by another key, which the menu does not show: of the numeric keypad, or where « + » needs Shift. */
  const also = (role: 'zoomIn' | 'zoomOut' | 'resetZoom', ...accelerators: readonly string[]): Item[] =>
    accelerators.map((accelerator) => ({ role, accelerator, visible: false, acceleratorWorksWhenHidden: true }));
  return [
    ...(mac ? [ofMac] : []),
    {
      label: words.file,
      submenu: [
        command(words.palette, 'palette', 'mod+k'),
        command(words.refresh, 'refresh', 'F5'),
        line,
        ...(mac ? [] : [settings]),
        command(words.lock, 'lock', 'mod+l'),
        line,
        mac ? { role: 'close', label: words.close } : { role: 'quit', label: words.quit },
      ],
    },
    {
      label: words.edit,
      submenu: [
        command(words.undo, 'undo', 'mod+z'),
        command(words.redo, 'redo', 'mod+shift+z'),
        line,
        // macOS passes ⌘Z to a field only through the menu; elsewhere the field handles Ctrl Z itself.
        ...(mac
          ? ([
              { role: 'undo', label: words.undoTyping },
              { role: 'redo', label: words.redoTyping },
            ] satisfies Item[])
          : []),
        { role: 'cut', label: words.cut },
        { role: 'copy', label: words.copy },
        { role: 'paste', label: words.paste },
        { role: 'selectAll', label: words.selectAll },
      ],
    },
    ...(actions.length > 0 ? [{ label: words.screen, submenu: actions.map(action) }] : []),
    {
      label: words.go,
      submenu: [
        ...sideScreens
          .filter((screen) => !hidden.includes(screen))
          .map((screen) => command(words.screens[screen], `go.${screen}`, screenKeys(screen, shown))),
        line,
        command(words.back, 'go.back', 'alt+ArrowLeft'),
        command(words.forward, 'go.forward', 'alt+ArrowRight'),
        command(words.nextRegion, 'nextRegion', 'F6'),
        command(words.previousRegion, 'previousRegion', 'shift+F6'),
      ],
    },
    {
      label: words.view,
      submenu: [
        { role: 'resetZoom', label: words.actualSize },
        { role: 'zoomIn', label: words.zoomIn },
        { role: 'zoomOut', label: words.zoomOut },
        ...also('resetZoom', 'CmdOrCtrl+num0'),
        ...also('zoomIn', 'CmdOrCtrl+=', 'CmdOrCtrl+numadd'),
        ...also('zoomOut', 'CmdOrCtrl+numsub'),
        line,
        { role: 'togglefullscreen', label: words.fullScreen },
        ...(development ? [line, { role: 'toggleDevTools' } satisfies Item] : []),
      ],
    },
    {
      role: 'window',
      label: words.window,
      submenu: [
        { role: 'minimize', label: words.minimise },
        ...(mac
          ? ([{ role: 'zoom', label: words.zoomWindow }, line, { role: 'front', label: words.front }] satisfies Item[])
          : []),
      ],
    },
    {
      role: 'help',
      label: words.help,
      submenu: [
        command(words.shortcuts, 'shortcuts', sheet),
        command(words.health, 'health', null),
        // The package has them in a folder; a Carnet that is not installed has none.
        ...(development
          ? []
          : [line, { id: licencesItem, label: words.licences, click: () => send(licencesItem) } satisfies Item]),
        ...(mac ? [] : [line, about]),
      ],
    },
  ];
}

const names: Readonly<Record<string, string>> = {
  mod: 'CmdOrCtrl',
  alt: 'Alt',
  shift: 'Shift',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
};

/** Converts the page's notation of a shortcut to Electron's: `mod+shift+k` → `CmdOrCtrl+Shift+K`. */
export const acceleratorOf = (keys: string): string =>
  keys
    .split('+')
    .map((part) => names[part] ?? (part.length === 1 ? part.toUpperCase() : part))
    .join('+');
