import type { Span } from '#shared/clash/clash.ts';
import { shortestGap } from '#shared/clash/free.ts';
import { usualLength } from '#shared/time/interviewLength.ts';

interface Starting {
  readonly creneau: number;
}

export type Line<Row extends Starting> =
  | { readonly kind: 'interview'; readonly row: Row }
  | { readonly kind: 'gap'; readonly from: number; readonly to: number };

/** With the free times between. Several agents at one hour are no clash. */
export function linesOf<Row extends Starting>(
  rows: readonly Row[],
  spanOf: (row: Row) => Span = usualSpan,
): readonly Line<Row>[] {
  const lines: Line<Row>[] = [];
  let busyUntil: number | null = null;
  for (const row of rows.toSorted((a, b) => a.creneau - b.creneau)) {
    if (busyUntil !== null && row.creneau - busyUntil >= shortestGap)
      lines.push({ kind: 'gap', from: busyUntil, to: row.creneau });
    lines.push({ kind: 'interview', row });
    busyUntil = Math.max(busyUntil ?? 0, spanOf(row).to);
  }
  return lines;
}

const usualSpan = ({ creneau }: Starting): Span => ({ from: creneau, to: creneau + usualLength });

/** Civil days, YYYY-MM-DD; a weekday is 1 (Monday) to 7. */
const weekday = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay() || 7;

/** The day that many working days before: applications since then that still lack a decision are listed. */
export function workingDaysBefore(day: string, count: number): string {
  const at = new Date(`${day}T12:00:00Z`);
  for (let left = count; left > 0;) {
    at.setUTCDate(at.getUTCDate() - 1);
    if (weekday(at.toISOString().slice(0, 10)) <= 5) left -= 1;
  }
  return at.toISOString().slice(0, 10);
}
