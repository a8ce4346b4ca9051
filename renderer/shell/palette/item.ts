import { screenOf } from '#shared/ipc/place.ts';
import type { Place } from '#shared/ipc/place.ts';
import type { Screen } from '#shared/ipc/screens.ts';
import { foldedText, foldedWords } from '#shared/text/fold.ts';

/** An action that the palette can run, or a thing that it can open. */
export interface PaletteItem {
  /** Unique among all items, and stable for the recent ones. */
  readonly id: string;
  readonly group: PaletteGroup;
  readonly text: string;
  /** Shown beside the title, and searched too. */
  readonly detail?: string;
  readonly keys?: readonly string[];
  /** Where it leads, once the palette has closed. */
  readonly place?: Place;
  /** Runs once the palette has closed, and the place is shown. */
  readonly run?: () => void;
}

/** In the order they are shown; the words of each are panels.palette.group.<group>. */
const paletteGroups = ['recent', 'action', 'person', 'application', 'page', 'event', 'folder', 'number'] as const;
export type PaletteGroup = (typeof paletteGroups)[number];

/** Of each group, so that none hides others; every action when nothing is typed. Kinds of a number come last. */
const most = 7;
const limits: Readonly<Partial<Record<PaletteGroup, number>>> = { recent: most, number: Infinity };

/** Groups of names, which are found by their sound too. */
const ofNames: ReadonlySet<PaletteGroup> = new Set(['person', 'application', 'page']);

/** What is written comes before people who only sound like it: events, and records, those of the staff among them. */
const isThing: ReadonlySet<string> = new Set(['event', 'page']);

export interface PaletteSection {
  readonly group: PaletteGroup;
  readonly items: readonly PaletteItem[];
}

/**
 * Recent items first when nothing is typed. Names that only sound alike come last: Entrée takes the first (« jury » is
 * no Juliette).
 */
export function sectionsOf(
  found: readonly PaletteItem[],
  recent: readonly PaletteItem[],
  { limit = most, query = '' }: { readonly limit?: number; readonly query?: string } = {},
): readonly PaletteSection[] {
  const itemsOf = (group: PaletteGroup): readonly PaletteItem[] =>
    group === 'recent' ? recent : found.filter((item) => item.group === group);
  const words = foldedWords(query).split(' ');
  const isWritten = ({ text, detail = '' }: PaletteItem): boolean => {
    const searched = foldedText([text, detail]);
    return words.every((word) => searched.includes(` ${word}`));
  };
  const isHeard = ({ group, items }: PaletteSection): boolean => ofNames.has(group) && !items.some(isWritten);
  const sections = paletteGroups
    .map((group) => ({ group, items: itemsOf(group).slice(0, limits[group] ?? limit) }))
    .filter(({ items }) => items.length > 0);
  const isWanted = sections.some(({ group, items }) => isThing.has(group) && items.some(isWritten));
  const rank = (section: PaletteSection): number =>
    section.group === 'number' ? 2 : Number(isWanted && isHeard(section));
  return sections.toSorted((a, b) => rank(a) - rank(b));
}

/** What the palette may offer where the policy hides screens (S14). */
export const reachable = (items: readonly PaletteItem[], hidden: readonly Screen[]): readonly PaletteItem[] =>
  items.filter(({ place }) => place === undefined || !hidden.includes(screenOf(place)));
