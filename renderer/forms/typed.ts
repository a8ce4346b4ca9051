import { z } from 'zod';
import { jsonIn } from '#shared/json/jsonIn.ts';
import type { Typed } from './values.ts';

/** Earlier versions of Carnet stored what is ticked as true and false. */
const typedSchema = z.record(z.string(), z.union([z.string(), z.boolean().transform(String)]));

export const draftText = (typed: Typed): string => JSON.stringify(typed);

const nothing: Typed = {};

/** The typed texts of a draft; null for one that cannot be read, which the form then says. */
export function readDraft(text: string | null): Typed | null {
  return text === null ? nothing : (typedSchema.safeParse(jsonIn(text)).data ?? null);
}
