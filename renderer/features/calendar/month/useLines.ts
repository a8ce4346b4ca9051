import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

const headHeight = 28;
const numberHeight = 25;
const lineHeight = 25;
const rows = 6;

/** How many events fit into one day of the month: as many as its height lets, and at least one line. */
export function useLines(grid: RefObject<HTMLElement | null>): number {
  const [lines, setLines] = useState(3);
  useLayoutEffect(() => {
    const current = grid.current;
    if (!current) return undefined;
    const measure = (): void =>
      setLines(Math.max(1, Math.floor(((current.clientHeight - headHeight) / rows - numberHeight) / lineHeight)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [grid]);
  return lines;
}
