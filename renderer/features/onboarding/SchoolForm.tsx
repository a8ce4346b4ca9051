import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '#forms/form/useForm.ts';
import type { ProfileOptions } from '#shared/ipc/profileOptions.ts';
import { tidyAddress } from '#shared/text/serviceAddress.ts';
import { Disclosure, TextField } from '#ui/index.ts';
import { problemOf } from './address.ts';
import { advancedFields, unlessUsual } from './advanced.ts';
import type { AdvancedField } from './advanced.ts';
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

/** Address and user. Sends no request. */
export function SchoolForm({ initial, checkKey, onSubmit }: SchoolFormProps) {
  const { t } = useTranslation();
  const [address, setAddress] = useState(initial.baseUrl);
  const [user, setUser] = useState(initial.user);
  const { settle, problems, ...advanced } = useAdvanced(initial.options, checkKey);
  const [advancedOpen, setAdvancedOpen] = useState(initial.options !== undefined);
  const problem = problemOf(address);
  const form = useForm<'address' | 'user' | AdvancedField>({
    problems: () => ({
      address: problem && t(`onboarding.failure.${problem}.${problem === 'badAddress' ? 'todo' : 'what'}`),
      user: user.trim() === '' ? t('onboarding.userMissing') : null,
      ...problems(),
    }),
    onSave: async () => {
      const said = await settle();
      if (!said) return null;
      const options = unlessUsual(said);
      onSubmit({ baseUrl: tidyAddress(address), user: user.trim(), ...(options && { options }) });
      return said;
    },
  });
  return (
    <StepForm form={form} action={t('onboarding.continue')}>
      <TextField
        label={t('onboarding.address')}
        type="url"
        autoComplete="url"
        placeholder={t('onboarding.addressPlaceholder')}
        description={t('onboarding.addressHint')}
        value={address}
        onChange={setAddress}
        onBlur={() => {
          form.leave('address', address !== '');
          if (address !== '' && problem === null) setAddress(tidyAddress(address)); // the user sees what was corrected
        }}
        error={form.errorOf('address')}
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
        onBlur={() => form.leave('user', user !== '')}
        error={form.errorOf('user')}
        isRequired
        // The first field of a screen that has nothing else.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={initial.baseUrl !== ''}
        maxLength={256}
      />
      <Disclosure
        title={t('onboarding.advanced.title')}
        isOpen={advancedOpen || advancedFields.some((field) => form.errorOf(field) !== null)}
        onOpenChange={setAdvancedOpen}
      >
        <div className="pt-3">
          <AdvancedFields {...advanced} errorOf={form.errorOf} isDisabled={false} />
        </div>
      </Disclosure>
    </StepForm>
  );
}
