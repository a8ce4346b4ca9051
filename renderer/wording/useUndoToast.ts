import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '#stores/commit.ts';
import { movesSaved } from '#stores/moved.ts';
import { showToast } from '#ui/index.ts';

/** Shows what was just changed, with the key that undoes it. The same function at each render of one language. */
export function useUndoToast(): (text: string) => void {
  const { t } = useTranslation();
  const undoLast = useCommand(
    async (commands, _toast: string) => {
      await movesSaved();
      await commands.undoLast();
    },
    (toast) => toast,
  );
  return useCallback(
    (text) => {
      const toast = crypto.randomUUID();
      showToast(text, { label: t('common.undo'), kbd: 'mod+z', onPress: () => void undoLast(toast) });
    },
    [t, undoLast],
  );
}
