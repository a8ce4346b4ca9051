import type { Failure } from '#shared/failures/failure.ts';
import type { Settlement } from '#shared/ipc/write.ts';
import { laneOf } from '../rules/order.ts';
import { reactions } from '../rules/reactions.ts';
import type { Step } from '../step.ts';
import { acknowledge } from './acknowledge.ts';
import { hinder } from './connection.ts';
import { forget } from './lookUps.ts';
import type { Turn } from './turn.ts';
import { withEntry, withoutKey } from './turn.ts';

/**
 * While a lost write could arrive, its lane waits, with the reason (I8). The row is read: where it has the change, the
 * wait is over.
 */
export function keepQuiet(turn: Turn, step: Step, failure: Failure): void {
  forget(turn, step.id);
  turn.put({ ...step, state: { kind: 'waiting', notBefore: turn.at.now + turn.state.limits.quietMs, failure } });
  keepLaneQuiet(turn, laneOf(step));
}

/** Whether the answer to a step timed out, so that the write may still arrive. */
export const mayStillArrive = ({ state, sentAt }: Step): boolean =>
  (state.kind === 'waiting' || state.kind === 'refused') && sentAt !== null && state.failure?.kind === 'timeout';

/** Stands for all lanes. */
export const everyLane = '*';

/** While a lost write could arrive: it could arrive after the next step. */
export function keepLaneQuiet(turn: Turn, lane: string): void {
  const since = turn.at.now;
  turn.update({ quietLanes: withEntry(turn.state.quietLanes, lane, since) });
  turn.effect({ kind: 'quiet', of: lane, since, ms: turn.state.limits.quietMs });
}

export const isQuiet = ({ state: { quietLanes } }: Turn, step: Step): boolean =>
  quietLanes.has(laneOf(step)) || quietLanes.has(everyLane);

/** A lost replace that no read of the row has shown to be there, or not to be there yet. */
export const awaitsLook = ({ state }: Turn, step: Step): boolean =>
  step.state.kind === 'waiting' &&
  mayStillArrive(step) &&
  state.quietLanes.has(laneOf(step)) &&
  (state.lookUps.get(step.id) ?? 0) < state.limits.mostLookUps;

/** The row was read. Where it does not have the change, only the end of the quiet time decides (I8). */
export function onLooked(turn: Turn, step: Step, settlement: Settlement): void {
  if (step.state.kind !== 'waiting' || !mayStillArrive(step)) return;
  if (settlement.kind === 'found') {
    const receipt = { outcome: 'verified' as const, changedFields: [], gapMs: null };
    acknowledge(turn, step, { id: settlement.id, row: settlement.row, receipt, direct: false });
    // It was sent only once no earlier write of its lane could arrive any more.
    turn.update({ quietLanes: withoutKey(turn.state.quietLanes, laneOf(step)) });
    return forget(turn, step.id);
  }
  const { mostLookUps } = turn.state.limits;
  const isOver = settlement.kind !== 'failed' || reactions[settlement.failure.kind].wait === 'user';
  const tries = isOver ? mostLookUps : (turn.state.lookUps.get(step.id) ?? 0) + 1;
  turn.update({ lookUps: withEntry(turn.state.lookUps, step.id, tries) });
  if (settlement.kind === 'failed') hinder(turn, settlement.failure);
}
