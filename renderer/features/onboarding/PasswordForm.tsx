import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '#forms/form/useForm.ts';
import { TextField } from '#ui/index.ts';
import { StepForm } from './StepForm.tsx';
import type { Attempt } from './useAttempt.ts';

interface PasswordFormProps {
  /** The value typed before coming back. */
  readonly initial: string;
  /** This system cannot store passwords: said in words (S7). */
  readonly sessionOnly: boolean;
  readonly attempt: Attempt;
  readonly onBack: () => void;
  readonly onSubmit: (password: string) => void;
}

/** The password, and the first request to the service: it answers with its campuses, or the error is shown in words. */
export function PasswordForm({ initial, sessionOnly, attempt, onBack, onSubmit }: PasswordFormProps) {
  const { t } = useTranslation();
  const [password, setPassword] = useState(initial);
  const form = useForm({
    problems: () => ({ password: password === '' ? t('onboarding.passwordMissing') : null }),
    isHeld: attempt.busy,
    onSave: () => {
      onSubmit(password);
      return null; // what failed can be tried again at once
    },
  });
  return (
    <StepForm form={form} action={t('onboarding.continue')} attempt={attempt} onBack={onBack}>
      <TextField
        label={t('common.word.password')}
        type="password"
        autoComplete="current-password"
        description={t(sessionOnly ? 'onboarding.keptSession' : 'onboarding.keptSystem')}
        value={password}
        onChange={setPassword}
        error={form.errorOf('password')}
        isDisabled={attempt.busy}
        isRequired
        // The only field of this step.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        maxLength={1024}
      />
    </StepForm>
  );
}
