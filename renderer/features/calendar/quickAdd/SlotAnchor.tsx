import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Where the slot stood when the field was opened, whatever is typed since; in a view without slots, a place under the
 * header. It is put there before the popover looks for it.
 */
export function SlotAnchor({ ref }: { readonly ref: RefObject<HTMLDivElement | null> }) {
  useLayoutEffect(() => {
    const slot = document.querySelector<HTMLElement>('[data-slot-anchor]');
    slot?.scrollIntoView({ block: 'nearest' });
    const box = slot?.getBoundingClientRect();
    const { style } = ref.current ?? {};
    if (!box || !style) return;
    Object.assign(style, {
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
  }, [ref]);
  return <div ref={ref} aria-hidden className="pointer-events-none fixed top-28 left-[calc(50%-240px)]" />;
}
