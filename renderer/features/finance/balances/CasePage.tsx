import { useTranslation } from 'react-i18next';
import { useRowsById, useRowsOf } from '#cache/queries/peopleHooks.ts';
import { useCases } from '#cache/queries/references.ts';
import { Block } from '#pages/Block.tsx';
import { KeepOffline } from '#pages/KeepOffline.tsx';
import { PageHeader } from '#pages/PageHeader.tsx';
import { RowLinks } from '#pages/RowLinks.tsx';
import { LedgerBlock } from '#parts/ledger/LedgerBlock.tsx';
import { Screen } from '#ui/index.ts';

export function CasePage({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const rows = useRowsOf('BalanceClient', 'AffaireId', [id]);
  const clientIds = [...new Set(rows.flatMap(({ fields }) => fields.id('ClientId') ?? []))];
  const clients = useRowsById('Client', clientIds);
  const applications = useRowsOf('Dossier', 'AffaireId', [id]);
  const who = useCases().nameOf(id);
  return (
    <Screen
      header={
        <PageHeader of={t('shell.screen.finance')}>
          <KeepOffline entity="BalanceClient" id={id} />
        </PageHeader>
      }
    >
      <div className="scroll-thin min-h-0 flex-1 px-5 py-4">
        <h1 className="selectable mb-3 text-subject font-bold">
          {[who, t('finance.case.one', { id })].filter(Boolean).join(' · ')}
        </h1>
        <LedgerBlock cases={[id]} empty={t('finance.case.noLines')} />
        {/* A line of an application may name no client. */}
        {(clientIds.length > 0 || applications.length > 0) && (
          <Block title={t('finance.form.for')}>
            {clientIds.length > 0 && (
              <RowLinks
                entity="Client"
                label={t('finance.part.clients')}
                columns={['NatureClientId', 'Code']}
                rows={clients}
                empty={t('finance.case.noClients')}
              />
            )}
            {applications.length > 0 && (
              <RowLinks
                entity="Dossier"
                label={t('finance.case.applications')}
                columns={['Numero', 'SessionRecrutementId']}
                rows={applications}
                empty=""
              />
            )}
          </Block>
        )}
      </div>
    </Screen>
  );
}
