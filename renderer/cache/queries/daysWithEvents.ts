import { useCallback } from 'react';
import { forApplicationViews } from './applications.ts';
import { forEvents } from './events.ts';
import type { Live } from './live.ts';
import { useLive } from './useLive.ts';

const none: readonly number[] = [];

/** The same list until another day holds one. `edges`: see `daysWithEvents`; a stable list. `kind` null: none. */
export function useDaysWithEvents(
  kind: 'events' | 'interviews' | null,
  campusId: string,
  edges: readonly number[],
): readonly number[] {
  const read = useCallback(
    ({ events, interviews }: Live): readonly number[] => {
      if (kind === null) return none;
      const range = { campusId, from: edges[0] ?? 0, to: edges.at(-1) ?? 0 };
      const spans =
        kind === 'events'
          ? events.within(range).filter(({ annule }) => !annule)
          : interviews.within(range).map(({ creneau }) => ({ debut: creneau, fin: creneau }));
      return daysWithEvents(spans, edges);
    },
    [kind, campusId, edges],
  );
  return useLive(kind === 'interviews' ? forApplicationViews : forEvents, read);
}

/** Indexes in order. `edges`: where each day begins and the last ends, epoch ms. Without length: its moment's day. */
export function daysWithEvents(
  spans: readonly { readonly debut: number; readonly fin: number }[],
  edges: readonly number[],
): readonly number[] {
  const days = new Set<number>();
  for (const { debut, fin } of spans) {
    const last = Math.max(debut + 1, fin);
    for (let day = dayOfEdge(edges, debut); day < edges.length - 1 && (edges[day] ?? last) < last; day += 1)
      days.add(day);
  }
  return [...days].toSorted((a, b) => a - b);
}

/** The day that contains a moment; the first day for a moment before all of them. */
const dayOfEdge = (edges: readonly number[], moment: number): number =>
  Math.max(
    0,
    edges.findLastIndex((edge) => edge <= moment),
  );
