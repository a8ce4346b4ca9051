import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { EntityName } from '#shared/entities/index.ts';
import type { Look, Memory } from '../memory.ts';
import { useLiveContext } from './CacheProvider.tsx';
import type { Live } from './live.ts';
import { sameShallow } from './memo.ts';

/**
 * Reads the cache now and after every change of what it looked at, and redraws only when the result differs. `needs`
 * are loaded at first use (a constant list); `read` must be stable (useCallback). A dataset that cannot be loaded
 * throws to the error boundary.
 */
export function useLive<Value>(needs: readonly EntityName[], read: (live: Live) => Value): Value {
  const live = useLiveContext();
  const { cache } = live;
  const { memory } = cache;

  useEffect(() => {
    for (const entity of needs) {
      cache.load(entity).catch((error: unknown) => memory.setFailure(asError(error)));
    }
  }, [cache, memory, needs]);

  const subscribe = useCallback((listener: () => void) => memory.subscribe(listener), [memory]);
  const value = useSyncExternalStore(
    subscribe,
    useMemo(() => steady(memory, () => read(live)), [memory, live, read]),
  );
  const failure = useSyncExternalStore(subscribe, () => memory.failure());
  if (failure) throw failure;
  return value;
}

/**
 * A read that runs again only after something that it looked at changed, and returns the same object while its result
 * is unchanged.
 */
function steady<Value>(memory: Memory, read: () => Value): () => Value {
  let last: { readonly look: Look; readonly value: Value } | undefined;
  return () => {
    if (last && memory.isCurrent(last.look)) return last.value;
    const { value, look } = memory.watched(read);
    last = { look, value: last && sameShallow(last.value, value) ? last.value : value };
    return last.value;
  };
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
