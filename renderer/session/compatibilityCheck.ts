import { callBridge } from '#gateway/bridge.ts';
import type { CompatibilityProgress, CompatibilityReport, GivenIds } from '#shared/ipc/compatibility.ts';
import { forgetCompatibility, useCompatibility } from '#stores/compatibility.ts';
import { untilEnd } from './untilEnd.ts';

/** The report for one open service; it continues while other screens are shown. */
export interface CompatibilityCheck {
  /** One at a time: ignored while one runs. */
  start(ids: GivenIds): Promise<void>;
  stop(): void;
  /** Another service is opened, or none. */
  close(): void;
}

export function compatibilityCheck(now: () => number): CompatibilityCheck {
  let running: AbortController | null = null;
  forgetCompatibility();
  return {
    async start(ids) {
      if (running) return;
      const mine = (running = new AbortController());
      const isMine = (): boolean => running === mine;
      useCompatibility.setState({ running: { done: 0, total: 0 }, failure: null });
      const end = await readCompatibility(
        ids,
        (progress) => isMine() && useCompatibility.setState({ running: progress }),
        mine.signal,
      );
      if (!isMine()) return; // closed: the result belongs to another service
      running = null;
      useCompatibility.setState({
        running: null,
        ...(end.ok ? { last: { at: now(), report: end.value } } : { failure: end.failure }),
      });
    },
    stop: () => running?.abort(),
    close() {
      running?.abort();
      running = null;
      forgetCompatibility();
    },
  };
}

type Read = (
  ids: GivenIds,
  onProgress: (progress: CompatibilityProgress) => void,
  signal: AbortSignal,
) => ReturnType<typeof untilEnd<unknown, CompatibilityReport>>;

/** How often a report is begun again. Main drops it when settings are saved: it was one of the service as it was. */
const mostDrops = 3;

/** Tests what the open service serves, step by step. Never throws; when the signal aborts, it ends as `cancelled`. */
const readCompatibility: Read = async (...given) => {
  const [, , signal] = given;
  for (let drops = 0; ; drops += 1) {
    const end = await readOnce(...given);
    if (end.ok || end.failure.kind !== 'cancelled' || signal.aborted || drops === mostDrops) return end;
  }
};

const readOnce: Read = async (ids, onProgress, signal) => {
  const begun = await callBridge('compatibility.begin', { ids });
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
};
