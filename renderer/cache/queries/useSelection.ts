import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useLiveContext } from './CacheProvider.tsx';
import type { SelectionRows, SelectionView } from './selectionRows.ts';

/** What this workstation holds of the Selection context (R1.5), and the ways to add to it. */
export function useSelection(): SelectionView & Pick<SelectionRows, 'keepList' | 'keepRows'> {
  const { selection } = useLiveContext();
  useEffect(() => void selection.load(), [selection]);
  const view = useSyncExternalStore(
    useCallback((listener) => selection.subscribe(listener), [selection]),
    () => selection.view(),
  );
  return {
    ...view,
    keepList: (...given) => selection.keepList(...given),
    keepRows: (...given) => selection.keepRows(...given),
  };
}
