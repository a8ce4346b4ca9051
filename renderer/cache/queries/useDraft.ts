import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useLiveContext } from './CacheProvider.tsx';
import type { DraftBase, DraftText } from './drafts.ts';
import { liveAnswer } from './liveQuery.ts';

export interface Draft {
  /** Undefined while it is being read; null where there is none. */
  readonly text: string | null | undefined;
  /** The disk of this workstation refuses: the draft would not survive a crash. */
  readonly isUnsafe: boolean;
  readonly base: DraftBase;
  /** Null deletes it. `isEmpty`: nothing is typed in it yet, and the disk does not get it. */
  readonly keep: (text: string | null, base?: DraftBase, isEmpty?: boolean) => void;
  /** Resolves when it is on the disk; false where the disk refused. */
  readonly saved: () => Promise<boolean>;
}

export function useDraft(key: string): Draft {
  const { drafts } = useLiveContext();
  useEffect(() => void drafts.load(), [drafts]);
  // The last input must be on the disk when the page closes.
  useEffect(() => () => void drafts.flush(), [drafts]);
  const subscribe = useCallback((listener: () => void) => drafts.subscribe(listener), [drafts]);
  const text = useSyncExternalStore(subscribe, () => drafts.text(key));
  const base = useSyncExternalStore(subscribe, () => drafts.base(key));
  const isUnsafe = useSyncExternalStore(subscribe, () => drafts.failed);
  const saved = useCallback(() => drafts.flush().then(() => !drafts.failed), [drafts]);
  return { text, base, isUnsafe, keep: (...draft) => drafts.keep(key, ...draft), saved };
}

/** Begins a draft that is not open yet; one that `isEmpty` is not on the disk before something is typed. */
export const useBeginDraft = liveAnswer(({ drafts }, key: string, text: string, isEmpty: boolean) =>
  drafts.keep(key, text, null, isEmpty),
);

export function useDrafts(prefix: string): readonly DraftText[] | undefined {
  const { drafts } = useLiveContext();
  useEffect(() => void drafts.load(), [drafts]);
  const subscribe = useCallback((listener: () => void) => drafts.subscribe(listener), [drafts]);
  return useSyncExternalStore(subscribe, () => drafts.below(prefix));
}

export const useKeepDraft = liveAnswer(({ drafts }, key: string, text: string | null) => drafts.keep(key, text));
