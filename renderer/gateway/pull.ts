import type { Failure } from '#shared/failures/failure.ts';
import type { Gateway, PullEnd } from '#sync/ports.ts';
import type { BridgeCall } from './bridge.ts';

/**
 * What the bridge accepts at once (S6), with ids of 19 digits. Rows beyond it are transferred at each pull, and are not
 * due.
 */
const mostKnown = 200_000;

const failed = (failure: Failure): PullEnd => ({ kind: 'failed', failure });
const cancelled: PullEnd = failed({ kind: 'cancelled' });

/** Reads a list batch by batch: main sends the next rows only when the previous ones are stored. */
export const pullBy =
  (call: BridgeCall): Gateway['pull'] =>
  async (request, { known, due }, onRows, signal) => {
    if (signal.aborted) return cancelled;
    // The due ones come first.
    const ids = [...new Set([...due, ...known.keys()])].slice(0, mostKnown);
    const begun = await call('pull.begin', {
      entity: request.entity,
      ...(request.path && { path: [...request.path] }),
      ...(request.of !== undefined && { of: request.of }),
      ...(request.by !== undefined && { by: request.by }),
      knownIds: ids,
      knownHashes: ids.map((id) => known.get(id) ?? ''),
      due: Math.min(due.size, mostKnown),
    });
    if (!begun.ok) return failed(begun.failure);

    const { pullId } = begun.value;
    // Main may have ended it already, so the result is ignored.
    const cancel = (): void => void call('pull.cancel', { pullId });
    signal.addEventListener('abort', cancel, { once: true });
    try {
      const end = await readAll(call, pullId, onRows, signal);
      if (end.kind === 'failed' && !signal.aborted) cancel();
      return end;
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  };

async function readAll(
  call: BridgeCall,
  pullId: string,
  onRows: Parameters<Gateway['pull']>[2],
  signal: AbortSignal,
): Promise<PullEnd> {
  while (!signal.aborted) {
    const next = await call('pull.next', { pullId });
    if (signal.aborted) break;
    if (!next.ok) return failed(next.failure);
    const { rows, received, end } = next.value;
    try {
      await onRows(rows, received);
    } catch (error) {
      return failed({ kind: 'storage', detail: error instanceof Error ? error.message : 'rows were not stored' });
    }
    if (end) return { kind: 'done', received, ...end };
  }
  return cancelled;
}
