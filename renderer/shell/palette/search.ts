import { TextFinder } from '#shared/text/textFinder.ts';

/** Everything that can be found, with its texts prepared once. */
export interface Haystack<Item> {
  readonly items: readonly Item[];
  readonly finder: TextFinder;
}

export const haystackOf = <Item>(items: readonly Item[], textOf: (item: Item) => string): Haystack<Item> => ({
  items,
  finder: new TextFinder(items.map(textOf)),
});

/** The results of a query, best first: exact before approximate. */
export const find = <Item>({ items, finder }: Haystack<Item>, query: string, limit: number): readonly Item[] =>
  finder
    .find(query)
    .slice(0, limit)
    .flatMap((place) => items[place] ?? []);
