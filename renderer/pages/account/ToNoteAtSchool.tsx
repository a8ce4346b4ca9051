import { useTranslation } from 'react-i18next';
import { useAllRows, useMailOf } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { addressKey, fold, joinedWords } from '#shared/text/fold.ts';
import { openPage } from '#stores/place.ts';
import { TextAction, useCopy } from '#ui/index.ts';
import { useRowName } from '../useRowName.ts';

/**
 * What the school has to do where the service offers no change of a record (R3.1): the accounts of this workstation
 * that are the person's, and where their number is to be noted.
 */
export function ToNoteAtSchool({ person }: { readonly person: RowView }) {
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
