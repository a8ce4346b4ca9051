import { useState } from 'react';
import type { Step } from '../../sync/step.ts';
import { Button, TextField } from '../../ui/index.ts';
import { existingId } from './existing.ts';
import type { Wording } from '../../wording/wording.ts';

interface ExistingIdProps {
  readonly step: Step;
  readonly wording: Wording;
  readonly onConfirm: (id: string) => void;
}

/** Asks under which number the service has it. */
export function ExistingId({ step, wording, onConfirm }: ExistingIdProps) {
  const { t } = wording;
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const isGuid = step.entity === 'Directory';
  const id = existingId(step.entity, typed);
  const confirm = (): void => {
    setTried(true);
    if (id !== null) onConfirm(id);
  };
  return (
    <div className="flex flex-col gap-2 pb-1 pl-3">
      <TextField
        label={t(isGuid ? 'outbox.doubt.identifier' : 'outbox.doubt.number')}
        value={typed}
        onChange={setTyped}
        onSubmit={confirm}
        onBlur={() => setTried(typed !== '')}
        inputMode={isGuid ? 'text' : 'numeric'}
        autoComplete="off"
        // It opens by a key of the person, who goes on typing.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        maxLength={64}
        {...(isGuid ? {} : { description: t('outbox.doubt.numberHint') })}
        error={tried && id === null ? t(isGuid ? 'outbox.doubt.identifierWrong' : 'outbox.doubt.numberWrong') : null}
      />
      <div>
        <Button onPress={confirm} isDisabled={typed.trim() === ''}>
          {t(isGuid ? 'outbox.doubt.confirmIdentifier' : 'outbox.doubt.confirm')}
        </Button>
      </div>
    </div>
  );
}
