import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignInKind } from '#shared/failures/failure.ts';
import { Button, Notice } from '#ui/index.ts';
import { SignInForm } from './SignInForm.tsx';

interface SignInNoticeProps {
  readonly cause: SignInKind;
  /** Changes kept here. */
  readonly waiting: number;
  /** The person came for this: the password is asked without one more button. */
  readonly atOnce?: boolean;
}

/** « Mot de passe refusé. Vos 7 modifications sont gardées. Se reconnecter ». */
export function SignInNotice({ cause, waiting, atOnce = false }: SignInNoticeProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(atOnce);
  return (
    <Notice
      tone="ask"
      icon={<KeyRound size={16} aria-hidden />}
      title={t(`common.failure.${cause}`)}
      live
      actions={
        asking ? (
          <SignInForm onDone={() => setAsking(false)} />
        ) : (
          <Button onPress={() => setAsking(true)}>{t('settings.signIn.go')}</Button>
        )
      }
    >
      {t('settings.signIn.kept', { count: waiting })}
    </Notice>
  );
}
