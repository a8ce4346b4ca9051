import { Fragment, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ProxyForm } from '#forms/ProxyForm.tsx';
import { useOnce } from '#stores/commit.ts';
import { Button } from '#ui/index.ts';
import { SlowAnswer } from '#wording/SlowAnswer.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import type { Attempt } from './useAttempt.ts';

interface StepFormProps {
  /** The label of the submit button. */
  readonly action: string;
  /** The request that submitting sends; without it none is sent. */
  readonly attempt?: Attempt;
  readonly onBack?: () => void;
  /** Shows the errors, or submits. */
  readonly onSubmit: () => void | Promise<void>;
  readonly children?: ReactNode;
}

/**
 * One step of the onboarding: its fields, why it failed, the buttons to go on and back. The first wrong field takes the
 * focus.
 */
export function StepForm({ action, attempt, onBack, onSubmit, children }: StepFormProps) {
  const { t } = useTranslation();
  const [tried, setTried] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const [proxyUser, setProxyUser] = useState('');
  const busy = attempt?.busy ?? false;
  // After the wrong fields show their errors.
  useEffect(() => {
    if (tried > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tried]);
  const { run: submit } = useOnce(async () => {
    if (busy) return null;
    await onSubmit();
    setTried((before) => before + 1);
    return null; // the error can be corrected at once
  });
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
      {attempt?.failure && (
        // Drawn again for each failure: the same one again is announced, and the proxy is asked what it wants now.
        <Fragment key={attempt.failures}>
          <FailureNotice failure={attempt.failure} onTest={attempt.test} />
          {attempt.failure.kind === 'proxyPassword' && (
            <ProxyForm calls={attempt.proxy} user={proxyUser} onUser={setProxyUser} onDone={() => void submit()} />
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
    </form>
  );
}
