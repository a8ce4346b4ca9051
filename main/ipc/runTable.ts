import { randomUUID } from 'node:crypto';
import { FailureError } from '#shared/failures/failure.ts';

/** A long run that yields its result in pieces, each when the page is ready for it. */
export interface RunTable<Step, End> {
  /** Throws `busy` when too many run. */
  begin(pageId: number, start: (signal: AbortSignal) => AsyncGenerator<Step, End, undefined>): string;
  /** Throws `cancelled` for a run that has ended or belongs to another page. A run is forgotten after its end. */
  next(pageId: number, runId: string): Promise<IteratorResult<Step, End>>;
  cancel(pageId: number, runId: string): void;
  cancelAll(pageId?: number): void;
}

interface Running<Step, End> {
  readonly pageId: number;
  readonly steps: AsyncGenerator<Step, End, undefined>;
  readonly controller: AbortController;
}

/** The run was stopped on purpose: the result of its last request is ignored. */
const ignoreAborted = (): null => null;
const cancelled = (cause?: unknown): FailureError => new FailureError({ kind: 'cancelled' }, { cause });

/** The runs, each owned by the page that began it; their number is limited (I24). */
export function runTable<Step, End>(most: number): RunTable<Step, End> {
  const running = new Map<string, Running<Step, End>>();

  const mine = (pageId: number, runId: string): Running<Step, End> | undefined => {
    const run = running.get(runId);
    return run?.pageId === pageId ? run : undefined;
  };
  const stop = (runId: string, run: Running<Step, End>): void => {
    running.delete(runId);
    run.controller.abort();
    // A generator that was never started would not run its own clean-up; a running one receives the signal.
    run.steps.throw(cancelled()).catch(ignoreAborted);
  };

  return {
    begin: (pageId, start) => {
      if (running.size >= most) throw new FailureError({ kind: 'busy' });
      const controller = new AbortController();
      const runId = randomUUID();
      running.set(runId, { pageId, controller, steps: start(controller.signal) });
      return runId;
    },
    next: async (pageId, runId) => {
      const run = mine(pageId, runId);
      if (!run) throw cancelled();
      try {
        const next = await run.steps.next();
        // A run ends once: a generator that has ended returns `done` every time, and no value.
        if (next.done && !running.delete(runId)) throw cancelled();
        return next;
      } catch (error) {
        running.delete(runId);
        throw run.controller.signal.aborted ? cancelled(error) : error;
      }
    },
    cancel: (pageId, runId) => {
      const run = mine(pageId, runId);
      if (run) stop(runId, run);
    },
    cancelAll: (pageId) => {
      for (const [runId, run] of running) if (pageId === undefined || run.pageId === pageId) stop(runId, run);
    },
  };
}
