import { useRef, useState } from 'react';
import type { Failure } from '#shared/failures/failure.ts';
import type { ChannelArgs, ChannelName, ChannelResult } from '#shared/ipc/channels.ts';
import type { KeyProblem } from '#shared/ipc/profileOptions.ts';

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

/** A failure is a value, never thrown. */
type Answer<Name extends ChannelName> =
  | { readonly ok: true; readonly value: ChannelResult<Name> }
  | { readonly ok: false; readonly failure: Failure };

/** What this screen asks of main; composed by the shell, since a feature does not know the bridge. */
export interface OnboardingCalls {
  readonly info: () => Promise<Answer<'app.info'>>;
  readonly probe: (credentials: ChannelArgs<'service.probe'>) => Promise<Answer<'service.probe'>>;
  /** Ends a probe that is under way. */
  readonly stopProbe: () => Promise<Answer<'service.stopProbe'>>;
  readonly probePractice: () => Promise<Answer<'service.probePractice'>>;
  /** What is wrong with a key for passwords; null when nothing is. */
  readonly checkKey: (pem: string) => Promise<KeyProblem | null>;
  readonly add: (service: ChannelArgs<'service.add'>) => Promise<Answer<'service.add'>>;
}
