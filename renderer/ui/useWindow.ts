import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { slotsOf, stretchOf } from './window.ts';
import type { Slot, Stretch } from './window.ts';

/** Before anything is measured. */
const first: Stretch = { from: 0, to: 40 };
const usualHeight = 44;

interface Window<Edge extends HTMLElement> {
  readonly slots: readonly Slot[];
  /** Of each row, in px. */
  readonly rowHeight: number;
  /** On an element without height, just above the first row. */
  readonly edge: RefObject<Edge | null>;
}

/**
 * Draws the visible part of a long list: a list of 20,000 rows costs what one of 60 does, and consists of ordinary
 * elements. Rows are all as high as the first one with `data-at`.
 */
export function useWindow<Edge extends HTMLElement>(count: number, kept: number | null): Window<Edge> {
  const edge = useRef<Edge>(null);
  const [stretch, setStretch] = useState(first);
  const [rowHeight, setRowHeight] = useState(usualHeight);

  const measure = useCallback((): void => {
    const scroller = edge.current && scrollerOf(edge.current);
    if (!edge.current || !scroller) return;
    const height = edge.current.parentElement?.querySelector('[data-at]')?.getBoundingClientRect().height ?? 0;
    const top = scroller.getBoundingClientRect().top - edge.current.getBoundingClientRect().top;
    const now = stretchOf(top, scroller.clientHeight, height || usualHeight, count);
    if (height > 0) setRowHeight(height);
    setStretch((before) => (before.from === now.from && before.to === now.to ? before : now));
  }, [count]);

  useLayoutEffect(() => {
    const scroller = edge.current && scrollerOf(edge.current);
    if (!scroller) return undefined;
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(scroller);
    scroller.addEventListener('scroll', measure, { passive: true });
    return () => {
      resized.disconnect();
      scroller.removeEventListener('scroll', measure);
    };
  }, [measure]);

  return { slots: slotsOf(count, stretch, kept), rowHeight, edge };
}

/** The element that scrolls another one vertically. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (['auto', 'scroll'].includes(getComputedStyle(at).overflowY)) return at;
  }
  return null;
}
