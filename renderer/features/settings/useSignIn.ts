import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommit } from '#stores/commit.ts';

/** Signing in again, as a field and a button: nothing of the queue is lost by it. */
export function useSignIn(onDone: () => void) {
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
