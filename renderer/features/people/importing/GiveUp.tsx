import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ConfirmDialog } from '#ui/index.ts';

/** What was stored stays: only the rest of the file is given up. */
export function GiveUp({ onGivenUp }: { readonly onGivenUp: () => void }) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button onPress={() => setIsAsking(true)}>{t('importing.giveUp')}</Button>
      <GiveUpDialog
        isOpen={isAsking}
        onAnswer={(isAgreed) => {
          setIsAsking(false);
          if (isAgreed) onGivenUp();
        }}
      />
    </>
  );
}

interface GiveUpDialogProps {
  readonly isOpen: boolean;
  readonly onAnswer: (isAgreed: boolean) => void;
}

export function GiveUpDialog(answer: GiveUpDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog title={t('importing.giveUpTitle')} action={t('importing.giveUp')} {...answer}>
      {t('importing.giveUpBody')}
    </ConfirmDialog>
  );
}
