import { useTranslation } from 'react-i18next';
import { Button, TextField } from '#ui/index.ts';
import { useSignIn } from './useSignIn.ts';

/** The password, asked where the person stands. */
export function SignInForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation();
  const { password, setPassword, error, busy, signIn } = useSignIn(onDone);
  return (
    <div className="flex max-w-[360px] items-end gap-2">
      <div className="min-w-0 flex-1">
        <TextField
          label={t('settings.signIn.password')}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          onSubmit={() => void signIn()}
          error={error}
          isDisabled={busy}
          maxLength={1024}
          // Shown only to who asked to type it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        />
      </div>
      <Button isDisabled={password === '' || busy} onPress={() => void signIn()}>
        {t('settings.signIn.go')}
      </Button>
    </div>
  );
}
