import { z } from 'zod';
import type { Typed } from './values.ts';

const typedSchema = z.record(z.string(), z.string());

/** What was typed, as a draft keeps it. */
export const draftText = (typed: Typed): string => JSON.stringify(typed);

/** A draft that cannot be read is none: what it was typed over is still there. */
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
