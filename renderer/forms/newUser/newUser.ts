import { z } from 'zod';
import { mailForm } from '#intents/applicant/problems.ts';
import type { Members } from '#intents/intent.ts';
import { authenticationTypes, writableProfiles } from '#shared/entities/user.ts';
import { newFields } from '../creation/newFields.ts';

/** The form as typed, without the password: a draft is stored, and a typed password never is (S12). */
const draftSchema = z.object({
  Nom: z.string(),
  Prenom: z.string(),
  Login: z.string(),
  Mail: z.string(),
  ProfilUser: z.string(),
  TypeAuthentification: z.string(),
  /** Rarely given: the service answers no Code, and its profile says whether an account is active. */
  Code: z.string().optional(),
  Actif: z.string().optional(),
});
export type UserDraft = z.infer<typeof draftSchema>;
export type UserField = keyof UserDraft | 'Password' | 'again';
type UserProblem = 'missing' | 'notAMail' | 'notTheSame';
export type UserProblems = Partial<Record<UserField, UserProblem>>;

export const profileChoices = writableProfiles.map(String);
export const signInChoices = authenticationTypes;

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

/** Null for a draft saved by a version of Carnet with other fields. */
export function readUser(text: string): UserDraft | null {
  try {
    return draftSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Only an account of the service itself has a password (R4.2). */
export const needsPassword = ({ TypeAuthentification }: Pick<UserDraft, 'TypeAuthentification'>): boolean =>
  TypeAuthentification === 'Standalone';

export interface TypedPassword {
  readonly password: string;
  readonly again: string;
}

/** The errors, field by field. */
export function problemsOf(draft: UserDraft, { password, again }: TypedPassword): UserProblems {
  const problems: UserProblems = {};
  for (const field of required) if (draft[field].trim() === '') problems[field] = 'missing';
  if (draft.Mail.trim() !== '' && !mailForm.test(draft.Mail.trim())) problems.Mail = 'notAMail';
  if (!needsPassword(draft)) return problems;
  if (password === '') problems.Password = 'missing';
  else if (again !== password) problems.again = 'notTheSame';
  return problems;
}

/** The members to send. `cipher`: the encrypted password, where the account has one. */
export const membersOf = (draft: UserDraft, cipher: string | null): Members<'User'> => ({
  ...Object.fromEntries(
    Object.entries(draft).flatMap(([field, value = '']) => (value.trim() === '' ? [] : [[field, value.trim()]])),
  ),
  ...(cipher !== null && { Password: cipher }),
});

export const userName = ({ Nom, Prenom }: Pick<UserDraft, 'Nom' | 'Prenom'>): string =>
  `${Nom.trim().toLocaleUpperCase('fr')} ${Prenom.trim()}`;
