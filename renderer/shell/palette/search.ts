import uFuzzy from '@leeoniya/ufuzzy';

/** As it is searched: no accents, no capitals. */
export const folded = (text: string): string => uFuzzy.latinize(text).toLowerCase();

const exact = new uFuzzy();
/** One slip a word: a letter too many, too few, another one, or two swapped. */
const forgiving = new uFuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 });
/** In fewer letters than these a slip would find nearly anything. */
const enoughToSlip = 4;
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
  const sought = folded(query.trim());
  const [places, , order] = (sought.length < enoughToSlip ? exact : forgiving).search(texts, sought, anyOrder);
  const best = order?.map((at) => places?.[at] ?? -1) ?? places ?? [];
  return best.slice(0, limit).flatMap((place) => items[place] ?? []);
}
