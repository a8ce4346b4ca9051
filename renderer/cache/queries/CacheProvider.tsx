import { createContext, useContext, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Cache } from '../open.ts';
import { liveOf } from './live.ts';
import type { Live } from './live.ts';

/** Longer than the pauses between rows that are received. Milliseconds. */
const quiet = 2_000;

const LiveContext = createContext<Live | null>(null);

/** An error boundary above it can retry: unmounting clears a failed load. */
export function CacheProvider({ cache, children }: { readonly cache: Cache; readonly children: ReactNode }) {
  useEffect(() => () => cache.memory.setFailure(null), [cache]);
  const live = useMemo(() => liveOf(cache), [cache]);
  useEffect(() => {
    // What is searched is put in order once nothing comes any more, so that no first key waits for it.
    let next: ReturnType<typeof setTimeout> | undefined;
    const later = (): void => {
      clearTimeout(next);
      next = setTimeout(() => live.people.readWords(), quiet);
    };
    const leave = cache.memory.subscribe(later);
    later();
    return () => {
      leave();
      clearTimeout(next);
    };
  }, [cache, live]);
  return <LiveContext value={live}>{children}</LiveContext>;
}

export function useLiveContext(): Live {
  const live = useContext(LiveContext);
  if (!live) throw new Error('no CacheProvider above');
  return live;
}
