import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccountOf } from '#cache/queries/waiting.ts';
import { Others } from '#forms/creation/Others.tsx';
import { MemberInputs } from '#forms/form/FormFields.tsx';
import type { FormState } from '#forms/form/useFormState.ts';
import { useFormState } from '#forms/form/useFormState.ts';
import { FormDialog } from '#forms/FormDialog.tsx';
import type { FieldInputs, OwnInput } from '#forms/FormField.tsx';
import { Listed, TextInput } from '#forms/Inputs.tsx';
import { OpenRecord } from '#forms/OpenRecord.tsx';
import type { Typed } from '#forms/values.ts';
import { meaningOf } from '#i18n/labels/index.ts';
import type { FieldMeaning } from '#i18n/labels/index.ts';
import type { Members } from '#intents/intent.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import type { Failure } from '#shared/failures/failure.ts';
import { usualOptions } from '#shared/ipc/profileOptions.ts';
import type { KeyProblem } from '#shared/ipc/profileOptions.ts';
import { useCommand } from '#stores/commit.ts';
import { useCommands, useSession } from '#stores/session.ts';
import { Button, Notice, TextField, useCopy, useFormat } from '#ui/index.ts';
import { emptyUser, needsPassword, problemsOf, profileChoices, userFields, userName, membersOf } from './newUser.ts';
import type { TypedPassword } from './newUser.ts';
import { PasswordKeyFields } from './PasswordKeyFields.tsx';
import type { TypedKey } from './PasswordKeyFields.tsx';

const noPassword: TypedPassword = { password: '', again: '' };

/** An account that the service refused. */
interface CorrectedUser {
  readonly id: string;
  /** It has a password already, which stays unless another one is typed. */
  readonly hasPassword: boolean;
  /** What the service said of a field as it refused the account (R5.2). */
  readonly saidOf: (field: string) => string | null;
}

interface NewUserFormProps {
  readonly draftKey: string;
  readonly title: string;
  /** What is known of the person. */
  readonly suggested?: Typed;
  readonly how: ReactNode;
  /** A question in it is to be answered first. */
  readonly isAsked?: boolean;
  readonly corrected?: CorrectedUser | null;
  /** Stores and sends it; calls `forget` once it is stored. False where it was not. */
  readonly onCreate: (members: Members<'User'>, name: string, forget: () => void) => Promise<boolean>;
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
  corrected = null,
  onCreate,
  error,
  onClose,
}: NewUserFormProps) {
  const { t } = useTranslation();
  const commands = useCommands();
  // A password that the service refused is typed again, and its key is doubted: what it encrypts may never be read.
  const isRefused = Boolean(corrected?.saidOf('Password'));
  const keepsPassword = corrected?.hasPassword === true && !isRefused;
  const key = useMissingKey(isRefused);
  const [password, setPassword] = useState(noPassword);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** One is typed, or is missing. */
  const isTyped = (user: Typed): boolean =>
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
  const keyProblem = key.isThere || key.problem === null ? null : t(`access.passwordKey.${key.problem}`);
  const form = useFormState({
    draftKey,
    shown: (field) => suggested[field] ?? '',
    ...(corrected && { saidOf: corrected.saidOf }),
    problems: (changed) => ({
      ...Object.fromEntries(
        Object.entries(problemsOf({ ...suggested, ...changed }, password, keepsPassword)).map(([field, problem]) => [
          field,
          t(problem === 'notTheSame' ? 'forms.newUser.notTheSame' : `common.rejection.${problem}`),
        ]),
      ),
      ...(isTyped({ ...suggested, ...changed }) && { pem: keyProblem }),
    }),
    isBlocked: isAsked,
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
  const draft: Typed = { ...suggested, ...form.typed };
  return (
    <FormDialog
      form={form}
      title={title}
      width="lg"
      action={t(corrected ? 'forms.saveAndSend' : 'common.word.create')}
      error={refusal ?? error}
      resumed={t('forms.newUser.recovered')}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        {!key.isThere && !isRefused && isTyped(draft) && <KeyNeeded user={draft} />}
        <UserFields form={form} own={corrected?.id ?? null} onLeave={onClose} />
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

/** Who has to give the school's public key, first of all: without it no password can be sent. */
function KeyNeeded({ user }: { readonly user: Typed }) {
  const { t } = useTranslation();
  const copy = useCopy();
  const address = useSession(({ open }) => open?.profile.baseUrl) ?? '';
  const request = t('access.passwordKey.request', { address, name: userName(user), login: user['Login'] ?? '' });
  return (
    <Notice
      tone="wait"
      title={t('access.passwordKey.needed')}
      actions={
        <Button size="sm" onPress={() => copy(request)}>
          {t('access.passwordKey.copyRequest')}
        </Button>
      }
    />
  );
}

interface UserFieldsProps {
  readonly form: FormState;
  /** The account that is corrected; null for a new one. */
  readonly own: string | null;
  readonly onLeave: () => void;
}

const mailInput: OwnInput = (input) => <TextInput {...input} type="email" />;
const loginInput =
  (of: Pick<UserFieldsProps, 'own' | 'onLeave'>): OwnInput =>
  (input) => (
    <>
      <TextInput {...input} />
      <SameLogin login={input.value} {...of} />
    </>
  );
/** Of all profiles those that can be given (R4.2). */
const profileInput =
  (names: FieldMeaning['values']): OwnInput =>
  (input) => <Listed {...input} choices={profileChoices.map((id) => ({ id, name: names?.[id] ?? id }))} />;

function UserFields({ form, own, onLeave }: UserFieldsProps) {
  const { language } = useFormat();
  const inputs: FieldInputs = {
    Login: loginInput({ own, onLeave }),
    Mail: mailInput,
    ProfilUser: profileInput(meaningOf('User', 'ProfilUser', language).values),
  };
  const members = { entity: 'User', row: null, form, inputs } as const;
  return (
    <div className={columns}>
      <MemberInputs {...members} fields={userFields.usual} />
      <div className="col-span-full">
        <Others fields={userFields.others} valueOf={form.valueOf}>
          <div className={columns}>
            <MemberInputs {...members} fields={userFields.others} />
          </div>
        </Others>
      </div>
    </div>
  );
}
const columns = 'grid grid-cols-2 items-start gap-x-3 gap-y-3 max-[639.98px]:grid-cols-1';

interface SameLoginProps extends Pick<UserFieldsProps, 'own' | 'onLeave'> {
  readonly login: string;
}

/** Created or waiting here. Not refused: the document does not say that it is one account's alone (R4.2). */
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
    <div className={columns}>
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

/**
 * A key is asked for where the service has none (S12); main judges it. `isDoubted`: its password was refused, it can be
 * replaced.
 */
function useMissingKey(isDoubted: boolean) {
  const { checkKey } = useCommands();
  const profile = useSession(({ open }) => open?.profile);
  const [typed, setTyped] = useState<TypedKey>(profile?.options?.passwordKey ?? { pem: '', padding: 'pkcs1' });
  const [judged, setJudged] = useState<{ readonly pem: string; readonly problem: KeyProblem | null } | null>(null);
  const setOptions = useCommand(async (commands, key: TypedKey) => ({
    failure: await commands.setOptions({ ...(profile?.options ?? usualOptions), passwordKey: key }),
  }));
  const isThere = profile?.practice === true || (Boolean(profile?.options?.passwordKey) && !isDoubted);
  const pem = typed.pem.trim();
  const isJudged = judged?.pem === pem;
  const judge = (text: string): void => {
    if (text !== '' && text !== judged?.pem) void checkKey(text).then((problem) => setJudged({ pem: text, problem }));
  };
  return {
    isThere,
    typed,
    type: (next: TypedKey) => {
      setTyped(next);
      // Pasted whole; typed by hand it is judged when its field is left.
      if (next.pem.includes('-----END')) judge(next.pem.trim());
    },
    leave: () => judge(pem),
    /** What main says of the key that is typed; null where it is one, or was not judged yet. */
    problem: pem === '' ? ('missing' as const) : isJudged ? judged.problem : null,
    isAccepted: pem !== '' && isJudged && judged.problem === null,
    /** With the options of the service. Null where it is kept, or was there. */
    keep: async (): Promise<Failure | null> => {
      if (isThere) return null;
      const answer = await setOptions({ ...typed, pem });
      return answer ? answer.failure : { kind: 'cancelled' };
    },
  };
}
