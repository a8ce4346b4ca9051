/** A piece of a day, in minutes since 00:00. */
export interface Box {
  readonly id: string;
  readonly top: number;
  readonly bottom: number;
}

/** The position of a box across its day: it fills `span` of `columns` equal columns, from `column`. */
export interface ColumnSpan {
  readonly column: number;
  readonly span: number;
  readonly columns: number;
}

/** As few columns as the busiest moment needs, as wide as the boxes to the right allow. In any input order. */
export function pack(boxes: readonly Box[]): ReadonlyMap<string, ColumnSpan> {
  const places = new Map<string, ColumnSpan>();
  for (const run of runsOf([...boxes].sort(byTime))) placeRun(run, places);
  return places;
}

/** Time order: earlier first, longer first, then by id so that the input order does not matter. */
export const byTime = (a: Box, b: Box): number =>
  a.top - b.top || b.bottom - a.bottom || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

export const overlap = (a: Omit<Box, 'id'>, b: Omit<Box, 'id'>): boolean => a.top < b.bottom && b.top < a.bottom;

/** Runs of boxes that touch each other directly or through others; `sorted` by time. */
export function runsOf<Piece extends Box>(sorted: readonly Piece[]): readonly (readonly Piece[])[] {
  const runs: Piece[][] = [];
  let end = -Infinity;
  for (const box of sorted) {
    if (box.top >= end) runs.push([]);
    runs.at(-1)?.push(box);
    end = Math.max(end, box.bottom);
  }
  return runs;
}

/** Taking the first free column in order of start is minimal for intervals. */
export function placeRun(run: readonly Box[], places: Map<string, ColumnSpan>): void {
  const columns: Box[][] = [];
  const columnOf = new Map<Box, number>();
  for (const box of run) {
    const free = columns.findIndex((column) => (column.at(-1)?.bottom ?? 0) <= box.top);
    const index = free === -1 ? columns.length : free;
    (columns[index] ??= []).push(box);
    columnOf.set(box, index);
  }
  for (const [box, column] of columnOf) {
    let end = column + 1;
    while (end < columns.length && !columns[end]?.some((other) => overlap(box, other))) end += 1;
    places.set(box.id, { column, span: end - column, columns: columns.length });
  }
}
