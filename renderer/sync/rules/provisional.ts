import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { membersOf, rawJson, rawOf, splice } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { NewStep } from '../step.ts';

/** An id as written in a body: bare digits, whatever their length (R5.4); a GUID as text (R3.3). */
export const rawId = (entity: EntityName, id: string): RawJson =>
  describeEntity(entity).idKind === 'number' && /^\d+$/u.test(id) ? rawJson(id) : rawOf(id);

/**
 * With the service's id for a provisional one (I6). `row`: what was created, where its number may be meant; '' without
 * one.
 */
export function rewriteReference<Added extends NewStep>(
  step: Added,
  provisional: string,
  entity: EntityName,
  id: string,
  row: RawJson | null = null,
): Added {
  const fields = step.provisional.filter((reference) => reference.id === provisional).map(({ field }) => field);
  const isTarget = step.target === provisional && step.entity === entity;
  const isBelow = step.below === provisional;
  if (fields.length === 0 && !isTarget && !isBelow) return step;
  const value = (field: string): RawJson => {
    const { applicationNumber, textReferences } = describeEntity(step.entity);
    if (applicationNumber.includes(field)) return (row && membersOf(row).get('Numero')) ?? rawOf('');
    return textReferences.includes(field) ? rawOf(id) : rawId(entity, id);
  };
  return {
    ...step,
    target: isTarget ? id : step.target,
    ...(isBelow && { below: id }),
    body: step.body === null ? null : splice(step.body, new Map(fields.map((field) => [field, value(field)]))),
    changes: step.changes.map((change) =>
      fields.includes(change.field) ? { ...change, mine: value(change.field) } : change,
    ),
    provisional: step.provisional.filter((reference) => reference.id !== provisional),
  };
}

/** What was requested earlier, with the ids that the service has given since to what it names. */
export const withGivenIds = (step: NewStep, realId: (id: string) => string): NewStep =>
  step.provisional
    .filter(({ id }) => realId(id) !== id)
    // Of what a step refers to, ids of one kind only: a folder names folders, anything else numbers.
    .reduce((known, { id }) => rewriteReference(known, id, step.entity, realId(id)), {
      ...step,
      target: realId(step.target),
    });
