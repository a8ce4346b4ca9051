import type { MenuItemConstructorOptions } from 'electron';
import type { Words } from './words.ts';

/** What a menu item asks of the page, by the name that its key has there. */
export const menuCommands = [
  'create',
  'refresh',
  'lock',
  'undo',
  'save',
  'go.today',
  'go.calendar',
  'go.directory',
  'go.outbox',
  'go.settings',
  'go.back',
  'go.forward',
  'nextRegion',
  'previousRegion',
  'shortcuts',
] as const;
export type MenuCommand = (typeof menuCommands)[number];

export interface MenuSituation {
  readonly words: Words;
  readonly platform: NodeJS.Platform;
  /** Offers Chromium's inspector. */
  readonly development: boolean;
  readonly send: (command: MenuCommand) => void;
}

type Item = MenuItemConstructorOptions;

/** The whole menu as data. Electron's roles do what the system does itself; the page carries out the commands. */
export function menuTemplate({ words, platform, development, send }: MenuSituation): Item[] {
  const mac = platform === 'darwin';
  /**
   * The key is shown, and handled by the page: it knows whether a person is typing in a field. macOS cannot show a key
   * without taking it (a plain C would no longer be typed), so there the item stands alone.
   */
  const command = (label: string, name: MenuCommand, accelerator?: string): Item => ({
    id: name,
    label,
    click: () => send(name),
    ...(accelerator === undefined || mac ? {} : { accelerator, registerAccelerator: false }),
  });
  const line: Item = { type: 'separator' };
  return [
    ...(mac ? [{ role: 'appMenu' } satisfies Item] : []),
    {
      label: words.file,
      submenu: [
        command(words.newEvent, 'create', 'C'),
        command(words.save, 'save', 'CmdOrCtrl+Enter'),
        command(words.refresh, 'refresh', 'F5'),
        line,
        command(words.settings, 'go.settings', 'CmdOrCtrl+5'),
        command(words.lock, 'lock', 'CmdOrCtrl+L'),
        ...(mac ? [] : [line, { role: 'quit', label: words.quit } satisfies Item]),
      ],
    },
    {
      label: words.edit,
      submenu: [
        command(words.undo, 'undo', 'CmdOrCtrl+Z'),
        line,
        // macOS hands ⌘Z to a field through the menu only; elsewhere the field takes Ctrl Z itself.
        ...(mac ? [{ role: 'undo', label: words.undoTyping }, { role: 'redo', label: words.redoTyping }] satisfies Item[] : []),
        { role: 'cut', label: words.cut },
        { role: 'copy', label: words.copy },
        { role: 'paste', label: words.paste },
        { role: 'selectAll', label: words.selectAll },
      ],
    },
    {
      label: words.go,
      submenu: [
        command(words.today, 'go.today', 'CmdOrCtrl+1'),
        command(words.calendar, 'go.calendar', 'CmdOrCtrl+2'),
        command(words.directory, 'go.directory', 'CmdOrCtrl+3'),
        command(words.outbox, 'go.outbox', 'CmdOrCtrl+4'),
        line,
        command(words.back, 'go.back', 'Alt+Left'),
        command(words.forward, 'go.forward', 'Alt+Right'),
        command(words.nextRegion, 'nextRegion', 'F6'),
        command(words.previousRegion, 'previousRegion', 'Shift+F6'),
      ],
    },
    {
      label: words.view,
      submenu: [
        { role: 'resetZoom', label: words.actualSize },
        { role: 'zoomIn', label: words.zoomIn },
        { role: 'zoomOut', label: words.zoomOut },
        line,
        { role: 'togglefullscreen', label: words.fullScreen },
        ...(development ? [line, { role: 'toggleDevTools' } satisfies Item] : []),
      ],
    },
    { label: words.window, submenu: [{ role: 'minimize', label: words.minimise }] },
    { role: 'help', label: words.help, submenu: [command(words.shortcuts, 'shortcuts', '?')] },
  ];
}
