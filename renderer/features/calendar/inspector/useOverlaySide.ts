import { useLayoutEffect } from 'react';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';

type Side = 'left' | 'right';

/** As `inspector-width` in `ui/styles.css`. */
const panelWidth = 344;

/**
 * Puts the inspector at the edge of the content where it does not cover the block of the event that it shows. Outside
 * of React: it depends on where the block was drawn.
 */
export function useOverlaySide(selected: ShownEvent | null): void {
  useLayoutEffect(() => {
    const content = document.querySelector<HTMLElement>('main [data-overlay]');
    if (!content || !selected) return undefined;
    const place = (): void => {
      const block = content.querySelector(`[data-event="${CSS.escape(selected.id)}"]`);
      if (!block) return;
      const before = content.dataset['overlay'] === 'left' ? 'left' : 'right';
      content.dataset['overlay'] = sideFor(block.getBoundingClientRect(), content.getBoundingClientRect(), before);
    };
    place();
    const resized = new ResizeObserver(place);
    resized.observe(content);
    return () => resized.disconnect();
  }, [selected]);
}

type Reach = Pick<DOMRect, 'left' | 'right'>;

/** It stays where it is while the block is in sight there. */
export function sideFor(block: Reach, content: Reach, before: Side): Side {
  const isClear = { right: block.right <= content.right - panelWidth, left: block.left >= content.left + panelWidth };
  if (isClear[before]) return before;
  if (isClear.right !== isClear.left) return isClear.right ? 'right' : 'left';
  // Neither or both: a row as wide as the content, or a narrow window.
  const isWide = block.right - block.left > (content.right - content.left) / 2;
  return isWide || block.left + block.right <= content.left + content.right ? 'right' : 'left';
}
