import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { useRow, useRowsOf } from '#cache/queries/peopleHooks.ts';
import { FieldList } from '#forms/fields/FieldList.tsx';
import { Block } from '#pages/Block.tsx';
import { Lines } from '#pages/Lines.tsx';
import { useReceived } from '#pages/useReceived.ts';
import { useCommands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { requestKey } from '#sync/rules/request.ts';
import { Button, TextField } from '#ui/index.ts';

/**
 * Agreements of a learner that are known here. The service reads one by its number, and lists none (document:
 * Agreements).
 */
export function Agreements({ learnerId }: { readonly learnerId: string }) {
  const { t } = useTranslation();
  const agreements = useRowsOf('Convention', 'ApprenantId', [learnerId]);
  return (
    <>
      <Block title={t('people.tab.agreements')} isWide>
        {agreements.length === 0 && <p className="mb-3 text-text-3">{t('people.agreements.none')}</p>}
        <ByNumber learnerId={learnerId} />
      </Block>
      {agreements.map((agreement) => (
        <Agreement key={agreement.id} agreement={agreement} />
      ))}
    </>
  );
}

const shown = [
  'Code',
  'TypeConventionId',
  'EtatConventionId',
  'SequenceId',
  'Poste',
  'DateDebut',
  'DateFin',
  'Remuneration',
  'EnseignantId',
].map((field) => ({ field, always: true }) as const);
const ofCompany = ['Nom', 'SIRET', 'NAF', 'Effectif', 'TelephoneId', 'AdresseId', 'MailId'].map((field) => ({ field }));

function Agreement({ agreement }: { readonly agreement: RowView }) {
  const { t } = useTranslation();
  const { id, fields } = agreement;
  const received = useReceived('Convention', [id]);
  const companyId = fields.id('EntrepriseId');
  const companyReceived = useReceived('Entreprise', companyId === null ? [] : [companyId]);
  const company = useRow('Entreprise', companyId);
  const instalmentsReceived = useReceived('EcheanceApprentissageConvention', [id]);
  const instalments = useRowsOf('EcheanceApprentissageConvention', 'ConventionId', [id]);
  const sequenceId = fields.id('SequenceId');
  useReceived('Sequence', sequenceId === null ? [] : [sequenceId]);
  return (
    <>
      <Block title={t('people.agreements.one', { code: fields.text('Code') || id })} received={received}>
        <FieldList entity="Convention" row={fields} fields={shown} />
      </Block>
      <Block title={t('people.agreements.company')} received={companyReceived}>
        {company ? (
          <FieldList entity="Entreprise" row={company.fields} fields={ofCompany} />
        ) : (
          <p className="text-text-3">{t('people.agreements.noCompany')}</p>
        )}
      </Block>
      <Block title={t('people.agreements.instalments')} received={instalmentsReceived} isWide>
        <Lines
          entity="EcheanceApprentissageConvention"
          label={t('people.agreements.instalments')}
          columns={['Numero', 'Libelle', 'Date', 'Montant', 'NumeroFacture']}
          rows={instalments}
          received={instalmentsReceived}
          empty={t('people.agreements.noInstalments')}
        />
      </Block>
    </>
  );
}

/** An agreement is looked up by its number in the service, which other screens and papers show. */
function ByNumber({ learnerId }: { readonly learnerId: string }) {
  const { t } = useTranslation();
  const commands = useCommands();
  const offline = useSyncStatus(({ connection }) => connection.kind === 'offline');
  const [number, setNumber] = useState('');
  const [requested, setRequested] = useState<string | null>(null);
  const found = useRow('Convention', requested);
  const failure = useSyncStatus(({ pullFailures }) =>
    requested === null ? undefined : pullFailures[requestKey({ entity: 'Convention', of: requested })],
  );
  const isOthers = found !== null && found.fields.id('ApprenantId') !== learnerId;
  const receive = async (): Promise<void> => {
    const of = number.trim();
    if (!/^[1-9]\d*$/u.test(of)) return;
    await commands.refresh({ entity: 'Convention', of });
    setRequested(of);
  };
  return (
    <div className="flex items-end gap-2">
      <div className="w-72">
        <TextField
          label={t('people.agreements.number')}
          value={number}
          onChange={setNumber}
          onSubmit={() => void receive()}
          inputMode="numeric"
          error={isOthers ? t('people.agreements.others') : failure ? t(`common.failure.${failure}`) : null}
        />
      </div>
      <Button isDisabled={offline || number.trim() === ''} onPress={() => void receive()}>
        {t('people.agreements.receive')}
      </Button>
      {offline && <span className="pb-1.5 text-help text-text-3">{t('people.list.findOnline')}</span>}
    </div>
  );
}
