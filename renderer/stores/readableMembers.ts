import type { z } from 'zod';
import { jsonIn } from '#shared/json/jsonIn.ts';

/** Each parsed by itself: an unreadable one keeps its default. Null: nothing is stored. */
export function membersOf(schema: z.ZodObject, text: string | null): object {
  const value = jsonIn(text ?? 'null');
  const members = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(
    members.flatMap(([name, value]) => {
      const read = schema.shape[name]?.safeParse(value);
      return read?.success ? [[name, read.data]] : [];
    }),
  );
}
