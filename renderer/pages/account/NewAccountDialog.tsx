import { useTranslation } from 'react-i18next';
import { useMailOf } from '#cache/queries/peopleHooks.ts';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { ChangedMeanwhile } from '#forms/meanwhile/ChangedMeanwhile.tsx';
import { useSeen } from '#forms/meanwhile/useSeen.ts';
import { emptyUser } from '#forms/newUser/newUser.ts';
import { NewUserForm } from '#forms/newUser/NewUserForm.tsx';
import type { Members } from '#intents/intent.ts';
import { nameInSentence } from '#shared/text/nameInSentence.ts';
import { openPage } from '#stores/place.ts';
import { showToast } from '#ui/index.ts';
import { useSend } from '#wording/useSend.ts';
import { isLinkable } from './holder.ts';
import type { AccountHolder } from './holder.ts';

interface NewAccountDialogProps {
  readonly entity: AccountHolder;
  readonly person: RowView;
  readonly name: string;
  readonly onClose: () => void;
}

/**
 * A new account for a person, and its number in their record, as one change (R4.8): a lost answer is the user's to
 * decide, and the account that they choose is then the one that is written.
 */
export function NewAccountDialog({ entity, person, name, onClose }: NewAccountDialogProps) {
  const { t } = useTranslation();
  const mail = useMailOf(person);
  const { send, error } = useSend();
  const { seen, changed, accept } = useSeen(entity, [person.id], ['RefSysteme']);
  const { fields, id } = person;
  const create = async (members: Members<'User'>, subject: string, forget: () => void): Promise<boolean> => {
    const link = { entity, id, field: 'RefSysteme', subject: name };
    const sent = await send(
      {
        kind: 'create',
        rows: [{ entity: 'User', members, subject, ...(isLinkable(entity) && { link }) }],
        ...(isLinkable(entity) && { seen }),
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
