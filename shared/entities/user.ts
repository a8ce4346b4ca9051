import { z } from 'zod';
import { describe } from './describe.ts';
import { each, integer, nullableFlag, nullableInstant, nullableText } from './members.ts';

/** ProfilUser in the service's numbers. */
export const userProfiles = { notSet: -1, deleted: 0, administrator: 1, user: 2, guest: 3, disabled: 4 } as const;
/** The only ones that the interface can set (R4.2). */
export const writableProfiles: readonly number[] = [userProfiles.user, userProfiles.disabled];

/** The first one means disabled; only Standalone needs a Password (R4.2). */
export const authenticationTypes = [
  'None',
  'Standalone',
  'CloudDirectory',
  'Directory',
  'DirectoryLDAP',
  'CAS',
] as const;
export type AuthenticationType = (typeof authenticationTypes)[number];

/**
 * A password as it is sent: base64 of what a key of 2048 bits or more encrypts. A typed password never has this form:
 * no such key takes one so long (S12).
 */
export const cipherTextForm = /^[A-Za-z0-9+/]{342,}={0,2}$/u;

/** An account of the service. DateSuppression is the minimum date while the account is not deleted. */
export const userSchema = z.looseObject({
  Id: integer,
  ...each(nullableText, ['Nom', 'Code', 'Login', 'Prenom', 'Mail']),
  /** Sent encrypted, then base64; always null in reads (R2.6, S12). */
  Password: nullableText,
  ...each(nullableInstant, ['DateCreation', 'DateModification', 'DateSuppression']),
  ProfilUser: integer.nullish(),
  Actif: nullableFlag,
  /** One of `authenticationTypes`; a deployment may know others (R2.8). */
  TypeAuthentification: nullableText,
});
export type User = z.infer<typeof userSchema>;

export const user = describe({
  name: 'User',
  schema: userSchema,
  instants: ['DateCreation', 'DateModification', 'DateSuppression'],
  assigned: ['Id', 'DateCreation', 'DateModification', 'DateSuppression'],
  writeOnly: ['Password'],
  encrypted: ['Password'],
});
