import type { Failure, FailureKind } from '#shared/failures/failure.ts';

/**
 * What a failure makes wait, by its kind alone (R3.5). `connection`: the whole queue, until the service is found again.
 * `signIn`: the whole queue, until the user signs in. `service`: the whole queue, for as long as the service asked.
 * `step`: this step, longer each time, and after `attempts` attempts for the user. `person`: this step, until the user
 * corrects it or gives it up.
 */
export type Reaction =
  | { readonly wait: 'connection' | 'signIn' | 'service' | 'person' }
  | { readonly wait: 'step'; readonly firstMs: number; readonly attempts: number };

const connection = { wait: 'connection' } as const;
const person = { wait: 'person' } as const;
const later = { wait: 'step', firstMs: 2_000, attempts: 8 } as const;

export const reactions: Readonly<Record<FailureKind, Reaction>> = {
  offline: connection,
  foreignAnswer: connection,
  timeout: connection,
  certificate: connection,
  insecureAddress: connection,
  badAddress: connection,
  password: { wait: 'signIn' },
  noPassword: { wait: 'signIn' },
  locked: { wait: 'signIn' },
  busy: { wait: 'service' },
  forbidden: { wait: 'step', firstMs: 60_000, attempts: 3 },
  serviceError: later,
  unreadable: later,
  storage: later,
  cancelled: later,
  refused: person,
  gone: person,
  tooLarge: person,
  brokenRule: person,
  badRequest: person,
};

const longestMs = 5 * 60_000;
/** The longest wait: a later time comes from a clock that was set back (I21, I24). */
const horizonMs = 60 * 60_000;

/** A delay in whole ms that doubles with every failure, up to `capMs`, and is spread over its upper half. */
export const backoff = (failures: number, chance: number, firstMs = 1_000, capMs = longestMs): number =>
  Math.round(Math.min(capMs, firstMs * 2 ** Math.min(failures, 20)) * (0.5 + chance / 2));

/** The pause that the service asked for, within bounds. */
export const pauseAsked = (retryAfterMs: number | undefined, chance: number): number =>
  Math.min(retryAfterMs ?? backoff(2, chance), horizonMs);

/** When to try again: after its own delay, and never earlier than the service asked for (R3.5). Epoch ms. */
export const retryAt = (failure: Failure, now: number, delayMs: number): number =>
  now + Math.max(delayMs, Math.min(failure.retryAfterMs ?? 0, horizonMs));

export const isDue = (time: number | null, now: number): boolean =>
  time === null || time <= now || time - now > horizonMs;
