import { useTranslation } from 'react-i18next';
import { useRow, useRowsById } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { useLinkedRows } from '#cache/queries/references.ts';
import { Block } from '#pages/Block.tsx';
import { EntityPage } from '#pages/EntityPage.tsx';
import { LedgerBlock } from '#pages/ledger/LedgerBlock.tsx';
import { RowLinks } from '#pages/RowLinks.tsx';
import { useReceived } from '#pages/useReceived.ts';
import type { Page } from '#stores/place.ts';

/** A billing client: its members, what it refers to, and its ledger. */
export function ClientPage({ page }: { readonly page: Page<'Client'> }) {
  const { t } = useTranslation();
  const client = useRow('Client', page.id);
  const reference = client?.fields.id('ReferenceId') ?? null;
  // The service gives a client by what it refers to, and not by its own number.
  const received = useReceived('Client', reference === null ? [] : [reference]);
  const linked = useLinked(client);
  return (
    <EntityPage
      page={page}
      received={received}
      tabs={[
        {
          id: 'linked',
          label: t('finance.linked.title'),
          count: linked.reduce((sum, { rows: found }) => sum + found.length, 0),
          content: (
            <Block title={t('finance.linked.title')}>
              {linked.every(({ rows: found }) => found.length === 0) && (
                <p className="text-text-3">{t('finance.linked.none')}</p>
              )}
              {linked.map(
                ({ entity, rows: found }) =>
                  found.length > 0 && (
                    <RowLinks
                      key={entity}
                      entity={entity}
                      label={t('finance.linked.title')}
                      columns={['Code']}
                      rows={found}
                      empty=""
                    />
                  ),
              )}
              <p className="mt-2 max-w-[75ch] text-help text-text-3">{t('finance.linked.how')}</p>
            </Block>
          ),
        },
        {
          id: 'ledger',
          label: t('pages.ledger.total.balance'),
          content: <LedgerBlock clients={[page.id]} />,
        },
      ]}
    />
  );
}

/** What a client may stand for, as far as it is here: every row of its number, and its company, which it names. */
function useLinked(client: RowView | null) {
  const company = client?.fields.id('EntrepriseId');
  const companies = useRowsById('Entreprise', company ? [company] : []);
  return [
    ...useLinkedRows(client?.fields.id('ReferenceId') ?? null),
    { entity: 'Entreprise' as const, rows: companies },
  ];
}
