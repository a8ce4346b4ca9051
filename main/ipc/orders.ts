import type { Verdict } from '#shared/ipc/write.ts';
import { deadlineIn } from '../api/http/deadline.ts';
import type { Deadline } from '../api/http/deadline.ts';

/** Writes that pages ordered, each carried out once. */
export interface Orders {
  /** Carries out an order that arrives twice only once: the second caller receives the result of the first (I3, I8). */
  carryOut(
    pageId: number,
    attempt: string | undefined,
    write: (signal: AbortSignal) => Promise<Verdict>,
  ): Promise<Verdict>;
  /** Cancels what has not started, of one page or all: no verdict reaches a page that is gone (I4, I8). */
  cancelAll(pageId?: number): void;
}

/** Ms; well below the time after which the page counts it as lost, or a write could leave unknown (I5, I8). */
export const orderTimeoutMs = 5 * 60_000;

/** More than can run at the same time; of those that ended, the oldest are forgotten first (I24). */
const most = 64;

/** `tooLate`: when an order that begins now has waited too long. */
export function openOrders(tooLate: () => Deadline = () => deadlineIn(orderTimeoutMs)): Orders {
  const known = new Map<string, Promise<Verdict>>();
  const pages = new Map<number, AbortController>();
  const signalOf = (pageId: number): AbortSignal => {
    const controller = pages.get(pageId) ?? new AbortController();
    pages.set(pageId, controller);
    return controller.signal;
  };
  const remember = (attempt: string, verdict: Promise<Verdict>): void => {
    known.set(attempt, verdict);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
  };
  return {
    carryOut: (pageId, attempt, write) => {
      const before = attempt === undefined ? undefined : known.get(attempt);
      if (before) return before;
      const late = tooLate();
      const verdict = write(AbortSignal.any([signalOf(pageId), late.signal])).finally(() => late.clear());
      if (attempt !== undefined) remember(attempt, verdict);
      return verdict;
    },
    cancelAll: (pageId) => {
      for (const [id, controller] of pages) {
        if (pageId !== undefined && pageId !== id) continue;
        pages.delete(id);
        controller.abort();
      }
    },
  };
}
