import type { EntityName } from '#shared/entities/index.ts';
import type { StoredRow } from './dataset.ts';
import { interviewTime } from './interviewTime.ts';

/** What a screen asks of every row of a dataset. */
const ofEveryRow: Partial<Record<EntityName, (row: StoredRow) => void>> = { Dossier: interviewTime };

/** Reads it while rows are loaded or received, a portion at a time: a screen would read all rows in one piece. */
export function readAhead(entity: EntityName, rows: Iterable<StoredRow>): void {
  const read = ofEveryRow[entity];
  if (!read) return;
  for (const row of rows) read(row);
}
