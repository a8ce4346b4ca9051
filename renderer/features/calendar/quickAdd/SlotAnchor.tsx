import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { onPresses } from '#ui/index.ts';

/** The greatest width of the line with the gaps around it, in px. */
const mostWidth = 560 + 24;

/**
 * Where the slot was, whatever is typed; in a view without slots below the header. Placed before the popover measures.
 */
export function SlotAnchor({
  ref,
  onPlaced,
}: {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onPlaced: (isBeside: boolean) => void;
}) {
  useLayoutEffect(() => {
    const slot = document.querySelector<HTMLElement>('[data-slot-anchor]');
    slot?.scrollIntoView({ block: 'nearest' });
    const box = slot?.getBoundingClientRect();
    const { style } = ref.current ?? {};
    if (!box || !style) return;
    onPlaced(Math.max(box.left, window.innerWidth - box.right) >= mostWidth);
    Object.assign(style, {
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
  }, [ref, onPlaced]);
  return <div ref={ref} aria-hidden className="pointer-events-none fixed top-28 left-[calc(50%-240px)]" />;
}

/** As the system counts it, whose user says how slow it may be. */
export function useIsDoubleClick(): () => boolean {
  const clicks = useRef(0);
  // A pointer event has no count yet; the mouse event that follows it has.
  useEffect(
    () =>
      onPresses(({ type, detail }) => {
        if (type.endsWith('down')) clicks.current = detail;
      }),
    [],
  );
  return () => clicks.current > 1;
}

/** The height of an element in px, as its content changes. */
export function useHeight(ref: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setHeight(Math.round(entry?.contentRect.height ?? 0)));
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return height;
}
