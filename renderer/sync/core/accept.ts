import { sentAs } from '#shared/entities/bodyNames.ts';
import type { EntityDescription } from '#shared/entities/describe.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import type { FieldChange } from '#shared/merge/change.ts';
import { applyChanges, currentValue, unitOf } from '#shared/merge/merge.ts';
import { sameIn } from '#shared/merge/sameValue.ts';
import { isAttended } from '../rules/attended.ts';
import { mergeChanges } from '../rules/changes.ts';
import { dependentsOf, laneOf, sharesUnit, unitsOf } from '../rules/order.ts';
import { rewriteReference } from '../rules/provisional.ts';
import { mergedSummary, plain, summarize } from '../rules/summary.ts';
import { canUndo } from '../rules/undo.ts';
import type { NewStep, Step } from '../step.ts';
import { aboutOf, decided, drop, leaveNothing } from './drop.ts';
import type { SyncEvent } from './events.ts';
import { withChanges } from './takeBack.ts';
import type { Turn } from './turn.ts';

/** Adds what the user asked for: merged into steps that have not left, else as new steps at the end (I2, I8). */
export function onAdded(turn: Turn, event: Extract<SyncEvent, { kind: 'added' }>): void {
  for (const requested of event.steps) {
    const step = withRealIds(turn, newStep(turn, requested, event));
    const into = step.action === 'replace' ? mergeTarget(turn, step) : undefined;
    if (into) takeIn(turn, into, withLaterEdits(turn, laterOf(turn, into, step), step));
    else {
      turn.put(step);
      turn.update({ nextSeq: turn.state.nextSeq + 1 });
    }
  }
}

function newStep(
  turn: Turn,
  requested: NewStep & { readonly id: string },
  { intentId, holdMs }: Pick<Extract<SyncEvent, { kind: 'added' }>, 'intentId' | 'holdMs'>,
): Step {
  return {
    ...requested,
    ...(isAttended(requested) && { attended: true }),
    intentId,
    seq: turn.state.nextSeq,
    state: { kind: 'waiting', notBefore: holdMs === undefined ? null : turn.at.now + holdMs, failure: null },
    attempts: 0,
    seenBefore: [],
    madeAt: turn.at.now,
    sentAt: null,
  };
}

/** The user stopped pressing keys: the steps of this intent no longer wait for further presses. */
export function onLetGo(turn: Turn, intentId: string): void {
  for (const step of turn.steps.values()) {
    if (step.intentId === intentId && canUndo(step) && step.state.kind === 'waiting' && step.state.failure === null) {
      turn.put({ ...step, state: { ...step.state, notBefore: null } });
    }
  }
}

/** Replaces provisional ids that were acknowledged meanwhile: a screen may still use the one it displayed. */
function withRealIds(turn: Turn, step: Step): Step {
  let result = step;
  for (const id of [step.target, ...step.provisional.map((reference) => reference.id)]) {
    const given = turn.state.given.get(id);
    if (given) result = rewriteReference(result, id, given.entity, given.id);
  }
  return result;
}

/** The step that an edit is merged into: a refused one, which the edit corrects, else the last step of its lane. */
function mergeTarget(turn: Turn, step: Step): Step | undefined {
  const lane = [...turn.steps.values()].filter((other) => laneOf(other) === laneOf(step) && canMerge(other, step));
  const corrected = lane.findLast(
    (other) => other.state.kind === 'refused' && laterOf(turn, other, step).every(canUndo),
  );
  return corrected ?? lane.find((other) => laterOf(turn, other).length === 0);
}

/** Later steps of the same lane; with `step`, only those that share a unit with it. */
const laterOf = (turn: Turn, { seq, entity, target }: Step, step?: Step): readonly Step[] =>
  [...turn.steps.values()].filter(
    (other) => other.seq > seq && laneOf(other) === laneOf({ entity, target }) && (!step || sharesUnit(other, step)),
  );

/**
 * Never into a step that may have left: its value could be at the service and look like a colleague's edit. An edit of
 * a refused step corrects it (R3.5): behind it, it would wait for ever.
 */
function canMerge(last: Step, step: Step): boolean {
  if (last.state.kind !== 'waiting' && last.state.kind !== 'refused') return false;
  if (last.action === 'create') return true;
  return last.action === 'replace' && last.sentAt === null && sharesUnit(last, step);
}

type Edit = Pick<Step, 'changes' | 'provisional'>;

const merged = (entity: EntityName, first: Edit, second: Edit): Edit => ({
  changes: [...mergeChanges(entity, first.changes, second.changes)],
  provisional: [
    ...first.provisional.filter((old) => !second.changes.some(({ field }) => field === old.field)),
    ...second.provisional,
  ],
});

function part({ changes, provisional }: Edit, isOf: (change: FieldChange) => boolean): Edit {
  const remaining = changes.filter(isOf);
  return {
    changes: remaining,
    provisional: provisional.filter((reference) => remaining.some(({ field }) => field === reference.field)),
  };
}

/** Later steps' changes of the same units join the edit: they would else be sent after it and overwrite it (I8). */
function withLaterEdits(turn: Turn, later: readonly Step[], step: Step): Step {
  const units = unitsOf(step);
  const isOf = (change: FieldChange): boolean => units.has(unitOf(describeEntity(step.entity), change));
  let before: Edit = { changes: [], provisional: [] };
  for (const other of later) {
    before = merged(step.entity, before, part(other, isOf));
    const left = part(other, (change) => !isOf(change));
    if (left.changes.length === 0) leaveNothing(turn, other);
    else turn.put({ ...withChanges(other, left.changes), provisional: left.provisional });
  }
  return { ...step, ...merged(step.entity, before, step) };
}

function takeIn(turn: Turn, last: Step, step: Step): void {
  const common = {
    intentId: step.intentId,
    madeAt: step.madeAt,
    state: step.state,
    attempts: 0,
  };
  const { changes: whole, provisional } = merged(last.entity, last, step);
  const changes = [...whole, ...backFromTheirs(step, whole)];
  const description = describeEntity(last.entity);
  if (last.action === 'create' && last.body !== null) {
    const body = applyChanges(description, last.body, asSent(description, step.changes));
    // What undoes a rename is worded by the name that it takes back: a folder's own is that of its body.
    const subject = description.listedBy === 'parent' ? plain(membersOf(body).get('Nom')) : step.summary.subject;
    turn.put({ ...last, ...common, body, provisional, summary: summarize({ ...last, body }, subject) });
    if (description.listedBy === 'parent') renameAbove(turn, last, subject);
    return;
  }
  if (changes.length === 0) {
    // The user edited it back to the original value: the refused step leaves a receipt, as when it is given up.
    if (last.state.kind === 'refused') drop(turn, decided(turn, last, { about: aboutOf(last), choice: 'putBack' }));
    else leaveNothing(turn, last);
  } else {
    const next = { ...last, ...common, changes, provisional };
    turn.put({ ...next, summary: mergedSummary(next, last.summary, step.summary) });
  }
}

/**
 * Put back to the step's base, which is a colleague's by now and would be shown in its place (I1). `whole`: both,
 * merged.
 */
function backFromTheirs({ entity, changes, base }: Step, whole: readonly FieldChange[]): readonly FieldChange[] {
  if (base === null) return [];
  const description = describeEntity(entity);
  const kept = new Set(whole.map((change) => unitOf(description, change)));
  const dropped = Map.groupBy(changes, (change) => unitOf(description, change));
  return [...dropped].flatMap(([unit, fields]) =>
    !kept.has(unit) &&
    fields.some((change) => !sameIn(description, change, currentValue(description, base, change), change.mine))
      ? fields
      : [],
  );
}

const asSent = (description: EntityDescription, changes: Step['changes']): Step['changes'] =>
  changes.map((change) => ({ ...change, field: sentAs(description, change.field) }));

/** After a folder that was not yet created is renamed: updates its name in the paths of the steps inside it (R1.3). */
function renameAbove(turn: Turn, parent: Step, name: string): void {
  const depth = parent.parentPath?.length ?? 0;
  for (const inside of dependentsOf(turn.steps.values(), parent)) {
    if (!inside.parentPath) continue;
    const renamed = { ...inside, parentPath: inside.parentPath.with(depth, name) };
    turn.put({ ...renamed, summary: summarize(renamed, inside.summary.subject) });
  }
}
