/** Something the palette can do or open. */
export interface PaletteItem {
  /** Names it among all, and among the recent ones. */
  readonly id: string;
  readonly group: PaletteGroup;
  readonly text: string;
  /** Said beside it, and searched too. */
  readonly detail?: string;
  readonly keys?: readonly string[];
  /** Once the palette has gone. */
  readonly run: () => void;
}

/** In the order of showing; the words of each are shell.palette.group.<group>. */
export const paletteGroups = ['recent', 'action', 'person', 'application', 'event', 'folder'] as const;
export type PaletteGroup = (typeof paletteGroups)[number];

/** At most so many of each, so that no kind hides the others; of what can be done where nothing is typed, all. */
const most = 7;

export interface PaletteSection {
  readonly group: PaletteGroup;
  readonly items: readonly PaletteItem[];
}

/** What was found, by kind, and recent things before all where nothing is typed. */
export function sectionsOf(
  found: readonly PaletteItem[],
  recent: readonly PaletteItem[],
  limit = most,
): readonly PaletteSection[] {
  const itemsOf = (group: PaletteGroup): readonly PaletteItem[] =>
    group === 'recent' ? recent : found.filter((item) => item.group === group);
  return paletteGroups
    .map((group) => ({ group, items: itemsOf(group).slice(0, group === 'recent' ? most : limit) }))
    .filter(({ items }) => items.length > 0);
}
