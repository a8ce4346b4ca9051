import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { rawJson, rawOf, splice } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Step } from '../step.ts';

/** An id as written in a body: bare digits, whatever their length (R5.4); a GUID as text (R3.3). */
export const rawId = (entity: EntityName, id: string): RawJson =>
  describeEntity(entity).idKind === 'number' && /^\d+$/u.test(id) ? rawJson(id) : rawOf(id);

/** The step with every mention of a provisional id replaced by the service's id (I6). */
export function rewriteReference(step: Step, provisional: string, entity: EntityName, id: string): Step {
  const fields = step.provisional.filter((reference) => reference.id === provisional).map(({ field }) => field);
  const isTarget = step.target === provisional && step.entity === entity;
  const isBelow = step.below === provisional;
  if (fields.length === 0 && !isTarget && !isBelow) return step;
  const value = rawId(entity, id);
  return {
    ...step,
    target: isTarget ? id : step.target,
    ...(isBelow && { below: id }),
    body: step.body === null ? null : splice(step.body, new Map(fields.map((field) => [field, value]))),
    changes: step.changes.map((change) => (fields.includes(change.field) ? { ...change, mine: value } : change)),
    provisional: step.provisional.filter((reference) => reference.id !== provisional),
  };
}
