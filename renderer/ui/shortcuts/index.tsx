import { createContext, useContext, useEffectEvent, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { anyText, raiseFloor, register } from './registry.ts';
import type { Shortcut } from './shortcut.ts';

export { keyLabel } from './keys.ts';
export { isField, onShortcutsChange, runShortcut, shortcutsHere } from './registry.ts';
export { keysThatReach, menuKey, menuLetter, shortcutsOf } from './shortcut.ts';
export type { Shortcut } from './shortcut.ts';

const Depth = createContext(1);
/** A dialog is above every screen, wherever in the tree either of them is drawn. */
const aboveScreens = 100;
const aboveDialogs = 1_000_000;

/**
 * Inner elements first. `modal`: outer ones handle none; around a `field`'s open list, only keys that act everywhere.
 */
export function ShortcutScope({
  modal = false,
  children,
}: {
  readonly modal?: boolean | 'field';
  readonly children: ReactNode;
}) {
  const depth = useContext(Depth) + (modal ? aboveScreens : 1);
  useLayoutEffect(() => (modal ? raiseFloor({ depth, isOfField: modal === 'field' }) : undefined), [modal, depth]);
  return <Depth value={depth}>{children}</Depth>;
}

/**
 * Acts on a shortcut of the group, which sheet and palette show, or on plain keys (`F2`, several at once). Characters
 * act only outside fields; only the innermost handler acts. `isAboveDialogs`: no dialog silences it.
 */
export function useShortcut(
  keys: Shortcut | string | readonly string[],
  handler: (event: KeyboardEvent) => void,
  { enabled = true, isAboveDialogs = false }: { readonly enabled?: boolean; readonly isAboveDialogs?: boolean } = {},
): void {
  const around = useContext(Depth);
  const depth = isAboveDialogs ? aboveDialogs : around;
  const run = useEffectEvent(handler);
  const given = JSON.stringify(typeof keys === 'string' ? [keys] : keys);
  // Together with what shows the key: an effect that comes after the drawing would lose a key pressed in between.
  useLayoutEffect(() => {
    if (!enabled) return undefined;
    const shortcut = JSON.parse(given) as Shortcut | readonly string[]; // written just above
    const named = 'id' in shortcut ? shortcut : null;
    const keys = 'id' in shortcut ? shortcut.keys : shortcut;
    return register(depth, { shortcut: named, keys, run: (event) => run(event) });
  }, [depth, given, enabled]);
}

/**
 * Calls `focusSearch` on a character that is no key of the screen, before the browser writes it: no letter, dead key or
 * input method is lost.
 */
export const useTypedText = (focusSearch: (event: KeyboardEvent) => void, isEnabled = true): void =>
  useShortcut(anyText, focusSearch, { enabled: isEnabled });
