import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** A part of a long list as it is drawn: a row, or the space of rows that are not. */
type Slot =
  | { readonly kind: 'row'; readonly index: number }
  | { readonly kind: 'room'; readonly before: number; readonly rows: number };

/** Rows [from, to) of a list. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Short lists are drawn whole. */
const short = 100;

/** Drawn beyond the visible part, so that fast scrolling does not show the edge. */
const margin = 6;

/** Moves in steps, so that not every pixel causes a render. */
const step = 8;

/** What is to be drawn of `count` rows of one height, `top` px of which are above the visible part, `seen` px high. */
export function stretchOf(top: number, seen: number, rowHeight: number, count: number): Stretch {
  const from = Math.floor((top / rowHeight - margin) / step) * step;
  const to = Math.ceil(((top + seen) / rowHeight + margin) / step) * step;
  return { from: Math.min(Math.max(0, from), count), to: Math.min(Math.max(0, to), count) };
}

/** Slots in order. `kept` is drawn wherever it is: it may have the focus, which would be lost with its element. */
export function slotsOf(count: number, { from, to }: Stretch, kept: number | null): readonly Slot[] {
  const all = count <= short ? { from: 0, to: count } : { from: Math.min(from, count), to: Math.min(to, count) };
  const drawn = Array.from({ length: Math.max(0, all.to - all.from) }, (_, at) => all.from + at);
  if (kept !== null && kept >= 0 && kept < count) {
    if (kept < all.from) drawn.unshift(kept);
    else if (kept >= all.to) drawn.push(kept);
  }
  const slots: Slot[] = [];
  let next = 0;
  for (const index of drawn) {
    if (index > next) slots.push({ kind: 'room', before: index, rows: index - next });
    slots.push({ kind: 'row', index });
    next = index + 1;
  }
  if (next < count) slots.push({ kind: 'room', before: count, rows: count - next });
  return slots;
}

/** Before anything is measured. */
const first: Stretch = { from: 0, to: 24 };
const usualHeight = 44;

interface Window<Edge extends HTMLElement> {
  readonly slots: readonly Slot[];
  /** Of each row, in px. */
  readonly rowHeight: number;
  /** On an element without height, just above the first row. */
  readonly edge: RefObject<Edge | null>;
}

/** 20,000 rows cost what 60 do, in ordinary elements. All are as high as the first with `data-at`. */
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

/** By how many rows a page key moves: those in sight, without the header and one that both pages show. */
export const pageOf = (row: HTMLElement): number =>
  Math.max(1, Math.floor((scrollerOf(row)?.clientHeight ?? 0) / row.offsetHeight) - 2);
