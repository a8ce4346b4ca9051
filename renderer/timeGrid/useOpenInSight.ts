import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * In a narrow window days scroll sideways: as they become narrower or wider, as beside a panel that opens, the event
 * that is open remains in sight. Only then: otherwise the user scrolls.
 */
export function useOpenInSight(scroller: RefObject<HTMLElement | null>, widths: readonly number[]): void {
  const width = widths.reduce((sum, each) => sum + each, 0);
  const seenAt = useRef(0);
  useLayoutEffect(() => {
    if (seenAt.current === width) return;
    seenAt.current = width;
    const open = scroller.current?.querySelector('.cal-event[data-selected]');
    if (scroller.current && open) scrollAcross(scroller.current, open);
  }, [scroller, width]);
}

/** Scrolls sideways, and no further than an element needs to be beside the hours. */
function scrollAcross(scroller: HTMLElement, to: Element): void {
  const [frame, element] = [scroller.getBoundingClientRect(), to.getBoundingClientRect()];
  const hours = Number.parseFloat(getComputedStyle(scroller).scrollPaddingLeft) || 0;
  const [before, beyond] = [element.left - frame.left - hours, element.right - frame.left - scroller.clientWidth];
  if (before < 0) scroller.scrollLeft += before;
  else if (beyond > 0) scroller.scrollLeft += beyond;
}
