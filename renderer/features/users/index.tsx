import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRow, useRowsOf } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { refusedCreation, useSendCreation } from '#forms/creation/useSendCreation.ts';
import { useForm } from '#forms/form/useForm.ts';
import { useFormRow } from '#forms/form/useFormRow.ts';
import { namesOf } from '#i18n/labels/names.ts';
import { rowEdit } from '#intents/intent.ts';
import type { Members } from '#intents/intent.ts';
import { Block } from '#pages/Block.tsx';
import { CreateButton } from '#pages/CreateButton.tsx';
import { EntityPage } from '#pages/EntityPage.tsx';
import { EntityRows } from '#pages/EntityRows.tsx';
import { PageHeader } from '#pages/PageHeader.tsx';
import { useRowName } from '#pages/useRowName.ts';
import { needsPassword, typedUser } from '#parts/newUser/newUser.ts';
import { NewUserForm } from '#parts/newUser/NewUserForm.tsx';
import { isProvisional } from '#shared/entities/describe.ts';
import { isId } from '#shared/entities/idForm.ts';
import { personEntities } from '#shared/entities/people.ts';
import type { PersonEntity } from '#shared/entities/people.ts';
import { openPage, startCreating, stopCreating, useOpenForm, usePage } from '#stores/place.ts';
import type { PageOn } from '#stores/place.ts';
import { Button, Notice, Screen, TextAction, TextField, useFormat, ViewHeader } from '#ui/index.ts';
import { usersShortcuts } from '#wording/shortcuts.ts';
import { RightsBlock } from './rights/RightsBlock.tsx';

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

/** Of one not created here only the rights: the service reads no more. */
export function UserPage({ page }: { readonly page: PageOn<'users'> }) {
  const { t } = useTranslation();
  const nameOf = useRowName();
  const row = useRow('User', page.id);
  // One that was never created has no number.
  if (!row && !isProvisional(page.id)) return <NumberedUser id={page.id} />;
  const name = row ? nameOf(row) : '';
  return (
    <EntityPage
      page={page}
      tabs={[
        { id: 'rights', label: t('users.rights.title'), content: <RightsBlock userId={page.id} name={name} /> },
        { id: 'people', label: t('users.people.title'), content: <LinkedPeople userId={page.id} /> },
      ]}
      Correction={CorrectUser}
    />
  );
}

/** Corrects an account that the service refused to create, its password too: it is sent with its creation (R3.5). */
function CorrectUser({ row, onClose }: { readonly row: RowView; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const nameOf = useRowName();
  const { shown, saidOf } = useFormRow('User', row);
  const { sendCorrection, error } = useSendCreation();
  const begun = typedUser(shown);
  const hasPassword = row.fields.text('Password') !== '';
  const save = async (members: Members<'User'>, subject: string, forget: () => void): Promise<boolean> => {
    // Of an account that signs in in another way the password goes (R4.2), and what was emptied goes too.
    const before = Object.entries(begun).flatMap(([field, text]) => (text === '' ? [] : [field]));
    const emptied = [...before, ...(hasPassword && !needsPassword(members) ? ['Password'] : [])];
    const all = { ...Object.fromEntries(emptied.map((field) => [field, ''])), ...members };
    const edit = { kind: 'edit', rows: [rowEdit('User', row.id, all, { subject })] } as const;
    return sendCorrection(edit, { entity: 'User', name: subject, refused: refusedCreation(row) }, () => {
      forget();
      onClose();
    });
  };
  return (
    <NewUserForm
      draftKey={`edit/User/${row.id}`}
      title={t('pages.correct', { name: nameOf(row) })}
      suggested={begun}
      corrected={{ id: row.id, hasPassword, saidOf }}
      how={t('forms.newUser.how')}
      error={error}
      onCreate={save}
      onClose={onClose}
    />
  );
}

function NumberedUser({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const name = t('common.word.accountNumbered', { id });
  return (
    <Screen header={<PageHeader of={t('shell.screen.users')} />}>
      <div className="scroll-thin min-h-0 flex-1 px-5 py-4">
        <h1 className="selectable mb-3 text-subject font-bold">{name}</h1>
        <Notice tone="neutral" title={t('users.onlyRights')} />
        <div className="mt-3 grid grid-cols-2 gap-x-10 [&>section]:border-t-0">
          <RightsBlock userId={id} name={name} />
          <LinkedPeople userId={id} />
        </div>
      </div>
    </Screen>
  );
}

/** People on this workstation whose record names this account (RefSysteme). */
function LinkedPeople({ userId }: { readonly userId: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useRowName();
  const rows = {
    Apprenant: useRowsOf('Apprenant', 'RefSysteme', [userId]),
    Candidat: useRowsOf('Candidat', 'RefSysteme', [userId]),
    'selection/Apprenant': useRowsOf('selection/Apprenant', 'RefSysteme', [userId]),
    'selection/Candidat': useRowsOf('selection/Candidat', 'RefSysteme', [userId]),
  } as const satisfies Record<PersonEntity, unknown>;
  return (
    <Block title={t('users.people.title')} isWide>
      {Object.values(rows).every(({ length }) => length === 0) && (
        <p className="text-text-3">{t('users.people.none')}</p>
      )}
      <ul className="flex flex-col gap-1">
        {personEntities.flatMap((entity) =>
          rows[entity].map((row) => (
            <li key={`${entity} ${row.id}`} className="flex items-center gap-2">
              <span className="text-text-3">{namesOf(entity, format.language).one}</span>
              <TextAction onPress={() => openPage({ entity, id: row.id })}>{nameOf(row)}</TextAction>
            </li>
          )),
        )}
      </ul>
    </Block>
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
