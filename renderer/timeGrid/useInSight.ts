import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { givenId } from '#stores/givenIds.ts';
import { gutterWidth, headHeight } from './layout/geometry.ts';
import type { DrawnHours } from './layout/geometry.ts';
import { useHeight, useWidth, widthOf } from './useSize.ts';

/** It may have several blocks: of two people, or of two days. */
const openEvent = '.cal-event[data-selected]';
const focusedOpenEvent = `${openEvent}:focus`;
/** Of people side by side each column is of one day. */
const today = ':scope:not([data-people]) .cal-day[data-today]';
type Landmark = typeof openEvent | typeof today;

/**
 * As days come on screen, the event that is open is brought into sight, or else, in a narrow window whose days scroll
 * sideways, today; an event that is opened elsewhere (a link, the palette) as soon as it is drawn. It remains there as
 * the room around it changes, as beside a panel that opens, until the user scrolls it away.
 */
export function useInSight(
  scroller: RefObject<HTMLElement | null>,
  {
    open,
    first,
    widths,
    hours,
  }: {
    readonly open: string | null;
    /** The first of the days. */
    readonly first: string | undefined;
    /** Of the columns. */
    readonly widths: readonly number[];
    readonly hours: DrawnHours;
  },
): void {
  const room = useWidth(scroller);
  const height = useHeight(scroller);
  const width = widths.reduce((sum, each) => sum + each, 0);
  const kept = useRef<Landmark | null>(null);
  /** The open event was not drawn yet, and the user has not worked in the grid since it was opened. */
  const isAwaited = useRef(false);
  const opened = useRef<string | null>(null);
  /** The width that the grid had as the landmark was last brought into sight. */
  const placedIn = useRef(0);
  useLayoutEffect(() => {
    const before = opened.current;
    opened.current = open;
    // The service gave its id to the event that was open already: it remains where the user scrolled it.
    if (before !== null && givenId(before) === open) return;
    kept.current = open === null ? null : openEvent;
    isAwaited.current = open !== null;
  }, [open]);
  useLayoutEffect(() => {
    if (!scroller.current?.querySelector(openEvent)) kept.current = today;
    // Other days came.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [scroller, first]);
  useLayoutEffect(() => {
    const element = scroller.current;
    placedIn.current = room; // the width of now would have the page laid out here
    if (!element || kept.current === null) return undefined;
    // The side on which the panel of the open event is drawn depends on the place of its block.
    if (kept.current === openEvent) return bring(element, openEvent);
    return onceLaidOut(element, () => kept.current === today && bring(element, today));
    // What is around it changed its place.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [scroller, first, width, room, height, hours]);
  useLayoutEffect(() => {
    // The events of a week may be drawn later than its days.
    if (!isAwaited.current || !scroller.current?.querySelector(openEvent)) return;
    isAwaited.current = false;
    kept.current = openEvent;
    // Nothing moves under the pointer that pressed it.
    if (!scroller.current.querySelector(focusedOpenEvent)) bring(scroller.current, openEvent);
  });
  useEffect(() => {
    const element = scroller.current;
    const listening = new AbortController();
    const onHand = (): void => {
      if (isAwaited.current) kept.current = null;
      isAwaited.current = false;
    };
    const onScroll = (): void => {
      if (!element || kept.current === null) return;
      // The window changed in the same frame, which is measured after its scroll events: nobody scrolled it away.
      if (widthOf(element) !== placedIn.current) return;
      if (!isNone(outOfSight(element, kept.current))) kept.current = null;
    };
    for (const type of ['wheel', 'pointerdown', 'keydown'])
      element?.addEventListener(type, onHand, { signal: listening.signal, passive: true });
    element?.addEventListener('scroll', onScroll, { signal: listening.signal });
    return () => listening.abort();
  }, [scroller]);
}

/**
 * Runs within the next frame, once it is laid out and before it is painted: what is read then is known already, where
 * an effect that reads it has the page laid out once more. Returns the function that stops it.
 */
function onceLaidOut(element: Element, run: () => void): () => void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    run();
  });
  observer.observe(element); // hears of its size first, whether or not it changed
  return () => observer.disconnect();
}

/** Scrolls to today where it is among the days on screen. */
export function showToday(): void {
  for (const scroller of document.querySelectorAll<HTMLElement>('.cal-grid')) bring(scroller, today);
}

function bring(scroller: HTMLElement, what: Landmark): void {
  const { left, top } = outOfSight(scroller, what);
  // To read how far it is scrolled lays out the page, which its frame does once for all that is drawn.
  if (left !== 0) scroller.scrollLeft += left;
  if (top !== 0) scroller.scrollTop += top;
}

/** So much of a block is enough to read it: its name stays in sight while its beginning is scrolled away. */
const readable = 44;

interface Distance {
  readonly left: number;
  readonly top: number;
}

const isNone = ({ left, top }: Distance): boolean => Math.abs(left) < 1 && Math.abs(top) < 1;

/** How far it has to be scrolled to the block that has the focus, or else to the first where none is in sight. */
function outOfSight(scroller: HTMLElement, what: Landmark): Distance {
  const focused = what === openEvent ? scroller.querySelector(focusedOpenEvent) : null;
  const distances = [...(focused ? [focused] : scroller.querySelectorAll(what))].map((each) =>
    distanceTo(each, scroller, what),
  );
  return distances.find(isNone) ?? distances[0] ?? { left: 0, top: 0 };
}

/** How far it has to be scrolled for an element to be beside the hours and below the heads; a day, sideways alone. */
function distanceTo(block: Element, scroller: HTMLElement, what: Landmark): Distance {
  const element = block.getBoundingClientRect();
  const { left, top } = scroller.getBoundingClientRect();
  const [above, below] = [element.top - top - headHeight, element.bottom - top - scroller.clientHeight];
  const inSight = element.height + Math.min(0, above) - Math.max(0, below);
  return {
    left: shortest(element.left - left - gutterWidth, element.right - left - scroller.clientWidth),
    top: what === today || inSight >= Math.min(element.height, readable) ? 0 : shortest(above, below),
  };
}

/** To the start of an element that is before the room, or the end of one that is after it, unless its start left. */
const shortest = (before: number, after: number): number =>
  before < 0 ? before : Math.max(0, Math.min(before, after));
