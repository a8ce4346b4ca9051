import { addDays, mondayOf } from '#ui/index.ts';
import type { Day } from '#ui/index.ts';

/** Six weeks from the Monday on or before the month's first day. `month` is any day of it. */
export function monthGrid(month: Day): readonly (readonly Day[])[] {
  const first = mondayOf(`${month.slice(0, 7)}-01`);
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_, day) => addDays(first, week * 7 + day)));
}

/** The first day of the month `by` months away. */
export function otherMonth(month: Day, by: -1 | 1): Day {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const index = year * 12 + number - 1 + by;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`;
}

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
