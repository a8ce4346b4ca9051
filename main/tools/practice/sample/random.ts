/** Seeded random choices: the same seed and area give the same choices on every machine. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item;
  shuffled<Item>(items: readonly Item[]): Item[];
  guid(): string;
}

/** Each `area` has its own stream, so that a change in one part of the sample does not change another. */
export function randomFrom(seed: number, area: string): Random {
  let state = hash(`${seed}:${area}`);
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    if (items.length === 0) throw new RangeError(`${area}: nothing to pick from`);
    return items[whole(0, items.length - 1)] as Item; // the index is within the array
  };
  return {
    next,
    whole,
    pick,
    chance: (probability) => next() < probability,
    shuffled: (items) =>
      items
        .map((item) => ({ item, key: next() }))
        .sort((a, b) => a.key - b.key)
        .map(({ item }) => item),
    guid: () => 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () => whole(0, 15).toString(16)),
  };
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}
