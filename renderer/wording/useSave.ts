import { useTranslation } from 'react-i18next';
import { FailureError } from '#shared/failures/failure.ts';
import { useCommands } from '../stores/session.ts';
import { showToast } from '../ui/index.ts';

/** Keeps a text in a file where the person says. A toast says that it is there, in the words of `told` if there are any, or why not. */
export function useSave(): (name: string, text: string, told?: string) => Promise<void> {
  const { t } = useTranslation();
  const commands = useCommands();
  return async (name, text, told = t('common.saved', { name })) => {
    try {
      if (await commands.saveFile(name, text)) showToast(told);
    } catch (error) {
      if (!(error instanceof FailureError)) throw error;
      showToast(t('common.notSaved', { reason: t(`common.failure.${error.failure.kind}`) }));
    }
  };
}
