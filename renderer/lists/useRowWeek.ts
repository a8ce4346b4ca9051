import { useMemo } from 'react';
import { showListWeek, useListWeek } from '#stores/place.ts';
import { daysOf, touches } from '#timeGrid/layout/period.ts';
import type { ShownLength, Weekend } from '#timeGrid/layout/period.ts';
import type { SchoolDay } from '#timeGrid/layout/schoolDay.ts';
import { useDaysOnScreen } from '#timeGrid/useDaysOnScreen.ts';
import { useFormat, useNow } from '#ui/index.ts';
import type { ListColumn, ListRow } from './column.ts';

export interface WeekColumns {
  /** Of their hour. */
  readonly at: string;
  /** What colours them. */
  readonly by?: string;
}

interface Hour<Row extends ListRow> {
  readonly row: Row;
  /** Epoch ms; a moment ends when it begins. */
  readonly debut: number;
  readonly fin: number;
}

interface WeekRow<Row extends ListRow> {
  readonly row: Row;
  /** Epoch ms. */
  readonly at: number;
  readonly name: string;
  /** What colours it. */
  readonly kind: string;
}

export interface RowWeek<Row extends ListRow = ListRow> {
  readonly onScreen: readonly SchoolDay[];
  readonly length: ShownLength;
  readonly weekend: Weekend | null;
  /** In time order, of the days on screen. */
  readonly rows: readonly WeekRow<Row>[];
  readonly ids: readonly string[];
  /** What colours the rows that have an hour, in order; also those that are filtered out, so that no colour changes. */
  readonly kinds: readonly string[];
  /** What the column of the hour is called, and how many rows have none. */
  readonly hour: string;
  readonly without: number;
  /** The last hour before these days, and the first after them; undefined: none. */
  readonly before: number | undefined;
  readonly after: number | undefined;
  readonly step: (by: 1 | -1) => void;
}

interface Listed<Row extends ListRow> {
  readonly all: readonly Row[];
  /** Those that its filters leave. */
  readonly rows: readonly Row[];
  readonly columns: readonly ListColumn<Row>[];
  /** Undefined where they are never seen so. */
  readonly when: WeekColumns | undefined;
}

const nothing: readonly never[] = [];

/** The week in which a list shows its rows; null while it shows them as lines. */
export function useRowWeek<Row extends ListRow>({ all, rows, columns, when }: Listed<Row>): RowWeek<Row> | null {
  const { zone, dayOf } = useFormat();
  const today = dayOf(useNow());
  const chosen = useListWeek();
  const column = (id: string | undefined) => columns.find((each) => each.id === id);
  const hour = chosen === undefined ? undefined : column(when?.at);
  const hourOf = hour?.value;
  const kindOf = column(when?.by)?.text;
  const nameOf = columns[0]?.text;
  const day = chosen ?? today;
  const days = useMemo(() => (hourOf ? daysOf(day, 'week', zone) : nothing), [hourOf, day, zone]);
  const timed = useMemo(() => (hourOf ? inTime(rows, hourOf) : nothing), [rows, hourOf]);
  const { onScreen, weekend, length, neighbour } = useDaysOnScreen({ view: 'week', day, days, events: timed });
  const shown = useMemo(
    () =>
      timed
        .filter((row) => onScreen.some((each) => touches(row, each)))
        .map(({ row, debut }) => ({ row, at: debut, name: nameOf?.(row) ?? '', kind: kindOf?.(row) ?? '' })),
    [timed, onScreen, nameOf, kindOf],
  );
  const ids = useMemo(() => shown.map(({ row }) => row.id), [shown]);
  const kinds = useMemo(
    () =>
      hourOf && kindOf
        ? [...new Set(all.filter((row) => hourOf(row) !== null).map(kindOf))].toSorted((a, b) => a.localeCompare(b))
        : nothing,
    [hourOf, kindOf, all],
  );
  if (!hour || !hourOf) return null;
  return {
    onScreen,
    length,
    weekend,
    rows: shown,
    ids,
    kinds,
    hour: hour.label,
    without: rows.length - timed.length,
    before: timed.findLast(({ debut }) => debut < (onScreen[0]?.start ?? 0))?.debut,
    after: timed.find(({ debut }) => debut >= (onScreen.at(-1)?.end ?? 0))?.debut,
    step: (by) => showListWeek(neighbour(by)),
  };
}

/** The rows that have an hour, in time order. */
const inTime = <Row extends ListRow>(rows: readonly Row[], hourOf: (row: Row) => number | null): readonly Hour<Row>[] =>
  rows
    .flatMap((row) => {
      const at = hourOf(row);
      return at === null ? [] : [{ row, debut: at, fin: at }];
    })
    .sort((a, b) => a.debut - b.debut);
