import { createContext, useContext, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Cache } from '../open.ts';
import { liveOf } from './live.ts';
import type { Live } from './live.ts';

const LiveContext = createContext<Live | null>(null);

/**
 * Provides a cache to the hooks of this folder. An error boundary above it can retry: unmounting clears a failed load.
 */
export function CacheProvider({ cache, children }: { readonly cache: Cache; readonly children: ReactNode }) {
  useEffect(() => () => cache.memory.setFailure(null), [cache]);
  const live = useMemo(() => liveOf(cache), [cache]);
  useEffect(() => {
    // What is searched is read as soon as nothing else is to be done, so that no first key waits for it.
    const read = (): number => requestIdleCallback(() => live.people.readWords());
    let next = read();
    const leave = cache.memory.subscribe(() => {
      cancelIdleCallback(next);
      next = read();
    });
    return () => {
      leave();
      cancelIdleCallback(next);
    };
  }, [cache, live]);
  return <LiveContext value={live}>{children}</LiveContext>;
}

export function useLiveContext(): Live {
  const live = useContext(LiveContext);
  if (!live) throw new Error('no CacheProvider above');
  return live;
}
