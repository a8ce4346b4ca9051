import { z } from 'zod';
import { cipherTextForm } from '../entities/user.ts';
import { keyProblems } from './profileOptions.ts';

/** Why a password cannot be encrypted (S12). `noKey`: the settings of the service have none. */
const passwordProblems = ['noKey', ...keyProblems, 'emptyPassword', 'notText', 'tooLong'] as const;
export type PasswordProblem = (typeof passwordProblems)[number];

/** A typed password as the service takes it, or why there is none. */
export const encryptedPasswordSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('encrypted'), cipher: z.string().regex(cipherTextForm) }),
  z.object({ kind: z.literal('badPassword'), reason: z.enum(passwordProblems) }),
]);
export type EncryptedPassword = Readonly<z.infer<typeof encryptedPasswordSchema>>;
