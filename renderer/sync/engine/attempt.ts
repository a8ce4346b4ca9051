import type { Failure } from '#shared/failures/failure.ts';
import type { Question, SyncState } from '../core/index.ts';
import type { Step } from '../step.ts';

/** How one attempt that the user started ended. */
export type Attempted =
  /** `id`: of what was created or changed. */
  | { readonly kind: 'applied'; readonly id: string }
  /** Nothing was sent: the user must confirm this first (R4.3). */
  | ({ readonly kind: 'mustConfirm' } & Question)
  /** Nothing was sent, or an edit was and is read again first. It waits for the user to send it again. */
  | { readonly kind: 'waits'; readonly failure: Failure | null }
  | { readonly kind: 'refused'; readonly failure: Failure }
  /** It left, and the user decides in the outbox what became of it, or between two values. */
  | { readonly kind: 'doubt' | 'conflict' }
  /** The disk refused: nothing was sent. */
  | { readonly kind: 'storage' }
  /** The outbox does not have the step any more. */
  | { readonly kind: 'gone' };

/** Whether the attempt goes on: it is about to leave, is sent, or is looked up for the first time. */
export function isUnderWay(state: SyncState, stepId: string): boolean {
  const step = state.steps.get(stepId);
  if (state.confirmed.has(stepId) || state.inFlight.has(stepId) || state.preparing.has(stepId)) return true;
  const isDoubt = step?.state.kind === 'doubt' && !step.state.asked;
  return isDoubt && state.connection.kind === 'online' && !state.lookUps.has(stepId);
}

/** How the attempt of a step ended. `step`: as it was before. */
export function attempted(state: SyncState, step: Step): Attempted {
  const question = state.questions.get(step.id);
  if (question) return { kind: 'mustConfirm', ...question };
  const now = state.steps.get(step.id);
  if (!now) {
    const id = step.action === 'create' ? state.given.get(step.target)?.id : step.target;
    return id === undefined ? { kind: 'gone' } : { kind: 'applied', id };
  }
  switch (now.state.kind) {
    case 'waiting':
      return { kind: 'waits', failure: now.state.failure };
    case 'refused':
      return { kind: 'refused', failure: now.state.failure };
    case 'conflict':
    case 'doubt':
      return { kind: now.state.kind };
    default:
      return { kind: 'gone' };
  }
}
