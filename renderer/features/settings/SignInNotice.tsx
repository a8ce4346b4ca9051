import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Notice } from '../../ui/index.ts';
import { SignInForm } from './SignInForm.tsx';

/** « Mot de passe refusé. Vos 7 modifications sont gardées. Se reconnecter ». `waiting`: changes kept here. */
export function SignInNotice({ waiting }: { readonly waiting: number }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  return (
    <Notice
      tone="ask"
      icon={<KeyRound size={16} aria-hidden />}
      title={t('settings.signIn.refused')}
      live
      actions={asking ? <SignInForm onDone={() => setAsking(false)} /> : <Button onPress={() => setAsking(true)}>{t('settings.signIn.go')}</Button>}
    >
      {t('settings.signIn.kept', { count: waiting })}
    </Notice>
  );
}
