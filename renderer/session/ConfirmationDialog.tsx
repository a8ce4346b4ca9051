import { useTranslation } from 'react-i18next';
import type { ConfirmationReason } from '#shared/endpoints/endpoint.ts';
import { ConfirmDialog } from '#ui/index.ts';
import { createQuestion } from './question.ts';

/** Names the effect of what cannot be undone; the focus is on Annuler (R4.3). */
export function ConfirmationDialog() {
  const { t } = useTranslation();
  const question = useQuestion((asked) => asked.question);
  const [first] = question?.because ?? [];
  if (!question || !first) return null;
  const { because, about, answer } = question;
  return (
    <ConfirmDialog
      title={t(`shell.confirm.${first}.title`)}
      action={t(`shell.confirm.${first}.action`)}
      isOpen
      onCancel={() => answer(false)}
      onConfirm={() => answer(true)}
    >
      <p className="font-medium text-text">{about}</p>
      {because.map((reason) => (
        <p key={reason}>{t(`shell.confirm.${reason}.effect`)}</p>
      ))}
      <p>{t('shell.confirm.once')}</p>
    </ConfirmDialog>
  );
}

const confirmation = createQuestion<{
  readonly because: readonly ConfirmationReason[];
  /** What it is about, in words. */
  readonly about: string;
}>();

const { useQuestion } = confirmation;

/** Asks the user, in a dialog of the shell (R4.3). */
export const askConfirmation = (because: readonly ConfirmationReason[], about: string): Promise<boolean> =>
  confirmation.ask({ because, about });
