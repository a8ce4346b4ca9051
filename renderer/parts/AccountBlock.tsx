import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBegin } from '#acts/useBegin.ts';
import { fieldMarks } from '#cache/queries/fieldMarks.ts';
import { useAllRows, useMailOf, useRow } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { ChoiceOrNumber, noChoice } from '#forms/ChoiceOrNumber.tsx';
import { useForm } from '#forms/form/useForm.ts';
import { FormDialog } from '#forms/FormDialog.tsx';
import { ChangedMeanwhile } from '#forms/meanwhile/ChangedMeanwhile.tsx';
import { useSeen } from '#forms/meanwhile/useSeen.ts';
import type { Members } from '#intents/intent.ts';
import { Block, GoneRow } from '#pages/Block.tsx';
import { useRowName } from '#pages/useRowName.ts';
import { endpointFor } from '#shared/endpoints/index.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { isId } from '#shared/entities/idForm.ts';
import type { PersonEntity } from '#shared/entities/people.ts';
import { addressKey, fold, joinedWords } from '#shared/text/fold.ts';
import { nameInSentence } from '#shared/text/nameInSentence.ts';
import { openPage, showChange } from '#stores/place.ts';
import { Button, Mark, showToast, TextAction, useCopy } from '#ui/index.ts';
import { showKept } from '#wording/KeptText.tsx';
import { useSend } from '#wording/useSend.ts';
import { emptyUser } from './newUser/newUser.ts';
import { NewUserForm } from './newUser/NewUserForm.tsx';

interface AccountBlockProps {
  /** Of people whose record has the number of their account. */
  readonly entity: PersonEntity | 'Enseignant' | 'Agent';
  readonly person: RowView;
  readonly name: string;
  readonly at?: number | null;
}

interface AccountDialogProps extends Omit<AccountBlockProps, 'at'> {
  readonly onClose: () => void;
}

/** Whether the service can replace the record: Carnet writes the number there (R4.8). */
const isLinkable = (entity: AccountBlockProps['entity']): boolean => endpointFor(entity, 'replace') !== undefined;

/** RefSysteme holds its number. One that is being created is shown, and leads to its row. */
export function AccountBlock({ entity, person, name, at }: AccountBlockProps) {
  const { t } = useTranslation();
  const nameOf = useRowName();
  const isGone = useContext(GoneRow);
  const [open, setOpen] = useState<'new' | 'link' | null>(null);
  const dialog = { entity, person, name, onClose: () => setOpen(null) };
  const linked = person.fields.text('RefSysteme');
  const user = useRow('User', linked === '' ? null : linked);
  const isComing = isProvisional(linked);
  const isNumber = isId(linked);
  const mark = fieldMarks(person.steps).get('RefSysteme');
  const label = user ? nameOf(user) : isNumber ? t('common.word.accountNumbered', { id: linked }) : linked;
  const creation = user?.steps[0];
  // Nothing can refer to a person whom the service has not yet.
  const canLink = isLinkable(entity) && !isComing && !isProvisional(person.id);
  const canCreate = linked === '' && !isProvisional(person.id);
  const button = (what: 'new' | 'link', words: string) => (
    <Button size="sm" onPress={() => setOpen(what)}>
      {words}
      <span className="sr-only"> {name}</span>
    </Button>
  );
  return (
    <Block title={t('pages.account.title')} {...(at !== undefined && { at })}>
      <p className="selectable flex flex-wrap items-center gap-2">
        {linked === '' ? (
          <span className="text-text-3">{t('pages.account.none')}</span>
        ) : isComing ? (
          <>
            <span>{t('pages.account.coming', { name: user ? nameOf(user) : name })}</span>
            {creation && (
              <TextAction onPress={() => showChange(creation.id)}>{t('pages.account.seeChange')}</TextAction>
            )}
          </>
        ) : isNumber ? (
          <TextAction onPress={() => openPage({ entity: 'User', id: linked })}>{label}</TextAction>
        ) : (
          label
        )}
        {mark && <Mark state={mark} size={14} />}
      </p>
      {linked === '' && !isLinkable(entity) && <ToNoteAtSchool person={person} />}
      {!isGone && (
        <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
          {canCreate && button('new', t('pages.account.create'))}
          {canLink && button('link', t(linked === '' ? 'pages.account.link' : 'pages.account.change'))}
        </div>
      )}
      {open === 'new' && <NewAccountDialog {...dialog} />}
      {open === 'link' && <LinkAccountDialog {...dialog} />}
    </Block>
  );
}

/** Where a record cannot be changed (R3.1): the person's accounts, and where their number is to be noted. */
function ToNoteAtSchool({ person }: { readonly person: RowView }) {
  const { t } = useTranslation();
  const nameOf = useRowName();
  const mail = useMailOf(person);
  const copy = useCopy();
  const own = new Set(namesOf(person, mail ?? ''));
  const accounts = useAllRows('User').filter((user) =>
    namesOf(user, user.fields.text('Mail')).some((name) => own.has(name)),
  );
  return (
    <div className="mt-1 flex flex-col gap-1">
      <p className="text-help text-text-3">{t('pages.account.byTheSchool')}</p>
      {accounts.map((user) => (
        <p key={user.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {isProvisional(user.id) ? (
            <TextAction onPress={() => openPage({ entity: 'User', id: user.id })}>
              {t('pages.account.notYet', { name: nameOf(user) })}
            </TextAction>
          ) : (
            <>
              <TextAction onPress={() => openPage({ entity: 'User', id: user.id })}>
                {t('pages.account.toNote', { name: nameOf(user), id: user.id })}
              </TextAction>
              <TextAction onPress={() => copy(user.id)}>{t('pages.account.copy')}</TextAction>
            </>
          )}
        </p>
      ))}
    </div>
  );
}

/** What tells that an account is a person's: their sign-in name, their address, or both names. */
function namesOf({ fields }: RowView, mail: string): readonly string[] {
  const given = ['PrenomUsage', 'Prenoms', 'Prenom'].map((field) => fields.text(field)).find((text) => text !== '');
  const whole = given === undefined ? '' : `${fields.text('NomUsage') || fields.text('Nom')} ${given}`;
  const keys = { login: fold(fields.text('Login')), mail: addressKey(mail), whole: joinedWords(whole) };
  return Object.entries(keys).flatMap(([kind, key]) => (key === '' ? [] : [`${kind} ${key}`]));
}

/**
 * Account and its number in the person's record, as one change (R4.8): after a lost answer the user chooses the
 * account.
 */
function NewAccountDialog({ entity, person, name, onClose }: AccountDialogProps) {
  const { t } = useTranslation();
  const mail = useMailOf(person);
  const { send, error } = useSend();
  const { rows, changed, accept } = useSeen(entity, [person.id], ['RefSysteme']);
  const { fields, id } = person;
  const create = async (members: Members<'User'>, subject: string, forget: () => void): Promise<boolean> => {
    const link = { entity, id, field: 'RefSysteme', subject: name };
    const sent = await send(
      {
        kind: 'create',
        rows: [{ entity: 'User', members, subject, ...(isLinkable(entity) && { link }) }],
        ...(isLinkable(entity) && { from: rows }),
      },
      subject,
      () => {
        forget();
        onClose();
      },
    );
    if (sent?.kind !== 'applied') return sent !== null;
    if (isLinkable(entity)) showToast(t('pages.account.created', { name: nameInSentence(name) }));
    else
      showToast(t('pages.account.createdToNote', { id: sent.id }), {
        label: t('common.word.openTheRecord'),
        onPress: () => openPage({ entity: 'User', id: sent.id }),
      });
    return true;
  };
  return (
    <NewUserForm
      draftKey={`user/${entity}/${id}`}
      title={t('pages.account.newFor', { name })}
      suggested={{
        ...emptyUser,
        Nom: fields.text('NomUsage') || fields.text('Nom'),
        Prenom: fields.text('PrenomUsage') || fields.text('Prenoms'),
        Login: fields.text('Login'),
        Mail: mail ?? '',
      }}
      how={
        <>
          <p>{t(isLinkable(entity) ? 'pages.account.howNew' : 'pages.account.howNote')}</p>
          {changed.length > 0 && (
            <ChangedMeanwhile
              title={t('pages.account.linkedMeanwhile')}
              mine={t('pages.account.theNewOne')}
              theirs={t('common.word.accountNumbered', { id: fields.text('RefSysteme') })}
              onMine={accept}
              onTheirs={onClose}
            />
          )}
        </>
      }
      error={error}
      isAsked={changed.length > 0}
      onCreate={create}
      onClose={onClose}
    />
  );
}

/** Which account a person has: one that was created here, or any by its number. */
function LinkAccountDialog({ entity, person, name, onClose }: AccountDialogProps) {
  const { t } = useTranslation();
  const nameOf = useRowName();
  const linked = person.fields.text('RefSysteme');
  const users = useAllRows('User').filter((user) => !isProvisional(user.id));
  const isKnown = users.some((user) => user.id === linked);
  /** `noChoice`: the person is to have none. A number field that was emptied says nothing. */
  const [chosen, setChosen] = useState(linked);
  const value = chosen === noChoice ? '' : chosen;
  const begin = useBegin();
  const [error, setError] = useState<string | null>(null);
  const { rows, changed, accept } = useSeen(entity, [person.id], ['RefSysteme']);
  const isAsked = changed.length > 0 && value !== linked;
  const accountName = (of: string): string | null => {
    const user = users.find((each) => each.id === of);
    return of === '' ? null : user ? nameOf(user) : t('common.numbered', { id: of });
  };
  const form = useForm({
    problems: () => ({
      account:
        isId(chosen) || chosen === noChoice
          ? null
          : t(chosen === '' ? 'pages.account.missing' : 'common.word.digitsOnly'),
    }),
    isBlocked: isAsked,
    onSave: async () => {
      if (value !== linked) {
        const kept = await begin(rows).to({ RefSysteme: value }, { onRejected: setError });
        if (!kept) return false;
        showKept({ text: t('forms.keptOf', { name }), until: t('forms.leaves'), targets: kept });
      }
      onClose();
      return true;
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('pages.account.dialog', { name })}
      action={t('common.save')}
      error={error}
      onClose={onClose}
    >
      <div className="flex flex-col gap-3">
        <ChoiceOrNumber
          label={t('common.word.account')}
          isRequired={linked === ''}
          placeholder={t('pages.account.choose')}
          value={chosen}
          onChange={(id) => setChosen(id.trim())}
          error={form.errorOf('account')}
          options={[
            ...(linked === '' ? [] : [{ id: noChoice, label: t('common.word.none') }]),
            ...users.map((user) => ({ id: user.id, label: nameOf(user), detail: user.fields.text('Login') })),
            ...(linked === '' || isKnown ? [] : [{ id: linked, label: t('common.numbered', { id: linked }) }]),
          ]}
        />
        {isAsked && (
          <ChangedMeanwhile
            mine={accountName(value)}
            theirs={accountName(linked)}
            onMine={accept}
            onTheirs={() => {
              accept();
              setChosen(linked);
            }}
          />
        )}
        <p className="text-help text-text-3">{t('pages.account.how')}</p>
      </div>
    </FormDialog>
  );
}
