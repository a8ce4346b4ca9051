import { useTranslation } from 'react-i18next';
import { meaningOf } from '#i18n/labels/index.ts';
import { Select, TextField, useFormat } from '#ui/index.ts';
import { Others } from '../creation/Others.tsx';
import { FormField } from '../FormField.tsx';
import { profileChoices, signInChoices, userFields } from './newUser.ts';
import type { TypedPassword, UserDraft, UserField } from './newUser.ts';

interface FieldsProps {
  readonly errorOf: (field: UserField) => string | null;
  /** A field lost the focus: its error may be shown. */
  readonly onLeft: (field: UserField) => void;
}

const texts = ['Nom', 'Prenom', 'Login', 'Mail'] as const;

/** Who the account is for, and how they sign in. */
export function UserFields({
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
export function PasswordFields({
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
        description={t('users.create.passwordHelp')}
        value={typed.password}
        onChange={(password) => onChange({ ...typed, password })}
        onBlur={() => onLeft('Password')}
        error={errorOf('Password')}
      />
      <TextField
        label={t('users.create.again')}
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
