import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSendCreation } from '#forms/creation/useSendCreation.ts';
import { useForm } from '#forms/form/useForm.ts';
import { NewUserForm } from '#forms/newUser/NewUserForm.tsx';
import { CreateButton } from '#pages/CreateButton.tsx';
import { EntityRows } from '#pages/EntityRows.tsx';
import { isId } from '#shared/entities/idForm.ts';
import { openPage, startCreating, stopCreating, useOpenForm, usePage } from '#stores/place.ts';
import { Button, Screen, TextField, ViewHeader } from '#ui/index.ts';
import { usersShortcuts } from '#wording/shortcuts.ts';
import { UserPage } from './UserPage.tsx';

const create = (): boolean => startCreating({ what: 'user' });

/** Accounts created on this workstation, and the rights of any: the service neither lists accounts nor reads one. */
export function UsersScreen() {
  const page = usePage('users');
  const isCreating = useOpenForm()?.what === 'user';
  return (
    <>
      {page ? <UserPage key={page.id} page={page} /> : <UserList />}
      {isCreating && <NewUserDialog onClose={stopCreating} />}
    </>
  );
}

function UserList() {
  const { t } = useTranslation();
  return (
    <Screen
      header={
        <ViewHeader title={t('shell.screen.users')}>
          <CreateButton shortcut={usersShortcuts.create} onPress={create}>
            {t('common.word.newUser')}
          </CreateButton>
        </ViewHeader>
      }
    >
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <RightsByNumber />
        <EntityRows entity="User" note={t('users.note')} />
      </div>
    </Screen>
  );
}

/** The form of an account that belongs to no person whose record is here. */
function NewUserDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { sendCreation, error } = useSendCreation();
  return (
    <NewUserForm
      draftKey="user"
      title={t('common.word.newUser')}
      how={t('forms.newUser.how')}
      error={error}
      onCreate={(members, subject, forget) => sendCreation({ entity: 'User', members, subject }, forget)}
      onClose={onClose}
    />
  );
}

/** The rights of any account are read by its number, which the service's own screens show. */
function RightsByNumber() {
  const { t } = useTranslation();
  const [number, setNumber] = useState('');
  const id = number.trim();
  const isNumber = isId(id);
  const form = useForm({
    problems: () => ({ number: isNumber ? null : t('common.word.digitsOnly') }),
    onSave: () => openPage({ entity: 'User', id }),
  });
  return (
    <div {...form.box} className="flex items-start gap-3 border-b border-line px-5 py-3">
      <div className="w-72">
        <TextField
          label={t('users.byNumber.label')}
          value={number}
          onChange={setNumber}
          onSubmit={form.save}
          inputMode="numeric"
          autoComplete="off"
          error={form.errorOf('number')}
        />
      </div>
      <span className="pt-[21px]">
        <Button onPress={form.save}>{t('users.byNumber.action')}</Button>
      </span>
    </div>
  );
}
