import { z } from 'zod';
import { jsonIn } from '#cache/writes/notes.ts';
import type { NoteReading } from '#cache/writes/notes.ts';
import type { TakenRow } from '#stores/offline.ts';
import { takenEntities } from '#sync/rules/taken.ts';

const rowSchema = z.object({
  entity: z.enum(takenEntities),
  id: z.string().regex(/^[1-9]\d*$/u),
  how: z.enum(['chosen', 'opened', 'left']),
});

/** How many recently opened rows are taken offline without being chosen; older ones stay stored, not refreshed. */
const mostOpened = 20;

/** The stored rows that can be read. */
export function readTaken(text: string | null): NoteReading<readonly TakenRow[]> {
  if (text === null) return { value: [], isWhole: true };
  const rows = z.array(z.unknown()).safeParse(jsonIn(text));
  if (!rows.success) return { value: [], isWhole: false };
  const read = rows.data.map((row) => rowSchema.safeParse(row));
  return { value: read.flatMap((row) => row.data ?? []), isWhole: read.every((row) => row.success) };
}

/** Adds or updates a row. A new or reopened row moves to the front; opening never changes the user's choice. */
export function withRow(rows: readonly TakenRow[], row: TakenRow): readonly TakenRow[] {
  const isSame = ({ entity, id }: TakenRow): boolean => entity === row.entity && id === row.id;
  const before = rows.find(isSame);
  if (row.how === 'opened' && before && before.how !== 'opened') return rows;
  const all =
    before && row.how !== 'opened'
      ? rows.map((each) => (isSame(each) ? row : each))
      : [row, ...rows.filter((each) => !isSame(each))];
  const opened = new Set(all.filter((each) => each.how === 'opened').slice(0, mostOpened));
  return all.filter((each) => each.how !== 'opened' || opened.has(each));
}
