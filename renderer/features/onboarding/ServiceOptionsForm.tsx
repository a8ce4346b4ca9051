import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#shared/failures/failure.ts';
import type { KeyProblem, ProfileOptions } from '#shared/ipc/profileOptions.ts';
import { useOnce } from '#stores/commit.ts';
import { Button } from '#ui/index.ts';
import { AdvancedFields } from './AdvancedFields.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { useAdvanced } from './useAdvanced.ts';

interface ServiceOptionsFormProps {
  readonly initial: ProfileOptions | undefined;
  readonly checkKey: (pem: string) => Promise<KeyProblem | null>;
  /** Null when they are saved. */
  readonly save: (options: ProfileOptions) => Promise<Failure | null>;
  /** Saved, or cancelled. */
  readonly onEnd: () => void;
}

/** The advanced settings of a service that is open. */
export function ServiceOptionsForm({ initial, checkKey, save, onEnd }: ServiceOptionsFormProps) {
  const { t } = useTranslation();
  const { settle, ...advanced } = useAdvanced(initial, checkKey);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [tried, setTried] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('button, input')?.focus(), []);
  const { run: submit, isRunning: busy } = useOnce(async () => {
    setFailure(null);
    const options = await settle();
    const refused = options && (await save(options));
    if (!options) setTried((before) => before + 1);
    else if (refused) setFailure(refused);
    else onEnd();
    return options !== null && refused === null;
  });
  // After the wrong fields show their errors.
  useEffect(() => {
    if (tried > 0 && !busy) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tried, busy]);
  return (
    <form
      ref={form}
      noValidate
      aria-label={t('onboarding.advanced.title')}
      className="flex max-w-[420px] flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <AdvancedFields {...advanced} isDisabled={busy} />
      {failure && <FailureNotice failure={failure} onTest={null} />}
      <div className="flex gap-2">
        <Button type="submit" isDisabled={busy}>
          {t('common.save')}
        </Button>
        <Button variant="quiet" onPress={onEnd} isDisabled={busy}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}
