import type { z } from 'zod';

/**
 * The readable members of a stored text, each parsed by itself: an unreadable one keeps its default. Null: nothing is
 * stored.
 */
export function membersOf(schema: z.ZodObject, text: string | null): object {
  const value = parsed(text);
  const members = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(
    members.flatMap(([name, value]) => {
      const read = schema.shape[name]?.safeParse(value);
      return read?.success ? [[name, read.data]] : [];
    }),
  );
}

/** Null where nothing is stored, or nothing readable: the defaults then apply. */
function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
