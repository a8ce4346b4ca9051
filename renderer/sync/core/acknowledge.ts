import { describeEntity } from '#shared/entities/index.ts';
import type { Receipt } from '#shared/ipc/write.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { FieldChange } from '#shared/merge/change.ts';
import { applyChanges, currentValue } from '#shared/merge/merge.ts';
import { laneOf } from '../rules/order.ts';
import { rewriteReference } from '../rules/provisional.ts';
import { rowOfCreation } from '../rules/rowOfCreation.ts';
import type { Step } from '../step.ts';
import { datasetsOf } from './datasets.ts';
import { isOpenDuplicate, mayBeDuplicates } from './duplicates.ts';
import { rememberMade } from './secondRows.ts';
import type { Turn } from './turn.ts';
import { withEntry } from './turn.ts';

export interface Evidence {
  readonly id: string;
  readonly row: RawJson | null;
  readonly receipt: Receipt;
  /** The row is the creation's own answer, so no other user can have edited it. */
  readonly direct: boolean;
}

/** Acknowledgement, real ids, the new base and the removal: one turn, so one transaction (I6). */
export function acknowledge(turn: Turn, step: Step, evidence: Evidence): void {
  const { id, row, receipt, direct } = evidence;
  const isMoved = step.action !== 'create' && id !== step.target;
  const newest = row ?? (isMoved ? null : lastKnown(step, direct ? id : null));
  turn.remove(step.id);
  const acknowledged: Step = { ...step, target: id, state: { kind: 'applied', at: turn.at.now, receipt } };
  turn.receipt(acknowledged);
  if (step.action === 'create') rememberMade(turn, acknowledged);
  if (newest !== null) turn.row(step.entity, id, newest);
  if (step.action === 'create') created(turn, step, evidence);
  if (step.action === 'act') return; // it shows no row: later edits keep theirs
  // The service made another row of it (R3.1b): what was edited since is about that one.
  if (isMoved) turn.gone(step.entity, step.target);
  const lanes = new Set([step.target, id].map((target) => laneOf({ entity: step.entity, target })));
  for (const follower of turn.steps.values()) {
    if (lanes.has(laneOf(follower))) turn.put({ ...follower, target: id, base: newest ?? follower.base });
  }
  const dataset = isMoved && row === null ? datasetsOf({ ...step, action: 'create' }).at(-1) : undefined;
  if (dataset) turn.effect({ kind: 'pull', request: dataset });
}

/**
 * Where the service shows no row: the last full copy with the changes (R3.4), or a folder as named; else the screen
 * shows old values until the next pull. `madeId`: just made by the service; null: a row that the user named.
 */
function lastKnown(step: Step, madeId: string | null): RawJson | null {
  const description = describeEntity(step.entity);
  if (step.action === 'create')
    return description.listedBy === 'parent' && madeId !== null ? rowOfCreation(step, madeId) : null;
  return step.base === null ? null : applyChanges(description, step.base, step.changes);
}

function created(turn: Turn, creation: Step, evidence: Evidence): void {
  const { id, row } = evidence;
  turn.update({
    given: withEntry(turn.state.given, creation.target, { entity: creation.entity, id, body: creation.body }),
  });
  for (const step of turn.steps.values()) {
    let next = rewriteReference(step, creation.target, creation.entity, id, row);
    if (row !== null && laneOf(next) === laneOf({ entity: creation.entity, target: id })) {
      next = { ...next, changes: next.changes.map((change) => onCreatedRow(creation, change, row, evidence.direct)) };
    }
    if (isOpenCreation(step, creation)) next = { ...next, seenBefore: [...next.seenBefore, id] };
    if (next !== step) turn.put(next);
  }
  const dataset = datasetsOf(creation).at(-1);
  // Only the parent's list shows where such a row lies.
  const isListedByParent = describeEntity(creation.entity).listedBy === 'parent';
  if (dataset && (row === null || isListedByParent)) turn.effect({ kind: 'pull', request: dataset });
}

/**
 * A duplicate that may have left: the new id is not its own, so its `seenBefore` gets it (R3.6). Of anything else a
 * restored backup may reuse ids.
 */
const isOpenCreation = (step: Step, creation: Step): boolean =>
  step.action === 'create' &&
  step.entity === creation.entity &&
  (isOpenDuplicate(step) || step.lostBefore === true) &&
  mayBeDuplicates(step.entity, step.body, creation.body);

/**
 * Onto the creation's own answer in full; onto a row found later only where the creation set no value: a colleague may
 * have edited it.
 */
function onCreatedRow(creation: Step, change: FieldChange, row: RawJson, direct: boolean): FieldChange {
  const said = membersOf(creation.body ?? '{}').has(change.field);
  return direct || !said ? { ...change, base: currentValue(describeEntity(creation.entity), row, change) } : change;
}
