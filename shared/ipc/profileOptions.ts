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
 * By its first line, else by its base64: after the length of all comes that of its signed part, where a key has an
 * algorithm or a number.
 */
export const isCertificate = (text: string): boolean =>
  /-----BEGIN (?:X509 |TRUSTED )?CERTIFICATE-----/u.test(text) || /^\s*MII[A-Za-z\d+/]{3}CC/u.test(text);

export const passwordKeySchema = z.object({
  /** PEM or its base64 alone; main checks whether it is a key (`service.checkKey`). */
  pem: z
    .string()
    .min(1)
    .max(16 * 1024),
  padding: z.enum(passwordPaddings),
});

/** Limits of `quietSeconds`. */
const quietBounds = { least: 60, most: 60 * 60 } as const;

/** What the service does not say of its deployment. Members added later have their default in older profiles. */
export const profileOptionsSchema = z.object({
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
   * For so many seconds a lost request may still be carried out: nothing is concluded from absence, nothing of the
   * entity is sent (R3.6, I8).
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

export const usualOptions: ProfileOptions = profileOptionsSchema.parse({
  authentication: { kind: 'basic' },
  shareName: null,
  rootStreamid: null,
});
