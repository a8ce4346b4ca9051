import { useTranslation } from 'react-i18next';
import type { RowView } from '#cache/queries/peopleHooks.ts';
import { needsPassword, typedUser } from '#forms/newUser/newUser.ts';
import { NewUserForm } from '#forms/newUser/NewUserForm.tsx';
import { useServiceSaid } from '#forms/useServiceSaid.ts';
import { typedText } from '#forms/values.ts';
import { rowEdit } from '#intents/intent.ts';
import type { Members } from '#intents/intent.ts';
import { useRowName } from '#pages/useRowName.ts';
import { showToast, useFormat } from '#ui/index.ts';
import { useFormDispatch } from '#wording/useFormDispatch.ts';

/** Corrects an account that the service refused to create, its password too: it is sent with its creation (R3.5). */
export function CorrectUser({ row, onClose }: { readonly row: RowView; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { dayOf } = useFormat();
  const nameOf = useRowName();
  const saidOf = useServiceSaid('User', row.id);
  const { dispatch, error } = useFormDispatch();
  const begun = typedUser((field) => typedText('User', field, row.fields, dayOf));
  const hasPassword = row.fields.text('Password') !== '';
  const save = async (members: Members<'User'>, subject: string, forget: () => void): Promise<boolean> => {
    // Of an account that signs in in another way the password goes (R4.2), and what was emptied goes too.
    const before = Object.entries(begun).flatMap(([field, text]) => (text === '' ? [] : [field]));
    const emptied = [...before, ...(hasPassword && !needsPassword(members) ? ['Password'] : [])];
    const all = { ...Object.fromEntries(emptied.map((field) => [field, ''])), ...members };
    const kept = await dispatch({ kind: 'edit', rows: [rowEdit('User', row.id, all, { subject })] });
    if (!kept) return false;
    forget();
    onClose();
    showToast(t('common.sent.waits'));
    return true;
  };
  return (
    <NewUserForm
      draftKey={`edit/User/${row.id}`}
      title={t('pages.correct', { name: nameOf(row) })}
      suggested={begun}
      own={row.id}
      hasPassword={hasPassword}
      saidOf={saidOf}
      how={t('forms.newUser.how')}
      action={t('common.save')}
      error={error}
      onCreate={save}
      onClose={onClose}
    />
  );
}
