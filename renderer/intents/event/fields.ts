import { isId } from '#shared/entities/idForm.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { otherMembers } from '#shared/entities/planification.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { rawJson, rawOf } from '#shared/json/rawJson.ts';

/** The fields of an event in the extended form, in its order; none of them is assigned by the service (R2.5). */
export type EventField = keyof typeof otherMembers;
export const eventFields = Object.keys(otherMembers) as [EventField, ...EventField[]]; // keys loses the names
export const shownEventFields = eventFields.filter((field) => otherMembers[field].always);

const { references } = describeEntity('Planification');
export const isReference = (field: EventField): boolean => references.includes(field);

/** Whether a text is valid for the field: a reference is a number of the service, or empty; a campus is required. */
export const canHold = (field: EventField, text: string): boolean =>
  !isReference(field) || isId(text) || (text === '' && field !== 'EntiteJuridiqueId');

/** The user's text as it is sent: no reference is 0 (R2.3), no group is null (R2.10), which may be a number (R5.8). */
export function sent(field: EventField, text: string): RawJson {
  if (isReference(field)) return rawJson(text === '' ? '0' : text);
  if (field !== 'ReferenceMultiple') return rawOf(text);
  if (text === '') return rawOf(null);
  return text === '0' || isId(text) ? rawJson(text) : rawOf(text);
}
