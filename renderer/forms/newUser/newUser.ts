import { mailForm } from '#intents/applicant/problems.ts';
import type { Members } from '#intents/intent.ts';
import { writableProfiles } from '#shared/entities/user.ts';
import { newFields } from '../creation/newFields.ts';

/** The form as typed, without the password: a draft is stored, and a typed password never is (S12). */
export interface UserDraft {
  readonly Nom: string;
  readonly Prenom: string;
  readonly Login: string;
  readonly Mail: string;
  readonly ProfilUser: string;
  readonly TypeAuthentification: string;
  /** Rarely given: the service answers no Code, and its profile says whether an account is active. */
  readonly Code?: string;
  readonly Actif?: string;
}
type UserField = keyof UserDraft | 'Password' | 'again';
type UserProblem = 'missing' | 'notAMail' | 'notTheSame';
export type UserProblems = Partial<Record<UserField, UserProblem>>;

export const profileChoices = writableProfiles.map(String);

const required = ['Nom', 'Prenom', 'Login', 'Mail', 'ProfilUser', 'TypeAuthentification'] as const;
export const userFields = newFields('User', required, ['Password']);

/** The usual account: it may sign in, with a password of the service. */
export const emptyUser: UserDraft = {
  Nom: '',
  Prenom: '',
  Login: '',
  Mail: '',
  ProfilUser: profileChoices[0] ?? '',
  TypeAuthentification: 'Standalone',
};

/** Only an account of the service itself has a password (R4.2). */
export const needsPassword = ({ TypeAuthentification }: { readonly TypeAuthentification?: unknown }): boolean =>
  TypeAuthentification === 'Standalone';

export interface TypedPassword {
  readonly password: string;
  readonly again: string;
}

/** The errors, field by field. `isKept`: the account has a password already, and another one may be typed. */
export function problemsOf(draft: UserDraft, { password, again }: TypedPassword, isKept = false): UserProblems {
  const problems: UserProblems = {};
  for (const field of required) if (draft[field].trim() === '') problems[field] = 'missing';
  if (draft.Mail.trim() !== '' && !mailForm.test(draft.Mail.trim())) problems.Mail = 'notAMail';
  if (!needsPassword(draft)) return problems;
  if (password === '' && !isKept) problems.Password = 'missing';
  else if (again !== password) problems.again = 'notTheSame';
  return problems;
}

export const valueIn = (user: UserDraft, field: string): string => new Map(Object.entries(user)).get(field) ?? '';

/** An account that was typed before, for its correction. A profile that cannot be given is chosen again (R4.2). */
export function typedUser(valueOf: (field: string) => string): UserDraft {
  const profile = valueOf('ProfilUser');
  return {
    ...emptyUser,
    ...Object.fromEntries([...required, ...userFields.others].map((field) => [field, valueOf(field)])),
    ProfilUser: profileChoices.includes(profile) ? profile : '',
  };
}

/** The members to send. `cipher`: the encrypted password, where the account has one. */
export const membersOf = (draft: UserDraft, cipher: string | null): Members<'User'> => ({
  ...Object.fromEntries(
    [...required, ...userFields.others].flatMap((field) => {
      const value = valueIn(draft, field).trim();
      return value === '' ? [] : [[field, value]];
    }),
  ),
  ...(cipher !== null && { Password: cipher }),
});

export const userName = ({ Nom, Prenom }: Pick<UserDraft, 'Nom' | 'Prenom'>): string =>
  `${Nom.trim().toLocaleUpperCase('fr')} ${Prenom.trim()}`;
