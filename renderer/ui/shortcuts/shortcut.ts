import { create } from 'zustand';
import { parseChord } from './keys.ts';

/** Keys with a name, by which the sheet and the palette word them and the user changes them. */
export interface Shortcut {
  /** `common.word.create`: its group, and its name in it; its words are `keys.calendar.create`. */
  readonly id: string;
  /** The default keys: `c`, `mod+Enter`, `alt+ArrowLeft`, `F6`, `?`. */
  readonly keys: readonly string[];
}

/** The named keys of one group, for a feature. */
export function shortcutsOf<Name extends string>(
  group: string,
  keys: Readonly<Record<Name, string | readonly string[]>>,
): Readonly<Record<Name, Shortcut>> {
  const named = Object.entries<string | readonly string[]>(keys).map(([name, own]) => [
    name,
    { id: `${group}.${name}`, keys: typeof own === 'string' ? [own] : own },
  ]);
  return Object.fromEntries(named) as Record<Name, Shortcut>; // entries forget their names
}

/** The user's changes of the keys, on this workstation (WCAG 2.1.4). */
export interface KeySettings {
  /** False: no key that is only a character acts. */
  readonly characters: boolean;
  /** By id: the characters in place of the usual ones; none where it is switched off. */
  readonly changed: Readonly<Record<string, readonly string[]>>;
}

export const useKeySettings = create<KeySettings>(() => ({ characters: true, changed: {} }));

/** A letter, digit or sign by itself: a user who dictates could press it by accident. */
export function isCharacter(keys: string): boolean {
  const { mod, alt, key } = parseChord(keys);
  return key.length === 1 && !mod && !alt;
}

/** What can be changed: keys whose usual ones hold a character. */
export const canChange = ({ keys }: Shortcut): boolean => keys.some(isCharacter);

/** The keys that act now. Keys without a name cannot be changed, and follow the switch all the same. */
export function keysNow(
  shortcut: Shortcut | readonly string[],
  { characters, changed }: KeySettings,
): readonly string[] {
  const usual = 'id' in shortcut ? shortcut.keys : shortcut;
  const own = 'id' in shortcut ? changed[shortcut.id] : undefined;
  const keys = own === undefined ? usual : [...usual.filter((each) => !isCharacter(each)), ...own];
  return characters ? keys : keys.filter((each) => !isCharacter(each));
}

/**
 * The keys by which each of these is reached, in their order, which begins with the innermost: of two that have the
 * same key, the outer one is not reached by it.
 */
export function keysThatReach(here: readonly Shortcut[], settings: KeySettings): readonly (readonly string[])[] {
  const taken = new Set<string>();
  return here.map((shortcut) => {
    const own = keysNow(shortcut, settings).filter((keys) => !taken.has(keys));
    own.forEach((keys) => taken.add(keys));
    return own;
  });
}
