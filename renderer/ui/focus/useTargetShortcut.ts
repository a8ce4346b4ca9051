import { useTranslation } from 'react-i18next';
import { nameInSentence } from '#shared/text/nameInSentence.ts';
import { useShortcut } from '../shortcuts/index.tsx';
import type { Shortcut } from '../shortcuts/index.tsx';
import { showToast } from '../toasts.tsx';

export interface Target {
  readonly name: string;
  /** Where it is on screen, outlined or named; null where nothing shows it. */
  readonly element: Element | null;
}

/**
 * Acts only on what the user sees: says so without a focus; a target out of sight is first scrolled into view and
 * named.
 */
export function useTargetShortcut(
  shortcut: Shortcut,
  run: () => void,
  { enabled = true, target }: { readonly enabled?: boolean; readonly target: () => Target | null },
): void {
  const { t } = useTranslation();
  useShortcut(
    shortcut,
    (event) => {
      if (event.target === document.body) return showToast(t('common.focus.nowhere'));
      const aimed = target();
      if (aimed?.element && !isSeen(aimed.element)) {
        aimed.element.scrollIntoView({ block: 'nearest' });
        return showToast(t('common.focus.shown', { name: nameInSentence(aimed.name) }));
      }
      return run();
    },
    { enabled },
  );
}

/** How much of it may be hidden while it still counts as visible: enough to read its name. */
const hidden = 1 / 3;

/** Whether an element is on screen, not scrolled away in any of its containers. */
export function isSeen(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  const slack = height * hidden;
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (!['auto', 'scroll'].includes(getComputedStyle(box).overflowY)) continue;
    const edge = box.getBoundingClientRect();
    if (top < edge.top - slack || bottom > edge.bottom + slack) return false;
  }
  return top >= -slack && bottom <= window.innerHeight + slack;
}
