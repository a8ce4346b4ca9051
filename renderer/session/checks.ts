import { callBridge } from '#gateway/bridge.ts';
import type { ChannelArgs } from '#shared/ipc/channels.ts';
import type { RunChecks } from '#stores/session.ts';

/** Checks of main, one after the other, until they end or the signal aborts. Never rejects. */
export const runChecks =
  (what: ChannelArgs<'checks.begin'>): RunChecks =>
  async (onStep, signal) => {
    const begun = await callBridge('checks.begin', what);
    if (!begun.ok) return begun;
    const run = begun.value;
    const cancel = (): void => void callBridge('checks.cancel', run); // main may have ended it already
    if (signal.aborted) cancel();
    signal.addEventListener('abort', cancel, { once: true });
    try {
      for (;;) {
        const answer = await callBridge('checks.next', run);
        if (signal.aborted) return { ok: false, failure: { kind: 'cancelled' } };
        if (!answer.ok) return answer;
        if (answer.value.step === null) return { ok: true, value: answer.value.report };
        onStep(answer.value.step);
      }
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  };
