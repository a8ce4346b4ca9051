import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const each of listeners) each();
  }, 5_000);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  };
}

/** The time, to the minute: components that show it are drawn again when the minute changes. Epoch ms. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => Math.floor(Date.now() / 60_000) * 60_000);
