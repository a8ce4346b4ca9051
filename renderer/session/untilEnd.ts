import type { Failure } from '#shared/failures/failure.ts';

type Answer<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Failure };

/**
 * Calls `next` until `take` finds the end in an answer. Never throws; when the signal aborts, it calls `cancel` once,
 * whose result is ignored (main may have ended it already), and ends as `cancelled`.
 */
export async function untilEnd<Value, End>(
  signal: AbortSignal,
  cancel: () => void,
  next: () => Promise<Answer<Value>>,
  take: (value: Value) => { readonly end: End } | null,
): Promise<Answer<End>> {
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
