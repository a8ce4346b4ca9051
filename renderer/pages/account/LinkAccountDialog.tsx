import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllRows } from '#cache/queries/peopleHooks.ts';
import { useForm } from '#forms/form/useForm.ts';
import { FormDialog } from '#forms/FormDialog.tsx';
import { ChangedMeanwhile } from '#forms/meanwhile/ChangedMeanwhile.tsx';
import { useSeen } from '#forms/meanwhile/useSeen.ts';
import { rowEdit } from '#intents/intent.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { isId } from '#shared/entities/idForm.ts';
import { Select, TextField } from '#ui/index.ts';
import { showKept } from '#wording/KeptText.tsx';
import { useFormDispatch } from '#wording/useFormDispatch.ts';
import { useRowName } from '../useRowName.ts';
import type { LinkedHolder } from './holder.ts';

interface LinkAccountDialogProps {
  readonly entity: LinkedHolder;
  readonly id: string;
  /** What RefSysteme holds now; '' for nothing. */
  readonly linked: string;
  readonly name: string;
  readonly onClose: () => void;
}

const none = 'none';
const byNumber = 'number';

/** Which account a person has: one that was created here, or any by its number. */
export function LinkAccountDialog({ entity, id, linked, name, onClose }: LinkAccountDialogProps) {
  const { t } = useTranslation();
  const nameOf = useRowName();
  const users = useAllRows('User').filter((user) => !isProvisional(user.id));
  const isKnown = users.some((user) => user.id === linked);
  const [chosen, setChosen] = useState(
    linked === '' ? (users.length > 0 ? '' : byNumber) : isKnown ? linked : byNumber,
  );
  const [number, setNumber] = useState(isKnown ? '' : linked);
  const { dispatch, error } = useFormDispatch();
  const value = chosen === none ? '' : chosen === byNumber ? number.trim() : chosen;
  const problem =
    chosen === none || isId(value) ? null : t(chosen === byNumber ? 'common.word.digitsOnly' : 'pages.account.missing');
  const { seen, changed, accept } = useSeen(entity, [id], ['RefSysteme']);
  const isAsked = changed.length > 0 && value !== linked;
  const accountName = (of: string): string | null => {
    const user = users.find((each) => each.id === of);
    return of === '' ? null : user ? nameOf(user) : t('common.numbered', { id: of });
  };
  const form = useForm({
    problems: () => ({ [chosen === byNumber ? 'number' : 'account']: problem }),
    isHeld: isAsked,
    onSave: async () => {
      if (value !== linked) {
        const kept = await dispatch({ kind: 'edit', rows: [rowEdit(entity, id, { RefSysteme: value })], seen });
        if (!kept) return false;
        showKept({ text: t('forms.kept'), until: t('forms.leaves'), targets: kept });
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
        <Select
          label={t('common.word.account')}
          isRequired
          placeholder={t('pages.account.choose')}
          value={chosen === '' ? null : chosen}
          onChange={setChosen}
          error={form.errorOf('account')}
          options={[
            ...users.map((user) => ({ id: user.id, label: nameOf(user), detail: user.fields.text('Login') })),
            { id: byNumber, label: t('pages.account.byNumber') },
            ...(linked === '' ? [] : [{ id: none, label: t('pages.account.unlink') }]),
          ]}
        />
        {chosen === byNumber && (
          <TextField
            label={t('pages.account.number')}
            isRequired
            value={number}
            onChange={setNumber}
            inputMode="numeric"
            autoComplete="off"
            error={form.errorOf('number')}
          />
        )}
        {isAsked && (
          <ChangedMeanwhile
            mine={accountName(value)}
            theirs={accountName(linked)}
            onMine={accept}
            onTheirs={() => {
              accept();
              setChosen(users.some((user) => user.id === linked) ? linked : linked === '' ? none : byNumber);
              setNumber(linked);
            }}
          />
        )}
        <p className="text-help text-text-3">{t('pages.account.how')}</p>
      </div>
    </FormDialog>
  );
}
