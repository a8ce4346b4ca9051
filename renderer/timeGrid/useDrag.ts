import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { beginDrag } from './drag.ts';
import type { DragScene } from './drag.ts';
import { keyOf } from './layout/layoutDay.ts';
import type { TimeColumn, Timed } from './layout/layoutDay.ts';

/** Ends without a change where other columns come or the grid leaves. `sceneOf`: null where nothing is dragged. */
export function useDrag(
  area: RefObject<HTMLElement | null>,
  columns: readonly TimeColumn<Timed>[],
  sceneOf: (press: PointerEvent) => DragScene | null,
): void {
  const leaving = useRef<AbortController>(null);
  const press = useEffectEvent((event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary || !leaving.current) return;
    const scene = sceneOf(event);
    if (scene) beginDrag(scene, event, leaving.current.signal);
  });
  useLayoutEffect(() => {
    const element = area.current;
    const listen = (event: PointerEvent): void => press(event);
    element?.addEventListener('pointerdown', listen);
    return () => element?.removeEventListener('pointerdown', listen);
  }, [area]);
  const shown = columns.map(keyOf).join();
  useLayoutEffect(() => {
    const left = new AbortController();
    leaving.current = left;
    return () => left.abort();
    // Other columns came.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [shown]);
}
