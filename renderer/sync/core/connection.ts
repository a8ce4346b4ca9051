import type { Failure } from '#shared/failures/failure.ts';
import { isParked } from '../rules/order.ts';
import { asked, backoff, isDue, reactions, retryAt } from '../rules/reactions.ts';
import { needsSignIn } from './state.ts';
import type { Turn } from './turn.ts';

/** How long the service is not looked for at most: while the user looks at the screen or a change waits, and else. */
const longestPingWaitMs = { waitedFor: 5_000, idle: 60_000 } as const;
/** A ping that takes longer is given up for a new one when there is a reason to look. */
const slowPingMs = 2_000;

/** An authenticated answer of the service parsed: the only proof of being online (S11). */
export function answered(turn: Turn): void {
  // What was under way when the password was refused says nothing about the next request.
  if (needsSignIn(turn.state)) return;
  const { connection, era, limits } = turn.state;
  const { now } = turn.at;
  if (connection.kind !== 'online') {
    turn.update({
      era: era + 1,
      received: new Set(),
      requested: new Set(),
      whole: new Set(),
      datasetRetries: new Map(),
    });
    turn.effect({ kind: 'connected' });
  }
  turn.update({ connection: { kind: 'online', lastAnswerAt: now }, pingFailures: 0, pingAt: now + limits.heartbeatMs });
}

/** The service is not to be had; look for it again, less and less often. */
export function lost(turn: Turn, failure: Failure): void {
  // Nothing but a sign-in ends that state, whatever else fails meanwhile.
  if (needsSignIn(turn.state)) return;
  const { connection, pingFailures } = turn.state;
  const { now, chance } = turn.at;
  turn.update({
    connection: {
      kind: 'offline',
      since: connection.kind === 'offline' ? connection.since : now,
      cause: failure.kind,
      lastAnswerAt: connection.kind === 'unknown' ? null : connection.lastAnswerAt,
    },
  });
  const longestMs = longestPingWaitMs[isWaitedFor(turn) ? 'waitedFor' : 'idle'];
  turn.update({
    pingAt: needsSignIn(turn.state) ? null : retryAt(failure, now, backoff(pingFailures, chance, 1_000, longestMs)),
  });
}

const isWaitedFor = ({ state, steps }: Turn): boolean =>
  state.isWatched || [...steps.values()].some((step) => !isParked(step));

/** A busy service is left alone for as long as it asked: nothing of the queue leaves, and no ping. Returns until when. */
export function pause(turn: Turn, { retryAfterMs }: Failure): number {
  const { now, chance } = turn.at;
  const until = Math.max(now + asked(retryAfterMs, chance), turn.state.pausedUntil ?? 0);
  turn.update({ pausedUntil: until });
  return until;
}

export function onPinged(turn: Turn, failure: Failure | null): void {
  turn.update({ pingingSince: null });
  if (!failure) {
    answered(turn);
    return;
  }
  // Busy says that it is there; it was online a moment ago, and is asked again when it said.
  if (turn.state.connection.kind === 'online' && reactions[failure.kind].wait === 'service') {
    turn.update({ pingAt: pause(turn, failure) });
    return;
  }
  lost(turn, failure);
  turn.update({ pingFailures: turn.state.pingFailures + 1 });
}

/** A reason to look now, unless only a person can go on. */
export function lookNow(turn: Turn): void {
  if (needsSignIn(turn.state)) return;
  const { pingingSince } = turn.state;
  const { now } = turn.at;
  const isSlow = pingingSince !== null && (now < pingingSince || now - pingingSince >= slowPingMs);
  turn.update({ pingAt: now, pingFailures: 0, ...(isSlow && { pingingSince: null }) });
}

/** The user looks at the screen, or no longer does. */
export function onWatched(turn: Turn, isWatched: boolean): void {
  turn.update({ isWatched });
  if (isWatched && turn.state.connection.kind !== 'online') lookNow(turn);
}

export function onSignedIn(turn: Turn): void {
  turn.update({ connection: { kind: 'unknown' } });
  lookNow(turn);
}

export function pingWhenDue(turn: Turn): void {
  const { pingingSince, pingAt, pausedUntil } = turn.state;
  const { now } = turn.at;
  if (pingingSince !== null || pingAt === null || !isDue(pingAt, now) || !isDue(pausedUntil, now)) return;
  turn.update({ pingingSince: now, pingAt: null });
  turn.effect({ kind: 'ping' });
}
