import { useRef, useState } from 'react';
import type { Failure } from '#shared/failures/failure.ts';
import type { ChannelName, ChannelResult } from '#shared/ipc/channels.ts';
import type { Answer } from './calls.ts';

export interface Attempt {
  readonly busy: boolean;
  /** Of the last attempt, until the next one. */
  readonly failure: Failure | null;
  /** Asks; the value, or null when it failed, was cancelled, or another attempt took its place. */
  readonly ask: <Name extends ChannelName>(call: () => Promise<Answer<Name>>) => Promise<ChannelResult<Name> | null>;
  /** Stops waiting: whatever still answers is not heard. */
  readonly cancel: () => void;
  readonly forget: () => void;
}

/** One question to main at a time, and how it ended. `stop` ends in main what is cancelled here. */
export function useAttempt(stop: () => void): Attempt {
  const turn = useRef(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  return {
    busy,
    failure,
    ask: async (call) => {
      turn.current += 1;
      const mine = turn.current;
      setBusy(true);
      setFailure(null);
      const answer = await call();
      if (turn.current !== mine) return null;
      setBusy(false);
      if (answer.ok) return answer.value;
      setFailure(answer.failure);
      return null;
    },
    cancel: () => {
      turn.current += 1;
      stop();
      setBusy(false);
      setFailure({ kind: 'cancelled' });
    },
    forget: () => setFailure(null),
  };
}
