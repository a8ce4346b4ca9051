import { useTranslation } from 'react-i18next';
import { useRowsOf } from '#cache/queries/peopleHooks.ts';
import { Block } from '#pages/Block.tsx';
import { EntityPage } from '#pages/EntityPage.tsx';
import { RowLinks } from '#pages/RowLinks.tsx';
import type { Page } from '#stores/place.ts';

/** A company: all its members, and the agreements of this workstation that name it. */
export function CompanyPage({ page }: { readonly page: Page<'Entreprise'> }) {
  const { t } = useTranslation();
  const agreements = useRowsOf('Convention', 'EntrepriseId', [page.id]);
  return (
    <EntityPage
      page={page}
      tabs={[
        {
          id: 'agreements',
          label: t('shell.screen.agreements'),
          count: agreements.length,
          content: (
            <Block title={t('shell.screen.agreements')} isWide>
              <RowLinks
                entity="Convention"
                label={t('shell.screen.agreements')}
                columns={['Code', 'ApprenantId', 'EtatConventionId', 'DateDebut']}
                rows={agreements}
                empty={t('companies.agreements.none')}
              />
              <p className="mt-2 max-w-[75ch] text-help text-text-3">{t('companies.agreements.how')}</p>
            </Block>
          ),
        },
      ]}
    />
  );
}
