import { z } from 'zod';
import { readDraft } from '#forms/typed.ts';
import type { Typed } from '#forms/values.ts';
import { eventFields } from '#intents/event/fields.ts';
import { objectOf, rawOf } from '#shared/json/rawJson.ts';
import { rawSchema } from '#shared/merge/change.ts';
import { repeatSchema } from '../repeat/rule.ts';
import { noFields } from './draft.ts';
import type { Draft } from './draft.ts';
import { differing, only, textsOf } from './texts.ts';

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
  // Earlier versions noted an application that a name alone had found: only one that the user chose counts.
  application: z
    .object({
      id: z.string(),
      numero: z.string(),
      applicantName: z.string(),
      creneau: z.number().nullable(),
      row: rawSchema.optional(),
      getsHour: z.union([z.boolean(), z.literal('meant')]).nullish(),
    })
    .nullable()
    .default(null)
    .transform((kept) => {
      if (kept === null || kept.getsHour === false || kept.getsHour === null) return null;
      const { getsHour: _said, row, ...application } = kept;
      // Earlier versions noted only its hour.
      const at = kept.creneau === null ? null : new Date(kept.creneau).toISOString();
      return { ...application, row: row ?? objectOf([['CreneauLibre', rawOf(at)]]) };
    }),
});

/** A known event as earlier versions of Carnet stored it: the whole form, and the members that were typed. */
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

/** Null for what cannot be read. Of an earlier Carnet's whole form, all that differs from what is shown was typed. */
export function readEdit(text: string | null, shown: Draft): Typed | null {
  const typed = readDraft(text);
  if (typed || text === null) return typed;
  const parsed = editSchema.safeParse(JSON.parse(text));
  if (parsed.success) return only(textsOf(parsed.data.draft), new Set(parsed.data.typed));
  const whole = readDrafts(text)?.[0];
  return whole ? differing(whole, shown) : null;
}
