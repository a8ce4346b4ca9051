import { isSignInKind } from '#shared/failures/failure.ts';
import type { FailureKind, SignInKind } from '#shared/failures/failure.ts';

/** Whether the service answers. `online` only after an authenticated answer that parsed a moment ago (S11). */
export type ConnectionState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'online'; readonly lastAnswerAt: number }
  | {
      readonly kind: 'offline';
      readonly since: number;
      readonly cause: FailureKind;
      readonly lastAnswerAt: number | null;
    };

/** Why the user has to give the password: it was refused or is not known here. Null when they need not. */
export const signInCause = (connection: ConnectionState): SignInKind | null =>
  connection.kind === 'offline' && isSignInKind(connection.cause) ? connection.cause : null;
