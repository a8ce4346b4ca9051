/** The first index in a sorted list for whose item `isBefore` does not hold; the length where it holds for all. */
export function firstNot<Item>(sorted: readonly Item[], isBefore: (item: Item) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const there = sorted[middle];
    if (there !== undefined && isBefore(there)) low = middle + 1;
    else high = middle;
  }
  return low;
}
