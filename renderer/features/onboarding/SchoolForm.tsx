import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileOptions } from '#shared/ipc/profileOptions.ts';
import { Button, TextField } from '../../ui/index.ts';
import { addressProblem, tidyAddress } from './address.ts';
import { draftOf, judge } from './advanced.ts';
import { AdvancedPart } from './AdvancedPart.tsx';
import { FailureNotice } from './FailureNotice.tsx';
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
  readonly onSubmit: (credentials: Credentials) => void;
}

const none: ReadonlySet<never> = new Set();

/** Address, user, password. Judged on leaving a field and on sending; the first wrong field takes the focus. */
export function SchoolForm({ initial, sessionOnly, attempt, onSubmit }: SchoolFormProps) {
  const { t } = useTranslation();
  const [address, setAddress] = useState(initial.baseUrl);
  const [user, setUser] = useState(initial.user);
  const [password, setPassword] = useState(initial.password);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [advanced, setAdvanced] = useState(draftOf(initial.options));
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

  const judged = judge(advanced);
  const submit = (): void => {
    attempt.forget(); // what was said of another address
    setLeft(new Set(Object.keys(errors)));
    setTried(tried + 1);
    if (!judged.ok) return setAdvancedOpen(true);
    if (Object.values(errors).some((error) => error !== null)) return;
    const { options } = judged;
    onSubmit({ baseUrl: tidyAddress(address), user: user.trim(), password, ...(options && { options }) });
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
      <AdvancedPart
        draft={advanced}
        onChange={setAdvanced}
        wrong={tried > 0 && !judged.ok ? judged.wrong : none}
        isOpen={advancedOpen}
        onOpenChange={setAdvancedOpen}
        isDisabled={attempt.busy}
      />
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
