/** The service gives an interview a start and no end; this length only serves to tell what is free between two. */
export const usualLength = 45 * 60_000;
/** Shorter gaps are not worth a line. */
const shortestGap = 30 * 60_000;

interface Starting {
  readonly creneau: number;
}

export type Line<Row extends Starting> =
  | { readonly kind: 'interview'; readonly row: Row }
  | { readonly kind: 'gap'; readonly from: number; readonly to: number };

/** The rows of a day with the free times between them. Interviews at the same hour, of several agents, are fine. */
export function linesOf<Row extends Starting>(rows: readonly Row[]): readonly Line<Row>[] {
  const lines: Line<Row>[] = [];
  let busyUntil: number | null = null;
  for (const row of rows.toSorted((a, b) => a.creneau - b.creneau)) {
    if (busyUntil !== null && row.creneau - busyUntil >= shortestGap) lines.push({ kind: 'gap', from: busyUntil, to: row.creneau });
    lines.push({ kind: 'interview', row });
    busyUntil = row.creneau + usualLength;
  }
  return lines;
}

/** The interview to get ready for: the first that has not begun, or is just beginning. */
export const nextOf = <Row extends Starting>(rows: readonly Row[], now: number): Row | undefined =>
  rows.toSorted((a, b) => a.creneau - b.creneau).find((row) => row.creneau >= now - 5 * 60_000);
