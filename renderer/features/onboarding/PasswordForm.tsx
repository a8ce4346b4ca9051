import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextField } from '../../ui/index.ts';
import { FailureNotice } from './FailureNotice.tsx';
import type { Attempt } from './useAttempt.ts';
import { Waiting } from './Waiting.tsx';

interface PasswordFormProps {
  /** What was typed before coming back. */
  readonly initial: string;
  /** This system keeps no password: said in words (S7). */
  readonly sessionOnly: boolean;
  readonly attempt: Attempt;
  readonly onBack: () => void;
  readonly onSubmit: (password: string) => void;
}

/** The password, and the first question to the service: it answers with its campuses, or in words why not. */
export function PasswordForm({ initial, sessionOnly, attempt, onBack, onSubmit }: PasswordFormProps) {
  const { t } = useTranslation();
  const [password, setPassword] = useState(initial);
  const [tried, setTried] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  // Once the field that is wrong says so.
  useEffect(() => {
    if (tried > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tried]);
  const submit = (): void => {
    setTried((before) => before + 1);
    if (password !== '') onSubmit(password);
  };
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!attempt.busy) submit();
      }}
    >
      <TextField
        label={t('onboarding.password')}
        type="password"
        autoComplete="current-password"
        description={t(sessionOnly ? 'onboarding.keptSession' : 'onboarding.keptSystem')}
        value={password}
        onChange={setPassword}
        error={tried > 0 && password === '' ? t('onboarding.passwordMissing') : null}
        isDisabled={attempt.busy}
        isRequired
        // The one field of this step.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        maxLength={1024}
      />
      {attempt.failure && <FailureNotice failure={attempt.failure} />}
      <div className="flex gap-2">
        <Button variant="primary" type="submit" isDisabled={attempt.busy}>
          {t('onboarding.continue')}
        </Button>
        <Button onPress={onBack} isDisabled={attempt.busy}>
          {t('onboarding.back')}
        </Button>
      </div>
      {attempt.busy && <Waiting onCancel={attempt.cancel} />}
    </form>
  );
}
