import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from '#forms/form/useForm.ts';
import { stateOfFinding } from '#shared/ipc/diagnosis.ts';
import type { CheckStep, DiagnosisCheck } from '#shared/ipc/diagnosis.ts';
import type { ProfileOptions } from '#shared/ipc/profileOptions.ts';
import { tidyAddress } from '#shared/text/serviceAddress.ts';
import { Disclosure, later, TextAction, TextField } from '#ui/index.ts';
import { problemOf } from './address.ts';
import { advancedFields, unlessUsual } from './advanced.ts';
import type { AdvancedField } from './advanced.ts';
import { StepForm } from './StepForm.tsx';
import { useAdvanced } from './useAdvanced.ts';
import type { Attempt, OnboardingCalls } from './useAttempt.ts';

/** Most of the code of these fields is that of selects, for which the first screen does not wait. */
const AdvancedFields = later(async () => (await import('./AdvancedFields.tsx')).AdvancedFields);

/** After this pause in typing, the address is tested. In ms. */
const pauseMs = 700;

/** What answers at an address: the service, or the check that failed before it. */
type Reached = 'asking' | 'answers' | 'portal' | Exclude<DiagnosisCheck, 'address' | 'credentials' | 'clock'>;

/**
 * Tests an address while it is typed; null before that, and where nothing can be said. Nothing of a user is sent (S10),
 * and what was typed since ends it.
 */
function useReached(typed: string, checkConnection: OnboardingCalls['checkConnection']): Reached | null {
  const [reached, setReached] = useState<{ readonly address: string; readonly what: Reached } | null>(null);
  const address = problemOf(typed) === null ? tidyAddress(typed) : '';
  useEffect(() => {
    if (address === '') return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const say = (what: Reached): void => {
      if (!signal.aborted) setReached({ address, what });
    };
    const timer = setTimeout(() => {
      say('asking');
      let isTold = false;
      const hear = ({ result }: CheckStep): void => {
        if (isTold || result === null) return;
        const { check, finding } = result;
        if (check === 'address' || check === 'credentials' || check === 'clock') return;
        const hasFailed = stateOfFinding[finding] === 'failed';
        isTold = hasFailed || check === 'service';
        if (isTold) say(!hasFailed ? 'answers' : finding === 'portalPage' ? 'portal' : check);
      };
      const ask = async (): Promise<void> => {
        await checkConnection({ baseUrl: address })(hear, signal);
        if (!isTold && !signal.aborted) setReached(null);
      };
      void ask();
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [address, checkConnection]);
  return reached?.address === address ? reached.what : null;
}

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
  readonly calls: Pick<OnboardingCalls, 'checkKey' | 'checkConnection'>;
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
  const reached = useReached(isHidden || attempt.busy || attempt.failure ? '' : address, calls.checkConnection);
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
    isBlocked: attempt.busy,
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
          <AdvancedFields.Component {...advanced} errorOf={form.errorOf} isDisabled={attempt.busy} />
        </div>
      </Disclosure>
    </StepForm>
  );
}
