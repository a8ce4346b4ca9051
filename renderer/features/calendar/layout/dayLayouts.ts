import type { Placed, Timed } from './layoutDay.ts';
import { layoutDay } from './layoutDay.ts';
import { touches } from './period.ts';
import type { SchoolDay } from './schoolDay.ts';

interface Kept<Event extends Timed> {
  readonly day: SchoolDay;
  readonly events: readonly Event[];
  readonly placed: readonly Placed<Event>[];
}

/** The layouts of some days. A day whose events are the very same keeps the very same layout: it need not be drawn again. */
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
