import { z } from 'zod';
import type { NoteReading } from '#cache/writes/notes.ts';
import { idForm } from '#shared/entities/idForm.ts';
import { jsonIn } from '#shared/json/jsonIn.ts';
import type { KeptRow } from '#stores/offline.ts';
import { keptEntities } from '#sync/rules/kept.ts';

/** An earlier version kept those opened last too, and noted those that the user left out. */
const rowSchema = z.object({
  entity: z.enum(keptEntities),
  id: z.string().regex(idForm),
  how: z.enum(['chosen', 'opened', 'left']),
});

/** The chosen rows among those stored that can be read. */
export function readKept(text: string | null): NoteReading<readonly KeptRow[]> {
  if (text === null) return { value: [], isWhole: true };
  const rows = z.array(z.unknown()).safeParse(jsonIn(text));
  if (!rows.success) return { value: [], isWhole: false };
  const read = rows.data.map((row) => rowSchema.safeParse(row));
  return {
    value: read.flatMap(({ data }) => (data?.how === 'chosen' ? [{ entity: data.entity, id: data.id }] : [])),
    isWhole: read.every((row) => row.success),
  };
}

export const keptText = (rows: readonly KeptRow[]): string =>
  JSON.stringify(rows.map(({ entity, id }): z.infer<typeof rowSchema> => ({ entity, id, how: 'chosen' })));
