import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Pixels; a change that is smaller may not be measured. */
export const grain = 20;

type Element = RefObject<HTMLElement | null>;

/** The width of an element in pixels, in coarse steps so that resizing the window does not redraw at every pixel. */
export const useWidth = (element: Element): number => useMeasure(element, widthOf, 1000);
/** Its height, of what is inside its borders. */
export const useHeight = (element: Element): number => useMeasure(element, heightOf, 600);

const widthOf = ({ clientWidth }: HTMLElement): number => clientWidth;
const heightOf = ({ clientHeight }: HTMLElement): number => clientHeight;

/** `usual`: until it is measured, so that the first drawing is most often right. */
function useMeasure(element: Element, measure: (of: HTMLElement) => number, usual: number): number {
  const [measured, setMeasured] = useState(usual);
  useLayoutEffect(() => {
    const current = element.current;
    if (!current) return undefined;
    const update = (): void => setMeasured(Math.floor(measure(current) / grain) * grain);
    update();
    const observer = new ResizeObserver(update);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, measure]);
  return measured;
}
