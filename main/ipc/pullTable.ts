import { randomUUID } from 'node:crypto';
import { FailureError } from '#shared/failures/failure.ts';
import type { ChannelResult } from '#shared/ipc/channels.ts';
import type { PullBatch, PullEnd } from '../api/pull.ts';

/** More than the areas that a page can receive at once; a page that begins more is a defect or hostile (I24). */
const maxRunning = 32;

type Batches = AsyncGenerator<PullBatch, PullEnd, undefined>;
type Answer = ChannelResult<'pull.next'>;

interface Running {
  readonly pageId: number;
  readonly batches: Batches;
  readonly controller: AbortController;
}

/** The pulls that run, each for the page that began it. */
export interface PullTable {
  /** Throws `busy` when too many run. */
  begin(pageId: number, start: (signal: AbortSignal) => Batches): string;
  /** Throws `cancelled` for a pull that is over or another page's. After the last batch the pull is forgotten. */
  next(pageId: number, pullId: string): Promise<Answer>;
  cancel(pageId: number, pullId: string): void;
  cancelAll(pageId?: number): void;
}

/** The pull was stopped on purpose: how its last request ended matters to nobody. */
const ignoreAborted = (): null => null;

export function pullTable(): PullTable {
  const running = new Map<string, Running>();

  const mine = (pageId: number, pullId: string): Running | undefined => {
    const pull = running.get(pullId);
    return pull?.pageId === pageId ? pull : undefined;
  };
  const stop = (pullId: string, pull: Running): void => {
    running.delete(pullId);
    pull.controller.abort();
    // A generator that was never asked would otherwise never run its own clean-up; one that is busy hears the signal.
    pull.batches.return({ received: 0, complete: false, unreadable: [] }).catch(ignoreAborted);
  };

  return {
    begin: (pageId, start) => {
      if (running.size >= maxRunning) throw new FailureError({ kind: 'busy' });
      const controller = new AbortController();
      const pullId = randomUUID();
      running.set(pullId, { pageId, controller, batches: start(controller.signal) });
      return pullId;
    },
    next: async (pageId, pullId) => {
      const pull = mine(pageId, pullId);
      if (!pull) throw new FailureError({ kind: 'cancelled' });
      try {
        const { value, done } = await pull.batches.next();
        if (!done) return { rows: [...value.rows], received: value.received, end: null };
        running.delete(pullId);
        const { received, complete, unreadable } = value;
        return { rows: [], received, end: { complete, unreadable: [...unreadable] } };
      } catch (error) {
        running.delete(pullId);
        if (pull.controller.signal.aborted) throw new FailureError({ kind: 'cancelled' }, { cause: error });
        throw error;
      }
    },
    cancel: (pageId, pullId) => {
      const pull = mine(pageId, pullId);
      if (pull) stop(pullId, pull);
    },
    cancelAll: (pageId) => {
      for (const [pullId, pull] of running) if (pageId === undefined || pull.pageId === pageId) stop(pullId, pull);
    },
  };
}
