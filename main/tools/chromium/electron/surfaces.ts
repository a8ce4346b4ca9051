import { EventEmitter } from 'node:events';
import { appendFileSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type {
  MenuItemConstructorOptions,
  NativeImage,
  Notification as ElectronNotification,
  NotificationConstructorOptions,
  Tray as ElectronTray,
} from 'electron';
import { theHost } from '../doubleState.ts';
import { strict } from './strict.ts';

/** What the system would show around the page, written to `shown` in the profile: tests click on it by its label. */
const place = (name: string): string => {
  const folder = join(theHost().userData, 'shown');
  mkdirSync(folder, { recursive: true });
  return join(folder, name);
};

let inFront = true;
/** Whether the window has the focus: true unless a test says otherwise. */
export const isInFront = (): boolean => inFront;
export function setInFront(focused: boolean): void {
  inFront = focused;
}

type Items = readonly MenuItemConstructorOptions[];
const menus: Record<'menu' | 'tray', Items> = { menu: [], tray: [] };
const shown: { readonly title: string; readonly notice: NotificationDouble }[] = [];

const flat = (items: Items): MenuItemConstructorOptions[] =>
  items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? flat(item.submenu) : [])]);

/** Writes what is shown now, in one piece: a test may read it at any moment. */
export function keepShown(name: `${string}.json`, what: object): void {
  writeFileSync(place(`${name}.new`), JSON.stringify(what));
  renameSync(place(`${name}.new`), place(name));
}

export function keepMenu(which: 'menu' | 'tray', items: Items): void {
  menus[which] = items;
  keepShown(
    `${which}.json`,
    flat(items).map(({ label, accelerator, role, enabled = true }) => ({ label, accelerator, role, enabled })),
  );
}

/** Throws when there is no item with this label. */
export function clickOn(where: 'notification' | 'tray' | 'menu', label: string): void {
  if (where === 'notification') {
    const found = shown.findLast(({ title }) => title === label);
    if (!found) throw new Error(`no notification « ${label} »`);
    found.notice.emit('click');
    return;
  }
  const item = flat(menus[where]).find((each) => each.label === label);
  if (!item?.click || item.enabled === false) throw new Error(`nothing to click: « ${label} »`);
  Reflect.apply(item.click, null, []);
}

class NotificationDouble extends EventEmitter implements Pick<ElectronNotification, 'show' | 'close'> {
  static isSupported(): boolean {
    return true;
  }
  private readonly options: NotificationConstructorOptions;

  constructor(options: NotificationConstructorOptions = {}) {
    super();
    this.options = options;
  }

  show(): void {
    const { title = '', body = '' } = this.options;
    shown.push({ title, notice: this });
    appendFileSync(place('notifications.jsonl'), `${JSON.stringify({ title, body })}\n`);
  }

  close(): void {
    const at = shown.findIndex(({ notice }) => notice === this);
    if (at !== -1) shown.splice(at, 1);
    this.emit('close');
  }
}

/** A picture is only passed on: what it shows is not seen here. */
export const nativeImage = strict('nativeImage', {
  createFromPath: (path: string) => strict('NativeImage', { path }) as unknown as NativeImage, // any member throws
});

class TrayDouble extends EventEmitter implements Pick<ElectronTray, 'setToolTip'> {
  setContextMenu(menu: unknown): void {
    keepMenu('tray', menu as Items); // the double of Menu returns the template
  }
  setToolTip(): void {}
}

/** Made with `new`, as in Electron; each throws for a member that it lacks. */
export const Notification = strict(
  'Notification',
  new Proxy(NotificationDouble, {
    construct: (target, [options]: [NotificationConstructorOptions]) => strict('Notification', new target(options)),
  }),
);
export const Tray = new Proxy(TrayDouble, { construct: (target) => strict('Tray', new target()) });
