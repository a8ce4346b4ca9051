import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useLiveContext } from './CacheProvider.tsx';

export interface Draft {
  /** Undefined while it is being read; null where there is none. */
  readonly text: string | null | undefined;
  /** The disk of this workstation refuses: the draft would not survive a crash. */
  readonly isUnsafe: boolean;
  /** Null deletes it. */
  readonly keep: (text: string | null) => void;
}

/** What was typed in one place and not submitted yet, also before a crash. */
export function useDraft(key: string): Draft {
  const { drafts } = useLiveContext();
  useEffect(() => void drafts.load(), [drafts]);
  // The last input must be on the disk when the page closes.
  useEffect(() => () => void drafts.flush(), [drafts]);
  const subscribe = useCallback((listener: () => void) => drafts.subscribe(listener), [drafts]);
  const text = useSyncExternalStore(subscribe, () => drafts.text(key));
  const isUnsafe = useSyncExternalStore(subscribe, () => drafts.failed);
  return { text, isUnsafe, keep: (wanted) => drafts.keep(key, wanted) };
}
