import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { SectionId } from './SettingsSection.tsx';

interface Sections {
  readonly page: RefObject<HTMLDivElement | null>;
  /** The part that is being read. */
  readonly current: SectionId | undefined;
  readonly onScroll: () => void;
  readonly go: (id: SectionId) => void;
}

/** How far below the page's edge a part may begin and be the one that is read. */
const reach = 80;

/** Which of the page's parts is in view, and ways to them. */
export function useSections(ids: readonly SectionId[]): Sections {
  const page = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(ids[0]);
  /** The part that a person went to: near the page's end it cannot come up to the edge, and is read all the same. */
  const led = useRef<SectionId | null>(null);
  const partOf = (id: SectionId): HTMLElement | null =>
    page.current?.querySelector<HTMLElement>(`[data-section="${id}"]`) ?? null;
  const isRead = (id: SectionId): boolean => {
    const edge = (page.current?.getBoundingClientRect().top ?? 0) + reach;
    return (partOf(id)?.getBoundingClientRect().top ?? Infinity) <= edge;
  };
  return {
    page,
    current,
    onScroll: () => {
      const whole = page.current;
      const isAtEnd = whole !== null && whole.scrollTop + whole.clientHeight >= whole.scrollHeight - 1;
      if (!isAtEnd) led.current = null;
      setCurrent(led.current ?? ids.findLast(isRead) ?? ids[0]);
    },
    go: (id) => {
      const [part, whole] = [partOf(id), page.current];
      if (!part || !whole) return;
      whole.scrollTop += part.getBoundingClientRect().top - whole.getBoundingClientRect().top;
      part.querySelector('h2')?.focus({ preventScroll: true });
      led.current = id;
      setCurrent(id);
    },
  };
}
