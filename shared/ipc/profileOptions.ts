import { z } from 'zod';

/** Headers of the exchange itself or of another scheme. */
const takenHeader =
  /^(?:authorization|host|cookie2?|set-cookie2?|accept|connection|keep-alive|te|trailer|transfer-encoding|upgrade|expect|(?:content|proxy|sec)-.*)$/i;

/** A token of RFC 9110 that is free for credentials (R1.7). */
const headerNameSchema = z
  .string()
  .max(128)
  .regex(/^[!#$%&'*+.^_`|~\w-]+$/)
  .refine((name) => !takenHeader.test(name), 'header taken');

const authenticationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('basic') }),
  z
    .object({ kind: z.literal('headers'), userHeader: headerNameSchema, passwordHeader: headerNameSchema })
    .refine(({ userHeader, passwordHeader }) => userHeader.toLowerCase() !== passwordHeader.toLowerCase(), {
      error: 'one header twice',
      path: ['passwordHeader'],
    }),
]);

/** How a password is padded before it is encrypted; the document does not say which (S12). */
export const passwordPaddings = ['pkcs1', 'oaepSha1', 'oaepSha256'] as const;
export type PasswordPadding = (typeof passwordPaddings)[number];

/** Why a text is not a key to encrypt with: not an RSA public key, or one that is too weak (below 2048 bits). */
export const keyProblems = ['notAKey', 'privateKey', 'weakKey'] as const;
export type KeyProblem = (typeof keyProblems)[number];

/**
 * Whether a pasted text is a certificate, by its first line, or by what its base64 begins with where the lines were not
 * copied: the length of all of it, then that of its signed part; a key has an algorithm or a number in that place.
 */
export const isCertificate = (text: string): boolean =>
  /-----BEGIN (?:X509 |TRUSTED )?CERTIFICATE-----/u.test(text) || /^\s*MII[A-Za-z\d+/]{3}CC/u.test(text);

export const passwordKeySchema = z.object({
  /**
   * `PUBLIC KEY`, `RSA PUBLIC KEY` or `CERTIFICATE` in PEM form, or the base64 alone of one; main checks whether it is
   * one (`service.checkKey`).
   */
  pem: z
    .string()
    .min(1)
    .max(16 * 1024),
  padding: z.enum(passwordPaddings),
});

/** Limits of `quietSeconds`. */
const quietBounds = { least: 60, most: 60 * 60 } as const;

/**
 * Options of a deployment that the service itself does not give. Members that were added later have their default in
 * older profiles.
 */
export const profileOptionsSchema = z.object({
  /** How a request carries credentials (R1.7). */
  authentication: authenticationSchema,
  /** The Directory share, for a service whose Instance does not name it (R3.4); null: Instance names it. */
  shareName: z
    .string()
    .max(255)
    .regex(/^[^\\/:*?"<>|\p{Cc}]+$/u)
    .nullable(),
  /** GUID of the root folder, where Instance does not give it: without it no top-level folder can be created (R5.5). */
  rootStreamid: z.guid().nullable(),
  /** How a read that carries a body is sent (R1.6). */
  bodyReadVerb: z.enum(['GET', 'POST']).default('GET'),
  /** The key for the password of a new Standalone user; null: no such password can be set (S12). */
  passwordKey: passwordKeySchema.nullable().default(null),
  /** The maximum of parallel requests (R5.7). */
  reads: z.number().int().min(1).max(4).default(4),
  writes: z.number().int().min(1).max(2).default(2),
  /**
   * How long after a lost answer the service may still carry out the request, in seconds: for that time nothing is
   * concluded from absence, and nothing of the same entity is sent (R3.6, I8).
   */
  quietSeconds: z
    .number()
    .int()
    .min(quietBounds.least)
    .max(quietBounds.most)
    .default(5 * 60),
});
export type ProfileOptions = z.infer<typeof profileOptionsSchema>;
export type Authentication = ProfileOptions['authentication'];

const { shape } = profileOptionsSchema;
/** Some of them, as a policy fixes them (S14): what it lacks has no default, and stays the user's. */
export const fixedOptionsSchema = z.strictObject({
  authentication: shape.authentication.exactOptional(),
  shareName: shape.shareName.exactOptional(),
  rootStreamid: shape.rootStreamid.exactOptional(),
  bodyReadVerb: shape.bodyReadVerb.unwrap().exactOptional(),
  passwordKey: shape.passwordKey.unwrap().exactOptional(),
  reads: shape.reads.unwrap().exactOptional(),
  writes: shape.writes.unwrap().exactOptional(),
  quietSeconds: shape.quietSeconds.unwrap().exactOptional(),
} satisfies Readonly<Record<keyof typeof shape, z.ZodType>>);

/** The defaults. */
export const usualOptions: ProfileOptions = profileOptionsSchema.parse({
  authentication: { kind: 'basic' },
  shareName: null,
  rootStreamid: null,
});
