import { z } from 'zod';
import type { TakenRow } from '#stores/offline.ts';
import { takenEntities } from '#sync/rules/taken.ts';

const rowsSchema = z.array(
  z.object({
    entity: z.enum(takenEntities),
    id: z.string().regex(/^[1-9]\d*$/u),
    how: z.enum(['chosen', 'opened', 'left']),
  }),
);

/** How many recently opened rows are taken offline without being chosen; older ones stay stored, not refreshed. */
const mostOpened = 20;

/** The stored rows; none where the note is absent or cannot be read. */
export function readTaken(text: string | null): readonly TakenRow[] {
  if (text === null) return [];
  try {
    const rows = rowsSchema.safeParse(JSON.parse(text));
    return rows.success ? rows.data : [];
  } catch {
    return [];
  }
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
