import { useTranslation } from 'react-i18next';
import { Button, Dialog } from '#ui/index.ts';

interface CopyQuestionProps {
  /** How many events would be copied with the linked ones. */
  readonly count: number;
  readonly onOne: () => void;
  readonly onAll: () => void;
  readonly onClose: () => void;
}

/** What is copied is linked with others (R2.10): it alone, or all of them as a group of its own. */
export function CopyQuestion({ count, onOne, onAll, onClose }: CopyQuestionProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      role="alertdialog"
      title={t('calendar.doing.copy.title')}
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button onPress={onOne}>{t('calendar.doing.copy.one')}</Button>
          <Button variant="primary" onPress={onAll}>
            {t('calendar.doing.copy.all', { count })}
          </Button>
        </>
      }
    >
      <p>{t('calendar.doing.copy.question')}</p>
    </Dialog>
  );
}
