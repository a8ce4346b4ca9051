import { useEffect, useSyncExternalStore } from 'react';

let said = '';
const listeners = new Set<() => void>();

/** Announces a short text to screen readers: what a key has just done. The same text twice is announced twice. */
export function announce(text: string): void {
  said = said === text ? `${text}\u00A0` : text;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The live region; once in the shell, recreated for each screen, so that an announcement ends with its screen. */
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
