import type { Verdict } from '#shared/ipc/write.ts';

/** Writes that pages ordered, each carried out once. */
export interface Orders {
  /** An order that comes twice is carried out once: who orders it again hears how the first one ends (I3, I8). */
  carryOut(
    pageId: number,
    attempt: string | undefined,
    write: (signal: AbortSignal) => Promise<Verdict>,
  ): Promise<Verdict>;
  /**
   * What has not left yet does not leave any more: a page that is gone hears no verdict, and the next one, which finds
   * the change in the outbox, may send it again or give it up (I4, I8). Of one page, or of all.
   */
  cancelAll(pageId?: number): void;
}

/**
 * How long an order may wait for its turn, in ms. Well within the time after which the page counts it as lost and goes on:
 * what left later than that would leave unknown to the outbox (I5, I8).
 */
export const orderTimeoutMs = 5 * 60_000;

/** More than can be under way at once; of those that ended, the oldest are forgotten first (I24). */
const most = 64;

/** `tooLate`: a signal that comes when an order that begins now has waited too long. */
export function openOrders(tooLate: () => AbortSignal = () => AbortSignal.timeout(orderTimeoutMs)): Orders {
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
      const verdict = write(AbortSignal.any([signalOf(pageId), tooLate()]));
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
