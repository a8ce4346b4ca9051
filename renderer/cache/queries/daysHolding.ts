import { useCallback } from 'react';
import { forApplicationViews } from './applications.ts';
import type { Live } from './CacheProvider.tsx';
import { forEvents } from './events.ts';
import { useLive } from './useLive.ts';

const none: readonly number[] = [];

/**
 * The indexes of the days that hold an interview, or an event that is not cancelled; the same list until another day
 * does: six weeks have thousands of events, and an edit rarely changes which days are busy. `edges`: see `daysHolding`;
 * a stable list. `kind` null: none.
 */
export function useDaysHolding(
  kind: 'events' | 'interviews' | null,
  campusId: string,
  edges: readonly number[],
): readonly number[] {
  const read = useCallback(
    ({ events, interviews }: Live): readonly number[] => {
      if (kind === null) return none;
      const range = { campusId, from: edges[0] ?? 0, to: edges.at(-1) ?? 0 };
      return kind === 'events'
        ? daysHolding(
            events.within(range).filter(({ annule }) => !annule),
            edges,
          )
        : daysHolding(
            interviews.within(range).map(({ creneau }) => ({ debut: creneau, fin: creneau })),
            edges,
          );
    },
    [kind, campusId, edges],
  );
  return useLive(kind === 'interviews' ? forApplicationViews : forEvents, read);
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
