import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EnterForm } from '#forms/form/EnterForm.tsx';
import { useForm } from '#forms/form/useForm.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import type { ServiceProfile } from '#shared/ipc/channels.ts';
import { Button, TextField } from '#ui/index.ts';
import { SignInAnew } from './KeylessScreen.tsx';

interface LockScreenProps {
  readonly profile: ServiceProfile;
  /** Returns the failure, or null. */
  readonly unlock: (password: string) => Promise<FailureKind | null>;
  /** Creates another key, for a user who no longer has the password that locks this one. */
  readonly renewKey: (password: string | null) => Promise<FailureKind | null>;
}

/** Who may unlock, and how (S9). Nothing of the service is in the page. */
export function LockScreen({ profile, unlock, renewKey }: LockScreenProps) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<FailureKind | null>(null);
  const [renewing, setRenewing] = useState(false);
  const form = useForm({
    isBlocked: password === '' && !profile.practice,
    onSave: async () => {
      const refusal = await unlock(password);
      setFailure(refusal);
      return refusal === null;
    },
  });
  const said = failure && t([`stopped.lock.failure.${failure}`, `common.failure.${failure}`]);
  return (
    <main className="mx-auto flex h-full w-[360px] flex-col justify-center gap-4">
      <div className="flex items-start gap-3">
        <LockKeyhole size={20} aria-hidden className="mt-1 shrink-0 text-text-3" />
        <div className="min-w-0">
          <h1 className="text-subject font-bold">{t('stopped.lock.title')}</h1>
          <p className="mt-1 break-words text-text-2">
            {profile.practice ? profile.name : `${profile.user}, ${profile.name}`}
          </p>
        </div>
      </div>
      <EnterForm form={form} className="flex flex-col items-start gap-4">
        {!profile.practice && (
          <div className="w-full">
            <TextField
              label={t('stopped.lock.password')}
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={setPassword}
              error={said}
              autoFocus
              maxLength={1024}
            />
          </div>
        )}
        {profile.practice && said && <p role="alert">{said}</p>}
        <Button
          variant="primary"
          type="submit"
          isDisabled={form.isSaving}
          // Practice has no field: the one button of this screen.
          autoFocus={profile.practice}
        >
          {t('stopped.lock.open')}
        </Button>
      </EnterForm>
      {failure === 'noPassword' && (
        <Button variant="quiet" onPress={() => setRenewing(true)}>
          {t('stopped.lock.forgotten')}
        </Button>
      )}
      {renewing && (
        <SignInAnew
          keyless={{ profile, why: 'refused', keptBefore: true }}
          renewKey={renewKey}
          onClose={() => setRenewing(false)}
        />
      )}
      <p className="text-help text-text-3">{t('stopped.lock.kept')}</p>
    </main>
  );
}
