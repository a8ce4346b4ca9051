import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { RememberedRows } from '#pages/RememberedRows.tsx';
import { startCreating, stopCreating, useCreating } from '#stores/creating.ts';
import { usePage } from '#stores/view.ts';
import { Button, Screen, useShortcut, ViewHeader } from '#ui/index.ts';
import { NewUserDialog } from './NewUserDialog.tsx';
import { RightsByNumber } from './RightsByNumber.tsx';
import { usersShortcuts } from './shortcuts.ts';
import { UserPage } from './UserPage.tsx';

const columns = ['Login', 'Mail', 'ProfilUser'];
const more = ['TypeAuthentification', 'Actif', 'DateCreation'];
const create = (): void => startCreating('user');

/** Accounts created on this workstation, and the rights of any: the service neither lists accounts nor reads one. */
export function UsersScreen() {
  const page = usePage('users');
  const isCreating = useCreating(({ what }) => what === 'user');
  return (
    <>
      {page ? <UserPage key={page.id} page={page} /> : <UserList />}
      {isCreating && <NewUserDialog onClose={stopCreating} />}
    </>
  );
}

function UserList() {
  const { t } = useTranslation();
  useShortcut(usersShortcuts.create, create);
  return (
    <Screen
      header={
        <ViewHeader title={t('shell.screen.users')}>
          <Button variant="primary" kbd="c" icon={<Plus size={14} aria-hidden />} onPress={create}>
            {t('users.create.button')}
          </Button>
        </ViewHeader>
      }
    >
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <RightsByNumber />
        <RememberedRows entity="User" columns={columns} more={more} note={t('users.note')} />
      </div>
    </Screen>
  );
}
