import type { Failure } from '#shared/failures/failure.ts';
import { waitsForUser } from '../rules/attended.ts';
import { isParked } from '../rules/order.ts';
import { backoff, isDue, pauseAfter, reactions, retryAt } from '../rules/reactions.ts';
import { needsSignIn } from './state.ts';
import type { SyncState } from './state.ts';
import type { Turn } from './turn.ts';

/** The longest wait between two pings: while the user looks at the screen or a change waits, and otherwise. */
const longestPingWaitMs = { waitedFor: 5_000, idle: 60_000 } as const;
/** Due whatever the clock says: the network may have changed, and a heartbeat is not meant. */
const atOnce = 0;
/** A ping that takes longer is replaced by a new one when there is a reason to ping. */
const slowPingMs = 2_000;

/** A service that was busy counts as shared by many for so long after. */
const sharedMs = 10 * 60_000;
/** A heartbeat is so many times rarer there: 200 workstations at rest, every 30 s, would take 6.7 requests a second. */
const rarer = 4;

/** The service was busy a short time ago: every request is another workstation's (R5.7). */
const isShared = ({ busyAt }: Pick<SyncState, 'busyAt'>, now: number): boolean =>
  busyAt !== null && Math.abs(now - busyAt) < sharedMs;

const nextBeat = ({ state, at: { now } }: Turn): number =>
  now + state.limits.heartbeatMs * (isShared(state, now) ? rarer : 1);

/** The service gave an authenticated answer that parsed: the only proof of being online (S11). */
export function answered(turn: Turn): void {
  // Answers to requests that left before the password was refused prove nothing about the next request.
  if (needsSignIn(turn.state)) return;
  const { connection, connectionNumber } = turn.state;
  const { now } = turn.at;
  if (connection.kind !== 'online') {
    turn.update({
      connectionNumber: connectionNumber + 1,
      received: new Set(),
      requested: new Set(),
      whole: new Set(),
      datasetRetries: new Map(),
    });
    turn.effect({ kind: 'connected' });
  }
  turn.update({
    connection: { kind: 'online', lastAnswerAt: now },
    pingFailures: 0,
    pingAt: nextBeat(turn),
    busyAnswers: 0,
  });
}

/** The service does not answer: pings it again, less and less often. */
export function lost(turn: Turn, failure: Failure): void {
  // Only a sign-in ends that state, whatever else fails meanwhile.
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

const isWaitedFor = ({ state, steps }: Turn): boolean => state.isWatched || hasToSend(steps);

const hasToSend = (steps: SyncState['steps']): boolean =>
  [...steps.values()].some((step) => !isParked(step) && !waitsForUser(step));

/** Receiving lists again gives way to changes that a shared service still has to take (R5.7). */
export const givesWay = (state: SyncState, now: number): boolean => isShared(state, now) && hasToSend(state.steps);

/** Queue and pings: as long as asked, longer after each busy answer in a row. Returns the end. */
export function pause(turn: Turn, { retryAfterMs }: Failure): number {
  const { now, chance } = turn.at;
  const { pausedUntil } = turn.state;
  // Requests that were under way together are refused together: they count as one.
  const isFresh = isDue(pausedUntil, now);
  const before = isShared(turn.state, now) ? turn.state.busyAnswers : 0;
  const busyAnswers = Math.max(1, before + (isFresh ? 1 : 0));
  const until = Math.max(now + pauseAfter(busyAnswers, retryAfterMs, chance), pausedUntil ?? 0);
  turn.update({ pausedUntil: until, busyAt: now, busyAnswers });
  return until;
}

/** A service that is not there, or is busy, did not process a look-up: the queue waits. False for any other failure. */
export function hinder(turn: Turn, failure: Failure): boolean {
  const { wait } = reactions[failure.kind];
  const away = wait === 'connection' || wait === 'signIn';
  if (away) lost(turn, failure);
  if (wait === 'service') pause(turn, failure);
  return away || wait === 'service';
}

export function onPinged(turn: Turn, failure: Failure | null): void {
  turn.update({ pingingSince: null });
  if (!failure) {
    const { busyAnswers } = turn.state;
    answered(turn);
    turn.update({ busyAnswers }); // that the smallest list is served says nothing about the request that was refused
    return;
  }
  // A busy service is there: the state stays online, and the service is pinged after the pause.
  if (turn.state.connection.kind === 'online' && reactions[failure.kind].wait === 'service') {
    turn.update({ pingAt: pause(turn, failure) });
    return;
  }
  lost(turn, failure);
  turn.update({ pingFailures: turn.state.pingFailures + 1 });
}

export function pingNow(turn: Turn): void {
  if (needsSignIn(turn.state)) return;
  const { pingingSince } = turn.state;
  const { now } = turn.at;
  const isSlow = pingingSince !== null && (now < pingingSince || now - pingingSince >= slowPingMs);
  turn.update({ pingAt: atOnce, pingFailures: 0, ...(isSlow && { pingingSince: null }) });
}

export function onWatched(turn: Turn, isWatched: boolean): void {
  turn.update({ isWatched });
  if (isWatched && turn.state.connection.kind !== 'online') pingNow(turn);
}

export function onSignedIn(turn: Turn): void {
  turn.update({ connection: { kind: 'unknown' } });
  pingNow(turn);
}

export function pingWhenDue(turn: Turn): void {
  const { pingingSince, pingAt, pausedUntil, connection, inFlight } = turn.state;
  const { now } = turn.at;
  if (pingingSince !== null || pingAt === null || !isDue(pingAt, now) || !isDue(pausedUntil, now)) return;
  // The answer to a step says as much: at a service that many share, a heartbeat would take its place (R5.7).
  if (connection.kind === 'online' && inFlight.size > 0 && pingAt !== atOnce) {
    turn.update({ pingAt: nextBeat(turn) });
    return;
  }
  turn.update({ pingingSince: now, pingAt: null });
  turn.effect({ kind: 'ping' });
}
