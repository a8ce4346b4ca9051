import { useEffect, useState } from 'react';
import { stateOfFinding } from '#shared/ipc/diagnosis.ts';
import type { DiagnosisCheck, DiagnosisResult } from '#shared/ipc/diagnosis.ts';
import { tidyAddress } from '#shared/text/serviceAddress.ts';
import { problemOf } from './address.ts';
import type { OnboardingCalls } from './useAttempt.ts';

/** After this pause in typing, the address is tested. In ms. */
const pauseMs = 700;

/** What answers at an address: the service, or the check that failed before it. */
export type Reached = 'asking' | 'answers' | Exclude<DiagnosisCheck, 'credentials' | 'clock'>;

/**
 * Tests an address while it is typed; null before that, and where nothing can be said. Nothing of a user is sent (S10),
 * and what was typed since ends it.
 */
export function useReached(typed: string, diagnose: OnboardingCalls['diagnose']): Reached | null {
  const [reached, setReached] = useState<{ readonly address: string; readonly what: Reached } | null>(null);
  const address = problemOf(typed) === null ? tidyAddress(typed) : '';
  useEffect(() => {
    if (address === '') return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const say = (what: Reached): void => {
      if (!signal.aborted) setReached({ address, what });
    };
    const timer = setTimeout(() => {
      say('asking');
      let isTold = false;
      const hear = ({ check, finding }: DiagnosisResult): void => {
        if (isTold || check === 'credentials' || check === 'clock') return;
        const hasFailed = stateOfFinding[finding] === 'failed';
        isTold = hasFailed || check === 'service';
        if (isTold) say(hasFailed ? check : 'answers');
      };
      const ask = async (): Promise<void> => {
        await diagnose({ baseUrl: address }, hear, signal);
        if (!isTold && !signal.aborted) setReached(null);
      };
      void ask();
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [address, diagnose]);
  return reached?.address === address ? reached.what : null;
}
