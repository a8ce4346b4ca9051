import { useLayoutEffect, useRef, useState } from 'react';
import type { Commands, CommittingCommand, Submission } from './session.ts';
import { useSession } from './session.ts';

/** The commands that store, send or end something. */
export type Committing = Pick<Commands, CommittingCommand>;

interface Once<Args extends readonly unknown[], Result> {
  /**
   * The same function at each render. Returns undefined for a repeated activation: nothing was done, and nothing is
   * shown.
   */
  readonly run: (...args: Args) => Promise<Result | undefined>;
  /** For the control, which shows it (aria-busy). */
  readonly isRunning: boolean;
}

/**
 * Runs `work` once at a time, and not again until a moment after it succeeded; after false, null or a rejection it can
 * run again at once. `about` identifies what a control acts on, where that can be several things; a form acts on one.
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
 * The only way from a control to a command that stores, sends or ends something, so that two clicks of a bouncing
 * button, a held key, or a click and Entrée together run it once; see `useOnce`.
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

/** A submission id per form: the form creates its entity once, however often it is submitted while open. */
export function useSubmission(): Submission {
  const [submission] = useState(() => ({ id: crypto.randomUUID() }));
  return submission;
}

/**
 * How long after it ended the same command is not repeated: a bouncing button, a held key, a click and Entrée together.
 */
export const bounceMs = 500;

/** How many changes were undone in this run. */
let undone = 0;
/** A change was undone: asked for again at once, it is wanted again. */
export const forgetRepeats = (): void => {
  undone += 1;
};

/**
 * Runs `work` unless the same work is running, or succeeded a moment ago; returns undefined where it did not run.
 * `about` identifies the work; null: each run is different work. Work that returns false or null, or rejects, did not
 * succeed: it can run again at once, as can work after an undo.
 */
type RunOnce = <Result>(about: string | null, work: () => Promise<Result>) => Promise<Result | undefined>;

/** `now`: milliseconds of a clock that only goes forward. */
export function createOnce(now: () => number): RunOnce {
  const running = new Set<string>();
  /** Until when each work is not repeated, and how many undos there were when it ended. */
  const held = new Map<string, { readonly until: number; readonly undone: number }>();
  return async (about, work) => {
    if (about === null) return work();
    const hold = held.get(about);
    if (running.has(about) || (hold && hold.until > now() && hold.undone === undone)) return undefined;
    running.add(about);
    let succeeded = false;
    try {
      const result = await work();
      succeeded = result !== false && result !== null;
      return result;
    } finally {
      running.delete(about);
      if (succeeded) held.set(about, { until: now() + bounceMs, undone });
      else held.delete(about);
    }
  };
}
