import { callBridge } from '#gateway/bridge.ts';
import type { Failure } from '#shared/failures/failure.ts';
import type { ChannelArgs } from '#shared/ipc/channels.ts';
import type { DiagnosisResult } from '#shared/ipc/diagnosis.ts';
import { untilEnd } from './untilEnd.ts';

type Typed = ChannelArgs<'diagnosis.begin'>['typed'];

/**
 * Tests the way to the service that is being added, else to the open one. Returns null at the end, or why it ended
 * before. Never rejects.
 */
export async function diagnose(
  typed: Typed | null,
  onResult: (result: DiagnosisResult) => void,
  signal: AbortSignal,
): Promise<Failure | null> {
  const begun = await callBridge('diagnosis.begin', typed ? { typed } : {});
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
