import { mayBeOfOneList } from '#shared/failures/failure.ts';
import type { Failure, FailureKind } from '#shared/failures/failure.ts';
import type { PullRequest } from '../ports.ts';
import { canLookUp } from '../rules/lookUp.ts';
import { awaitedIds, laneOf } from '../rules/order.ts';
import { backoff, reactions } from '../rules/reactions.ts';
import { requestKey } from '../rules/request.ts';
import { canDiscard, canUndo } from '../rules/undo.ts';
import { isGivenUp, isOfGoneRow } from '../step.ts';
import type { Step } from '../step.ts';
import { onAdded, onLetGo } from './accept.ts';
import { onAdopted } from './adopt.ts';
import { onConfirmed } from './attended.ts';
import { answered, pingNow, lost, onPinged, onSignedIn, onWatched, pause } from './connection.ts';
import { mostDatasetAttempts } from './datasets.ts';
import { doubt, lookAgain, onQuietPassed, onSettlement } from './doubt.ts';
import { giveUp, leaveNothing, makeAgain } from './drop.ts';
import type { Advance, SyncEvent } from './events.ts';
import { forget } from './lookUps.ts';
import { everyLane, keepLaneQuiet, keepQuiet, mayStillArrive } from './lostReplace.ts';
import { isDecided, resolve } from './resolve.ts';
import { onPrepared, schedule } from './schedule.ts';
import { latestMade, noteSecondRows, onAppeared, onSecondRowDecided } from './secondRows.ts';
import { onSettled } from './settled.ts';
import { takeBack } from './takeBack.ts';
import { Turn, withEntry, withItem, without, withoutKey } from './turn.ts';
import { onVerdict } from './verdict.ts';

/** The sync engine as one pure function: an event gives a state, a commit, and effects to run after it. */
export const advance: Advance = (state, event, at) => {
  const turn = new Turn(state, at);
  take(turn, event);
  noteSecondRows(turn);
  schedule(turn);
  return turn.end();
};

function take(turn: Turn, event: SyncEvent): void {
  switch (event.kind) {
    case 'started':
      return onStarted(turn, event);
    case 'added':
      if (event.takeBack) takeBackReplaced(turn, event.takeBack);
      for (const id of event.givesUp ?? []) onGivenUp(turn, id);
      return onAdded(turn, event);
    case 'letGo':
      return onLetGo(turn, event.intentId);
    case 'adopted':
      return onAdopted(turn, event.steps);
    case 'prepared':
      return onPrepared(turn, event);
    case 'verdict':
      return onVerdict(turn, event);
    case 'settlement':
      return onSettlement(turn, event);
    case 'quietPassed':
      return onQuietPassed(turn, event);
    case 'pinged':
      return onPinged(turn, event.failure);
    case 'pullEnded':
      return onPullEnded(turn, event);
    case 'appeared':
      return onAppeared(turn, event.rows);
    case 'secondRowDecided':
      return onSecondRowDecided(turn, event.stepId, event.rowId, event.decision);
    case 'limits':
      return turn.update({ limits: { ...turn.state.limits, ...event.limits } });
    case 'hint':
      return pingNow(turn);
    case 'watched':
      return onWatched(turn, event.isWatched);
    case 'signedIn':
      return onSignedIn(turn);
    case 'woke':
      return;
    case 'undo':
      return onUndo(turn, event.stepIds);
    case 'discard':
      return onGivenUp(turn, event.stepId);
    case 'retry':
      return onRetry(turn, event.stepId);
    case 'resolve':
      for (const [stepId, choices] of event.decided) {
        const step = turn.steps.get(stepId);
        if (step && isDecided(step, choices)) resolve(turn, step, choices);
      }
      return;
    case 'confirmed':
      return onConfirmed(turn, event);
    case 'settle':
      return onSettled(turn, event.stepId, event.existing);
  }
}

/**
 * Every attempt may have arrived, unless known not to have left: a creation is in doubt, a replace read again after the
 * quiet time (I20, R3.2), which starts from zero: only the wall clock knows the stop (I21).
 */
function onStarted(
  turn: Turn,
  { steps, receipts, unsent = none, unreadable }: Extract<SyncEvent, { kind: 'started' }>,
): void {
  for (const step of steps) {
    if (step.state.kind === 'sending' && unsent.has(step.id)) turn.put(beforeSending(step, step.state.leftBefore));
    else turn.take(step);
  }
  if (unreadable) keepLaneQuiet(turn, everyLane); // one of them may have been on its way, of whatever entity (I8)
  turn.update({
    unreadable,
    given: givenBefore(receipts),
    made: latestMade(receipts),
    abandoned: receipts.filter((receipt) => receipt.action === 'create' && isGivenUp(receipt)),
    nextSeq: Math.max(0, ...steps.map((step) => step.seq)) + 1,
  });
  for (const step of turn.steps.values()) {
    const open = step.state.kind === 'doubt' && !step.state.asked;
    if (step.action !== 'replace' && (open || step.state.kind === 'sending')) doubt(turn, step);
    else if (step.state.kind === 'sending' || (step.state.kind === 'waiting' && mayStillArrive(step)))
      keepQuiet(turn, step, { kind: 'timeout' });
    else if (mayStillArrive(step)) keepLaneQuiet(turn, laneOf(step));
  }
  for (const receipt of receipts)
    if (receipt.action === 'replace' && isGivenUp(receipt)) keepLaneQuiet(turn, laneOf(receipt));
}

const none: ReadonlySet<string> = new Set();

/** Nothing of the attempt left. A step that was stored without `leftBefore` may have left by an earlier one. */
const beforeSending = (step: Step, leftBefore: number | null = step.sentAt): Step => ({
  ...step,
  state: { kind: 'waiting', notBefore: null, failure: null },
  attempts: step.attempts - 1,
  sentAt: leftBefore,
});

/** Ids that creations were given in earlier runs: a duplicate that still waits cannot have one of them (R3.6). */
const givenBefore = (receipts: readonly Step[]): Turn['state']['given'] =>
  new Map(latestMade(receipts).map(({ id, entity, target, body }) => [id, { entity, id: target, body }]));

function onPullEnded(turn: Turn, event: Extract<SyncEvent, { kind: 'pullEnded' }>): void {
  const key = requestKey(event.request);
  const { failure } = event;
  const isWhole = event.whole && event.connectionNumber === turn.state.connectionNumber;
  turn.update({
    requested: without(turn.state.requested, key),
    whole: isWhole ? withItem(turn.state.whole, key) : without(turn.state.whole, key),
  });
  if (event.whole) lookAgain(turn, key);
  if (failure) {
    const { wait } = reactions[failure.kind];
    if (mayBeOfOneList.has(failure.kind)) {
      pingNow(turn);
      if (retryDataset(turn, event.request, failure.kind)) return;
    } else if (wait === 'connection' || wait === 'signIn') return lost(turn, failure);
    if (wait === 'service' || failure.retryAfterMs !== undefined) return receiveLater(turn, event.request, failure);
    if (
      (onThisSide.has(failure.kind) || failure.status === unavailable) &&
      retryDataset(turn, event.request, failure.kind)
    )
      return;
    // A failure that is about the dataset is an answer to it, also where the service asked to wait for it before (I24).
    if (!mayBeOfOneList.has(failure.kind) && !onThisSide.has(failure.kind))
      turn.update({ datasetRetries: withoutKey(turn.state.datasetRetries, key) });
  } else {
    answered(turn);
    turn.update({ datasetRetries: withoutKey(turn.state.datasetRetries, key) });
  }
  // Asking again will not bring a dataset that the service does not serve (R3.4).
  if (event.connectionNumber === turn.state.connectionNumber)
    turn.update({ received: withItem(turn.state.received, key) });
}

/** Failures of a pull on this side: they say nothing about the dataset. */
const onThisSide: ReadonlySet<FailureKind> = new Set(['cancelled', 'storage']);
/** Service Unavailable: for now, says the service, also where it names no time. */
const unavailable = 503;

/** A busy service did not process the request: the dataset is requested after the pause, each time later (R3.5). */
function receiveLater(turn: Turn, request: PullRequest, failure: Failure): void {
  const key = requestKey(request);
  const { failures = 0, busy = 0 } = turn.state.datasetRetries.get(key) ?? {};
  const notBefore = Math.max(pause(turn, failure), turn.at.now + backoff(busy, turn.at.chance));
  turn.update({
    datasetRetries: withEntry(turn.state.datasetRetries, key, { failures, busy: busy + 1, notBefore, request }),
  });
}

/** Schedules a retry; false after `mostDatasetAttempts`: the dataset holds creations back no more (I22). */
function retryDataset(turn: Turn, request: PullRequest, kind: FailureKind): boolean {
  const key = requestKey(request);
  // A pull that the user cancelled did not fail; the dataset is as unknown as before (I5).
  const { failures: before = 0, busy = 0 } = turn.state.datasetRetries.get(key) ?? {};
  const failures = before + (kind === 'cancelled' ? 0 : 1);
  const notBefore = turn.at.now + backoff(failures, turn.at.chance);
  turn.update({
    datasetRetries: withEntry(turn.state.datasetRetries, key, {
      failures,
      busy,
      notBefore,
      request: kind === 'cancelled' ? null : request,
    }),
  });
  return failures < mostDatasetAttempts;
}

/** Undoes all of them or none: a group is undone as one (R2.10). */
function onUndo(turn: Turn, stepIds: readonly string[]): void {
  if (!stepIds.every((id) => canUndo(turn.steps.get(id)))) return;
  for (const id of stepIds) {
    const step = turn.steps.get(id);
    if (step) takeBack(turn, step, leaveNothing);
  }
}

function onGivenUp(turn: Turn, stepId: string): void {
  const step = turn.steps.get(stepId);
  if (step && canDiscard(step)) takeBack(turn, step, giveUp);
}

/**
 * What an intent replaces is undone, or, where the row is gone and created again, ended with a receipt (R3.1b). What
 * may still arrive stays.
 */
function takeBackReplaced(turn: Turn, stepIds: readonly string[]): void {
  const steps = stepIds.flatMap((id) => turn.steps.get(id) ?? []);
  if (!steps.some(isOfGoneRow)) return onUndo(turn, stepIds);
  for (const step of steps) {
    if (canUndo(step)) takeBack(turn, step, leaveNothing);
    else if (step.state.kind === 'refused') takeBack(turn, step, makeAgain);
  }
}

function onRetry(turn: Turn, stepId: string | null): void {
  for (const step of turn.steps.values()) {
    if (stepId === null ? step.state.kind === 'waiting' : step.id === stepId) tryNow(turn, step);
  }
  turn.update({ pausedUntil: null });
  pingNow(turn);
}

function tryNow(turn: Turn, step: Step): void {
  const { state } = step;
  if (isOrphan(turn, step)) return;
  // A retry by the user does not shorten a quiet time (I8).
  if (state.kind === 'refused' || (state.kind === 'waiting' && state.notBefore !== null && !mayStillArrive(step))) {
    turn.put({ ...step, state: { kind: 'waiting', notBefore: null, failure: null }, attempts: 0 });
  } else if (state.kind === 'waiting' && step.action === 'replace') forget(turn, step.id); // it is read once more
  else if (state.kind === 'doubt' && canLookUp(step)) doubt(turn, step);
}

/** Its parent was lost with a damaged disk: the step can never be sent (I9, I24). */
const isOrphan = ({ steps }: Turn, step: Step): boolean =>
  awaitedIds(step).some((id) =>
    [...steps.values()].every(({ action, target }) => action !== 'create' || target !== id),
  );
