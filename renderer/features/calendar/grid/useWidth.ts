import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

const grain = 20;
/** Used until it is measured, so that the first drawing is most often right. */
const usual = 1000;

/** The width of an element in pixels, in coarse steps so that resizing the window does not redraw at every pixel. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(usual);
  useLayoutEffect(() => {
    const current = element.current;
    if (!current) return undefined;
    const measure = (): void => setWidth(Math.floor(current.clientWidth / grain) * grain);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
