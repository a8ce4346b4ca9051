import { useTranslation } from 'react-i18next';
import { FailureError } from '#shared/failures/failure.ts';
import { useCommit } from '#stores/commit.ts';
import { showToast } from '#ui/index.ts';

/** Keeps a text in a file where the person says. A toast says that it is there, in the words of `told` if there are any, or why not. */
export function useSaveFile(): (name: string, text: string, told?: string) => Promise<void> {
  const { t } = useTranslation();
  const { commit } = useCommit(
    async (commands, name: string, text: string, told: string | undefined) => {
      try {
        const isSaved = await commands.saveFile(name, text);
        if (isSaved) showToast(told ?? t('common.saved', { name }));
        return isSaved;
      } catch (error) {
        if (!(error instanceof FailureError)) throw error;
        showToast(t('common.notSaved', { reason: t(`common.failure.${error.failure.kind}`) }));
        return false;
      }
    },
    (name, text, _told) => `${name}\n${text}`,
  );
  return async (name, text, told) => void (await commit(name, text, told));
}
