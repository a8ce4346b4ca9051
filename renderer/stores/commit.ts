import { useLayoutEffect, useRef, useState } from 'react';
import type { Submission } from '#sync/ports.ts';
import type { Commands, CommittingCommand } from './session.ts';
import { useSession } from './session.ts';

/** The commands that store, send or end something. */
export type Committing = Pick<Commands, CommittingCommand>;

interface Once<Args extends readonly unknown[], Result> {
  /** The same function at each render. Undefined for a repeated activation: nothing was done. */
  readonly run: (...args: Args) => Promise<Result | undefined>;
  /** For the control, which shows it (aria-busy). */
  readonly isRunning: boolean;
}

/** Whether work did what a second activation would do twice: by default, unless it returned false or null. */
type HasSucceeded<Result> = (result: Result) => boolean;
export const isSuccess = (result: unknown): boolean => result !== false && result !== null;

/**
 * Once at a time, and not until a moment after success (`hasSucceeded`). `about`: what it acts on, if several.
 * `onRunning`: begin (1), end (-1). The same function at each render.
 */
function useRunOnce<Args extends readonly unknown[], Result>(
  work: (...args: Args) => Promise<Result>,
  about: (...args: Args) => string | null = () => '',
  hasSucceeded: HasSucceeded<Result> = isSuccess,
  onRunning: (by: 1 | -1) => void = () => undefined,
): Once<Args, Result>['run'] {
  const latest = useRef({ work, about, hasSucceeded, onRunning });
  useLayoutEffect(() => {
    latest.current = { work, about, hasSucceeded, onRunning };
  });
  const [run] = useState(() => {
    const once = createOnce(() => performance.now());
    return async (...args: Args): Promise<Result | undefined> =>
      once(
        latest.current.about(...args),
        async () => {
          latest.current.onRunning(1);
          try {
            return await latest.current.work(...args);
          } finally {
            latest.current.onRunning(-1);
          }
        },
        (result) => latest.current.hasSucceeded(result),
      );
  });
  return run;
}

/** As `useRunOnce`, for a control that shows that it runs: the component is drawn again at each begin and end. */
export function useOnce<Args extends readonly unknown[], Result>(
  work: (...args: Args) => Promise<Result>,
  about?: (...args: Args) => string | null,
): Once<Args, Result> {
  const [running, setRunning] = useState(0);
  const run = useRunOnce(work, about, isSuccess, (by) => setRunning((before) => before + by));
  return { run, isRunning: running > 0 };
}

/**
 * The only way from a control to a command, so that a bouncing button, a held key, or a click and Entrée run it once.
 * One that does not show that it runs uses `useCommand`.
 */
export function useCommit<Args extends readonly unknown[], Result>(
  work: (commands: Committing, ...args: Args) => Promise<Result>,
  about?: (...args: Args) => string | null,
) {
  const { run, isRunning } = useOnce(withCommands(work), about);
  return { commit: run, isCommitting: isRunning };
}

/** As `useCommit`, without drawing the component again while it runs: a whole screen may act by it. */
export const useCommand = <Args extends readonly unknown[], Result>(
  work: (commands: Committing, ...args: Args) => Promise<Result>,
  about?: (...args: Args) => string | null,
  hasSucceeded?: HasSucceeded<Result>,
): Once<Args, Result>['run'] => useRunOnce(withCommands(work), about, hasSucceeded);

const withCommands =
  <Args extends readonly unknown[], Result>(work: (commands: Committing, ...args: Args) => Promise<Result>) =>
  async (...args: Args): Promise<Result> => {
    const { commands } = useSession.getState();
    if (!commands) throw new Error('no service is open');
    const committing = work(commands, ...args);
    underWay.add(committing);
    return committing.finally(() => underWay.delete(committing));
  };

const underWay = new Set<Promise<unknown>>();
/** Resolves once every command that was begun has ended: a field that is left stores what was typed in it. */
export const allCommitted = (): Promise<unknown> => Promise.allSettled(underWay);

/** A submission id per form: the form creates its entity once, however often it is submitted while open. */
export function useSubmission(): Submission {
  const [submission] = useState(() => ({ id: crypto.randomUUID() }));
  return submission;
}

/** How long the same command is not repeated after its end. */
export const bounceMs = 500;

/** How many times in this run what follows was requested again on purpose. */
let requests = 0;
/** What comes next is no bounce: a change was undone, or a command chosen by name (I26). */
export const requestedAgain = (): void => {
  requests += 1;
};

/**
 * Undefined where the same work is running or succeeded a moment ago. `about` null: each run differs. Failed or
 * rejected work, or work requested on purpose, runs at once.
 */
type RunOnce = <Result>(
  about: string | null,
  work: () => Promise<Result>,
  hasSucceeded?: HasSucceeded<Result>,
) => Promise<Result | undefined>;

/** `now`: milliseconds of a clock that only goes forward. */
export function createOnce(now: () => number): RunOnce {
  const running = new Set<string>();
  /** Until when each work is not repeated, and which request it was. */
  const held = new Map<string, { readonly until: number; readonly request: number }>();
  return async (about, work, hasSucceeded = isSuccess) => {
    if (about === null) return work();
    const hold = held.get(about);
    if (running.has(about) || (hold && hold.until > now() && hold.request === requests)) return undefined;
    running.add(about);
    let succeeded = false;
    try {
      const result = await work();
      succeeded = hasSucceeded(result);
      return result;
    } finally {
      running.delete(about);
      if (succeeded) held.set(about, { until: now() + bounceMs, request: requests });
      else held.delete(about);
    }
  };
}
