import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '#ui/index.ts';
import type { SectionId } from './SettingsSection.tsx';

interface SideListProps {
  readonly ids: readonly SectionId[];
  readonly current: SectionId | undefined;
  readonly onGo: (id: SectionId) => void;
}

export function SideList({ ids, current, onGo }: SideListProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('settings.parts')} className="w-[200px] shrink-0 py-5 pr-2 pl-3 max-[899.98px]:hidden">
      {ids.map((id) => (
        <button
          key={id}
          type="button"
          {...(id === current ? { 'aria-current': 'true' as const } : {})}
          onClick={() => onGo(id)}
          className={classes(
            'block h-[30px] w-full truncate-line rounded-button px-2 text-left font-medium',
            id === current ? 'bg-selected text-text' : 'text-text-2 hover:bg-hover',
          )}
        >
          {t(`settings.nav.${id}`)}
        </button>
      ))}
    </nav>
  );
}

interface Sections {
  readonly page: RefObject<HTMLDivElement | null>;
  readonly current: SectionId | undefined;
  readonly onScroll: () => void;
  readonly go: (id: SectionId) => void;
}

/** How far below the page's edge a part may begin and count as in view. */
const reach = 80;

export function useSections(ids: readonly SectionId[]): Sections {
  const page = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(ids[0]);
  /** Near the page's end a part cannot scroll to the top, and counts as in view all the same. */
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
