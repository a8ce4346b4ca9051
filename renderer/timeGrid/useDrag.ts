import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { beginDrag } from './drag.ts';
import type { DragScene } from './drag.ts';
import { keyOf } from './layout/layoutDay.ts';
import type { TimeColumn, Timed } from './layout/layoutDay.ts';

/**
 * Drags what is pressed in `area`. A drag means the columns that it began in: it ends without a change where others
 * come, as by a key that shows another week, or where the grid leaves the screen. `sceneOf`: null where nothing is
 * dragged.
 */
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
