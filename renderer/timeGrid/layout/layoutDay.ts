import { divideWidth, leastWidth } from './divideWidth.ts';
import type { Across, Rank } from './divideWidth.ts';
import { minBlockMinutes } from './geometry.ts';
import type { Box, ColumnSpan } from './pack.ts';
import { byTime, pack } from './pack.ts';
import { touches } from './period.ts';
import type { SchoolDay } from './schoolDay.ts';
import { dayMinutes, minuteAt } from './schoolDay.ts';

/** What the layout needs of an event. Epoch ms. */
export interface Timed {
  readonly id: string;
  readonly debut: number;
  readonly fin: number;
}

/** The part of an event in one day, as the grid draws it: at least the smallest block long. */
export interface Slice extends Box {
  /** The wall clock at its start and end in this day, in minutes. */
  readonly from: number;
  readonly to: number;
  readonly startsHere: boolean;
  readonly endsHere: boolean;
}

/** A column of the grid: a day, or what one person or campus has on a day. */
export interface TimeColumn<Event extends Timed> {
  readonly id: string;
  readonly day: SchoolDay;
  /** A person or campus; empty for everyone, where columns are days. */
  readonly whose: string;
  /** What is read out for it; undefined: its day. */
  readonly title?: string | undefined;
  /** How wide it is beside the others. */
  readonly weight: number;
  readonly events: readonly Event[];
}

/** A column of a person or a campus is one of another day as well. */
export const keyOf = ({ id, day }: TimeColumn<Timed>): string => `${id} ${day.day}`;

export interface Placed<Event extends Timed> extends Slice, ColumnSpan {
  readonly event: Event;
}

/** The part of the event in this day, or null. An event that ends before it starts is drawn as a moment. */
export function sliceOf(event: Timed, day: SchoolDay): Slice | null {
  if (!touches(event, day)) return null;
  const from = minuteAt(day, event.debut);
  const to = minuteAt(day, event.fin);
  const top = Math.min(from, dayMinutes - minBlockMinutes);
  return {
    id: event.id,
    top,
    bottom: Math.min(dayMinutes, Math.max(top + minBlockMinutes, endMinute(event, day, from, to))),
    from,
    to,
    startsHere: event.debut >= day.start,
    endsHere: event.fin <= day.end,
  };
}

const alone: ColumnSpan = { column: 0, span: 1, columns: 1 };

/** Events of one day in time order, each with its position. */
export function layoutDay<Event extends Timed>(events: readonly Event[], day: SchoolDay): readonly Placed<Event>[] {
  const slices: (Slice & { readonly event: Event })[] = [];
  for (const event of events) {
    const slice = sliceOf(event, day);
    if (slice) slices.push({ ...slice, event });
  }
  slices.sort(byTime);
  const places = pack(slices);
  return slices.map((slice) => Object.assign(slice, places.get(slice.id) ?? alone));
}

/** In the hour that comes twice in autumn the clock may go back during an event: then its duration counts. */
function endMinute(event: Timed, day: SchoolDay, from: number, to: number): number {
  return to < from ? from + Math.max(0, event.fin - Math.max(event.debut, day.start)) / 60_000 : to;
}

/** What the grid needs of an event. */
export interface Cancellable extends Timed {
  readonly annule: boolean;
}

/** A block of the grid; its place across the day is in pixels of the layout's width. */
export interface DrawnBlock<Event extends Timed> extends Slice, Across {
  readonly event: Event;
  /** How much of its first lines no block covers, in pixels. */
  readonly room: number;
  /** Its place from the lowest to the topmost. */
  readonly z: number;
  /** Other blocks lie over it. */
  readonly isGround: boolean;
  /** A cancelled event beside others: a line at the edge. */
  readonly isLine: boolean;
}

/** Events without a place of their own, behind one block « +2 ». */
interface Overflow<Event extends Timed> extends Box, Across {
  readonly events: readonly Event[];
}

export interface DayLayout<Event extends Timed> {
  readonly width: number;
  /** In time order. */
  readonly blocks: readonly DrawnBlock<Event>[];
  readonly overflows: readonly Overflow<Event>[];
  /** Both, in time order: where the keys go. */
  readonly focusTargets: readonly Box[];
}

/** How much an event gives way to others of its time. */
export type RankOf<Event> = (event: Event) => Rank;

function piecesOf<Event extends Cancellable>(events: readonly Event[], day: SchoolDay, rankOf: RankOf<Event>) {
  return events.flatMap((event) => {
    const slice = sliceOf(event, day);
    if (!slice) return [];
    const { annule: cancelled } = event;
    // A cancelled event takes no time any more: one line is left of it.
    const bottom = cancelled ? Math.min(slice.bottom, slice.top + minBlockMinutes) : slice.bottom;
    return [
      { id: slice.id, top: slice.top, bottom, rank: rankOf(event), cancelled, slice: { ...slice, bottom }, event },
    ];
  });
}

/** The narrowest width of a day in which no jury and no interview is hidden, in pixels. */
export const leastWidthOf = <Event extends Cancellable>(
  events: readonly Event[],
  day: SchoolDay,
  rankOf: RankOf<Event>,
): number => leastWidth(piecesOf(events, day, rankOf));

/** One day of the grid, `width` pixels wide. `drawn`: events that have a block in any case. */
export function divideDay<Event extends Cancellable>(
  events: readonly Event[],
  day: SchoolDay,
  width: number,
  rankOf: RankOf<Event>,
  drawn?: ReadonlySet<string>,
): DayLayout<Event> {
  const found = divideWidth(piecesOf(events, day, rankOf), width, drawn);
  const blocks = found.blocks.map(({ piece: { slice, event }, ...across }) => ({ ...slice, event, ...across }));
  const overflows = found.overflows.map(({ id, top, bottom, left, width: wide, pieces: hidden }) => {
    return { id, top, bottom, left, width: wide, events: hidden.map(({ event }) => event) };
  });
  return { width, blocks, overflows, focusTargets: [...blocks, ...overflows].sort(byTime) };
}

interface KnownLayout<Event extends Cancellable> {
  readonly column: ColumnEvents<Event>;
  /** The layout without regard to `drawn`. */
  readonly plain: DayLayout<Event>;
  /** Events that have a block only because they are in `drawn`. */
  readonly forced: ReadonlySet<string>;
  readonly layout: DayLayout<Event>;
}

type ColumnEvents<Event extends Timed> = Pick<TimeColumn<Event>, 'id' | 'day' | 'events'>;

const none: ReadonlySet<string> = new Set();

/** The same object for identical events and width: the column is not drawn again. */
export class DayLayouts<Event extends Cancellable> {
  private readonly rankOf: RankOf<Event>;
  private known: readonly KnownLayout<Event>[] = [];

  constructor(rankOf: RankOf<Event>) {
    this.rankOf = rankOf;
  }

  /** `widths`: of each column, in pixels. `drawn`: events that have a block in any case. */
  of(
    columns: readonly ColumnEvents<Event>[],
    widths: readonly number[],
    drawn: ReadonlySet<string> = none,
  ): readonly DayLayout<Event>[] {
    this.known = columns.map((column, index) => {
      const { id, day, events } = column;
      const width = widths[index] ?? 0;
      const before = this.known.find((each) => each.column.id === id && each.column.day === day);
      const isSame =
        before?.column.events.length === events.length &&
        before.plain.width === width &&
        events.every((event, at) => event === before.column.events[at]);
      const plain = before && isSame ? before.plain : divideDay(events, day, width, this.rankOf);
      const forced = new Set(
        plain.overflows.flatMap((overflow) => overflow.events.map(({ id }) => id)).filter((id) => drawn.has(id)),
      );
      if (before && isSame && forced.symmetricDifference(before.forced).size === 0) return before;
      const layout = forced.size === 0 ? plain : divideDay(events, day, width, this.rankOf, forced);
      return { column, plain, forced, layout };
    });
    return this.known.map(({ layout }) => layout);
  }
}
