import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../../stores/session.ts';

/** Signing in again, as a field and a button: nothing of the queue is lost by it. */
export function useSignIn(onDone: () => void) {
  const { t } = useTranslation();
  const commands = useCommands();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const signIn = async (): Promise<void> => {
    if (password === '' || busy) return;
    setBusy(true);
    setError(null);
    const failure = await commands.signIn(password);
    setBusy(false);
    if (failure !== null) return setError(t(`common.failure.${failure}`));
    setPassword('');
    onDone();
  };
  return { password, setPassword, error, busy, signIn };
}
