import type { MouseEvent, ReactNode } from 'react';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** The keys of the same command: shown, not bound; a letter of a row's menu chooses the entry in the open menu. */
  readonly kbd?: string | undefined;
  readonly isDisabled?: boolean;
  /** A line parts it from the entry before. */
  readonly hasLineAbove?: boolean;
  readonly onAction: () => void;
}

const watchers = new Set<() => void>();
/** Calls back before each action that the user chooses in a menu, for as long as the page is there. */
export const onMenuChoice = (watcher: () => void): void => void watchers.add(watcher);
export function choose(chosen: MenuEntry | undefined): void {
  for (const watcher of watchers) watcher();
  chosen?.onAction();
}

/** Where a menu opens, in pixels of the window. */
export interface MenuPoint {
  readonly x: number;
  readonly y: number;
}

/** As the system does for the menu key, at the element that has the focus. */
export const askForMenu = (): void =>
  void document.activeElement?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));

/** Under the pointer; by Maj F10 or the menu key, at the element that has the focus. */
export function menuPointOf({ clientX, clientY, target }: MouseEvent): MenuPoint {
  if (clientX > 0 || clientY > 0 || !(target instanceof Element)) return { x: clientX, y: clientY };
  const { left, bottom } = target.getBoundingClientRect();
  return { x: left, y: bottom };
}
