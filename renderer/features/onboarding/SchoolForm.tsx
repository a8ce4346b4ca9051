import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '#forms/form/useForm.ts';
import type { ProfileOptions } from '#shared/ipc/profileOptions.ts';
import { tidyAddress } from '#shared/text/serviceAddress.ts';
import { Disclosure, TextAction, TextField } from '#ui/index.ts';
import { problemOf } from './address.ts';
import { advancedFields, unlessUsual } from './advanced.ts';
import type { AdvancedField } from './advanced.ts';
import { AdvancedFields } from './AdvancedFields.tsx';
import { StepForm } from './StepForm.tsx';
import { useAdvanced } from './useAdvanced.ts';
import type { Attempt, OnboardingCalls } from './useAttempt.ts';
import { useReached } from './useReached.ts';

/** Which service, and who signs in there. */
export interface Who {
  readonly baseUrl: string;
  readonly user: string;
  readonly password: string;
  readonly options?: ProfileOptions | undefined;
}

interface SchoolFormProps {
  /** A suggested address, or the one typed before coming back. */
  readonly initial: Who;
  /** This system cannot store passwords: said in words (S7). */
  readonly sessionOnly: boolean;
  readonly calls: Pick<OnboardingCalls, 'checkKey' | 'diagnose'>;
  readonly attempt: Attempt;
  /** The practice service is chosen meanwhile, whose attempt it is: what is typed here stays, and asks nothing. */
  readonly isHidden: boolean;
  /** Opens the tests of the way to what is typed. */
  readonly onTest: (typed: { readonly baseUrl: string }) => void;
  readonly onSubmit: (who: Who) => void;
}

/** Address, which is tested while it is typed, user and password; then the first request that signs in. */
export function SchoolForm({ initial, sessionOnly, calls, attempt, isHidden, onTest, onSubmit }: SchoolFormProps) {
  const { t } = useTranslation();
  const [address, setAddress] = useState(initial.baseUrl);
  const [user, setUser] = useState(initial.user);
  const [password, setPassword] = useState(initial.password);
  // Signing in asks more, and says what failed itself.
  const reached = useReached(isHidden || attempt.busy || attempt.failure ? '' : address, calls.diagnose);
  const { settle, problems, ...advanced } = useAdvanced(initial.options, calls.checkKey);
  const [advancedOpen, setAdvancedOpen] = useState(initial.options !== undefined);
  const problem = problemOf(address);
  const form = useForm<'address' | 'user' | 'password' | AdvancedField>({
    problems: () => ({
      address: problem && t(`onboarding.failure.${problem}.${problem === 'badAddress' ? 'todo' : 'what'}`),
      user: user.trim() === '' ? t('onboarding.userMissing') : null,
      password: password === '' ? t('onboarding.passwordMissing') : null,
      ...problems(),
    }),
    isHeld: attempt.busy,
    onSave: async () => {
      const said = await settle();
      const options = said && unlessUsual(said);
      if (said) onSubmit({ baseUrl: tidyAddress(address), user: user.trim(), password, ...(options && { options }) });
      return null; // what failed can be tried again at once
    },
  });
  return (
    <StepForm form={form} action={t('onboarding.continue')} {...(!isHidden && { attempt })}>
      <TextField
        label={t('onboarding.address')}
        type="url"
        autoComplete="url"
        placeholder={t('onboarding.addressPlaceholder')}
        description={t('onboarding.addressHint')}
        value={address}
        onChange={(typed) => {
          attempt.forget(); // what failed was another address
          setAddress(typed);
        }}
        onBlur={() => {
          form.leave('address', address !== '');
          if (address !== '' && problem === null) setAddress(tidyAddress(address)); // the user sees what was corrected
        }}
        error={form.errorOf('address')}
        isRequired
        // The first field of a screen that has nothing else.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={initial.baseUrl === ''}
        isDisabled={attempt.busy}
        maxLength={2048}
      />
      <output className="-mt-3 flex flex-wrap gap-x-3 text-help text-text-3 empty:hidden">
        {reached && (
          <span className={reached === 'answers' ? 'text-ok' : reached === 'asking' ? '' : 'text-ask'}>
            {t(`onboarding.reached.${reached}`)}
          </span>
        )}
        {reached !== null && reached !== 'answers' && reached !== 'asking' && (
          <TextAction onPress={() => onTest({ baseUrl: tidyAddress(address) })}>
            {t('common.testConnection')}
          </TextAction>
        )}
      </output>
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
        isDisabled={attempt.busy}
        maxLength={256}
      />
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
        maxLength={1024}
      />
      <Disclosure
        title={t('onboarding.advanced.title')}
        isOpen={advancedOpen || advancedFields.some((field) => form.errorOf(field) !== null)}
        onOpenChange={setAdvancedOpen}
      >
        <div className="pt-3">
          <AdvancedFields {...advanced} errorOf={form.errorOf} isDisabled={attempt.busy} />
        </div>
      </Disclosure>
    </StepForm>
  );
}
