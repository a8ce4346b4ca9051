import { useRef, useState } from 'react';
import type { ProxyCalls } from '#forms/ProxyForm.tsx';
import type { Failure } from '#shared/failures/failure.ts';
import type { ChannelArgs, ChannelName, ChannelResult } from '#shared/ipc/channels.ts';
import type { KeyProblem } from '#shared/ipc/profileOptions.ts';
import type { RunChecks } from '#stores/session.ts';

export interface Attempt {
  readonly busy: boolean;
  /** The failure of the last attempt, until the next one. */
  readonly failure: Failure | null;
  /** How many attempts have failed: where one fails before the next frame, the notice of the last one stays drawn. */
  readonly failures: number;
  /**
   * Sends the request; returns the value, or null when it failed, was cancelled, or was replaced by another attempt.
   */
  readonly ask: <Name extends ChannelName>(call: () => Promise<Answer<Name>>) => Promise<ChannelResult<Name> | null>;
  /** Stops waiting: a later response is ignored. */
  readonly cancel: () => void;
  readonly forget: () => void;
  /** For a proxy that wants a login first. */
  readonly proxy: ProxyCalls;
  /** Opens the tests of the connection; null where there is nothing to test: the practice service is here. */
  readonly test: (() => void) | null;
}

/** One request to main at a time, and its result. `stop` cancels it in main too. */
export function useAttempt(stop: () => void, proxy: ProxyCalls, test: (() => void) | null): Attempt {
  const latest = useRef(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [failures, setFailures] = useState(0);
  return {
    proxy,
    test,
    busy,
    failure,
    failures,
    ask: async (call) => {
      latest.current += 1;
      const mine = latest.current;
      setBusy(true);
      setFailure(null);
      const answer = await call();
      if (latest.current !== mine) return null;
      setBusy(false);
      if (answer.ok) return answer.value;
      setFailure(answer.failure);
      setFailures((before) => before + 1);
      return null;
    },
    cancel: () => {
      latest.current += 1;
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

/** The calls to main of this screen; composed by the shell, since a feature does not know the bridge. */
export interface OnboardingCalls {
  readonly info: () => Promise<Answer<'app.info'>>;
  readonly probe: (credentials: ChannelArgs<'service.probe'>) => Promise<Answer<'service.probe'>>;
  /** Cancels a running probe. */
  readonly stopProbe: () => Promise<Answer<'service.stopProbe'>>;
  readonly proxy: ProxyCalls;
  /** Tests the way to the service as it was typed. */
  readonly checkConnection: (typed: NonNullable<ChannelArgs<'checks.begin'>['typed']>) => RunChecks;
  readonly probePractice: () => Promise<Answer<'service.probePractice'>>;
  /** The error of a password key; null when it is valid. */
  readonly checkKey: (pem: string) => Promise<KeyProblem | null>;
  readonly add: (service: ChannelArgs<'service.add'>) => Promise<Answer<'service.add'>>;
}
