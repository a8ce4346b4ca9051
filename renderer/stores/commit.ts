import { useLayoutEffect, useRef, useState } from 'react';
import { createOnce } from './once.ts';
import type { Commands, CommittingCommand, Submission } from './session.ts';
import { useSession } from './session.ts';

/** The commands that keep, send or end something. */
export type Committing = Pick<Commands, CommittingCommand>;

interface Once<Args extends readonly unknown[], Result> {
  /** The same function at each render. Undefined: the second activation of one wish. Nothing was done, and nothing is to be said of it. */
  readonly run: (...args: Args) => Promise<Result | undefined>;
  /** For the control, which shows it (aria-busy). */
  readonly isRunning: boolean;
}

/**
 * Runs `work` once at a time, and not again until a moment after it succeeded; false, null or a rejection is no success,
 * and can be tried again at once. `about` tells apart what one control can do to several things; a form does one.
 */
export function useOnce<Args extends readonly unknown[], Result>(
  work: (...args: Args) => Promise<Result>,
  about: (...args: Args) => string | null = () => '',
): Once<Args, Result> {
  const [running, setRunning] = useState(0);
  const latest = useRef({ work, about });
  useLayoutEffect(() => {
    latest.current = { work, about };
  });
  const [run] = useState(() => {
    const once = createOnce(() => performance.now());
    return async (...args: Args): Promise<Result | undefined> =>
      once(latest.current.about(...args), async () => {
        setRunning((before) => before + 1);
        try {
          return await latest.current.work(...args);
        } finally {
          setRunning((before) => before - 1);
        }
      });
  });
  return { run, isRunning: running > 0 };
}

interface Commit<Args extends readonly unknown[], Result> {
  readonly commit: Once<Args, Result>['run'];
  readonly isCommitting: boolean;
}

/**
 * The only way from a control to a command that keeps, sends or ends something, so that two clicks of a bouncing button,
 * a held key, or a click and Entrée together do it once; see `useOnce`.
 */
export function useCommit<Args extends readonly unknown[], Result>(
  work: (commands: Committing, ...args: Args) => Promise<Result>,
  about?: (...args: Args) => string | null,
): Commit<Args, Result> {
  const { run, isRunning } = useOnce(async (...args: Args) => {
    const { commands } = useSession.getState();
    if (!commands) throw new Error('no service is open');
    return work(commands, ...args);
  }, about);
  return { commit: run, isCommitting: isRunning };
}

/** What a form makes is made once, however often it is asked for while the form is open. */
export function useSubmission(): Submission {
  const [submission] = useState(() => ({ id: crypto.randomUUID() }));
  return submission;
}
