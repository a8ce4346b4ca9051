import { endpoint, endpointFor } from '#shared/endpoints/index.ts';
import type { EndpointName } from '#shared/endpoints/index.ts';
import type { Failure } from '#shared/failures/failure.ts';
import type { MustConfirm } from '#shared/ipc/write.ts';
import type { NewStep, Step } from '../step.ts';

/** The endpoint that a step calls; undefined where the service offers none. */
export const endpointOf = ({ entity, action, endpoint: own }: Pick<NewStep, 'entity' | 'action' | 'endpoint'>) =>
  own ?? (action === 'act' ? undefined : endpointFor(entity, action));

/** Leaves only when the user sends it (R3.0): what R4.3 forbids to queue, and creations that no read would find. */
export function isAttended(step: Pick<NewStep, 'entity' | 'action' | 'endpoint' | 'changes'>): boolean {
  const name = endpointOf(step);
  if (name === undefined) return false;
  const { attended = false, confirm = [] } = endpoint(name);
  if (step.action !== 'replace') return attended || confirm.length > 0;
  return step.changes.some(({ field }) => attendedFields(name).includes(field));
}

const attendedFields = (name: EndpointName): readonly string[] =>
  (endpoint(name).confirm ?? []).flatMap(({ fields = [] }) => fields);

/** Splits an edit into at most two steps: fields that may be queued, and fields that the user must send. */
export function splitAttended<Edit extends NewStep>(
  edit: Edit,
  uuid: () => string,
): readonly (Edit & { id: string })[] {
  const name = endpointOf(edit);
  const fields = edit.action === 'replace' && name ? attendedFields(name) : [];
  const parts = [
    edit.changes.filter(({ field }) => !fields.includes(field)),
    edit.changes.filter(({ field }) => fields.includes(field)),
  ].filter((changes) => changes.length > 0);
  if (parts.length < 2) return [{ ...edit, id: uuid() }];
  return parts.map((changes) =>
    Object.assign({}, edit, {
      id: uuid(),
      changes,
      provisional: edit.provisional.filter(({ field }) => changes.some((change) => change.field === field)),
    }),
  );
}

/** How long what the user confirmed may wait for look-ups, lists, other writes, and the part of a draft before it. */
export const confirmationMs = 60_000;

export const waitsForUser = ({ attended, state }: Pick<Step, 'attended' | 'state'>): boolean =>
  attended === true && state.kind === 'waiting';

/** Whether the user has sent it. `sent`: the ids of changes, or of their intents. */
export const isSentIn =
  (sent: readonly string[]) =>
  ({ id, intentId }: Pick<Step, 'id' | 'intentId'>): boolean =>
    sent.includes(id) || sent.includes(intentId);

/** A question of main that the user has not answered; valid once, and for this run only (I15). */
export type ConfirmationQuestion = Pick<MustConfirm, 'because' | 'question'>;

/** How one attempt that the user started ended. */
export type Attempted =
  /** `id`: of what was created or changed. */
  | { readonly kind: 'applied'; readonly id: string }
  /** Nothing was sent: the user must confirm this first (R4.3). */
  | ({ readonly kind: 'mustConfirm' } & ConfirmationQuestion)
  /**
   * Nothing was sent, or an edit has no usable answer (`mayHaveArrived`) and is read again first. An attended step
   * waits for the user. `until`: see `busyUntil`.
   */
  | {
      readonly kind: 'waits';
      readonly failure: Failure | null;
      readonly until: number | null;
      readonly mayHaveArrived: boolean;
    }
  | { readonly kind: 'refused'; readonly failure: Failure }
  /** It left, and the user decides in the outbox what became of it. `failure`: what came in place of an answer. */
  | { readonly kind: 'doubt'; readonly failure: Failure | null; readonly until: number | null }
  /** The user decides in the outbox between two values. */
  | { readonly kind: 'conflict' }
  /** The disk refused: nothing was sent. */
  | { readonly kind: 'storage' }
  /** The outbox does not have the step any more. */
  | { readonly kind: 'gone' };
