import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileOptions } from '#shared/ipc/profileOptions.ts';
import { Button, Disclosure, TextField } from '../../ui/index.ts';
import { addressProblem, tidyAddress } from './address.ts';
import { unlessUsual } from './advanced.ts';
import { AdvancedFields } from './AdvancedFields.tsx';
import type { OnboardingCalls } from './calls.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { useAdvanced } from './useAdvanced.ts';
import type { Attempt } from './useAttempt.ts';
import { Waiting } from './Waiting.tsx';

export interface Credentials {
  readonly baseUrl: string;
  readonly user: string;
  readonly password: string;
  readonly options?: ProfileOptions | undefined;
}

interface SchoolFormProps {
  /** A suggested address, or what was typed before coming back. */
  readonly initial: Credentials;
  /** This system keeps no password: said in words (S7). */
  readonly sessionOnly: boolean;
  readonly attempt: Attempt;
  readonly checkKey: OnboardingCalls['checkKey'];
  readonly onSubmit: (credentials: Credentials) => void;
}

/** Address, user, password. Judged on leaving a field and on sending; the first wrong field takes the focus. */
export function SchoolForm({ initial, sessionOnly, attempt, checkKey, onSubmit }: SchoolFormProps) {
  const { t } = useTranslation();
  const [address, setAddress] = useState(initial.baseUrl);
  const [user, setUser] = useState(initial.user);
  const [password, setPassword] = useState(initial.password);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { settle, ...advanced } = useAdvanced(initial.options, checkKey);
  const [advancedOpen, setAdvancedOpen] = useState(initial.options !== undefined);
  const [tried, setTried] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  // Once the fields that are wrong say so.
  useEffect(() => {
    if (tried > 0) form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
  }, [tried]);
  const leave = (field: string): void => setLeft((before) => new Set([...before, field]));
  const problem = addressProblem(address);
  const errors = {
    address: problem && t(`onboarding.failure.${problem}.${problem === 'badAddress' ? 'todo' : 'what'}`),
    user: user.trim() === '' ? t('onboarding.userMissing') : null,
    password: password === '' ? t('onboarding.passwordMissing') : null,
  };
  const shown = (field: keyof typeof errors): string | null => (left.has(field) ? errors[field] : null);

  const submit = async (): Promise<void> => {
    attempt.forget(); // what was said of another address
    setLeft(new Set(Object.keys(errors)));
    const said = await settle();
    setTried((before) => before + 1);
    if (!said) return setAdvancedOpen(true);
    if (Object.values(errors).some((error) => error !== null)) return;
    const options = unlessUsual(said);
    onSubmit({ baseUrl: tidyAddress(address), user: user.trim(), password, ...(options && { options }) });
  };
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!attempt.busy) void submit();
      }}
    >
      <TextField
        label={t('onboarding.address')}
        type="url"
        autoComplete="url"
        placeholder={t('onboarding.addressPlaceholder')}
        description={t('onboarding.addressHint')}
        value={address}
        onChange={setAddress}
        onBlur={() => address !== '' && leave('address')}
        error={shown('address')}
        isDisabled={attempt.busy}
        isRequired
        // The one field to begin with, in a screen that has nothing else.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={initial.baseUrl === ''}
        maxLength={2048}
      />
      <TextField
        label={t('onboarding.user')}
        autoComplete="username"
        value={user}
        onChange={setUser}
        onBlur={() => user !== '' && leave('user')}
        error={shown('user')}
        isDisabled={attempt.busy}
        isRequired
        // The one field to begin with, in a screen that has nothing else.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={initial.baseUrl !== ''}
        maxLength={256}
      />
      <TextField
        label={t('onboarding.password')}
        type="password"
        autoComplete="current-password"
        description={t(sessionOnly ? 'onboarding.keptSession' : 'onboarding.keptSystem')}
        value={password}
        onChange={setPassword}
        error={shown('password')}
        isDisabled={attempt.busy}
        isRequired
        maxLength={1024}
      />
      <Disclosure title={t('onboarding.advanced.title')} isOpen={advancedOpen} onOpenChange={setAdvancedOpen}>
        <div className="pt-3">
          <AdvancedFields {...advanced} isDisabled={attempt.busy} />
        </div>
      </Disclosure>
      {attempt.failure && <FailureNotice failure={attempt.failure} />}
      <div className="flex flex-col gap-3">
        <div>
          <Button variant="primary" type="submit" isDisabled={attempt.busy}>
            {t('onboarding.continue')}
          </Button>
        </div>
        {attempt.busy && <Waiting onCancel={attempt.cancel} />}
      </div>
    </form>
  );
}
