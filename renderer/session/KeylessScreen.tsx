import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '#forms/form/useForm.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import type { Keyless } from '#shared/ipc/channels.ts';
import { Button, Dialog, TextField } from '#ui/index.ts';
import { StoppedScreen } from './StoppedScreen.tsx';

interface KeylessScreenProps {
  readonly keyless: Keyless;
  readonly onRetry: () => void;
  readonly onQuit: () => void;
  /** Creates another key; null for the password of practice. Returns the failure, or null. */
  readonly renewKey: (password: string | null) => Promise<FailureKind | null>;
  /** Takes over what came from another workstation (E9). Returns the failure, or null. */
  readonly moveHere: () => Promise<FailureKind | null>;
}

/** What it means, and the remedy, which changes nothing before it is confirmed (I2). */
export function KeylessScreen({ keyless, onRetry, onQuit, renewKey, moveHere }: KeylessScreenProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<FailureKind | null>(null);
  const { why } = keyless;
  return (
    <>
      <StoppedScreen
        title={t(`stopped.keyless.${why}.what`)}
        actions={
          <>
            {why === 'elsewhere' ? (
              <Button variant="primary" onPress={() => void moveHere().then(setFailure)}>
                {t('stopped.keyless.moveHere')}
              </Button>
            ) : (
              <Button variant="primary" onPress={onRetry}>
                {t('common.retry')}
              </Button>
            )}
            {why !== 'unavailable' && (
              <Button onPress={() => setAsking(true)}>
                {t(why === 'elsewhere' ? 'stopped.keyless.beginEmpty' : 'stopped.keyless.signIn')}
              </Button>
            )}
            <Button onPress={onQuit}>{t('stopped.cache.quit')}</Button>
          </>
        }
      >
        <p>{t('stopped.keyless.safe')}</p>
        <p>{t(`stopped.keyless.${why}.todo`)}</p>
        {failure && <p role="alert">{t(`common.failure.${failure}`)}</p>}
      </StoppedScreen>
      {asking && <SignInAnew keyless={keyless} renewKey={renewKey} onClose={() => setAsking(false)} />}
    </>
  );
}

/** Shows what is lost and what is not, and asks the user to sign in. */
export function SignInAnew({
  keyless,
  renewKey,
  onClose,
}: Pick<KeylessScreenProps, 'keyless' | 'renewKey'> & { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { profile, keptBefore, why } = keyless;
  const loses = why === 'elsewhere' ? 'stopped.keyless.elsewhere.loses' : 'stopped.keyless.loses';
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<FailureKind | null>(null);
  const isReady = profile.practice || password !== '';
  const form = useForm({
    isBlocked: !isReady,
    onSave: async () => {
      const refusal = await renewKey(profile.practice ? null : password);
      setFailure(refusal);
      return refusal === null;
    },
  });
  return (
    <Dialog
      role="alertdialog"
      title={t('stopped.keyless.confirmTitle')}
      onClose={onClose}
      footer={
        <>
          <Button
            // The safe answer takes the focus by design.
            autoFocus
            onPress={onClose}
          >
            {t('common.cancel')}
          </Button>
          <Button variant="danger" isDisabled={form.isSaving || !isReady} onPress={form.save}>
            {t('shell.status.signIn')}
          </Button>
        </>
      }
    >
      <div {...form.box} className="flex flex-col gap-2 text-text-2">
        <p className="font-medium text-stop">{t(keptBefore ? loses : 'stopped.keyless.losesNothing')}</p>
        <p>{t('stopped.keyless.keeps')}</p>
        {!profile.practice && (
          <TextField
            label={t('stopped.keyless.password', { user: profile.user })}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            onSubmit={form.save}
            error={failure && t([`stopped.keyless.failure.${failure}`, `common.failure.${failure}`])}
            maxLength={1024}
          />
        )}
        {profile.practice && failure && <p role="alert">{t(`common.failure.${failure}`)}</p>}
      </div>
    </Dialog>
  );
}
