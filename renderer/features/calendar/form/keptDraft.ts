import { z } from 'zod';
import { eventFields } from '#intents/event/fields.ts';
import { repeatSchema } from '../repeat/rule.ts';
import type { Draft } from './draft.ts';

const draftSchema = z.object({
  nom: z.string(),
  typeId: z.string().nullable(),
  day: z.string(),
  start: z.string(),
  endDay: z.string().nullable(),
  end: z.string(),
  enseignants: z.string(),
  fields: z.record(z.enum(eventFields), z.string()),
  annule: z.boolean(),
  realise: z.boolean(),
  repeat: repeatSchema.nullable().default(null),
});

export const newEventDraft = 'event/new';
export const eventDraft = (id: string): string => `event/${id}`;

/** A new event, or two that are linked. */
export type Drafts = readonly [Draft] | readonly [Draft, Draft];

export const draftText = (drafts: Drafts): string => JSON.stringify(drafts);

/** The saved draft of a form; null where there is none, or a version of Carnet with other fields wrote it. */
export function readDrafts(text: string | null | undefined): Drafts | null {
  if (text === null || text === undefined) return null;
  const parsed = z.union([z.tuple([draftSchema]), z.tuple([draftSchema, draftSchema])]).safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : null;
}
