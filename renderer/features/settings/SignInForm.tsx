import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignInKind } from '#shared/failures/failure.ts';
import { useCommit } from '#stores/commit.ts';
import { Button, Notice, TextField } from '#ui/index.ts';
import { FailureText } from '#wording/FailureText.tsx';

/** The password field, shown where it is needed. */
export function SignInForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation();
  const { password, setPassword, error, busy, signIn } = useSignIn(onDone);
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error === null) return;
    // A button that works cannot be pressed, and had lost the focus.
    const field = whole.current?.querySelector('input');
    field?.focus();
    field?.select();
  }, [error]);
  return (
    <div ref={whole} className="flex max-w-[360px] items-end gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          label={t('common.word.password')}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          onSubmit={() => void signIn()}
          error={error}
          maxLength={1024}
          // Shown only after the user asked to type it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        />
      </div>
      <Button isDisabled={password === '' || busy} onPress={() => void signIn()}>
        {t('shell.status.signIn')}
      </Button>
    </div>
  );
}

/** Signing in again, as a field and a button: nothing of the queue is lost by it. */
function useSignIn(onDone: () => void) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { commit, isCommitting: busy } = useCommit(async (commands) => {
    setError(null);
    const failure = await commands.signIn(password);
    if (failure !== null) setError(t(`common.failure.${failure}`));
    else {
      setPassword('');
      onDone();
    }
    return failure === null;
  });
  return {
    password,
    setPassword,
    error,
    busy,
    signIn: async (): Promise<void> => void (password !== '' && (await commit())),
  };
}

interface SignInNoticeProps {
  readonly cause: SignInKind;
  /** Changes stored here. */
  readonly waiting: number;
  /** The user came for this: the password field is open at once. */
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
      title={<FailureText kind={cause} />}
      live
      actions={
        asking ? (
          <SignInForm onDone={() => setAsking(false)} />
        ) : (
          <Button onPress={() => setAsking(true)}>{t('shell.status.signIn')}</Button>
        )
      }
    >
      {t('shell.signIn.kept', { count: waiting })}
    </Notice>
  );
}
