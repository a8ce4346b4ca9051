import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EntityRows } from '#pages/EntityRows.tsx';
import { startCreating, useOpenForm, usePage } from '#stores/place.ts';
import { Button, Screen, useShortcut, ViewHeader } from '#ui/index.ts';
import { companiesShortcuts } from '#wording/shortcuts.ts';
import { CompanyPage } from './CompanyPage.tsx';
import { NewCompany } from './NewCompany.tsx';

/** Companies known on this workstation: the service reads one by its number and lists none (R3.4). */
export function CompaniesScreen() {
  const page = usePage('companies');
  const isCreating = useOpenForm()?.what === 'company';
  if (page) return <CompanyPage key={page.id} page={page} />;
  return isCreating ? <NewCompany /> : <CompanyList />;
}

function CompanyList() {
  const { t } = useTranslation();
  const create = (): boolean => startCreating({ what: 'company' });
  useShortcut(companiesShortcuts.create, create);
  return (
    <Screen
      header={
        <ViewHeader title={t('shell.screen.companies')}>
          <Button variant="primary" kbd="c" icon={<Plus size={15} aria-hidden />} onPress={create}>
            {t('keys.companies.create')}
          </Button>
        </ViewHeader>
      }
    >
      <EntityRows entity="Entreprise" />
    </Screen>
  );
}
