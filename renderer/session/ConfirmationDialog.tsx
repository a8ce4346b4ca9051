import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#ui/index.ts';
import { confirmation } from './question.ts';

/** Names the effect of what cannot be undone; the focus is on Annuler (R4.3). */
export function ConfirmationDialog() {
  const { t } = useTranslation();
  const question = confirmation.useQuestion((asked) => asked.question);
  const [first] = question?.because ?? [];
  if (!question || !first) return null;
  const { because, about, answer } = question;
  return (
    <ConfirmDialog
      title={t(`panels.confirm.${first}.title`)}
      action={t(`panels.confirm.${first}.action`)}
      isOpen
      onAnswer={answer}
    >
      <p className="font-medium text-text">{about}</p>
      {because.map((reason) => (
        <p key={reason}>{t(`panels.confirm.${reason}.effect`)}</p>
      ))}
    </ConfirmDialog>
  );
}
