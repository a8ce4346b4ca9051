import uFuzzy from '@leeoniya/ufuzzy';

/** As it is searched: no accents, no capitals. */
export const folded = (text: string): string => uFuzzy.latinize(text).toLowerCase();

/** One slip a word: a letter too many, too few, another one, or two swapped. */
const slips = { intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 } as const;
const fuzzy = new uFuzzy(slips);
/** More words than these are sought in the order they were typed. */
const anyOrder = 4;

/** What can be found, with its folded texts made once. */
export interface Haystack<Item> {
  readonly items: readonly Item[];
  readonly texts: string[];
}

export const haystackOf = <Item>(items: readonly Item[], textOf: (item: Item) => string): Haystack<Item> => ({
  items,
  texts: items.map((item) => folded(textOf(item))),
});

/** What a query finds, the best first: where words begin before where they hold it, exact before slips. */
export function find<Item>({ items, texts }: Haystack<Item>, query: string, limit: number): readonly Item[] {
  const [places, , order] = fuzzy.search(texts, folded(query.trim()), anyOrder);
  const best = order?.map((at) => places?.[at] ?? -1) ?? places ?? [];
  return best.slice(0, limit).flatMap((place) => items[place] ?? []);
}
