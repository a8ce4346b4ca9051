import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileOptions } from '#shared/ipc/profileOptions.ts';
import { tidyAddress } from '#shared/text/serviceAddress.ts';
import { Disclosure, TextField } from '#ui/index.ts';
import { problemOf } from './address.ts';
import { unlessUsual } from './advanced.ts';
import { AdvancedFields } from './AdvancedFields.tsx';
import { StepForm } from './StepForm.tsx';
import { useAdvanced } from './useAdvanced.ts';
import type { OnboardingCalls } from './useAttempt.ts';

/** Which service, and as which user. */
export interface Who {
  readonly baseUrl: string;
  readonly user: string;
  readonly options?: ProfileOptions | undefined;
}

interface SchoolFormProps {
  /** A suggested address, or the one typed before coming back. */
  readonly initial: Who;
  readonly checkKey: OnboardingCalls['checkKey'];
  readonly onSubmit: (who: Who) => void;
}

/**
 * Address and user. Validated when a field loses the focus and on submit; the first wrong field takes the focus. Sends
 * no request.
 */
export function SchoolForm({ initial, checkKey, onSubmit }: SchoolFormProps) {
  const { t } = useTranslation();
  const [address, setAddress] = useState(initial.baseUrl);
  const [user, setUser] = useState(initial.user);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { settle, ...advanced } = useAdvanced(initial.options, checkKey);
  const [advancedOpen, setAdvancedOpen] = useState(initial.options !== undefined);
  const leave = (field: string): void => setLeft((before) => new Set([...before, field]));
  const problem = problemOf(address);
  const errors = {
    address: problem && t(`onboarding.failure.${problem}.${problem === 'badAddress' ? 'todo' : 'what'}`),
    user: user.trim() === '' ? t('onboarding.userMissing') : null,
  };
  const shown = (field: keyof typeof errors): string | null => (left.has(field) ? errors[field] : null);

  const submit = async (): Promise<void> => {
    setLeft(new Set(Object.keys(errors)));
    const said = await settle();
    if (!said) return setAdvancedOpen(true);
    if (Object.values(errors).some((error) => error !== null)) return;
    const options = unlessUsual(said);
    onSubmit({ baseUrl: tidyAddress(address), user: user.trim(), ...(options && { options }) });
  };
  return (
    <StepForm action={t('onboarding.continue')} onSubmit={submit}>
      <TextField
        label={t('onboarding.address')}
        type="url"
        autoComplete="url"
        placeholder={t('onboarding.addressPlaceholder')}
        description={t('onboarding.addressHint')}
        value={address}
        onChange={setAddress}
        onBlur={() => {
          if (address === '') return;
          leave('address');
          if (problem === null) setAddress(tidyAddress(address)); // the user sees what was mended
        }}
        error={shown('address')}
        isRequired
        // The first field of a screen that has nothing else.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={initial.baseUrl === ''}
        maxLength={2048}
      />
      <TextField
        label={t('common.word.user')}
        autoComplete="username"
        value={user}
        onChange={setUser}
        onBlur={() => user !== '' && leave('user')}
        error={shown('user')}
        isRequired
        // The first field of a screen that has nothing else.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={initial.baseUrl !== ''}
        maxLength={256}
      />
      <Disclosure title={t('onboarding.advanced.title')} isOpen={advancedOpen} onOpenChange={setAdvancedOpen}>
        <div className="pt-3">
          <AdvancedFields {...advanced} isDisabled={false} />
        </div>
      </Disclosure>
    </StepForm>
  );
}
