import { z } from 'zod';
import { entityNameSchema } from '../entities/index.ts';

/** A closed list. The reaction depends on `kind` alone, never on a message (R3.5). */
export const failureKinds = [
  /** No connection, or it was reset before a byte was sent: nothing reached the service. */
  'offline',
  /** The answer came from another party than the service: a captive portal, a login page, a proxy (R3.7). */
  'foreignAnswer',
  /** The network's proxy wants a user and a password, or others (407): nothing reached the service. */
  'proxyPassword',
  /** The network's proxy does not let Carnet through to the service: nothing reached it. */
  'proxyRefused',
  /** No answer in time. A read may be retried; a write is in doubt, and its verdict says so. */
  'timeout',
  /** 401: user or password not accepted. Stops the queue. */
  'password',
  /** This workstation does not know the password: nothing was sent, and the service did not refuse (S7). */
  'noPassword',
  /** 403: the user may not do this. */
  'forbidden',
  /** 408 or 429: try later; `retryAfterMs` when the service said so. */
  'busy',
  /** Another 4xx: the service refuses and says why. */
  'refused',
  /** 404 or 410, or no such row in its list; `isProvenGone` says whether that proves that the row is gone (R3.1b). */
  'gone',
  /** 412: the row was changed between our read and our write, several times in a row; nothing was written (I14). */
  'changedMeanwhile',
  /** 5xx on a read. */
  'serviceError',
  /** An answer that should be the service's and cannot be read. */
  'unreadable',
  /** Larger than the limit. */
  'tooLarge',
  /** The certificate is not accepted. */
  'certificate',
  /** http:// to another machine than this one. */
  'insecureAddress',
  /** Not an address at all. */
  'badAddress',
  /** The user cancelled the operation. */
  'cancelled',
  /** No service is open, or its key is gone. */
  'locked',
  /** A rule of the service that is checked here too: nothing was sent. `rule` and `field` say which. */
  'brokenRule',
  /** The policy of this workstation does not allow it (S14): nothing was sent, opened or saved. */
  'policy',
  /** The policy asks for a key store, which this system does not have (S14, S7): nothing was opened or stored. */
  'keyStoreRequired',
  /** The page's request cannot be read: a defect, or a hostile page. */
  'badRequest',
  /** A file or the disk failed on this workstation. */
  'storage',
] as const;
export type FailureKind = (typeof failureKinds)[number];

/** Failures that end only when the user signs in. */
const signInKinds = ['password', 'noPassword', 'locked'] as const satisfies readonly FailureKind[];
export type SignInKind = (typeof signInKinds)[number];
export const isSignInKind = (kind: FailureKind): kind is SignInKind => signInKinds.some((known) => known === kind);

/** Failures before anything left: neither a password nor data reached the service. */
const unsentKinds: ReadonlySet<FailureKind> = new Set([
  'offline',
  'proxyPassword',
  'proxyRefused',
  'noPassword',
  'certificate',
  'insecureAddress',
  'badAddress',
  'locked',
  'brokenRule',
  'policy',
  'keyStoreRequired',
  'badRequest',
]);
export const isUnsent = (kind: FailureKind): boolean => unsentKinds.has(kind);

/**
 * Failures that may be of one list alone: a ping decides whether the service is lost (S11). Else each reconnection
 * would request all lists again, and a creation that needs this one would never leave (I22, I24).
 */
export const mayBeOfOneList: ReadonlySet<FailureKind> = new Set(['timeout', 'foreignAnswer']);

/** Rules of the service that are also checked here before anything is sent (R3.6, R4.1, R4.2, R4.4). */
const preflightRules = [
  'minorNeedsGuardian',
  'professionalsAreDistinct',
  'formOfUai',
  'writableProfile',
  'passwordForStandaloneOnly',
  'formOfReferenceType',
  'companyOfOneAgreement',
  'oneReferenceOnly',
  'oneOfAKind',
  'ownRecordsOfClient',
  'alreadySomebodys',
] as const;
export type PreflightRule = (typeof preflightRules)[number];

/** Of an answer that names members (R5.2), the first so many are kept: no form has more. */
export const mostFields = 50;

export const failureSchema = z.object({
  kind: z.enum(failureKinds),
  rule: z.enum(preflightRules).optional(),
  /** The member that breaks it, under the service's own name. */
  field: z.string().optional(),
  /** The row with which it does: the one that has already what only one may have. */
  by: z.object({ entity: entityNameSchema, id: z.string() }).optional(),
  /** The service's own message, where it gave one: shown as a quotation, never interpreted. */
  detail: z.string().optional(),
  /** What the service said of single members, under its own names: quoted like the message. */
  fields: z
    .array(z.object({ field: z.string(), message: z.string() }))
    .max(mostFields)
    .optional(),
  status: z.number().int().optional(),
  retryAfterMs: z.number().nonnegative().optional(),
});
export type Failure = z.infer<typeof failureSchema>;

/** The service itself said that the row is not there: not only that nothing answers at its address (R3.1b). */
export const isProvenGone = ({ kind, status }: Failure): boolean => kind === 'gone' && status !== undefined;

/** A failure as an error, for use inside one process. */
export class FailureError extends Error {
  override readonly name = 'FailureError';
  readonly failure: Failure;
  constructor(failure: Failure, options?: ErrorOptions) {
    super(`${failure.kind}${failure.detail ? `: ${failure.detail}` : ''}`, options);
    this.failure = failure;
  }
}
