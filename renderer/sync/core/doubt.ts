import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import type { Failure } from '#shared/failures/failure.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { differences } from '#shared/merge/merge.ts';
import { sameValue } from '#shared/merge/sameValue.ts';
import type { Step, StepState } from '../step.ts';
import { acknowledge } from './acknowledge.ts';
import { doubtRule } from './areas.ts';
import { answered, lost } from './connection.ts';
import type { SyncEvent } from './events.ts';
import { laneOf } from './order.ts';
import { backoff, isDue, reactions } from './reactions.ts';
import type { Turn } from './turn.ts';
import { withEntry, withItem, without, withoutKey } from './turn.ts';

type Doubt = Extract<StepState, { kind: 'doubt' }>;

/** A creation that left and was not answered: nothing repeats it without proof (I3, I4). */
export function doubt(turn: Turn, step: Step): void {
  const since = turn.at.now;
  const asked = doubtRule(step.entity).settledBy === 'person';
  turn.put({ ...step, state: { kind: 'doubt', asked, since, notBefore: null, candidates: [] } });
  forget(turn, step.id);
  if (!asked) turn.effect({ kind: 'quiet', stepId: step.id, since, ms: turn.state.limits.quietMs });
}

/** Holds a replace back whose lost write could still arrive; what it waits for is kept and shown (I8). */
export function keepQuiet(turn: Turn, step: Step, failure: Failure): void {
  const since = turn.at.now;
  const ms = turn.state.limits.quietMs;
  turn.put({ ...step, state: { kind: 'waiting', notBefore: since + ms, failure } });
  turn.update({ quieting: withEntry(turn.state.quieting, step.id, since) });
  turn.effect({ kind: 'quiet', stepId: step.id, since, ms });
}

/** A lost write is given up while it could still arrive: its entity waits as long as the write would have. */
export function keepLaneQuiet(turn: Turn, step: Step): void {
  const lane = laneOf(step);
  const since = turn.at.now;
  turn.update({ quietLanes: withEntry(turn.state.quietLanes, lane, since) });
  turn.effect({ kind: 'quiet', stepId: lane, since, ms: turn.state.limits.quietMs });
}

export function onQuietPassed(turn: Turn, event: Extract<SyncEvent, { kind: 'quietPassed' }>): void {
  const step = turn.steps.get(event.stepId);
  if (turn.state.quietLanes.get(event.stepId) === event.since) {
    turn.update({ quietLanes: withoutKey(turn.state.quietLanes, event.stepId) });
  }
  if (turn.state.quieting.get(event.stepId) === event.since) {
    turn.update({ quieting: withoutKey(turn.state.quieting, event.stepId) });
    if (step?.state.kind === 'waiting') turn.put({ ...step, state: { ...step.state, notBefore: null } });
  }
  if (step?.state.kind === 'doubt' && step.state.since === event.since) {
    turn.update({ quiet: withItem(turn.state.quiet, step.id) });
  }
}

/** Whether it is time to look: once at once, and again after the quiet time, when absence counts. */
export function lookUpIsDue(turn: Turn, step: Step): boolean {
  if (step.state.kind !== 'doubt' || step.state.asked || turn.state.lookingUp.has(step.id)) return false;
  const fresh = !turn.state.lookUps.has(step.id) || turn.state.quiet.has(step.id) || step.state.notBefore !== null;
  return fresh && isDue(step.state.notBefore, turn.at.now);
}

export function onSettlement(turn: Turn, event: Extract<SyncEvent, { kind: 'settlement' }>): void {
  const step = turn.steps.get(event.stepId);
  turn.update({ lookingUp: without(turn.state.lookingUp, event.stepId) });
  if (step?.state.kind !== 'doubt' || step.state.asked) return;
  const { settlement } = event;
  if (settlement.kind !== 'failed') answered(turn);
  switch (settlement.kind) {
    case 'found': {
      if (turn.state.unreadable) return ask(turn, step, step.state, [{ id: settlement.id, row: settlement.row }]);
      const changedFields = [...differences(describeEntity(step.entity), comparable(step), settlement.row)];
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
      if (event.conclusive) sendAgain(turn, step);
      else {
        turn.update({ lookUps: withEntry(turn.state.lookUps, step.id, 0) });
        if (step.state.notBefore !== null) turn.put({ ...step, state: { ...step.state, notBefore: null } });
      }
      return;
    case 'undecidable':
      return ask(turn, step, step.state, settlement.candidates);
    case 'failed': {
      const { wait } = reactions[settlement.failure.kind];
      const away = wait === 'connection' || wait === 'signIn';
      const failures = (turn.state.lookUps.get(step.id) ?? 0) + (away ? 0 : 1);
      if (away) lost(turn, settlement.failure);
      if (wait === 'person' || failures >= turn.state.limits.lookUpPatience) return ask(turn, step, step.state, []);
      turn.update({ lookUps: withEntry(turn.state.lookUps, step.id, failures) });
      const notBefore = turn.at.now + backoff(failures, turn.at.chance);
      turn.put({ ...step, state: { ...step.state, notBefore } });
    }
  }
}

/** Proof, or a person's word, that the creation did not happen: it may leave again. */
export function sendAgain(turn: Turn, step: Step): void {
  turn.put({ ...step, state: { kind: 'waiting', notBefore: null, failure: null }, sentAt: null });
  forget(turn, step.id);
}

/** Only a person can decide; they are shown what could be it. */
function ask(turn: Turn, step: Step, state: Doubt, candidates: Doubt['candidates']): void {
  turn.put({ ...step, state: { ...state, asked: true, notBefore: null, candidates } });
  forget(turn, step.id);
}

/** A creation of which only a person can say whether it happened. */
export function askAbout(turn: Turn, step: Step, candidates: Doubt['candidates']): void {
  ask(turn, step, { kind: 'doubt', asked: true, since: turn.at.now, notBefore: null, candidates }, candidates);
}

/** Forgets what this run learned about a doubt that is no longer the same. */
export function forget(turn: Turn, stepId: string): void {
  turn.update({
    lookUps: withoutKey(turn.state.lookUps, stepId),
    quiet: without(turn.state.quiet, stepId),
  });
}

/** A Directory body says Nom where its row says Name (R2.8), and its parent's Streamid where the row says its own. */
function comparable(step: Step): RawJson {
  return step.entity === 'Directory' ? ('{}' as RawJson) : (step.body ?? ('{}' as RawJson)); // an empty object is JSON
}

/**
 * A creation that left, is not settled, and that no look-up could tell from this one: whichever is found would be taken
 * for the other. They go one after the other (I3).
 */
export function twinAway(steps: Iterable<Step>, creation: Step): boolean {
  const { entity, body, parentPath } = creation;
  if (creation.action !== 'create' || body === null) return false;
  for (const other of steps) {
    if (other.id === creation.id || other.action !== 'create' || other.entity !== entity || other.body === null) continue;
    if (other.state.kind !== 'sending' && other.state.kind !== 'doubt') continue;
    const samePlace = JSON.stringify(other.parentPath) === JSON.stringify(parentPath);
    if (samePlace && looksLike(entity, body, other.body)) return true;
  }
  return false;
}

const aliases: Partial<Record<EntityName, Readonly<Record<string, string>>>> = { Directory: { Nom: 'Name' } };
const isEmpty = (raw: RawJson | undefined): boolean => raw === undefined || ['null', '""', '0'].includes(raw);

/**
 * Whether a row could be the outcome of a creation. Generous where a value says nothing (null, "", 0, absent): a row
 * counted too many as seen before costs nothing, one too few could be taken for ours.
 */
export function looksLike(entity: EntityName, body: RawJson, row: RawJson): boolean {
  const rule = doubtRule(entity);
  if (rule.settledBy === 'person') return false;
  const wanted = membersOf(body);
  const there = membersOf(row);
  return rule.fields.every((field) => {
    const mine = wanted.get(field);
    const theirs = there.get(aliases[entity]?.[field] ?? field) ?? there.get(field);
    return (isEmpty(mine) && isEmpty(theirs)) || sameValue(describeEntity(entity), field, mine ?? null, theirs ?? null);
  });
}
