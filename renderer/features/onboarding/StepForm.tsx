import { Fragment, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EnterForm } from '#forms/form/EnterForm.tsx';
import type { Form } from '#forms/form/useForm.ts';
import { ProxyForm } from '#forms/ProxyForm.tsx';
import { Button } from '#ui/index.ts';
import { SlowAnswer } from '#wording/SlowAnswer.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import type { Attempt } from './useAttempt.ts';

interface StepFormProps {
  readonly form: Pick<Form, 'save' | 'box'>;
  readonly action: string;
  /** The request that submitting sends; without it none is sent. */
  readonly attempt?: Attempt;
  readonly onBack?: () => void;
  readonly children?: ReactNode;
}

export function StepForm({ form, action, attempt, onBack, children }: StepFormProps) {
  const { t } = useTranslation();
  const [proxyUser, setProxyUser] = useState('');
  const busy = attempt?.busy ?? false;
  return (
    <EnterForm form={form} className="flex flex-col gap-4">
      {children}
      {attempt?.failure && (
        // Drawn again for each failure: the same one again is announced, and the proxy is asked what it wants now.
        <Fragment key={attempt.failures}>
          <FailureNotice failure={attempt.failure} onTest={attempt.test} />
          {attempt.failure.kind === 'proxyPassword' && (
            <ProxyForm calls={attempt.proxy} user={proxyUser} onUser={setProxyUser} onDone={form.save} />
          )}
        </Fragment>
      )}
      <div className="flex gap-2">
        <Button variant="primary" type="submit" isDisabled={busy}>
          {action}
        </Button>
        {onBack && (
          <Button onPress={onBack} isDisabled={busy}>
            {t('onboarding.back')}
          </Button>
        )}
      </div>
      {attempt?.busy && <SlowAnswer isEnded onStop={attempt.cancel} />}
    </EnterForm>
  );
}
