import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EnterForm } from '#forms/form/EnterForm.tsx';
import { useFocusOnFirstField } from '#forms/form/useFocusOnFirstField.ts';
import { useForm } from '#forms/form/useForm.ts';
import type { Failure } from '#shared/failures/failure.ts';
import type { KeyProblem, ProfileOptions } from '#shared/ipc/profileOptions.ts';
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

export function ServiceOptionsForm({ initial, checkKey, save, onEnd }: ServiceOptionsFormProps) {
  const { t } = useTranslation();
  const { settle, problems, ...advanced } = useAdvanced(initial, checkKey);
  const [failure, setFailure] = useState<Failure | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  useFocusOnFirstField(fields);
  const form = useForm({
    problems,
    onSave: async () => {
      setFailure(null);
      const options = await settle();
      const refused = options && (await save(options));
      setFailure(refused);
      if (options && !refused) onEnd();
      return options !== null && refused === null;
    },
  });
  const busy = form.isSaving;
  return (
    <EnterForm form={form} label={t('onboarding.advanced.title')} className="flex max-w-[420px] flex-col gap-4">
      <div ref={fields}>
        <AdvancedFields {...advanced} errorOf={form.errorOf} isDisabled={busy} />
      </div>
      {failure && <FailureNotice failure={failure} onTest={null} />}
      <div className="flex gap-2">
        <Button type="submit" isDisabled={busy}>
          {t('common.save')}
        </Button>
        <Button variant="quiet" onPress={onEnd} isDisabled={busy}>
          {t('common.cancel')}
        </Button>
      </div>
    </EnterForm>
  );
}
