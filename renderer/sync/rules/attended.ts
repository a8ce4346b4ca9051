import { endpoint, endpointFor } from '#shared/endpoints/index.ts';
import type { EndpointName } from '#shared/endpoints/index.ts';
import type { NewStep, Step } from '../step.ts';

/** The endpoint that a step calls; undefined where the service offers none. */
export const endpointOf = ({ entity, action, endpoint: own }: Pick<NewStep, 'entity' | 'action' | 'endpoint'>) =>
  own ?? (action === 'act' ? undefined : endpointFor(entity, action));

/**
 * Whether a step leaves only when the user sends that very attempt (R3.0): what R4.3 forbids to queue, and creations
 * that no read would find again.
 */
export function isAttended(step: Pick<NewStep, 'entity' | 'action' | 'endpoint' | 'changes'>): boolean {
  const name = endpointOf(step);
  if (name === undefined) return false;
  const { attended = false, confirm = [] } = endpoint(name);
  if (step.action !== 'replace') return attended || confirm.length > 0;
  return step.changes.some(({ field }) => attendedFields(name).includes(field));
}

const attendedFields = (name: EndpointName): readonly string[] =>
  (endpoint(name).confirm ?? []).flatMap(({ fields = [] }) => fields);

/** An edit as the steps that it becomes: what may wait, and what is attended. */
export function apart<Edit extends NewStep>(edit: Edit, uuid: () => string): readonly (Edit & { id: string })[] {
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

/** It waits for the user to send it. */
export const waitsForUser = ({ attended, state }: Pick<Step, 'attended' | 'state'>): boolean =>
  attended === true && state.kind === 'waiting';
