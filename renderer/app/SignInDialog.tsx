import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands, useSession } from '../stores/session.ts';
import { Button, Dialog, TextField } from '../ui/index.ts';

/** Asks for the password again; nothing of the queue is lost by it. */
export function SignInDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const commands = useCommands();
  const open = useSession((session) => session.open);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const signIn = async (): Promise<void> => {
    if (password === '' || busy) return;
    setBusy(true);
    const failure = await commands.signIn(password);
    setBusy(false);
    if (failure === null) onClose();
    else setError(t(`common.failure.${failure}`));
  };
  return (
    <Dialog
      title={t('shell.signIn.title')}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" isDisabled={password === '' || busy} onPress={() => void signIn()}>
            {t('shell.signIn.go')}
          </Button>
        </>
      }
    >
      <p className="mb-3 text-text-2">
        {t(open?.signedIn === false ? 'shell.signIn.introUnkept' : 'shell.signIn.intro', { user: open?.profile.user ?? '' })}
      </p>
      <TextField
        label={t('shell.signIn.password')}
        type="password"
        autoComplete="current-password"
        // The one field of a dialog that was asked for.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={password}
        onChange={setPassword}
        onSubmit={() => void signIn()}
        error={error}
      />
    </Dialog>
  );
}
