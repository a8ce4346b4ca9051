import type { Failure } from '#shared/failures/failure.ts';
import type { CompatibilityProgress, CompatibilityReport, GivenIds } from '#shared/ipc/compatibility.ts';
import { callBridge } from './bridge.ts';

export type CompatibilityEnd =
  | { readonly ok: true; readonly report: CompatibilityReport }
  | { readonly ok: false; readonly failure: Failure };

/** Tests what the open service serves, step by step. Never throws; when the signal aborts, it ends as `cancelled`. */
export async function readCompatibility(
  ids: GivenIds,
  onProgress: (progress: CompatibilityProgress) => void,
  signal: AbortSignal,
): Promise<CompatibilityEnd> {
  const begun = await callBridge('compatibility.begin', { ids });
  if (!begun.ok) return begun;
  const { reportId } = begun.value;
  // Main may have ended it already, so the result is ignored.
  const cancel = (): void => void callBridge('compatibility.cancel', { reportId });
  if (signal.aborted) cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    for (;;) {
      const next = await callBridge('compatibility.next', { reportId });
      if (signal.aborted) return { ok: false, failure: { kind: 'cancelled' } };
      if (!next.ok) return next;
      if (next.value.report) return { ok: true, report: next.value.report };
      if (next.value.progress) onProgress(next.value.progress);
    }
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
