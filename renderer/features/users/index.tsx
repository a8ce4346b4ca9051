import { useTranslation } from 'react-i18next';
import { EntityPage } from '#pages/EntityPage.tsx';
import { everyField } from '#pages/everyField.ts';
import { RememberedRows } from '#pages/RememberedRows.tsx';
import { usePage } from '#stores/view.ts';
import { Screen, ViewHeader } from '#ui/index.ts';

const columns = ['Login', 'Mail', 'ProfilUser', 'Actif'];
const fields = everyField('User', columns);

/** Accounts created on this workstation: the service neither lists nor reads them. */
export function UsersScreen() {
  const { t } = useTranslation();
  const page = usePage('users');
  if (page) return <EntityPage key={page.id} page={page} groups={[{ id: 'all', title: t('pages.sheet'), fields }]} />;
  return (
    <Screen header={<ViewHeader title={t('shell.screen.users')} />}>
      <RememberedRows entity="User" columns={columns} note={t('users.note')} />
    </Screen>
  );
}
