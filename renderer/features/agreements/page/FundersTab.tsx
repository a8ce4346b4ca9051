import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowsOf } from '#cache/queries/peopleHooks.ts';
import { useReferences } from '#cache/queries/references.ts';
import { Block } from '#pages/Block.tsx';
import { Lines } from '#pages/Lines.tsx';
import { useReceivedList } from '#pages/useReceived.ts';
import { Button } from '#ui/index.ts';
import { useSend } from '#wording/useSend.ts';
import { filled } from '../draft/intents.ts';
import { newFunder } from '../fields/created.ts';
import { NewEntityFields } from '../fields/NewEntityFields.tsx';
import { SendDialog } from './SendDialog.tsx';

const columns = ['OrganismeFinanceurId', 'NumeroDossier', 'TypePriseCharge', 'TauxHoraire', 'DateEnvoi'];

/** Funders that Carnet attached: the service reads none back, so this workstation remembers what it created. */
export function FundersTab({ agreementId }: { readonly agreementId: string }) {
  const { t } = useTranslation();
  const rows = useRowsOf('ConventionOrganismeFinanceur', 'ConventionId', [agreementId]);
  const [isAdding, setIsAdding] = useState(false);
  useReceivedList('OrganismeFinanceur');
  return (
    <Block
      title={t('agreements.page.tab.funders')}
      isWide
      actions={
        <Button size="sm" onPress={() => setIsAdding(true)}>
          {t('agreements.page.addFunder')}
        </Button>
      }
    >
      <Lines
        entity="ConventionOrganismeFinanceur"
        label={t('agreements.page.tab.funders')}
        columns={columns}
        rows={rows}
        empty={t('agreements.page.noFunder')}
      />
      <p className="mt-3 max-w-[75ch] text-help text-text-3">{t('agreements.page.fundersHow')}</p>
      {isAdding && <FunderDialog agreementId={agreementId} onClose={() => setIsAdding(false)} />}
    </Block>
  );
}

function FunderDialog({ agreementId, onClose }: { readonly agreementId: string; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const nameOf = useReferences();
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const { send, isSending, error } = useSend();
  const funderId = fields['OrganismeFinanceurId'] ?? '';
  const attach = async (): Promise<void> => {
    const subject = nameOf('OrganismeFinanceurId', funderId) ?? funderId;
    await send(
      {
        kind: 'entity.create',
        entity: 'ConventionOrganismeFinanceur',
        values: [{ field: 'ConventionId', value: agreementId }, ...filled(fields)],
        subject,
      },
      subject,
      onClose,
    );
  };
  return (
    <SendDialog
      title={t('agreements.page.addFunder')}
      action={t('agreements.page.funderConfirm')}
      width="lg"
      isReady={/^[1-9]\d*$/u.test(funderId.trim())}
      isSending={isSending}
      error={error}
      onSend={() => void attach()}
      onClose={onClose}
    >
      <p className="mb-3 text-text-2">{t('agreements.page.stateOnline')}</p>
      <NewEntityFields
        entity="ConventionOrganismeFinanceur"
        fields={newFunder}
        more={t('forms.others.title')}
        values={fields}
        onChange={setFields}
      />
    </SendDialog>
  );
}
