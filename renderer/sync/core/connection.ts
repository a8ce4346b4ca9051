import type { Failure } from '#shared/failures/failure.ts';
import { backoff, isDue } from './reactions.ts';
import { needsSignIn } from './state.ts';
import type { Turn } from './turn.ts';

const longestPingWaitMs = 60_000;

/** An authenticated answer of the service parsed: the only proof of being online (S11). */
export function answered(turn: Turn): void {
  // What was under way when the password was refused says nothing about the next request.
  if (needsSignIn(turn.state)) return;
  const { connection, era, limits } = turn.state;
  const { now } = turn.at;
  if (connection.kind !== 'online') {
    turn.update({ era: era + 1, received: new Set(), requested: new Set(), whole: new Set(), areaRetries: new Map() });
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
  turn.update({
    pingAt: needsSignIn(turn.state) ? null : now + backoff(pingFailures, chance, 1_000, longestPingWaitMs),
  });
}

export function onPinged(turn: Turn, failure: Failure | null): void {
  turn.update({ pinging: false });
  if (!failure) {
    answered(turn);
    return;
  }
  lost(turn, failure);
  turn.update({ pingFailures: turn.state.pingFailures + 1 });
}

/** A reason to look now, unless only a person can go on. */
export function lookNow(turn: Turn): void {
  if (!needsSignIn(turn.state)) turn.update({ pingAt: turn.at.now, pingFailures: 0 });
}

export function onSignedIn(turn: Turn): void {
  turn.update({ connection: { kind: 'unknown' } });
  lookNow(turn);
}

export function pingWhenDue(turn: Turn): void {
  const { pinging, pingAt } = turn.state;
  if (pinging || pingAt === null || !isDue(pingAt, turn.at.now)) return;
  turn.update({ pinging: true, pingAt: null });
  turn.effect({ kind: 'ping' });
}
