import type { z } from 'zod';

/** The members of a kept text that can be read, each by itself: one that cannot leaves its default. Null: nothing is kept. */
export function membersOf(schema: z.ZodObject, text: string | null): object {
  const kept = parsed(text);
  const members = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
  return Object.fromEntries(members.filter(([name, value]) => schema.shape[name]?.safeParse(value).success));
}

/** Null where nothing is kept, or nothing that can be read: the defaults then hold. */
function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
