import { mayBeId } from '#shared/entities/describe.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { isProvenGone } from '#shared/failures/failure.ts';
import type { Failure } from '#shared/failures/failure.ts';
import type { Verdict } from '#shared/ipc/write.ts';
import { laneOf } from '../rules/order.ts';
import { backoff, reactions, retryAt } from '../rules/reactions.ts';
import type { Step } from '../step.ts';
import { acknowledge } from './acknowledge.ts';
import { onMustConfirm } from './attended.ts';
import { park } from './conflict.ts';
import { answered, lost, pause } from './connection.ts';
import { askAbout, doubt } from './doubt.ts';
import type { SyncEvent } from './events.ts';
import { keepLaneQuiet, keepQuiet } from './lostReplace.ts';
import type { Flight } from './state.ts';
import type { Turn } from './turn.ts';
import { withoutKey } from './turn.ts';

/** Handles the end of one attempt. The answer to an attempt that was given up changes nothing. */
export function onVerdict(turn: Turn, event: Extract<SyncEvent, { kind: 'verdict' }>): void {
  const flight = turn.state.inFlight.get(event.stepId);
  const step = turn.steps.get(event.stepId);
  if (!flight || !step || flight.attempt !== event.attempt) return;
  turn.update({ inFlight: withoutKey(turn.state.inFlight, step.id), movedAt: turn.at.now });
  const { verdict } = event;
  switch (verdict.kind) {
    case 'applied':
      answered(turn);
      return onApplied(turn, step, verdict, event.known);
    case 'conflict':
      answered(turn);
      turn.row(step.entity, step.target, verdict.row);
      return park(turn, { ...step, sentAt: flight.leftBefore }, verdict);
    case 'refused':
    case 'notSent':
      return onNotApplied(turn, step, verdict, flight);
    case 'mustConfirm':
      return onMustConfirm(turn, step, verdict, flight);
    case 'doubt':
      return onUnknownOutcome(turn, step, verdict.failure);
  }
}

/**
 * Only with an id that can be this entity's (I16). One known before is a mistake or reused after a restored backup,
 * which a look-up would ignore. A replace answered as a creation has its row's id (R3.1b); a folder that was there is
 * no mistake (R3.6).
 */
function onApplied(turn: Turn, step: Step, verdict: Extract<Verdict, { kind: 'applied' }>, known: boolean): void {
  const { id, row } = verdict;
  const makesRow = step.action === 'create' || (step.action === 'replace' && verdict.receipt.recreated === true);
  const isItsOwn = makesRow ? mayBeId(describeEntity(step.entity), id) : id === step.target;
  if (!isItsOwn) return onUnknownOutcome(turn, step, { kind: 'unreadable' });
  const existed = verdict.receipt.existed === true;
  if (step.action === 'create' && known && !existed) return askAbout(turn, step, row === null ? [] : [{ id, row }]);
  acknowledge(turn, step, { ...verdict, direct: !existed });
}

/** The service did not apply it: the step stays in the outbox, and its failure says what it waits for. */
function onNotApplied(
  turn: Turn,
  step: Step,
  verdict: Extract<Verdict, { kind: 'refused' | 'notSent' }>,
  flight: Flight,
): void {
  const { failure } = verdict;
  const there = verdict.kind === 'refused' && verdict.there ? { there: verdict.there } : {};
  const reaction = reactions[failure.kind];
  const { now, chance } = turn.at;
  if (isProvenGone(failure)) turn.gone(step.entity, step.target);
  const waits = (notBefore: number | null, attempts: number): void =>
    turn.put({ ...step, state: { kind: 'waiting', notBefore, failure }, attempts, sentAt: flight.leftBefore });
  const refuse = (): void =>
    turn.put({ ...step, state: { kind: 'refused', failure, ...there }, sentAt: flight.leftBefore });
  switch (reaction.wait) {
    case 'connection':
    case 'signIn':
      lost(turn, failure);
      return waits(null, step.attempts - 1);
    case 'service':
      return waits(pause(turn, failure), step.attempts - 1);
    case 'step':
      return step.attempts >= reaction.attempts
        ? refuse()
        : waits(retryAt(failure, now, backoff(step.attempts - 1, chance, reaction.firstMs)), step.attempts);
    case 'user':
      return refuse();
  }
}

/**
 * No answer came. A creation is in doubt; a replace is read again and retried (R3.2), after a time-out only past the
 * quiet time: the lost write could come after it (I8).
 */
function onUnknownOutcome(turn: Turn, step: Step, failure: Failure): void {
  const reaction = reactions[failure.kind];
  const { now, chance } = turn.at;
  if (reaction.wait === 'connection' || reaction.wait === 'signIn') lost(turn, failure);
  if (step.action !== 'replace') return doubt(turn, step, failure);
  if (step.attempts >= mostUnansweredAttempts) {
    if (failure.kind === 'timeout') keepLaneQuiet(turn, laneOf(step));
    return turn.put({ ...step, state: { kind: 'refused', failure } });
  }
  if (failure.kind === 'timeout') return keepQuiet(turn, step, failure);
  turn.put({
    ...step,
    state: { kind: 'waiting', notBefore: retryAt(failure, now, backoff(step.attempts - 1, chance)), failure },
  });
}

/** Unanswered attempts in a row after which the user is asked (I24). */
const mostUnansweredAttempts = 10;
