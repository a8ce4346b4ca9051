import { useCallback, useEffect, useRef, useState } from 'react';
import type { Failure } from '#shared/failures/failure.ts';
import type { DiagnosisResult } from '#shared/ipc/diagnosis.ts';
import type { Commands } from '#stores/session.ts';

export interface Diagnosis {
  readonly results: readonly DiagnosisResult[];
  readonly isRunning: boolean;
  /** Why it ended before its last check. */
  readonly failure: Failure | null;
  /** When it ended, epoch ms. */
  readonly endedAt: number | null;
}

const begun: Diagnosis = { results: [], isRunning: true, failure: null, endedAt: null };

/** The tests of the connection: they begin with the page, and end with it. */
export function useDiagnosis(
  diagnose: Commands['diagnose'],
): Diagnosis & { readonly again: () => void; readonly stop: () => void } {
  const [diagnosis, setDiagnosis] = useState(begun);
  const running = useRef<AbortController | null>(null);
  const run = useCallback((): void => {
    running.current?.abort();
    const mine = (running.current = new AbortController());
    let results: readonly DiagnosisResult[] = [];
    const show = (found: Partial<Diagnosis>): void => {
      if (running.current === mine) setDiagnosis({ ...begun, results, ...found });
    };
    void diagnose((result) => {
      results = [...results, result];
      show({});
    }, mine.signal).then((failure) => show({ isRunning: false, failure, endedAt: Date.now() }));
  }, [diagnose]);
  useEffect(() => {
    run();
    return () => {
      running.current?.abort();
      running.current = null;
    };
  }, [run]);
  const again = (): void => {
    setDiagnosis(begun);
    run();
  };
  return { ...diagnosis, again, stop: () => running.current?.abort() };
}
