import { useTranslation } from 'react-i18next';
import { EntityPage } from '#pages/EntityPage.tsx';
import { everyField } from '#pages/everyField.ts';
import { RememberedRows } from '#pages/RememberedRows.tsx';
import { usePage } from '#stores/view.ts';
import { Screen, ViewHeader } from '#ui/index.ts';

const columns = ['SIRET', 'NAF', 'Effectif', 'Code'];
const fields = everyField('Entreprise', columns);

/** Companies known on this workstation: the service reads one by its number and lists none (R3.4). */
export function CompaniesScreen() {
  const { t } = useTranslation();
  const page = usePage('companies');
  if (page) return <EntityPage key={page.id} page={page} groups={[{ id: 'all', title: t('pages.sheet'), fields }]} />;
  return (
    <Screen header={<ViewHeader title={t('shell.screen.companies')} />}>
      <RememberedRows entity="Entreprise" columns={columns} note={t('companies.note')} byNumber />
    </Screen>
  );
}
