import { useTranslation } from 'react-i18next';
import { showToast } from './toasts.tsx';

/** Puts a text on the clipboard. A toast says that it is there, in the words of `told` if there are any, or that it is not. */
export function useCopy(): (text: string, told?: string) => void {
  const { t } = useTranslation();
  return (text, told = t('common.copied')) => {
    navigator.clipboard.writeText(text).then(
      () => showToast(told),
      () => showToast(t('common.notCopied')), // the system keeps its clipboard to itself
    );
  };
}
