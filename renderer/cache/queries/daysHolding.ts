import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Dataset } from '../pages/dataset.ts';
import { forApplicationViews } from './applications.ts';
import type { Times } from './events.ts';
import { forEvents } from './events.ts';
import { firstNot } from './firstNot.ts';
import type { Live } from './live.ts';
import { useLive } from './useLive.ts';

const none: readonly number[] = [];
const noWeeks: readonly Week[] = [];

/**
 * Days that hold an interview, or an event that is not cancelled; the same list until another day does, since edits
 * rarely change it. Read by week, when the page is idle. `edges`: see `daysHolding`; a stable list. `kind` null: none.
 */
export function useDaysHolding(
  kind: 'events' | 'interviews' | null,
  campusId: string,
  edges: readonly number[],
): readonly number[] {
  const weeks = useMemo(() => (kind === 'events' ? weeksOf(edges) : noWeeks), [kind, edges]);
  const turns = useInTurn(campusId, weeks);
  // What was found in a week stays until it is read again.
  const found = useMemo(() => ({ campusId, ofWeek: new Map<number, readonly number[]>() }), [campusId]);
  const read = useCallback(
    (live: Live): readonly number[] => {
      if (kind === 'interviews') {
        const range = { campusId: found.campusId, from: edges[0] ?? 0, to: edges.at(-1) ?? 0 };
        const interviews = live.interviews.within(range);
        return daysHolding(
          interviews.map(({ creneau }) => ({ debut: creneau, fin: creneau })),
          edges,
        );
      }
      // The dataset of now: another one is noticed here before it is drawn.
      const dataset = readDataset(live);
      return weeks.flatMap(({ from, to, first, days }) => {
        if (dataset && turns.get(from) === dataset) {
          const events = live.events.within({ campusId: found.campusId, from, to });
          found.ofWeek.set(
            from,
            daysHolding(
              events.filter(({ annule }) => !annule),
              days,
            ),
          );
        }
        return (found.ofWeek.get(from) ?? none).map((index) => first + index);
      });
    },
    [kind, found, edges, weeks, turns],
  );
  return useLive(kind === 'interviews' ? forApplicationViews : forEvents, read);
}

interface Week extends Times {
  /** The index of its first day. */
  readonly first: number;
  /** The edges of its days. */
  readonly days: readonly number[];
}

/** By seven days, from the first: as the calendar asks for its weeks, which then finds them read. */
function weeksOf(edges: readonly number[]): readonly Week[] {
  return Array.from({ length: Math.ceil((edges.length - 1) / 7) }, (_, index) => {
    const days = edges.slice(index * 7, index * 7 + 8);
    return { first: index * 7, days, from: days[0] ?? 0, to: days.at(-1) ?? 0 };
  });
}

/**
 * Indexes of days, in order. `edges`: where each day begins, and the last ends; epoch ms. Without length: its moment's
 * day.
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
const dayOfEdge = (edges: readonly number[], moment: number): number =>
  Math.max(0, firstNot(edges, (edge) => edge <= moment) - 1);

const nothingRead: ReadonlyMap<number, Dataset> = new Map();

/**
 * One more period each time that the page is idle: for what no user waits for, since weeks are hundreds of rows each.
 * By their begin, each with its dataset. `periods`: a stable list; another `of` begins again.
 */
function useInTurn(of: string, periods: readonly Times[]): ReadonlyMap<number, Dataset> {
  const dataset = useLive(forEvents, readDataset);
  const [done, setDone] = useState({ of, read: nothingRead });
  const read = done.of === of ? done.read : nothingRead;
  const next = dataset && periods.find(({ from }) => read.get(from) !== dataset);
  useEffect(() => {
    if (!next) return undefined;
    const ofDataset = [...read].filter(([, each]) => each === dataset);
    const handle = requestIdleCallback(() => setDone({ of, read: new Map(ofDataset).set(next.from, dataset) }));
    return () => cancelIdleCallback(handle);
  }, [of, read, next, dataset]);
  return read;
}

const readDataset = ({ cache: { memory } }: Live): Dataset | undefined => memory.dataset('Planification');
