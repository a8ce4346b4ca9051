import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure } from '#shared/failures/failure.ts';
import type { CompatibilityReport } from '#shared/ipc/compatibility.ts';
import type { CheckStep, DiagnosisResult } from '#shared/ipc/diagnosis.ts';
import type { RunChecks } from '#stores/session.ts';

interface RunState {
  readonly steps: readonly CheckStep[];
  readonly isRunning: boolean;
  /** What the last one that was not stopped came to: the report on the service. */
  readonly end: CompatibilityReport | null;
  readonly failure: Failure | null;
  /** Epoch ms. */
  readonly endedAt: number | null;
}

/** How often a run is begun again that main dropped, since settings were saved: it was one of the service as it was. */
const mostDrops = 3;

/** A run of main's checks, step by step: it begins with the page or at `begin`, and ends with the page. */
export function useRun(run: RunChecks, { isAtOnce = false } = {}) {
  const [shown, setShown] = useState<RunState>(() => ({
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
    const show = (found: Partial<RunState>): void => {
      if (running.current === mine) setShown((before) => ({ ...before, ...found }));
    };
    const ask = async (drops: number): Promise<void> => {
      let steps: readonly CheckStep[] = [];
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
  return { ...shown, results: resultsOf(shown.steps), begin, stop: () => running.current?.abort() };
}

export type CheckRun = ReturnType<typeof useRun>;

const resultsOf = (steps: readonly CheckStep[]): readonly DiagnosisResult[] =>
  steps.flatMap(({ result }) => result ?? []);
