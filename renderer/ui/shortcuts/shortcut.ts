/** Keys with a name, by which the sheet, the palette and the menus word them. */
export interface Shortcut {
  /** `common.word.create`: its group, and its name in it; its words are `keys.calendar.create`. */
  readonly id: string;
  /** `c`, `mod+Enter`, `alt+ArrowLeft`, `F6`, `?`; `, r` is a letter of a row's menu, which only the menu answers. */
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

/** What opens the menu of a row; on a French keyboard it takes no Maj. */
export const menuKey = ',';

/** The letter that chooses an entry of an open menu; undefined for keys that act without one. */
export const menuLetter = (keys: string | undefined): string | undefined =>
  keys?.startsWith(`${menuKey} `) ? keys.slice(2) : undefined;

/** From the innermost: of two with the same key, the outer one is not reached by it. */
export function keysThatReach(here: readonly Shortcut[]): readonly (readonly string[])[] {
  const taken = new Set<string>();
  return here.map((shortcut) => {
    const own = shortcut.keys.filter((keys) => !taken.has(keys) && menuLetter(keys) === undefined);
    own.forEach((keys) => taken.add(keys));
    return own;
  });
}
