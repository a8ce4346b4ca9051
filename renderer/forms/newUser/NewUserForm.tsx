import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '#cache/queries/useDraft.ts';
import { meaningOf } from '#i18n/labels/index.ts';
import type { Members } from '#intents/intent.ts';
import { go } from '#stores/place.ts';
import { useCommands, useSession } from '#stores/session.ts';
import { Notice, Select, TextAction, TextField, useFormat } from '#ui/index.ts';
import { Others } from '../creation/Others.tsx';
import { FormDialog } from '../FormDialog.tsx';
import { FormField } from '../FormField.tsx';
import {
  emptyUser,
  needsPassword,
  problemsOf,
  profileChoices,
  readUser,
  signInChoices,
  userFields,
  userName,
  membersOf,
} from './newUser.ts';
import type { TypedPassword, UserDraft, UserField } from './newUser.ts';

const noPassword: TypedPassword = { password: '', again: '' };

interface NewUserFormProps {
  /** The name of its draft: one account may be begun for each person. */
  readonly draftKey: string;
  readonly title: string;
  /** What is known of the person. */
  readonly suggested?: UserDraft;
  /** What happens with the account, before the buttons. */
  readonly how: ReactNode;
  /** Stores and sends it; calls `forget` once it is stored. Without effect while something is to be answered first. */
  readonly onCreate: (members: Members<'User'>, name: string, forget: () => void) => Promise<void>;
  /** Why it was not stored, in words. */
  readonly error: string | null;
  readonly onClose: () => void;
}

/** Waits for the draft that a crash left of the form. */
export function NewUserForm(props: NewUserFormProps) {
  const draft = useDraft(props.draftKey);
  if (draft.text === undefined) return null;
  const recovered = draft.text === null ? null : readUser(draft.text);
  return <Form {...props} recovered={recovered} />;
}

/** A new account. The typed text survives a crash, the password never leaves this form but encrypted (S12). */
function Form({
  draftKey,
  title,
  suggested = emptyUser,
  how,
  onCreate,
  error,
  onClose,
  recovered,
}: NewUserFormProps & { readonly recovered: UserDraft | null }) {
  const { t } = useTranslation();
  const commands = useCommands();
  const store = useDraft(draftKey);
  // Main has the key of the practice service itself.
  const hasKey = useSession(
    ({ open }) => open?.profile.practice === true || Boolean(open?.profile.options?.passwordKey),
  );
  const [draft, setDraft] = useState(recovered ?? suggested);
  const [isRecovered, setIsRecovered] = useState(recovered !== null);
  const [typed, setTyped] = useState(noPassword);
  const [left, setLeft] = useState<ReadonlySet<UserField>>(new Set());
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** A second Ctrl Entrée must not create the account twice (I3). */
  const saving = useRef(false);
  const problems = problemsOf(draft, typed);
  const errorOf = (field: UserField): string | null => {
    const problem = tried || left.has(field) ? problems[field] : undefined;
    return problem === undefined ? null : t(`forms.newUser.problem.${problem}`);
  };
  const change = (part: Partial<UserDraft>): void => {
    const next = { ...draft, ...part };
    setDraft(next);
    store.keep(JSON.stringify(next));
  };
  const startOver = (): void => {
    setDraft(suggested);
    setIsRecovered(false);
    store.keep(null);
  };
  const leave = (field: UserField): void => setLeft((before) => new Set(before).add(field));

  /** The cipher text; null where the account has no password, undefined where it cannot be encrypted. */
  const encrypted = async (): Promise<string | null | undefined> => {
    if (!needsPassword(draft)) return null;
    const answer = await commands.encryptPassword(typed.password);
    if (answer.kind === 'encrypted') return answer.cipher;
    setRefusal(
      answer.kind === 'failed'
        ? t(`common.failure.${answer.failure.kind}`)
        : t(`forms.newUser.badPassword.${answer.reason}`),
    );
    return undefined;
  };
  const create = async (): Promise<void> => {
    const cipher = await encrypted();
    if (cipher === undefined) return;
    await onCreate(membersOf(draft, cipher), userName(draft), () => store.keep(null));
  };
  const save = async (): Promise<void> => {
    setTried(true);
    setRefusal(null);
    if (saving.current || Object.keys(problems).length > 0) return;
    saving.current = true;
    await create().finally(() => {
      saving.current = false;
    });
  };
  return (
    <FormDialog title={title} width="lg" action={t('common.word.create')} onClose={onClose} onSave={() => void save()}>
      <div className="flex flex-col gap-4">
        {isRecovered && (
          <p className="text-help text-text-2">
            {t('forms.newUser.recovered')} <TextAction onPress={startOver}>{t('common.word.startOver')}</TextAction>
          </p>
        )}
        <UserFields draft={draft} errorOf={errorOf} onChange={change} onLeft={leave} />
        {needsPassword(draft) && (
          <>
            {!hasKey && (
              <Notice tone="ask" title={t('forms.newUser.badPassword.noKey')}>
                <TextAction onPress={() => go({ at: 'settings', part: 'options' })}>
                  {t('forms.newUser.toSettings')}
                </TextAction>
              </Notice>
            )}
            <PasswordFields typed={typed} errorOf={errorOf} onChange={setTyped} onLeft={leave} />
          </>
        )}
        <div className="text-help text-text-3">{how}</div>
        {(refusal ?? error) && <Notice tone="stop" live title={refusal ?? error} />}
        {store.isUnsafe && <Notice tone="ask" title={t('forms.newUser.unsafe')} />}
      </div>
    </FormDialog>
  );
}

interface FieldsProps {
  readonly errorOf: (field: UserField) => string | null;
  /** A field lost the focus: its error may be shown. */
  readonly onLeft: (field: UserField) => void;
}

const texts = ['Nom', 'Prenom', 'Login', 'Mail'] as const;

/** Who the account is for, and how they sign in. */
function UserFields({
  draft,
  errorOf,
  onChange,
  onLeft,
}: FieldsProps & { readonly draft: UserDraft; readonly onChange: (part: Partial<UserDraft>) => void }) {
  const { language } = useFormat();
  const meaning = (field: string) => meaningOf('User', field, language);
  const valueOf = (field: string): string => new Map(Object.entries(draft)).get(field) ?? '';
  const options = (field: string, ids: readonly string[]) =>
    ids.map((id) => ({ id, label: meaning(field).values?.[id] ?? id }));
  return (
    <div className="grid grid-cols-2 items-start gap-x-3 gap-y-3 max-[639.98px]:grid-cols-1">
      {texts.map((field, at) => (
        <TextField
          key={field}
          label={meaning(field).label}
          isRequired
          // The first field of a form takes the focus by design.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={at === 0}
          type={field === 'Mail' ? 'email' : 'text'}
          autoComplete="off"
          value={draft[field]}
          onChange={(text) => onChange({ [field]: text })}
          onBlur={() => onLeft(field)}
          error={errorOf(field)}
        />
      ))}
      <Select
        label={meaning('ProfilUser').label}
        isRequired
        value={draft.ProfilUser}
        onChange={(ProfilUser) => onChange({ ProfilUser })}
        options={options('ProfilUser', profileChoices)}
      />
      <Select
        label={meaning('TypeAuthentification').label}
        isRequired
        value={draft.TypeAuthentification}
        onChange={(TypeAuthentification) => onChange({ TypeAuthentification })}
        options={options('TypeAuthentification', signInChoices)}
      />
      <div className="col-span-full">
        <Others fields={userFields.others} valueOf={valueOf}>
          <div className="grid grid-cols-2 items-start gap-x-3 gap-y-3 max-[639.98px]:grid-cols-1">
            {userFields.others.map((field) => (
              <FormField
                key={field}
                entity="User"
                field={field}
                row={null}
                valueOf={valueOf}
                onChange={(value) => onChange({ [field]: value })}
                onLeave={() => undefined}
                error={null}
              />
            ))}
          </div>
        </Others>
      </div>
    </div>
  );
}

/** The password, twice: it cannot be read again, here or at the service (R2.6). */
function PasswordFields({
  typed,
  errorOf,
  onChange,
  onLeft,
}: FieldsProps & { readonly typed: TypedPassword; readonly onChange: (typed: TypedPassword) => void }) {
  const { t } = useTranslation();
  const { language } = useFormat();
  return (
    <div className="grid grid-cols-2 items-start gap-x-3 gap-y-3 max-[639.98px]:grid-cols-1">
      <TextField
        label={meaningOf('User', 'Password', language).label}
        isRequired
        type="password"
        autoComplete="new-password"
        description={t('forms.newUser.passwordHelp')}
        value={typed.password}
        onChange={(password) => onChange({ ...typed, password })}
        onBlur={() => onLeft('Password')}
        error={errorOf('Password')}
      />
      <TextField
        label={t('forms.newUser.again')}
        isRequired
        type="password"
        autoComplete="new-password"
        value={typed.again}
        onChange={(again) => onChange({ ...typed, again })}
        onBlur={() => onLeft('again')}
        error={errorOf('again')}
      />
    </div>
  );
}
