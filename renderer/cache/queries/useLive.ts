import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { EntityName } from '#shared/entities/index.ts';
import type { ReadParts, Memory } from '../memory.ts';
import { useLiveContext } from './CacheProvider.tsx';
import type { Live } from './live.ts';
import { sameShallow } from './memo.ts';

/** Redraws when the result differs. `needs` load at first use; `read` is stable. A failed load throws. */
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

/** Runs again only after something that it looked at changed; the same object while the result is unchanged. */
function steady<Value>(memory: Memory, read: () => Value): () => Value {
  let last: { readonly readParts: ReadParts; readonly value: Value } | undefined;
  return () => {
    if (last && memory.isCurrent(last.readParts)) return last.value;
    const { value, readParts } = memory.watched(read);
    last = { readParts, value: last && sameShallow(last.value, value) ? last.value : value };
    return last.value;
  };
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
