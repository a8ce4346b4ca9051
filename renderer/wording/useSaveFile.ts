import { useTranslation } from 'react-i18next';
import { FailureError } from '#shared/failures/failure.ts';
import { useCommand } from '#stores/commit.ts';
import { showToast } from '#ui/index.ts';

/**
 * Saves a text in a file that the user chooses, by a command of its own for the support file. A notice shows that it
 * was saved, in the words of `savedText` if given, or why not.
 */
export function useSaveFile(
  by: 'saveFile' | 'saveSupport' = 'saveFile',
): (name: string, text: string, savedText?: string) => Promise<void> {
  const { t } = useTranslation();
  const commit = useCommand(
    async (commands, name: string, text: string, savedText: string | undefined) => {
      try {
        const isSaved = await commands[by](name, text);
        if (isSaved) showToast(savedText ?? t('common.saved', { name }));
        return isSaved;
      } catch (error) {
        if (!(error instanceof FailureError)) throw error;
        showToast(t('common.notSaved', { reason: t(`common.failure.${error.failure.kind}`) }));
        return false;
      }
    },
    (name, text, _told) => `${name}\n${text}`,
  );
  return async (name, text, savedText) => void (await commit(name, text, savedText));
}
