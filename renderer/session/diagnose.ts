import { callBridge } from '#gateway/bridge.ts';
import type { ChannelArgs } from '#shared/ipc/channels.ts';
import type { CompatibilityProgress, CompatibilityReport } from '#shared/ipc/compatibility.ts';
import type { DiagnosisResult } from '#shared/ipc/diagnosis.ts';
import type { RunEnd } from '#stores/session.ts';
import { untilEnd } from './untilEnd.ts';

type Typed = ChannelArgs<'diagnosis.begin'>['typed'];

/** Tests the way to the service that is being added, else to the open one, check by check. Never rejects. */
export async function diagnose(
  typed: Typed | null,
  onResult: (result: DiagnosisResult) => void,
  signal: AbortSignal,
): Promise<RunEnd<null>> {
  const begun = await callBridge('diagnosis.begin', typed ? { typed } : {});
  if (!begun.ok) return begun;
  const run = begun.value;
  return untilEnd(
    signal,
    () => void callBridge('diagnosis.cancel', run),
    () => callBridge('diagnosis.next', run),
    ({ result }) => {
      if (result === null) return { end: null };
      onResult(result);
      return null;
    },
  );
}

/** Tests what the open service serves, request by request (R3.4). Never rejects. */
export async function checkCompatibility(
  onProgress: (progress: CompatibilityProgress) => void,
  signal: AbortSignal,
): Promise<RunEnd<CompatibilityReport>> {
  const begun = await callBridge('compatibility.begin', {});
  if (!begun.ok) return begun;
  const run = begun.value;
  return untilEnd(
    signal,
    () => void callBridge('compatibility.cancel', run),
    () => callBridge('compatibility.next', run),
    ({ progress, report }) => {
      if (report) return { end: report };
      onProgress(progress);
      return null;
    },
  );
}
