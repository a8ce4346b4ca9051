import { newFields } from '#forms/creation/newFields.ts';
import type { Problem, Typed } from '#forms/values.ts';
import { mailForm } from '#intents/applicant/problems.ts';
import type { Members } from '#intents/intent.ts';
import { writableProfiles } from '#shared/entities/user.ts';

type UserProblem = Extract<Problem, 'requiredMissing' | 'notAMail'> | 'notTheSame';

export const profileChoices = writableProfiles.map(String);

const required = ['Nom', 'Prenom', 'Login', 'Mail', 'ProfilUser', 'TypeAuthentification'] as const;
export const userFields = newFields('User', required, ['Password']);

/** The usual account: it may sign in, with a password of the service. */
export const emptyUser: Typed = { ProfilUser: profileChoices[0] ?? '', TypeAuthentification: 'Standalone' };

/** Only an account of the service itself has a password (R4.2). */
export const needsPassword = ({ TypeAuthentification }: { readonly TypeAuthentification?: unknown }): boolean =>
  TypeAuthentification === 'Standalone';

export interface TypedPassword {
  readonly password: string;
  readonly again: string;
}

/**
 * Errors by field: the draft is stored, the password never (S12). `isKept`: the account has one, another may be typed.
 */
export function problemsOf(
  draft: Typed,
  { password, again }: TypedPassword,
  isKept = false,
): Readonly<Record<string, UserProblem>> {
  const problems: Record<string, UserProblem> = {};
  for (const field of required) if ((draft[field] ?? '').trim() === '') problems[field] = 'requiredMissing';
  const mail = (draft['Mail'] ?? '').trim();
  if (mail !== '' && !mailForm.test(mail)) problems['Mail'] = 'notAMail';
  if (!needsPassword(draft)) return problems;
  if (password === '' && !isKept) problems['Password'] = 'requiredMissing';
  else if (again !== password) problems['again'] = 'notTheSame';
  return problems;
}

/** An account that was typed before, for its correction. A profile that cannot be given is chosen again (R4.2). */
export function typedUser(valueOf: (field: string) => string): Typed {
  const profile = valueOf('ProfilUser');
  return {
    ...emptyUser,
    ...Object.fromEntries([...required, ...userFields.others].map((field) => [field, valueOf(field)])),
    ProfilUser: profileChoices.includes(profile) ? profile : '',
  };
}

/** The members to send. `cipher`: the encrypted password, where the account has one. */
export const membersOf = (draft: Typed, cipher: string | null): Members<'User'> => ({
  ...Object.fromEntries(
    [...required, ...userFields.others].flatMap((field) => {
      const value = (draft[field] ?? '').trim();
      return value === '' ? [] : [[field, value]];
    }),
  ),
  ...(cipher !== null && { Password: cipher }),
});

export const userName = ({ Nom = '', Prenom = '' }: Typed): string =>
  `${Nom.trim().toLocaleUpperCase('fr')} ${Prenom.trim()}`;
