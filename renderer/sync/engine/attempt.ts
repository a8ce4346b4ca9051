import type { SyncState } from '../core/index.ts';
import { waitsForUser } from '../rules/attended.ts';
import type { Attempted } from '../rules/attended.ts';
import { free } from '../rules/holds.ts';
import { busyUntil } from '../rules/reactions.ts';
import type { Step } from '../step.ts';

export function isUnderWay(state: SyncState, stepId: string): boolean {
  const step = state.steps.get(stepId);
  if (state.confirmed.has(stepId) || state.inFlight.has(stepId) || state.preparing.has(stepId)) return true;
  const isDoubt = step?.state.kind === 'doubt' && !step.state.asked;
  return isDoubt && state.connection.kind === 'online' && !state.lookUps.has(stepId);
}

/** The changes that the user has sent and that have not left yet: something is read first, or others leave before. */
export const sentByUser = (state: SyncState): readonly string[] =>
  [...state.steps.values()].filter((step) => waitsForUser(step) && isUnderWay(state, step.id)).map(({ id }) => id);

export function leavesSoon(state: SyncState, stepId: string): boolean {
  const step = state.steps.get(stepId);
  if (!step || state.connection.kind !== 'online' || state.pausedUntil !== null) return false;
  if (isUnderWay(state, stepId) || step.state.kind === 'sending') return true;
  const isWaiting = step.state.kind === 'waiting' && step.state.notBefore === null;
  return isWaiting && free(state.steps).some(({ id }) => id === stepId);
}

const madeBy = ({ given, made }: SyncState, { id, target }: Step): string | undefined =>
  given.get(target)?.id ?? made.find((receipt) => receipt.id === id)?.target;

/** How the attempt of a step ended. `step`: as it was before. */
export function attempted(state: SyncState, step: Step): Attempted {
  const question = state.questions.get(step.id);
  if (question) return { kind: 'mustConfirm', ...question };
  const now = state.steps.get(step.id);
  if (!now) {
    const id = step.action === 'create' ? madeBy(state, step) : step.target;
    return id === undefined ? { kind: 'gone' } : { kind: 'applied', id };
  }
  switch (now.state.kind) {
    case 'waiting':
      return {
        kind: 'waits',
        failure: now.state.failure,
        until: busyUntil(now.state, state.pausedUntil),
        mayHaveArrived: now.sentAt !== null,
      };
    case 'refused':
      return { kind: 'refused', failure: now.state.failure };
    case 'doubt':
      return { kind: 'doubt', failure: now.state.failure ?? null, until: busyUntil(now.state) };
    case 'conflict':
      return { kind: 'conflict' };
    case 'sending':
    case 'applied':
    case 'dropped':
      return { kind: 'gone' };
  }
  return now.state satisfies never;
}
