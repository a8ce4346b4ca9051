import { asShown } from '#shared/entities/bodyNames.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { Failure } from '#shared/failures/failure.ts';
import { objectOf } from '#shared/json/rawJson.ts';
import { differences } from '#shared/merge/merge.ts';
import { canLookUp } from '../rules/lookUp.ts';
import { laneOf } from '../rules/order.ts';
import { backoff, isDue, reactions, retryAt } from '../rules/reactions.ts';
import { requestKey } from '../rules/request.ts';
import type { Step, StepState } from '../step.ts';
import { acknowledge } from './acknowledge.ts';
import { answered, hinder } from './connection.ts';
import { lookedThrough, looksFirst } from './datasets.ts';
import { mayBeDuplicates, hasUnsettledDuplicate } from './duplicates.ts';
import type { SyncEvent } from './events.ts';
import { isFreshLook } from './lookFirst.ts';
import { forget } from './lookUps.ts';
import { awaitsLook, mayStillArrive, onLooked } from './lostReplace.ts';
import type { Turn } from './turn.ts';
import { withEntry, withItem, without, withoutKey } from './turn.ts';

/** Attempts whose absence was proven, after which the user decides (I24). */
const mostAttemptsWhileAbsent = 4;

const noMembers = objectOf([]);

type Doubt = Extract<StepState, { kind: 'doubt' }>;

/** A creation, or a call, that left and was not answered: it is not repeated without proof (I3, I4). */
export function doubt(turn: Turn, step: Step, failure?: Failure): void {
  const since = turn.at.now;
  const notBefore = failure?.retryAfterMs ? retryAt(failure, since, 0) : null;
  const asked = !canLookUp(step);
  turn.put({ ...step, state: { kind: 'doubt', asked, since, notBefore, candidates: [], ...(failure && { failure }) } });
  forget(turn, step.id);
  if (!asked) turn.effect({ kind: 'quiet', of: step.id, since, ms: turn.state.limits.quietMs });
}

export function onQuietPassed(turn: Turn, event: Extract<SyncEvent, { kind: 'quietPassed' }>): void {
  if (turn.state.quietLanes.get(event.of) === event.since) {
    turn.update({ quietLanes: withoutKey(turn.state.quietLanes, event.of) });
    for (const step of turn.steps.values()) {
      if (laneOf(step) === event.of && step.state.kind === 'waiting' && mayStillArrive(step)) {
        turn.put({ ...step, state: { ...step.state, notBefore: null } });
      }
    }
  }
  const step = turn.steps.get(event.of);
  if (step?.state.kind === 'doubt' && step.state.since === event.since) {
    turn.update({ quiet: withItem(turn.state.quiet, step.id) });
  }
}

/** For a first look-up, after the quiet time (absence then counts), or a due retry; a replace until a read succeeds. */
export function lookUpIsDue(turn: Turn, step: Step): boolean {
  if (step.action === 'replace') return awaitsLook(turn, step) && !turn.state.lookingUp.has(step.id);
  if (step.state.kind !== 'doubt' || step.state.asked || turn.state.lookingUp.has(step.id)) return false;
  const fresh = !turn.state.lookUps.has(step.id) || turn.state.quiet.has(step.id) || step.state.notBefore !== null;
  return fresh && isDue(step.state.notBefore, turn.at.now);
}

export function onSettlement(turn: Turn, event: Extract<SyncEvent, { kind: 'settlement' }>): void {
  const step = turn.steps.get(event.stepId);
  turn.update({ lookingUp: without(turn.state.lookingUp, event.stepId) });
  if (step?.action === 'replace') {
    if (event.settlement.kind !== 'failed') answered(turn);
    return onLooked(turn, step, event.settlement);
  }
  if (step?.state.kind !== 'doubt' || step.state.asked) return;
  const { settlement } = event;
  if (settlement.kind !== 'failed') answered(turn);
  switch (settlement.kind) {
    case 'found': {
      if (!isOwn(turn, step)) return ask(turn, step, step.state, [{ id: settlement.id, row: settlement.row }]);
      const description = describeEntity(step.entity);
      const sent = step.body === null ? noMembers : asShown(description, step.body);
      const changedFields = [...differences(description, sent, settlement.row)];
      const outcome = changedFields.length > 0 ? 'changed' : 'verified';
      acknowledge(turn, step, {
        id: settlement.id,
        row: settlement.row,
        receipt: { outcome, changedFields, gapMs: null },
        direct: false,
      });
      return forget(turn, step.id);
    }
    case 'absent':
      // Absent after several attempts: perhaps a rule that is not reported (R5.2), so the user is asked; sent again
      // without asking where absence was concluded before it waited.
      if (event.conclusive && step.attempts >= mostAttemptsWhileAbsent && !turn.state.absentAt.has(step.id))
        ask(turn, step, step.state, []);
      else if (event.conclusive) sendAgain(turn, step);
      else {
        turn.update({ lookUps: withEntry(turn.state.lookUps, step.id, 0) });
        if (step.state.notBefore !== null) turn.put({ ...step, state: { ...step.state, notBefore: null } });
      }
      return;
    case 'cut':
      return onCut(turn, step, step.state, event);
    case 'undecidable':
      return ask(turn, step, step.state, settlement.candidates);
    case 'failed': {
      // What hindered it counts as no failure.
      const failures = (turn.state.lookUps.get(step.id) ?? 0) + (hinder(turn, settlement.failure) ? 0 : 1);
      if (reactions[settlement.failure.kind].wait === 'user' || failures >= turn.state.limits.mostLookUps)
        return ask(turn, step, step.state, []);
      turn.update({ lookUps: withEntry(turn.state.lookUps, step.id, failures) });
      const notBefore = retryAt(settlement.failure, turn.at.now, backoff(failures, turn.at.chance));
      turn.put({ ...step, state: { ...step.state, notBefore } });
    }
  }
}

/**
 * A cut list proves no absence. After the quiet time (`conclusive`) it retries, and after `mostLookUps` asks the user.
 * `lookAgain` looks up once the list is whole.
 */
function onCut(
  turn: Turn,
  step: Step,
  state: Doubt,
  { conclusive, settlement }: Extract<SyncEvent, { kind: 'settlement' }>,
): void {
  if (settlement.kind !== 'cut') return;
  const tries = conclusive ? (turn.state.lookUps.get(step.id) ?? 0) + 1 : 0;
  const cut = settlement.coverage;
  if (tries >= turn.state.limits.mostLookUps) return ask(turn, step, { ...state, cut }, []);
  turn.update({ lookUps: withEntry(turn.state.lookUps, step.id, tries) });
  turn.put({
    ...step,
    state: { ...state, cut, notBefore: conclusive ? turn.at.now + backoff(tries, turn.at.chance) : null },
  });
}

/** The list was received whole: doubts that a cut list left open are looked up again. */
export function lookAgain(turn: Turn, dataset: string): void {
  for (const step of turn.steps.values()) {
    if (
      step.state.kind === 'doubt' &&
      step.state.asked &&
      step.state.cut &&
      requestKey(lookedThrough(step)) === dataset
    )
      doubt(turn, step);
  }
}

/**
 * Whether a found row can only be this creation's (I16): not a duplicate's that was given up while under way, or with a
 * cut list any user's; after a damaged disk also not an unreadable step's, nor a duplicate's being sent.
 */
function isOwn({ state, steps }: Turn, step: Step): boolean {
  if (looksFirst(step) && step.lookedFor !== true) return false; // the row may have been there before (R3.6)
  if (state.unreadable || step.sentAt === null || step.seenInPart || hasUnsettledDuplicate(steps.values(), step))
    return false;
  return !state.abandoned.some(
    ({ entity, body }) => entity === step.entity && mayBeDuplicates(entity, body, step.body),
  );
}

/**
 * It did not happen, or the user says so. With no attempt known, what was there before is not known: any row may be
 * others' (I16).
 */
export function sendAgain(turn: Turn, step: Step): void {
  turn.put({
    ...step,
    state: { kind: 'waiting', notBefore: null, failure: null },
    sentAt: null,
    lostBefore: true,
    ...(step.sentAt === null && { seenInPart: true }),
  });
  forget(turn, step.id);
  turn.update({ absentAt: withEntry(turn.state.absentAt, step.id, turn.at.now) });
}

/** Whether a creation waited since its absence was concluded: it may have been carried out meanwhile (I3, R3.6). */
export function isAbsenceOld({ state, at }: Turn, step: Step): boolean {
  if (!step.lostBefore || looksFirst(step) || !canLookUp(step)) return false;
  const since = state.absentAt.get(step.id);
  return since === undefined || !isFreshLook(since, at.now);
}

/**
 * Its absence was concluded too long ago. The quiet time is over, so the next look-up may prove it; no attempt is
 * counted. Returns the step as it is looked up.
 */
export function doubtAgain(turn: Turn, step: Step): Step {
  const again: Step = {
    ...step,
    state: { kind: 'doubt', asked: false, since: turn.at.now, notBefore: null, candidates: [] },
    sentAt: turn.at.now,
  };
  turn.put(again);
  const { quiet, absentAt } = turn.state;
  turn.update({ quiet: withItem(quiet, step.id), absentAt: withEntry(absentAt, step.id, absentAt.get(step.id) ?? 0) });
  return again;
}

/** Only the user can decide: parks the step with the rows that could be its outcome. */
function ask(turn: Turn, step: Step, state: Doubt, candidates: Doubt['candidates']): void {
  turn.put({ ...step, state: { ...state, asked: true, notBefore: null, candidates } });
  forget(turn, step.id);
}

export function askAbout(turn: Turn, step: Step, candidates: Doubt['candidates']): void {
  ask(turn, step, { kind: 'doubt', asked: true, since: turn.at.now, notBefore: null, candidates }, candidates);
}
