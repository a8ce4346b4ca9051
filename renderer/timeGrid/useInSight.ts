import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { gutterWidth } from './layout/geometry.ts';
import { useWidth } from './useSize.ts';

const openEvent = '.cal-event[data-selected]';
/** Of people side by side each column is of one day. */
const today = ':scope:not([data-people]) .cal-day[data-today]';

/**
 * In a narrow window days scroll sideways. As days come on screen, the event that is open is brought into sight, or
 * else today. It remains there as they become narrower or wider, as beside a panel that opens, until the user scrolls
 * it away.
 */
export function useInSight(
  scroller: RefObject<HTMLElement | null>,
  {
    open,
    first,
    widths,
  }: {
    /** The event that is open. */
    readonly open: string | null;
    /** The first of the days. */
    readonly first: string | undefined;
    /** Of the columns. */
    readonly widths: readonly number[];
  },
): void {
  const room = useWidth(scroller);
  const width = widths.reduce((sum, each) => sum + each, 0);
  const kept = useRef<string | null>(null);
  useLayoutEffect(() => {
    kept.current = open === null ? null : openEvent;
  }, [open]);
  useLayoutEffect(() => {
    if (!scroller.current?.querySelector(openEvent)) kept.current = today;
    // Other days came.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [scroller, first]);
  useLayoutEffect(() => {
    if (scroller.current && kept.current !== null) bring(scroller.current, kept.current);
    // What is around it changed its place.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [scroller, first, width, room]);
  useEffect(() => {
    const element = scroller.current;
    const onScroll = (): void => {
      if (element && kept.current !== null && Math.abs(outOfSight(element, kept.current)) >= 1) kept.current = null;
    };
    element?.addEventListener('scroll', onScroll);
    return () => element?.removeEventListener('scroll', onScroll);
  }, [scroller]);
}

/** Scrolls to today where it is among the days on screen. */
export function showToday(): void {
  for (const scroller of document.querySelectorAll<HTMLElement>('.cal-grid')) bring(scroller, today);
}

function bring(scroller: HTMLElement, selector: string): void {
  scroller.scrollLeft += outOfSight(scroller, selector);
}

/** How far it has to be scrolled sideways for an element to be beside the hours; a wide one with its start. */
function outOfSight(scroller: HTMLElement, selector: string): number {
  const element = scroller.querySelector(selector)?.getBoundingClientRect();
  if (!element) return 0;
  const { left } = scroller.getBoundingClientRect();
  const before = element.left - left - gutterWidth;
  const beyond = element.right - left - scroller.clientWidth;
  return before < 0 ? before : Math.max(0, Math.min(before, beyond));
}
