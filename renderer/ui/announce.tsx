import { useEffect, useSyncExternalStore } from 'react';

let said = '';
const listeners = new Set<() => void>();

/** Says something short to a screen reader: what a key has just done. The same words twice are said twice. */
export function announce(text: string): void {
  said = said === text ? `${text}\u00A0` : text;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where it is said; once in the shell, for each screen anew: what was said on one is over on the next. */
export function Announcements() {
  useEffect(
    () => () => {
      said = '';
    },
    [],
  );
  const text = useSyncExternalStore(subscribe, () => said);
  return (
    <p className="sr-only" aria-live="polite">
      {text}
    </p>
  );
}
