import { useSyncExternalStore } from 'react';

/** A whole window, not one at 200 % zoom: where everything else stacks too. */
const roomy = window.matchMedia('(width >= 800px)');

function subscribe(listener: () => void): () => void {
  roomy.addEventListener('change', listener);
  return () => roomy.removeEventListener('change', listener);
}

/** There is room for what can also be read in the file beside. */
export const useHasRoom = (): boolean => useSyncExternalStore(subscribe, () => roomy.matches);
