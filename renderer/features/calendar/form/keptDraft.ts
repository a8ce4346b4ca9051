import { z } from 'zod';
import { eventFields } from '#intents/event/fields.ts';
import { repeatSchema } from '../repeat/rule.ts';
import type { Draft } from './draft.ts';
import { differing, parts, withPart } from './parts.ts';
import type { Part } from './parts.ts';

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

const editSchema = z.object({ draft: draftSchema, typed: z.array(z.enum(parts)) });

/** A known event as it is being changed: what of it was typed. */
interface Edit {
  readonly draft: Draft;
  readonly typed: readonly Part[];
}

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

export const editText = (edit: Edit): string => JSON.stringify(edit);

/**
 * The saved draft of a known event. What was not typed follows what is shown: a colleague may have changed it (I12).
 * A Carnet that did not tell what was typed stored the whole form: then everything that differs was.
 */
export function readEdit(text: string | null | undefined, shown: Draft): Edit | null {
  if (text === null || text === undefined) return null;
  const parsed = editSchema.safeParse(JSON.parse(text));
  const whole = parsed.success ? parsed.data.draft : readDrafts(text)?.[0];
  if (!whole) return null;
  const typed = parsed.success ? parsed.data.typed : differing(whole, shown);
  return { draft: typed.reduce((draft, part) => withPart(draft, whole, part), shown), typed };
}
