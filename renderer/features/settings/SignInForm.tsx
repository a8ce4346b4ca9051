import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '#forms/form/useForm.ts';
import type { SignInKind } from '#shared/failures/failure.ts';
import { useCommit } from '#stores/commit.ts';
import { Button, Notice, TextField } from '#ui/index.ts';
import { FailureText } from '#wording/FailureText.tsx';

export function SignInForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { commit } = useCommit(
    (commands) => commands.signIn(password),
    () => null, // the form sees to it that it runs once
  );
  const form = useForm({
    isBlocked: password === '',
    onSave: async () => {
      setError(null);
      const failure = await commit();
      if (failure === null) {
        setPassword('');
        onDone();
      } else if (failure !== undefined) setError(t(`common.failure.${failure}`));
      return failure === null;
    },
  });
  return (
    <div {...form.box} className="flex max-w-[360px] items-end gap-2 has-[[data-invalid]]:items-center">
      <div className="min-w-0 flex-1">
        <TextField
          label={t('common.word.password')}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          onSubmit={form.save}
          error={error}
          maxLength={1024}
          autoFocus
        />
      </div>
      <Button isDisabled={password === '' || form.isSaving} onPress={form.save}>
        {t('shell.status.signIn')}
      </Button>
    </div>
  );
}

interface SignInNoticeProps {
  readonly cause: SignInKind;
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
