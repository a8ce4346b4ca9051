import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Pixels; a change that is smaller may not be measured. */
const grain = 20;
const coarse = (pixels: number): number => Math.floor(pixels / grain) * grain;

type Element = RefObject<HTMLElement | null>;

/** The width of an element in pixels, in coarse steps so that resizing the window does not redraw at every pixel. */
export const useWidth = (element: Element): number => useMeasure(element, widthOf, 1000);
/** Its height, of what is inside its borders. */
export const useHeight = (element: Element): number => useMeasure(element, heightOf, 600);

/** As `useWidth` measures it. */
export const widthOf = ({ clientWidth }: HTMLElement): number => coarse(clientWidth);
const heightOf = ({ clientHeight }: HTMLElement): number => coarse(clientHeight);

/** `usual`: until it is measured, so that the first drawing is most often right. */
function useMeasure(element: Element, measure: (of: HTMLElement) => number, usual: number): number {
  const [measured, setMeasured] = useState(usual);
  useLayoutEffect(() => {
    const current = element.current;
    if (!current) return undefined;
    const update = (): void => setMeasured(measure(current));
    update();
    const observer = new ResizeObserver(update);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, measure]);
  return measured;
}
