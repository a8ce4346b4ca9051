import { confirmationMs } from '../rules/attended.ts';
import { free } from '../rules/holds.ts';
import { laneOf } from '../rules/order.ts';
import { isDue } from '../rules/reactions.ts';
import { requestKey } from '../rules/request.ts';
import type { Step } from '../step.ts';
import { endConfirmations, isConfirmed } from './attended.ts';
import { pingWhenDue } from './connection.ts';
import { mostDatasetAttempts, datasetsOf } from './datasets.ts';
import { doubt, doubtAgain, isAbsenceOld, lookUpIsDue } from './doubt.ts';
import { isGiven, mayBeDuplicates, hasUnsettledDuplicate } from './duplicates.ts';
import type { SyncEvent } from './events.ts';
import { beforehand } from './lookFirst.ts';
import { forget } from './lookUps.ts';
import { isQuiet } from './lostReplace.ts';
import type { Turn } from './turn.ts';
import { withEntry, withItem, without, withoutKey } from './turn.ts';

/** Runs after every event: sends what may go, looks up what must be, and sets the single timer (I24). */
export function schedule(turn: Turn): void {
  if (turn.state.connection.kind === 'online' && isDue(turn.state.pausedUntil, turn.at.now)) {
    turn.update({ pausedUntil: null });
    // What the user sends goes before what leaves by itself: a lane takes one step (I8), and few are under way.
    const unhindered = free(turn.steps).toSorted((a, b) => Number(b.attended === true) - Number(a.attended === true));
    for (const step of unhindered) {
      if (mayLeave(turn, step)) leave(turn, step);
      if (lookUpIsDue(turn, step)) lookUp(turn, step);
    }
    receiveAgain(turn);
  }
  pingWhenDue(turn);
  endConfirmations(turn);
  watch(turn);
  turn.effect({ kind: 'wake', inMs: nextWake(turn) });
}

/** Retries failed datasets a few times, also where no step waits for them: the network may be back (I24). */
function receiveAgain(turn: Turn): void {
  for (const [key, { failures, notBefore, request }] of turn.state.datasetRetries) {
    if (
      request === null ||
      failures >= mostDatasetAttempts ||
      turn.state.requested.has(key) ||
      !isDue(notBefore, turn.at.now)
    )
      continue;
    turn.update({ requested: withItem(turn.state.requested, key) });
    turn.effect({ kind: 'pull', request });
  }
}

/** Sends creations whose similar rows are known now, if nothing changed meanwhile (I5). */
export function onPrepared(turn: Turn, event: Extract<SyncEvent, { kind: 'prepared' }>): void {
  turn.update({ preparing: without(turn.state.preparing, event.stepId) });
  const step = free(turn.steps).find((candidate) => candidate.id === event.stepId);
  if (!step || step.body !== event.body || !mayLeave(turn, step) || turn.state.connection.kind !== 'online') return;
  if (hasUnsettledDuplicate(turn.steps.values(), step)) return;
  // A matching row appeared: an earlier attempt may have succeeded, so look up, do not send (R3.6, I3); once for each
  // row (`suspected`), else a row only in the cache would repeat it for ever (I22).
  const there = [...event.seenBefore, ...(event.look?.there ?? []).map(({ id }) => id)];
  const suspected = turn.state.suspected.get(step.id) ?? [];
  const late = there.filter(
    (id) => !step.seenBefore.includes(id) && !suspected.includes(id) && !isGiven(turn.state.given, step.entity, id),
  );
  if (step.lostBefore && late.length > 0) {
    turn.update({ suspected: withEntry(turn.state.suspected, step.id, [...suspected, ...late]) });
    return doubt(turn, { ...step, sentAt: turn.at.now });
  }
  turn.update({ suspected: withoutKey(turn.state.suspected, step.id) });
  // Only ids of its duplicates: after a restored backup, this creation may be given the id that something else had.
  const given = [...turn.state.given.values()]
    .filter(({ entity, body }) => entity === step.entity && mayBeDuplicates(entity, event.body, body))
    .map(({ id }) => id);
  const before = beforehand(turn, step, event.look);
  if (!before) return;
  forget(turn, step.id);
  const { lookedFor } = before;
  const notIts = step.lostBefore ? step.seenBefore : [];
  const seenBefore = [...new Set([...notIts, ...event.seenBefore, ...given, ...before.seenBefore])];
  send(turn, {
    ...step,
    seenBefore,
    seenInPart: isSeenInPart(turn, step),
    ...(lookedFor !== undefined && { lookedFor }),
    ...(event.knownUpTo !== undefined && { knownUpTo: event.knownUpTo }),
  });
}

/** Whether the list in which the creation would be found was cut before it leaves: it may hold an older match (I16). */
function isSeenInPart({ state }: Turn, step: Step): boolean {
  const dataset = datasetsOf(step).at(-1);
  return dataset !== undefined && !state.whole.has(requestKey(dataset));
}

const mayLeave = (turn: Turn, step: Step): boolean =>
  step.state.kind === 'waiting' &&
  turn.state.inFlight.size + turn.state.preparing.size < turn.state.limits.stepsUnderWay &&
  isConfirmed(turn, step) &&
  isDue(step.state.notBefore, turn.at.now) &&
  !isQuiet(turn, step) &&
  !isLaneInFlight(turn, laneOf(step)) &&
  !turn.state.preparing.has(step.id);

const isLaneInFlight = ({ state, steps }: Turn, lane: string): boolean =>
  state.inFlight.keys().some((id) => {
    const step = steps.get(id);
    return step !== undefined && laneOf(step) === lane;
  });

function leave(turn: Turn, step: Step): void {
  if (step.action !== 'create') return send(turn, step);
  if (hasUnsettledDuplicate(turn.steps.values(), step, turn.state.preparing)) return;
  const dataset = datasetsOf(step).find((candidate) => !turn.state.received.has(requestKey(candidate)));
  if (!dataset && isAbsenceOld(turn, step)) lookUp(turn, doubtAgain(turn, step));
  else if (!dataset) {
    turn.update({ preparing: withItem(turn.state.preparing, step.id) });
    turn.effect({ kind: 'prepare', step });
  } else if (
    !turn.state.requested.has(requestKey(dataset)) &&
    isDue(turn.state.datasetRetries.get(requestKey(dataset))?.notBefore ?? null, turn.at.now)
  ) {
    turn.update({ requested: withItem(turn.state.requested, requestKey(dataset)) });
    turn.effect({ kind: 'pull', request: dataset });
  }
}

/** Marks the step as sending and requests the write. The engine sends it only once this commit is on disk (I5). */
function send(turn: Turn, step: Step): void {
  const attempt = step.attempts + 1;
  const sending: Step = {
    ...step,
    state: { kind: 'sending', leftBefore: step.sentAt },
    attempts: attempt,
    sentAt: turn.at.now,
  };
  turn.put(sending);
  turn.update({ inFlight: withEntry(turn.state.inFlight, step.id, { attempt, leftBefore: step.sentAt }) });
  const confirmation = turn.state.confirmed.get(step.id)?.confirmation ?? null;
  turn.update({ confirmed: withoutKey(turn.state.confirmed, step.id) });
  turn.effect({ kind: 'send', step: sending, attempt, confirmation });
}

function lookUp(turn: Turn, step: Step): void {
  if (turn.state.lookingUp.size >= turn.state.limits.lookUpsInFlight) return;
  turn.update({ lookingUp: withItem(turn.state.lookingUp, step.id) });
  turn.effect({ kind: 'lookUp', step, conclusive: turn.state.quiet.has(step.id) });
}

/** Something could go and nothing moved for a while: the status shows it (I24). */
function watch(turn: Turn): void {
  const { now } = turn.at;
  const { movedAt, limits } = turn.state;
  if (!couldMove(turn)) return turn.update({ movedAt: null, stalledSince: null });
  const since = movedAt === null || movedAt > now ? now : movedAt;
  turn.update({ movedAt: since, stalledSince: now - since >= limits.stallMs ? since : null });
}

const couldMove = (turn: Turn): boolean =>
  turn.state.connection.kind === 'online' &&
  (turn.state.inFlight.size > 0 ||
    free(turn.steps).some(
      (step) =>
        step.state.kind === 'waiting' &&
        isConfirmed(turn, step) &&
        isDue(step.state.notBefore, turn.at.now) &&
        !isQuiet(turn, step) &&
        !hasUnsettledDuplicate(turn.steps.values(), step),
    ));

function nextWake(turn: Turn): number | null {
  const { now } = turn.at;
  const { pingAt, pausedUntil, movedAt, limits } = turn.state;
  const times = [pingAt, pausedUntil, movedAt === null ? null : movedAt + limits.stallMs];
  for (const { at } of turn.state.confirmed.values()) times.push(at + confirmationMs + 1);
  for (const { notBefore } of turn.state.datasetRetries.values()) times.push(notBefore);
  for (const { state } of turn.steps.values()) {
    if (state.kind === 'waiting' || state.kind === 'doubt') times.push(state.notBefore);
  }
  const ahead = times.filter((time) => time !== null && !isDue(time, now)).map((time) => (time ?? now) - now);
  return ahead.length > 0 ? Math.min(...ahead) : null;
}
