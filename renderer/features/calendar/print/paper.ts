import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import type { Hours } from '#timeGrid/layout/geometry.ts';
import { visibleHours } from '#timeGrid/layout/geometry.ts';
import type { Placed } from '#timeGrid/layout/layoutDay.ts';
import { layoutDay } from '#timeGrid/layout/layoutDay.ts';
import type { SchoolDay } from '#timeGrid/layout/schoolDay.ts';
import type { Paper } from '#wording/paper/PaperDialog.tsx';

/** How many columns of hours stand on one sheet and can still be read. */
const columnsOnSheet: Readonly<Record<Paper, number>> = { landscape: 8, portrait: 5 };

export interface PaperColumn {
  readonly id: string;
  readonly title: string;
  readonly day: SchoolDay;
  readonly events: readonly ShownEvent[];
}

interface PlacedColumn {
  readonly column: PaperColumn;
  readonly placed: readonly Placed<ShownEvent>[];
}

export interface Sheet {
  readonly hours: Hours;
  readonly columns: readonly PlacedColumn[];
}

/** Columns of hours, as many to a sheet as are legible; `usual`: the hours that every sheet has. */
export function sheetsOf(columns: readonly PaperColumn[], paper: Paper, usual: Hours): readonly Sheet[] {
  const most = columnsOnSheet[paper];
  // Spread evenly: nine are five and four, not eight and one.
  const each = Math.ceil(columns.length / Math.ceil(columns.length / most || 1));
  const sheets: Sheet[] = [];
  for (let at = 0; at < columns.length; at += each) {
    const placed = columns
      .slice(at, at + each)
      .map((column) => ({ column, placed: layoutDay(column.events, column.day) }));
    sheets.push({
      hours: visibleHours(
        placed.flatMap((one) => one.placed),
        usual,
      ),
      columns: placed,
    });
  }
  return sheets;
}

/** A minute of the day as a part of the sheet's hours, in per cent. */
export const percentOf = (minute: number, hours: Hours): number =>
  ((minute - hours.from * 60) / ((hours.to - hours.from) * 60)) * 100;
