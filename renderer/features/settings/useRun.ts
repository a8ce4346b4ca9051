import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure } from '#shared/failures/failure.ts';
import type { RunEnd } from '#stores/session.ts';

interface Run<Step, End> {
  readonly steps: readonly Step[];
  readonly isRunning: boolean;
  /** What the last one that was not stopped came to. */
  readonly end: End | null;
  /** Why the last one ended before. */
  readonly failure: Failure | null;
  /** Epoch ms. */
  readonly endedAt: number | null;
}

/** How often a run is begun again that main dropped, since settings were saved: it was one of the service as it was. */
const mostDrops = 3;

/** A run of main's, step by step: it begins with the page or at `begin`, and ends with the page. */
export function useRun<Step, End>(
  run: (onStep: (step: Step) => void, signal: AbortSignal) => Promise<RunEnd<End>>,
  { isAtOnce = false } = {},
) {
  const [shown, setShown] = useState<Run<Step, End>>(() => ({
    steps: [],
    isRunning: isAtOnce,
    end: null,
    failure: null,
    endedAt: null,
  }));
  const running = useRef<AbortController | null>(null);
  const start = useCallback((): void => {
    running.current?.abort();
    const mine = (running.current = new AbortController());
    const show = (found: Partial<Run<Step, End>>): void => {
      if (running.current === mine) setShown((before) => ({ ...before, ...found }));
    };
    const ask = async (drops: number): Promise<void> => {
      let steps: readonly Step[] = [];
      const end = await run((step) => show({ steps: (steps = [...steps, step]) }), mine.signal);
      const isDropped = !end.ok && end.failure.kind === 'cancelled' && !mine.signal.aborted;
      if (isDropped && drops < mostDrops) return ask(drops + 1);
      const outcome = end.ok ? { end: end.value } : { failure: end.failure };
      show({ isRunning: false, endedAt: Date.now(), ...outcome });
    };
    void ask(0);
  }, [run]);
  useEffect(() => {
    if (isAtOnce) start();
    return () => {
      running.current?.abort();
      running.current = null;
    };
  }, [isAtOnce, start]);
  const begin = (): void => {
    setShown((before) => ({ ...before, steps: [], isRunning: true, failure: null }));
    start();
  };
  return { ...shown, begin, stop: () => running.current?.abort() };
}
