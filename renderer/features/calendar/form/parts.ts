import { eventFields } from '#intents/event/fields.ts';
import type { EventField } from '#intents/event/fields.ts';
import type { Draft } from './draft.ts';

/** What of a draft is one value of the service, by its member; a unit by its first one (R2.9). */
const ofDraft = {
  Nom: ['nom'],
  TypePlanificationId: ['typeId'],
  Debut: ['day', 'start', 'endDay', 'end'],
  Enseignants: ['enseignants'],
  Annule: ['annule'],
  Realise: ['realise'],
} as const satisfies Record<string, readonly (keyof Draft)[]>;

export type Part = keyof typeof ofDraft | EventField;
export const parts: readonly Part[] = [
  'Nom',
  'TypePlanificationId',
  'Debut',
  'Enseignants',
  'Annule',
  'Realise',
  ...eventFields,
];

const isField = (part: Part): part is EventField => eventFields.some((field) => field === part);

/** The part as the form writes it. */
export const partText = (draft: Draft, part: Part): string =>
  isField(part) ? draft.fields[part].trim() : ofDraft[part].map((key) => String(draft[key] ?? '').trim()).join(' ');

/** A draft with one part of another. */
export const withPart = (draft: Draft, from: Draft, part: Part): Draft =>
  isField(part)
    ? { ...draft, fields: { ...draft.fields, [part]: from.fields[part] } }
    : { ...draft, ...Object.fromEntries(ofDraft[part].map((key) => [key, from[key]])) };

/** The parts in which two drafts differ. */
export const differing = (a: Draft, b: Draft): readonly Part[] =>
  parts.filter((part) => partText(a, part) !== partText(b, part));
