import { useTranslation } from 'react-i18next';
import { useRowsOf } from '#cache/queries/peopleHooks.ts';
import type { PersonView, RowView } from '#cache/queries/peopleHooks.ts';
import { Block } from '#pages/Block.tsx';
import { BillingCaseByNumber } from '#pages/ledger/BillingCaseByNumber.tsx';
import { Ledger } from '#pages/ledger/Ledger.tsx';
import { useLedger } from '#pages/ledger/useLedger.ts';
import { Lines } from '#pages/Lines.tsx';
import { useReceived } from '#pages/useReceived.ts';

/**
 * The ledger of a person: by the billing cases of their applications, and of the clients of their agreements. The service
 * says the billing case of an application, and not that of an agreement: it is found by its number once.
 */
export function Money({
  person,
  applications,
}: {
  readonly person: PersonView;
  readonly applications: readonly RowView[];
}) {
  const { t } = useTranslation();
  const learnerId = person.learner?.id;
  const agreements = useRowsOf('Convention', 'ApprenantId', learnerId === undefined ? [] : [learnerId]);
  const agreementIds = agreements.map(({ id }) => id);
  const clientsReceived = useReceived('Client', agreementIds);
  const clients = useRowsOf('Client', 'ReferenceId', agreementIds);
  const { rows, received } = useLedger(
    applications.flatMap(({ fields }) => fields.id('AffaireId') ?? []),
    clients.map(({ id }) => id),
  );
  return (
    <>
      {agreementIds.length > 0 && (
        <Block title={t('people.money.clients')} received={clientsReceived} isWide>
          <Lines
            entity="Client"
            label={t('people.money.clients')}
            columns={['Nom', 'NatureClientId', 'Code', 'Douteux']}
            rows={clients}
            received={clientsReceived}
            empty={t('people.money.noClients')}
          />
        </Block>
      )}
      <Block title={t('people.tab.money')} {...(received && { received })} isWide>
        <Ledger label={t('people.tab.money')} rows={rows} received={received} empty={t('people.money.none')} />
        <p className="mt-2 mb-3 text-help text-text-3">{t('people.money.how')}</p>
        {agreementIds.length > 0 && <BillingCaseByNumber of={clients.map(({ id }) => id)} />}
      </Block>
    </>
  );
}
