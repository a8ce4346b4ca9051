import { create } from 'zustand';
import { isSignInKind } from '#shared/failures/failure.ts';
import type { FailureKind, SignInKind } from '#shared/failures/failure.ts';

/** `online` only after an authenticated answer that parsed a moment ago (S11). */
export type Connection =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'online'; readonly lastAnswerAt: number }
  | {
      readonly kind: 'offline';
      readonly since: number;
      readonly cause: FailureKind;
      readonly lastAnswerAt: number | null;
    };

/** Why the user has to give the password; null when they need not. */
export const signInCause = (connection: Connection): SignInKind | null =>
  connection.kind === 'offline' && isSignInKind(connection.cause) ? connection.cause : null;

export interface RunningPull {
  /** Rows received so far. */
  readonly received: number;
  readonly startedAt: number;
}

interface SyncStatusStore {
  readonly connection: Connection;
  /** By `pullKey(request)`. */
  readonly pulls: Readonly<Record<string, RunningPull>>;
  /** The failure of the last pull of an screen, until one succeeds. */
  readonly pullFailures: Readonly<Record<string, FailureKind>>;
  /** Epoch ms since when something could go and does not (I24); null when all is well. */
  readonly stalledSince: number | null;
  /** Epoch ms since when this workstation's disk refuses: nothing is kept and nothing is sent; null when all is well. */
  readonly storageFailingSince: number | null;
  /** Epoch ms until when a service asks to be left alone; null when none does. */
  readonly busyUntil: number | null;
  /** Records of our own disk that could not be read and were set aside. */
  readonly damaged: readonly { readonly table: string; readonly key: string; readonly reason: string }[];
  /** What of the outbox was mended when it was opened, as in renderer/cache/mend; null when nothing was, or it was read. */
  readonly mended: {
    readonly restored: number;
    readonly uncertain: number;
    readonly lost: number;
    readonly mayLack: boolean;
  } | null;
}

export const useSyncStatus = create<SyncStatusStore>(() => ({
  connection: { kind: 'unknown' },
  pulls: {},
  pullFailures: {},
  stalledSince: null,
  storageFailingSince: null,
  busyUntil: null,
  damaged: [],
  mended: null,
}));

/** Names an screen in the status store. */
export const pullKey = (request: {
  readonly entity: string;
  readonly path?: readonly string[];
  readonly of?: string;
}): string =>
  request.of !== undefined
    ? `${request.entity}/${request.of}`
    : request.path
      ? `${request.entity}:${request.path.join('\\')}`
      : request.entity;
