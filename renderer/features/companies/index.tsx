import { useTranslation } from 'react-i18next';
import { CreateButton } from '#pages/CreateButton.tsx';
import { EntityRows } from '#pages/EntityRows.tsx';
import { startCreating, useOpenForm, usePage } from '#stores/place.ts';
import { Screen, ViewHeader } from '#ui/index.ts';
import { companiesShortcuts } from '#wording/shortcuts.ts';
import { CompanyPage } from './CompanyPage.tsx';
import { NewCompany } from './NewCompany.tsx';

const create = (): boolean => startCreating({ what: 'company' });

/** Companies known on this workstation: the service reads one by its number and lists none (R3.4). */
export function CompaniesScreen() {
  const page = usePage('companies');
  const isCreating = useOpenForm()?.what === 'company';
  if (page) return <CompanyPage key={page.id} page={page} />;
  return isCreating ? <NewCompany /> : <CompanyList />;
}

function CompanyList() {
  const { t } = useTranslation();
  return (
    <Screen
      header={
        <ViewHeader title={t('shell.screen.companies')}>
          <CreateButton shortcut={companiesShortcuts.create} onPress={create}>
            {t('keys.companies.create')}
          </CreateButton>
        </ViewHeader>
      }
    >
      <EntityRows entity="Entreprise" />
    </Screen>
  );
}
