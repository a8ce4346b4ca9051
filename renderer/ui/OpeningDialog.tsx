import { useTranslation } from 'react-i18next';
import { LoadingAfter } from './feedback.tsx';
import { useKeysHeld } from './focus/heldKeys.ts';

/**
 * Stands where a dialog will be whose code is being read. What is typed meanwhile is meant for the dialog: it does
 * nothing to the screen below, and is typed into the dialog once that has the focus (I26).
 */
export function OpeningDialog() {
  const { t } = useTranslation();
  useKeysHeld('opens');
  return (
    <LoadingAfter>
      <output className="fixed inset-x-0 top-[9vh] z-40 mx-auto w-fit rounded-full border border-line bg-surface px-3 py-1 text-help text-text-2 shadow-overlay">
        {t('common.loading')}
      </output>
    </LoadingAfter>
  );
}
