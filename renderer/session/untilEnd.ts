import type { RunEnd } from '#stores/session.ts';

/**
 * Calls `next` until `take` finds the end in an answer. Never throws; when the signal aborts, it calls `cancel` once,
 * whose result is ignored (main may have ended it already), and ends as `cancelled`.
 */
export async function untilEnd<Value, End>(
  signal: AbortSignal,
  cancel: () => void,
  next: () => Promise<RunEnd<Value>>,
  take: (value: Value) => { readonly end: End } | null,
): Promise<RunEnd<End>> {
  if (signal.aborted) cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    for (;;) {
      const answer = await next();
      if (signal.aborted) return { ok: false, failure: { kind: 'cancelled' } };
      if (!answer.ok) return answer;
      const taken = take(answer.value);
      if (taken) return { ok: true, value: taken.end };
    }
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
