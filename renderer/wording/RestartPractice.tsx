import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '#stores/commit.ts';
import { Button, ConfirmDialog } from '#ui/index.ts';

export function RestartPractice() {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const restart = useCommand((commands) => commands.restartPractice());
  return (
    <>
      <Button onPress={() => setIsAsking(true)}>{t('common.practice.restart')}</Button>
      <ConfirmDialog
        title={t('common.practice.title')}
        action={t('common.practice.restart')}
        isOpen={isAsking}
        onAnswer={(isAgreed) => {
          setIsAsking(false);
          if (isAgreed) void restart();
        }}
      >
        <p>{t('common.practice.effect')}</p>
      </ConfirmDialog>
    </>
  );
}
