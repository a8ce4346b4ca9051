import { z } from 'zod';
import type { Typed } from './values.ts';

const typedSchema = z.record(z.string(), z.string());

/** The typed texts, in the form in which a draft stores them. */
export const draftText = (typed: Typed): string => JSON.stringify(typed);

/** Returns nothing for a draft that cannot be read: the saved values are still shown. */
export function readDraft(text: string | null): Typed {
  if (text === null) return {};
  try {
    const found = typedSchema.safeParse(JSON.parse(text));
    return found.success ? found.data : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
