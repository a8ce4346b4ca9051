import type { Failure, FailureKind } from '#shared/failures/failure.ts';

/**
 * What waits, by the kind of failure alone (R3.5). `connection`, `signIn`, `service`: the whole queue, until the
 * service is back, the user signs in, or as long as it asked. `step`: retries at growing distance, refused after
 * `attempts`. `user`: until the user corrects it or gives it up.
 */
export type Reaction =
  | { readonly wait: 'connection' | 'signIn' | 'service' | 'user' }
  | { readonly wait: 'step'; readonly firstMs: number; readonly attempts: number };

const connection = { wait: 'connection' } as const;
const user = { wait: 'user' } as const;
const later = { wait: 'step', firstMs: 2_000, attempts: 8 } as const;

export const reactions: Readonly<Record<FailureKind, Reaction>> = {
  offline: connection,
  foreignAnswer: connection,
  proxyPassword: connection,
  proxyRefused: connection,
  timeout: connection,
  certificate: connection,
  insecureAddress: connection,
  badAddress: connection,
  policy: connection,
  keyStoreRequired: connection,
  password: { wait: 'signIn' },
  noPassword: { wait: 'signIn' },
  locked: { wait: 'signIn' },
  busy: { wait: 'service' },
  forbidden: { wait: 'step', firstMs: 60_000, attempts: 3 },
  serviceError: later,
  unreadable: later,
  storage: later,
  changedMeanwhile: later,
  cancelled: later,
  refused: user,
  gone: user,
  tooLarge: user,
  brokenRule: user,
  badRequest: user,
};

const longestMs = 5 * 60_000;
/** The longest wait. A time further ahead is treated as due, since it means that the clock was set back (I21, I24). */
const horizonMs = 60 * 60_000;

/** A delay in whole ms that doubles with every failure, up to `capMs`, and is spread over its upper half. */
export const backoff = (failures: number, chance: number, firstMs = 1_000, capMs = longestMs): number =>
  Math.round(Math.min(capMs, firstMs * 2 ** Math.min(failures, 20)) * (0.5 + chance / 2));

/** After so many busy answers in a row: what was asked for, never below the own backoff (R3.5). */
export const pauseAfter = (busyAnswers: number, retryAfterMs: number | undefined, chance: number): number =>
  retryAfterMs === undefined
    ? backoff(busyAnswers + 1, chance)
    : Math.min(Math.max(retryAfterMs, backoff(busyAnswers - 1, chance)), horizonMs);

/** When to try again: after its own delay, and never earlier than the service asked for (R3.5). Epoch ms. */
export const retryAt = (failure: Failure, now: number, delayMs: number): number =>
  now + Math.max(delayMs, Math.min(failure.retryAfterMs ?? 0, horizonMs));

/** Whether the service answered that it is busy: 429, 425, 408, or any answer that names a time (R3.5). */
export const isBusyAnswer = (failure: Failure | null | undefined): boolean =>
  failure?.kind === 'busy' || failure?.retryAfterMs !== undefined;

/**
 * Epoch ms; null where it is not busy. `pausedUntil`: of the queue, which outlasts the step's own time once the user
 * sends it.
 */
export const busyUntil = (
  { failure, notBefore }: { readonly failure?: Failure | null | undefined; readonly notBefore: number | null },
  pausedUntil: number | null = null,
): number | null => (isBusyAnswer(failure) ? (notBefore ?? pausedUntil) : pausedUntil);

export const isDue = (time: number | null, now: number): boolean =>
  time === null || time <= now || time - now > horizonMs;
