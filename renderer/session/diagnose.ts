import { callBridge } from '#gateway/bridge.ts';
import type { Failure } from '#shared/failures/failure.ts';
import type { DiagnosisResult } from '#shared/ipc/diagnosis.ts';
import { untilEnd } from './untilEnd.ts';

/** Tests the way to the open service. Returns null at the end, or why it ended before. Never rejects. */
export async function diagnose(
  onResult: (result: DiagnosisResult) => void,
  signal: AbortSignal,
): Promise<Failure | null> {
  const begun = await callBridge('diagnosis.begin', {});
  if (!begun.ok) return begun.failure;
  const run = begun.value;
  const ended = await untilEnd(
    signal,
    () => void callBridge('diagnosis.cancel', run),
    () => callBridge('diagnosis.next', run),
    ({ result }) => {
      if (result === null) return { end: null };
      onResult(result);
      return null;
    },
  );
  return ended.ok ? null : ended.failure;
}
