import { useTranslation } from 'react-i18next';
import { useDatasetStatus } from '#cache/queries/hooks.ts';
import { useRowsOf } from '#cache/queries/peopleHooks.ts';
import type { PersonView, RowView } from '#cache/queries/peopleHooks.ts';
import { euros } from '#forms/fields/useFieldText.ts';
import { Block } from '#pages/Block.tsx';
import { Lines } from '#pages/Lines.tsx';
import { useReceived } from '#pages/useReceived.ts';
import { useFormat } from '#ui/index.ts';

/**
 * Lines of the balance of a person: by the billing cases of their applications, and by the clients of their agreements.
 */
export function Money({
  person,
  applications,
}: {
  readonly person: PersonView;
  readonly applications: readonly RowView[];
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { last } = useDatasetStatus({ entity: 'BalanceClient' });
  const cases = applications.flatMap(({ fields }) => fields.id('AffaireId') ?? []);
  const learnerId = person.learner?.id;
  const agreements = useRowsOf('Convention', 'ApprenantId', learnerId === undefined ? [] : [learnerId]);
  const agreementIds = agreements.map(({ id }) => id);
  const clientsReceived = useReceived('Client', agreementIds);
  const clients = useRowsOf('Client', 'ReferenceId', agreementIds);
  const byCase = useRowsOf('BalanceClient', 'AffaireId', cases);
  const byClient = useRowsOf(
    'BalanceClient',
    'ClientId',
    clients.map(({ id }) => id),
  );
  const lines = [...new Map([...byCase, ...byClient].map((line) => [line.id, line])).values()].toSorted(
    (a, b) => (b.fields.instant('Date') ?? 0) - (a.fields.instant('Date') ?? 0),
  );
  const sumOf = (isCredit: boolean): string =>
    euros(
      format.language,
      lines.reduce(
        (sum, { fields }) => sum + (fields.flag('CreditON') === isCredit ? (fields.number('Montant') ?? 0) : 0),
        0,
      ),
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
      <Block title={t('people.tab.money')} at={last?.at ?? null} isWide>
        {lines.length > 0 && (
          <p className="mb-2">{t('people.money.sums', { credits: sumOf(true), others: sumOf(false) })}</p>
        )}
        <Lines
          entity="BalanceClient"
          label={t('people.tab.money')}
          columns={['Date', 'Nom', 'Montant', 'CreditON', 'LibellePeriode', 'Compte']}
          rows={lines}
          empty={t('people.money.none')}
        />
        <p className="mt-2 text-help text-text-3">{t('people.money.how')}</p>
      </Block>
    </>
  );
}
