import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRow } from '#cache/queries/peopleHooks.ts';
import { useChoices, useReferences } from '#cache/queries/references.ts';
import { ChoiceOrNumber } from '#forms/ChoiceOrNumber.tsx';
import { ChangedMeanwhile } from '#forms/meanwhile/ChangedMeanwhile.tsx';
import { useSeen } from '#forms/meanwhile/useSeen.ts';
import { Notice } from '#ui/index.ts';
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
  const { choices, isListed, isWhole } = useChoices('Convention', 'EtatConventionId');
  const [wanted, setWanted] = useState('');
  const isNumber = /^[1-9]\d*$/u.test(wanted.trim());
  const code = useRow('EtatConvention', wanted.trim() || null)?.fields.text('Code') ?? '';
  // A state whose code is not known here may be the one that deletes.
  const deletes = code === 'SAISIE' ? 'stateDeletes' : code === '' ? 'stateMayDelete' : null;
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
      isReady={isNumber && wanted.trim() !== stateId && !isAsked}
      isSending={isSending}
      error={error}
      onSend={() => void change()}
      onClose={onClose}
    >
      <p className="mb-3 text-text-2">
        {t('agreements.page.stateNow', { state: now })} {t('agreements.page.stateOnline')}
      </p>
      <ChoiceOrNumber
        label={t('agreements.page.stateNew')}
        value={wanted}
        onChange={setWanted}
        options={choices.filter(({ id }) => id !== stateId).map(({ id, name: label }) => ({ id, label }))}
        isWhole={isListed && isWhole}
      />
      {isAsked && (
        <ChangedMeanwhile mine={stateName(wanted.trim())} theirs={now} onMine={accept} onTheirs={() => setWanted('')} />
      )}
      {isNumber && deletes !== null && (
        <div className="mt-3">
          <Notice tone="stop" title={t(`agreements.page.${deletes}`)} />
        </div>
      )}
    </SendDialog>
  );
}
