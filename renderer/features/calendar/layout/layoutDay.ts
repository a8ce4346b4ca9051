import { minBlockMinutes } from './geometry.ts';
import type { Box, Lane } from './pack.ts';
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

export interface Placed<Event extends Timed> extends Slice, Lane {
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

const alone: Lane = { column: 0, span: 1, columns: 1 };

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

interface Kept<Event extends Timed> {
  readonly day: SchoolDay;
  readonly events: readonly Event[];
  readonly placed: readonly Placed<Event>[];
}

/** The layouts of some days. A day with identical events returns the same layout object, so it is not drawn again. */
export class DayLayouts<Event extends Timed> {
  private kept: readonly Kept<Event>[] = [];

  of(events: readonly Event[], days: readonly SchoolDay[]): readonly (readonly Placed<Event>[])[] {
    this.kept = days.map((day) => {
      const own = events.filter((event) => touches(event, day));
      const before = this.kept.find((each) => each.day === day);
      const isSame =
        before?.events.length === own.length && own.every((event, index) => event === before.events[index]);
      return before && isSame ? before : { day, events: own, placed: layoutDay(own, day) };
    });
    return this.kept.map(({ placed }) => placed);
  }
}
