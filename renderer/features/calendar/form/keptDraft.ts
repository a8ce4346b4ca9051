import { z } from 'zod';
import { readDraft } from '#forms/typed.ts';
import type { Typed } from '#forms/values.ts';
import { eventFields } from '#intents/event/fields.ts';
import { rawSchema } from '#shared/merge/change.ts';
import { repeatSchema } from '../repeat/rule.ts';
import { noFields } from './draft.ts';
import type { Draft } from './draft.ts';
import { only, textsOf } from './texts.ts';

const draftSchema = z.object({
  nom: z.string(),
  typeId: z.string().nullable(),
  day: z.string(),
  start: z.string(),
  endDay: z.string().nullable(),
  end: z.string(),
  enseignants: z.string(),
  // A member that this form has had only since has no text in an older draft.
  fields: z.partialRecord(z.enum(eventFields), z.string()).transform((fields) => ({ ...noFields, ...fields })),
  annule: z.boolean(),
  realise: z.boolean(),
  repeat: repeatSchema.nullable().default(null),
  application: z
    .object({
      id: z.string(),
      numero: z.string(),
      applicantName: z.string(),
      creneau: z.number().nullable(),
      row: rawSchema,
    })
    .nullable()
    .default(null),
});

/** A known event as version 0.2.0 stored it: the whole form, and the members that were typed. */
const editSchema = z.object({ draft: draftSchema, typed: z.array(z.string()) });

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

/** Null for what cannot be read. */
export function readEdit(text: string | null): Typed | null {
  const typed = readDraft(text);
  if (typed || text === null) return typed;
  const { data } = editSchema.safeParse(JSON.parse(text));
  return data ? only(textsOf(data.draft), new Set(data.typed)) : null;
}
