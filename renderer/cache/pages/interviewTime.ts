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
