import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldMarks } from '#cache/queries/fieldMarks.ts';
import { useAllRows, useMailOf, useRow } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { isId } from '#shared/entities/idForm.ts';
import { addressKey, fold, joinedWords } from '#shared/text/fold.ts';
import { openPage, showChange } from '#stores/place.ts';
import { Button, Mark, TextAction, useCopy } from '#ui/index.ts';
import { Block, GoneRow } from '../Block.tsx';
import { useRowName } from '../useRowName.ts';
import { isLinkable } from './holder.ts';
import type { AccountHolder } from './holder.ts';
import { LinkAccountDialog } from './LinkAccountDialog.tsx';
import { NewAccountDialog } from './NewAccountDialog.tsx';

interface AccountBlockProps {
  readonly entity: AccountHolder;
  readonly person: RowView;
  readonly name: string;
  readonly at?: number | null;
}

/**
 * The account with which a person signs in: RefSysteme holds its number. One that is being created is shown until the
 * service has it, and the change that creates it leads to its row.
 */
export function AccountBlock({ entity, person, name, at }: AccountBlockProps) {
  const { t } = useTranslation();
  const nameOf = useRowName();
  const isGone = useContext(GoneRow);
  const [open, setOpen] = useState<'new' | 'link' | null>(null);
  const close = (): void => setOpen(null);
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
      {open === 'new' && <NewAccountDialog entity={entity} person={person} name={name} onClose={close} />}
      {open === 'link' && isLinkable(entity) && (
        <LinkAccountDialog entity={entity} id={person.id} linked={linked} name={name} onClose={close} />
      )}
    </Block>
  );
}

/**
 * What the school has to do where the service offers no change of a record (R3.1): the accounts of this workstation
 * that are the person's, and where their number is to be noted.
 */
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
