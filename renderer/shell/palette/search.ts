import uFuzzy from '@leeoniya/ufuzzy';

/** Text as it is searched: without accents, in lower case. */
export const folded = (text: string): string => uFuzzy.latinize(text).toLowerCase();

const exact = new uFuzzy();
/** One typing error per word: a letter added, missing or replaced, or two swapped. */
const forgiving = new uFuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 });
/** In words shorter than this an error would match nearly anything. */
const enoughToSlip = 4;
/** A query of more words than this matches them only in the order typed. */
const anyOrder = 4;

/** Everything that can be found, with its normalised texts computed once. */
export interface Haystack<Item> {
  readonly items: readonly Item[];
  readonly texts: string[];
}

export const haystackOf = <Item>(items: readonly Item[], textOf: (item: Item) => string): Haystack<Item> => ({
  items,
  texts: items.map((item) => folded(textOf(item))),
});

/**
 * The results of a query, best first: matches at the beginning of words before matches inside them, exact before
 * approximate.
 */
export function find<Item>({ items, texts }: Haystack<Item>, query: string, limit: number): readonly Item[] {
  const sought = folded(query.trim());
  const [places, , order] = (sought.length < enoughToSlip ? exact : forgiving).search(texts, sought, anyOrder);
  const best = order?.map((at) => places?.[at] ?? -1) ?? places ?? [];
  return best.slice(0, limit).flatMap((place) => items[place] ?? []);
}
