import { useTranslation } from 'react-i18next';
import type { FailureKind } from '#shared/failures/failure.ts';
import { explainFailure } from '#stores/help.ts';
import { TextAction } from '#ui/index.ts';

/** What happened, and a way to what is safe and what the user can do. */
export function FailureText({ kind }: { readonly kind: FailureKind }) {
  const { t } = useTranslation();
  return (
    <>
      <span>{t(`common.failure.${kind}`)}</span>{' '}
      <TextAction onPress={() => explainFailure(kind)}>{t('common.whatToDo')}</TextAction>
    </>
  );
}
