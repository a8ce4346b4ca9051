import type { EntityName } from '#shared/entities/index.ts';
import type { StoredRow } from './dataset.ts';
import { Fields } from './fields.ts';

const times = new WeakMap<StoredRow, number | null>();

/** When the service has the interview of an application, in epoch ms; null without one. A row is parsed once for it. */
export function interviewTime(row: StoredRow): number | null {
  const known = times.get(row);
  if (known !== undefined) return known;
  const time = new Fields(row.text).instant('CreneauLibre');
  times.set(row, time);
  return time;
}

/** What a screen asks of every row of a dataset. */
const ofEveryRow: Partial<Record<EntityName, (row: StoredRow) => void>> = { Dossier: interviewTime };

/** Reads it while rows are loaded or received, a portion at a time: a screen would read all rows in one piece. */
export function readAhead(entity: EntityName, rows: Iterable<StoredRow>): void {
  const read = ofEveryRow[entity];
  if (!read) return;
  for (const row of rows) read(row);
}
