import { useTranslation } from 'react-i18next';
import { useSendCreation } from '#forms/creation/useSendCreation.ts';
import { NewUserForm } from '#forms/newUser/NewUserForm.tsx';

/** A new account, of nobody whose record is here. */
export function NewUserDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { sendCreation, error } = useSendCreation();
  return (
    <NewUserForm
      draftKey="user"
      title={t('users.create.title')}
      how={t('users.create.how')}
      error={error}
      onCreate={(values, subject, forget) =>
        sendCreation({ kind: 'entity.create', entity: 'User', values, subject }, forget)
      }
      onClose={onClose}
    />
  );
}
