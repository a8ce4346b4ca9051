import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountOf } from '#cache/queries/waiting.ts';
import { meaningOf } from '#i18n/labels/index.ts';
import type { Members } from '#intents/intent.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { useCommands } from '#stores/session.ts';
import { Select, TextField, useFormat } from '#ui/index.ts';
import { Others } from '../creation/Others.tsx';
import { MemberInputs } from '../form/FormFields.tsx';
import type { FormState } from '../form/useFormState.ts';
import { useFormState } from '../form/useFormState.ts';
import { FormDialog } from '../FormDialog.tsx';
import { OpenRecord } from '../OpenRecord.tsx';
import {
  emptyUser,
  needsPassword,
  problemsOf,
  profileChoices,
  signInChoices,
  userFields,
  userName,
  membersOf,
  valueIn,
} from './newUser.ts';
import type { TypedPassword, UserDraft } from './newUser.ts';
import { PasswordKeyFields } from './PasswordKeyFields.tsx';
import { useMissingKey } from './useMissingKey.ts';

const noPassword: TypedPassword = { password: '', again: '' };

interface NewUserFormProps {
  /** The name of its draft: one account may be begun for each person. */
  readonly draftKey: string;
  readonly title: string;
  /** What is known of the person. */
  readonly suggested?: UserDraft;
  /** What happens with the account, before the buttons. */
  readonly how: ReactNode;
  /** A question in it is to be answered first. */
  readonly isAsked?: boolean;
  /** The verb of its button; « Créer » by default. */
  readonly action?: string;
  /** The account that is corrected. */
  readonly own?: string | null;
  /** It has a password already, which stays unless another one is typed. */
  readonly hasPassword?: boolean;
  /** What the service said of a field as it refused the account (R5.2). */
  readonly saidOf?: (field: string) => string | null;
  /** Stores and sends it; calls `forget` once it is stored. False where it was not. */
  readonly onCreate: (members: Members<'User'>, name: string, forget: () => void) => Promise<boolean>;
  /** Why it was not stored, in words. */
  readonly error: string | null;
  readonly onClose: () => void;
}

/** A new account. The typed text survives a crash, the password never leaves this form but encrypted (S12). */
export function NewUserForm({
  draftKey,
  title,
  suggested = emptyUser,
  how,
  isAsked = false,
  action,
  own = null,
  hasPassword = false,
  saidOf,
  onCreate,
  error,
  onClose,
}: NewUserFormProps) {
  const { t } = useTranslation();
  const commands = useCommands();
  // A password that the service refused is typed again, and its key is doubted: what it encrypts may never be read.
  const isRefused = Boolean(saidOf?.('Password'));
  const keepsPassword = hasPassword && !isRefused;
  const key = useMissingKey(isRefused);
  const [password, setPassword] = useState(noPassword);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** One is typed, or is missing. */
  const isTyped = (user: UserDraft): boolean =>
    needsPassword(user) && (!keepsPassword || password.password !== '' || password.again !== '');
  /** The cipher text; null where none is typed, undefined where it cannot be encrypted. */
  const encrypted = async (): Promise<string | null | undefined> => {
    if (!isTyped(draft)) return null;
    const answer = await commands.encryptPassword(password.password);
    if (answer.kind === 'encrypted') return answer.cipher;
    setRefusal(
      answer.kind === 'failed'
        ? t(`common.failure.${answer.failure.kind}`)
        : t(`forms.newUser.badPassword.${answer.reason}`),
    );
    return undefined;
  };
  const keyProblem = key.isThere || key.problem === null ? null : t(`forms.passwordKey.${key.problem}`);
  const form = useFormState({
    draftKey,
    shown: (field) => valueIn(suggested, field),
    ...(saidOf && { saidOf }),
    problems: (changed) => ({
      ...Object.fromEntries(
        Object.entries(problemsOf({ ...suggested, ...changed }, password, keepsPassword)).map(([field, problem]) => [
          field,
          t(`forms.newUser.problem.${problem}`),
        ]),
      ),
      ...(isTyped({ ...suggested, ...changed }) && { pem: keyProblem }),
    }),
    isHeld: isAsked,
    onSave: async ({ startOver }) => {
      setRefusal(null);
      const failure = isTyped(draft) ? await key.keep() : null;
      if (failure) {
        setRefusal(t(`common.failure.${failure.kind}`));
        return false;
      }
      const cipher = await encrypted();
      return cipher !== undefined && onCreate(membersOf(draft, cipher), userName(draft), startOver);
    },
  });
  const draft: UserDraft = { ...suggested, ...form.typed };
  return (
    <FormDialog
      form={form}
      title={title}
      width="lg"
      action={action ?? t('common.word.create')}
      error={refusal ?? error}
      resumed={t('forms.newUser.recovered')}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <UserFields form={form} own={own} onLeave={onClose} />
        {needsPassword(draft) && (
          <>
            {!key.isThere && isTyped(draft) && (
              <div className="flex flex-col gap-3">
                <PasswordKeyFields
                  typed={key.typed}
                  onChange={key.type}
                  // A text that was pasted whole is judged before its field is left.
                  error={form.errorOf('pem') ?? (key.typed.pem.includes('-----END') ? keyProblem : null)}
                  onBlur={() => {
                    key.leave();
                    form.leave('pem', key.typed.pem !== '');
                  }}
                  isAccepted={key.isAccepted}
                  isDoubted={isRefused}
                  isRequired
                />
              </div>
            )}
            <PasswordFields form={form} typed={password} hasPassword={keepsPassword} onChange={setPassword} />
          </>
        )}
        <div className="text-help text-text-3">{how}</div>
      </div>
    </FormDialog>
  );
}

const texts = ['Nom', 'Prenom', 'Login', 'Mail'] as const;

interface UserFieldsProps {
  readonly form: FormState;
  /** The account that is corrected; null for a new one. */
  readonly own: string | null;
  readonly onLeave: () => void;
}

/** Who the account is for, and how they sign in. */
function UserFields({ form, own, onLeave }: UserFieldsProps) {
  const { language } = useFormat();
  const meaning = (field: string) => meaningOf('User', field, language);
  const options = (field: string, ids: readonly string[]) =>
    ids.map((id) => ({ id, label: meaning(field).values?.[id] ?? id }));
  return (
    <div className="grid grid-cols-2 items-start gap-x-3 gap-y-3 max-[639.98px]:grid-cols-1">
      {texts.map((field, at) => (
        <div key={field}>
          <TextField
            label={meaning(field).label}
            isRequired
            // The first field of a form takes the focus by design.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={at === 0}
            type={field === 'Mail' ? 'email' : 'text'}
            autoComplete="off"
            value={form.valueOf(field)}
            onChange={(text) => form.put(field, text)}
            onBlur={() => form.leave(field)}
            error={form.errorOf(field)}
          />
          {field === 'Login' && <SameLogin login={form.valueOf(field)} own={own} onLeave={onLeave} />}
        </div>
      ))}
      <Select
        label={meaning('ProfilUser').label}
        isRequired
        value={form.valueOf('ProfilUser')}
        onChange={(id) => form.put('ProfilUser', id)}
        options={options('ProfilUser', profileChoices)}
      />
      <Select
        label={meaning('TypeAuthentification').label}
        isRequired
        value={form.valueOf('TypeAuthentification')}
        onChange={(id) => form.put('TypeAuthentification', id)}
        options={options('TypeAuthentification', signInChoices)}
      />
      <div className="col-span-full">
        <Others fields={userFields.others} valueOf={form.valueOf}>
          <div className="grid grid-cols-2 items-start gap-x-3 gap-y-3 max-[639.98px]:grid-cols-1">
            <MemberInputs entity="User" row={null} fields={userFields.others} form={form} />
          </div>
        </Others>
      </div>
    </div>
  );
}

interface SameLoginProps extends Pick<UserFieldsProps, 'own' | 'onLeave'> {
  readonly login: string;
}

/**
 * Which other account of this workstation has that login, created or still waiting. Nothing is refused: the document
 * does not say that a login is one account's alone (R4.2).
 */
function SameLogin({ login, own, onLeave }: SameLoginProps) {
  const { t } = useTranslation();
  const other = useAccountOf(login, own);
  return (
    <output className="mt-1 block text-help text-ask empty:hidden">
      {other && (
        <>
          {t(`forms.newUser.sameLogin.${isProvisional(other.id) ? 'waits' : 'there'}`, {
            name: userName({ Nom: other.fields.text('Nom'), Prenom: other.fields.text('Prenom') }),
          })}{' '}
          <OpenRecord page={{ entity: 'User', id: other.id }} onLeave={onLeave} />
        </>
      )}
    </output>
  );
}

/** The password, twice: it cannot be read again, here or at the service (R2.6). */
function PasswordFields({
  form,
  typed,
  hasPassword,
  onChange,
}: {
  readonly form: FormState;
  readonly typed: TypedPassword;
  readonly hasPassword: boolean;
  readonly onChange: (typed: TypedPassword) => void;
}) {
  const { t } = useTranslation();
  const { language } = useFormat();
  return (
    <div className="grid grid-cols-2 items-start gap-x-3 gap-y-3 max-[639.98px]:grid-cols-1">
      <TextField
        label={meaningOf('User', 'Password', language).label}
        isRequired={!hasPassword}
        type="password"
        autoComplete="new-password"
        description={t(hasPassword ? 'forms.newUser.passwordStays' : 'forms.newUser.passwordHelp')}
        value={typed.password}
        onChange={(password) => onChange({ ...typed, password })}
        onBlur={() => form.leave('Password', typed.password !== '')}
        error={form.errorOf('Password')}
      />
      <TextField
        label={t('forms.newUser.again')}
        isRequired={!hasPassword}
        type="password"
        autoComplete="new-password"
        value={typed.again}
        onChange={(again) => onChange({ ...typed, again })}
        onBlur={() => form.leave('again', typed.again !== '')}
        error={form.errorOf('again')}
      />
    </div>
  );
}
