/**
 * The indexes of the days that a span touches, in order. `edges`: where each day begins, then where the last one ends;
 * epoch ms. A span without length touches the day of its moment.
 */
export function daysHolding(
  spans: readonly { readonly debut: number; readonly fin: number }[],
  edges: readonly number[],
): readonly number[] {
  const held = new Set<number>();
  for (const { debut, fin } of spans) {
    const last = Math.max(debut + 1, fin);
    for (let day = dayOfEdge(edges, debut); day < edges.length - 1 && (edges[day] ?? last) < last; day += 1)
      held.add(day);
  }
  return [...held].toSorted((a, b) => a - b);
}

/** The day that contains a moment; the first day for a moment before all of them. */
function dayOfEdge(edges: readonly number[], moment: number): number {
  let [low, high] = [0, edges.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((edges[middle + 1] ?? Infinity) <= moment) low = middle + 1;
    else high = middle;
  }
  return low;
}
