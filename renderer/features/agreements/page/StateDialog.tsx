import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRow } from '#cache/queries/peopleHooks.ts';
import { useChoices, useReferences } from '#cache/queries/references.ts';
import { Notice, Select, TextField } from '#ui/index.ts';
import { useSend } from '#wording/useSend.ts';
import { SendDialog } from './SendDialog.tsx';

interface StateDialogProps {
  readonly agreementId: string;
  readonly name: string;
  readonly stateId: string | null;
  readonly onClose: () => void;
}

/**
 * Another state for an agreement: an action of its own, confirmed online, since SAISIE deletes its documents (R4.3).
 */
export function StateDialog({ agreementId, name, stateId, onClose }: StateDialogProps) {
  const { t } = useTranslation();
  const nameOf = useReferences();
  const { choices } = useChoices('Convention', 'EtatConventionId');
  const [wanted, setWanted] = useState('');
  const code = useRow('EtatConvention', wanted || null)?.fields.text('Code');
  const { send, isSending, error } = useSend();
  const change = async (): Promise<void> => {
    await send(
      {
        kind: 'entity.edit',
        entity: 'Convention',
        id: agreementId,
        fields: [{ field: 'EtatConventionId', value: wanted.trim() }],
        subject: name,
      },
      name,
      onClose,
    );
  };
  const now =
    stateId === null ? t('forms.empty') : (nameOf('EtatConventionId', stateId) ?? t('forms.numbered', { id: stateId }));
  return (
    <SendDialog
      title={t('agreements.page.stateTitle')}
      action={t('agreements.page.changeState')}
      isReady={/^[1-9]\d*$/u.test(wanted.trim()) && wanted !== stateId}
      isSending={isSending}
      error={error}
      onSend={() => void change()}
      onClose={onClose}
    >
      <p className="mb-3 text-text-2">
        {t('agreements.page.stateNow', { state: now })} {t('agreements.page.stateOnline')}
      </p>
      {choices.length > 0 ? (
        <Select
          label={t('agreements.page.stateNew')}
          placeholder={t('forms.choose')}
          value={wanted || null}
          onChange={setWanted}
          options={choices.filter(({ id }) => id !== stateId).map(({ id, name: label }) => ({ id, label }))}
        />
      ) : (
        <TextField label={t('agreements.page.stateNew')} value={wanted} onChange={setWanted} inputMode="numeric" />
      )}
      {code === 'SAISIE' && (
        <div className="mt-3">
          <Notice tone="stop" title={t('agreements.page.stateDeletes')} />
        </div>
      )}
    </SendDialog>
  );
}
