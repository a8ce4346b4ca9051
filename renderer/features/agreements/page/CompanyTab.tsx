import { useTranslation } from 'react-i18next';
import { useRow } from '#cache/queries/peopleHooks.ts';
import { FieldList } from '#forms/fields/FieldList.tsx';
import { Block } from '#pages/Block.tsx';
import { everyField } from '#pages/everyField.ts';
import { useReceived } from '#pages/useReceived.ts';
import { openPage } from '#stores/place.ts';
import { Button } from '#ui/index.ts';

const fields = everyField('Entreprise', ['Nom', 'SIRET', 'NAF', 'Effectif', 'AdresseId', 'TelephoneId', 'MailId']);

/** The company of an agreement, which is of this agreement alone (R4.2). */
export function CompanyTab({ companyId }: { readonly companyId: string | null }) {
  const { t } = useTranslation();
  const received = useReceived('Entreprise', companyId === null ? [] : [companyId]);
  const company = useRow('Entreprise', companyId);
  return (
    <Block
      title={t('agreements.page.tab.company')}
      {...(companyId !== null && { received })}
      isWide
      actions={
        companyId !== null && (
          <Button size="sm" onPress={() => openPage({ entity: 'Entreprise', id: companyId })}>
            {t('agreements.page.openCompany')}
          </Button>
        )
      }
    >
      {companyId === null ? (
        <p className="text-text-3">{t('agreements.page.noCompany')}</p>
      ) : company ? (
        <FieldList entity="Entreprise" row={company.fields} fields={fields} />
      ) : (
        <p className="text-text-3">{t('pages.absentHere')}</p>
      )}
      <p className="mt-3 max-w-[75ch] text-help text-text-3">{t('agreements.page.companyHow')}</p>
    </Block>
  );
}
