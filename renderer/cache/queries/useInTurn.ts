import { useEffect, useState } from 'react';
import type { Dataset } from '../pages/dataset.ts';
import type { Live } from './CacheProvider.tsx';
import type { Times } from './events.ts';
import { forEvents } from './events.ts';
import { useLive } from './useLive.ts';

const none: ReadonlyMap<number, Dataset> = new Map();

/**
 * The periods whose events may be read, by their begin, each with the dataset whose turn it had: one period more each
 * time that the page has nothing else to do, since the weeks of a large school are hundreds of rows each. For what no
 * user waits for. `periods`: a stable list; another `of` begins again.
 */
export function useInTurn(of: string, periods: readonly Times[]): ReadonlyMap<number, Dataset> {
  const dataset = useLive(forEvents, readDataset);
  const [done, setDone] = useState({ of, read: none });
  const read = done.of === of ? done.read : none;
  const next = dataset && periods.find(({ from }) => read.get(from) !== dataset);
  useEffect(() => {
    if (!next) return undefined;
    const ofDataset = [...read].filter(([, each]) => each === dataset);
    const handle = requestIdleCallback(() => setDone({ of, read: new Map(ofDataset).set(next.from, dataset) }));
    return () => cancelIdleCallback(handle);
  }, [of, read, next, dataset]);
  return read;
}

export const readDataset = ({ cache: { memory } }: Live): Dataset | undefined => memory.dataset('Planification');
