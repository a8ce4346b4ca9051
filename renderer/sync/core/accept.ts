import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { applyChanges } from '#shared/merge/merge.ts';
import type { NewStep, Step } from '../step.ts';
import { mergeChanges } from './changes.ts';
import { decided, drop, leaveNothing } from './drop.ts';
import type { SyncEvent } from './events.ts';
import { dependentsOf, laneOf, sharesUnit } from './order.ts';
import { rewriteReference } from './provisional.ts';
import { mergedSummary, summarize } from './summary.ts';
import type { Turn } from './turn.ts';

/** Takes in what a person asked for: merged into what has not left, else as new steps at the end (I2, I8). */
export function onAdded(turn: Turn, event: Extract<SyncEvent, { kind: 'added' }>): void {
  for (const asked of event.steps) {
    const step = withGivenIds(turn, newStep(turn, asked, event.intentId));
    const lane = [...turn.steps.values()].filter((other) => laneOf(other) === laneOf(step));
    const into = lane.findLast((other) => (other === lane.at(-1) || other.state.kind === 'refused') && takesIn(other, step));
    if (into && step.action === 'replace') takeIn(turn, into, step);
    else {
      turn.put(step);
      turn.update({ nextSeq: turn.state.nextSeq + 1 });
    }
  }
}

function newStep(turn: Turn, asked: NewStep & { readonly id: string }, intentId: string): Step {
  return {
    ...asked,
    intentId,
    seq: turn.state.nextSeq,
    state: { kind: 'waiting', notBefore: null, failure: null },
    attempts: 0,
    seenBefore: [],
    madeAt: turn.at.now,
    sentAt: null,
  };
}

/** A screen may still name what it saw by the provisional id that was just replaced. */
function withGivenIds(turn: Turn, step: Step): Step {
  let result = step;
  for (const id of [step.target, ...step.provisional.map((reference) => reference.id)]) {
    const given = turn.state.given.get(id);
    if (given) result = rewriteReference(result, id, given.entity, given.id);
  }
  return result;
}

/**
 * Whether an edit may be merged into a step of its lane. Never into one that left or may have: its value could
 * be at the service already, and would then look like somebody else's. What was refused is corrected by editing it
 * (R3.5): behind it, the correction would wait for ever.
 */
function takesIn(last: Step, step: Step): boolean {
  if (last.state.kind !== 'waiting' && last.state.kind !== 'refused') return false;
  return last.action === 'create' || (last.sentAt === null && sharesUnit(last, step));
}

function takeIn(turn: Turn, last: Step, step: Step): void {
  const waiting = { kind: 'waiting', notBefore: null, failure: null } as const;
  const common = { intentId: step.intentId, madeAt: step.madeAt, state: waiting, attempts: 0 };
  const provisional = [
    ...last.provisional.filter((old) => !step.changes.some((change) => change.field === old.field)),
    ...step.provisional,
  ];
  if (last.action === 'create' && last.body !== null) {
    const body = applyChanges(describeEntity(last.entity), last.body, asWritten(last.entity, step.changes));
    const summary = summarize({ ...last, body }, step.summary.subject);
    turn.put({ ...last, ...common, body, provisional, summary });
    if (last.entity === 'Directory') renameAbove(turn, last, step.summary.subject);
    return;
  }
  const changes = mergeChanges(last.entity, last.changes, step.changes);
  if (changes.length === 0) {
    // Edited back to where it began: what was refused keeps its story, as when it is given up.
    if (last.state.kind === 'refused') drop(turn, decided(turn, last, { about: 'refusal', choice: 'putBack' }));
    else leaveNothing(turn, last);
  } else {
    const merged = { ...last, ...common, changes: [...changes], provisional };
    turn.put({ ...merged, summary: mergedSummary(merged, last.summary, step.summary) });
  }
}

/** A body may call a member otherwise than the row does (R3.3). */
const writtenAs: Partial<Record<EntityName, Readonly<Record<string, string>>>> = { Directory: { Name: 'Nom' } };

const asWritten = (entity: EntityName, changes: Step['changes']): Step['changes'] =>
  changes.map((change) => ({ ...change, field: writtenAs[entity]?.[change.field] ?? change.field }));

/** What lies in a folder that bears another name now is looked up by that name (R1.3). */
function renameAbove(turn: Turn, folder: Step, name: string): void {
  const depth = folder.parentPath?.length ?? 0;
  for (const inside of dependentsOf(turn.steps.values(), folder)) {
    if (!inside.parentPath) continue;
    const renamed = { ...inside, parentPath: inside.parentPath.with(depth, name) };
    turn.put({ ...renamed, summary: summarize(renamed, inside.summary.subject) });
  }
}
