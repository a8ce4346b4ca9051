import type { EntityName } from '#shared/entities/index.ts';
import type { Dataset, StoredRow } from './dataset.ts';
import { interviewTime } from './interviewTime.ts';

/** What a screen asks of every row of a dataset. */
const ofEveryRow: Partial<Record<EntityName, (row: StoredRow) => void>> = { Dossier: interviewTime };

/** Reads it while the dataset is loaded, a portion at a time: a screen would read all rows in one piece. */
export function readAhead(entity: EntityName, dataset: Dataset, ids: readonly string[]): void {
  const read = ofEveryRow[entity];
  if (!read) return;
  for (const id of ids) {
    const row = dataset.rows.get(id);
    if (row) read(row);
  }
}
