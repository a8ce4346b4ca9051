/** Characters or bytes within one task: a few ms, so that a garbage collection in it makes no noticeable pause. */
export const portion = 600_000;

/** Splits items into groups of about one portion, each of one item at least; reads no item before its group is due. */
export function* portions<Item>(items: Iterable<Item>, sizeOf: (item: Item) => number): Generator<readonly Item[]> {
  let group: Item[] = [];
  let size = 0;
  for (const item of items) {
    group.push(item);
    size += sizeOf(item);
    if (size < portion) continue;
    yield group;
    group = [];
    size = 0;
  }
  if (group.length > 0) yield group;
}
