import { useTranslation } from 'react-i18next';
import { useShortcut } from '../shortcuts/index.tsx';
import type { Shortcut } from '../shortcuts/index.tsx';
import { showToast } from '../toasts.tsx';
import { isSeen } from './isSeen.ts';

/** What a key acts on. */
export interface Target {
  readonly name: string;
  /** Where it is on screen, outlined or named; null where nothing shows it. */
  readonly element: Element | null;
}

/**
 * A key that changes something: it acts only on a target that the user sees. With the focus nowhere it does nothing, and
 * says so; a target that has scrolled away is brought into view and named by the first press, and the next one acts.
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
        return showToast(t('common.focus.shown', { name: aimed.name }));
      }
      return run();
    },
    { enabled },
  );
}
