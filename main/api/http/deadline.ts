/** A signal that aborts after a time. Of many that ended, the timers would go on waking the process. */
export interface Deadline {
  readonly signal: AbortSignal;
  clear(): void;
}

/** The process may end before. */
export function deadlineIn(milliseconds: number): Deadline {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new DOMException('took too long', 'TimeoutError')), milliseconds);
  timer.unref();
  return { signal: late.signal, clear: () => clearTimeout(timer) };
}
