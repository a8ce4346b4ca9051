import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRow } from '#cache/queries/peopleHooks.ts';
import { useChoices, useReferences } from '#cache/queries/references.ts';
import { ChangedMeanwhile } from '#forms/meanwhile/ChangedMeanwhile.tsx';
import { useSeen } from '#forms/meanwhile/useSeen.ts';
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
  const { seen, changed, accept } = useSeen('Convention', [agreementId], ['EtatConventionId'], wanted !== '');
  const isAsked = changed.length > 0 && wanted.trim() !== stateId;
  const change = async (): Promise<void> => {
    await send(
      {
        kind: 'entity.edit',
        entity: 'Convention',
        id: agreementId,
        fields: [{ field: 'EtatConventionId', value: wanted.trim() }],
        subject: name,
        seen,
      },
      name,
      onClose,
    );
  };
  const stateName = (id: string): string => nameOf('EtatConventionId', id) ?? t('forms.numbered', { id });
  const now = stateId === null ? t('forms.empty') : stateName(stateId);
  return (
    <SendDialog
      title={t('agreements.page.stateTitle')}
      action={t('agreements.page.changeState')}
      isReady={/^[1-9]\d*$/u.test(wanted.trim()) && wanted !== stateId && !isAsked}
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
      {isAsked && (
        <ChangedMeanwhile mine={stateName(wanted.trim())} theirs={now} onMine={accept} onTheirs={() => setWanted('')} />
      )}
      {code === 'SAISIE' && (
        <div className="mt-3">
          <Notice tone="stop" title={t('agreements.page.stateDeletes')} />
        </div>
      )}
    </SendDialog>
  );
}
