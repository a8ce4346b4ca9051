import type { Places, Span } from './span.ts';
import { carry, carryBetween } from './span.ts';

interface Movable extends Span {
  readonly id: string;
}

/** What moves when one event is moved: it alone, or those that are chosen together with it (R2.10). */
export const togetherWith = <Event extends Movable>(
  event: Event,
  events: readonly Event[],
  picked: ReadonlySet<string>,
): readonly Event[] => (picked.has(event.id) ? events.filter(({ id }) => picked.has(id)) : [event]);

/**
 * Equally far on the wall clock, so that 09:00 stays 09:00; by duration where the clock is ambiguous. A resized one
 * goes alone.
 */
export function placesFor(event: Movable, to: Span, together: readonly Movable[], zone: string): Places {
  const by = carryBetween(event, to, zone);
  const shift = to.debut - event.debut;
  const isMove = to.fin - event.fin === shift;
  if (!by && !isMove) return new Map([[event.id, to]]);
  const went = (each: Movable): Span =>
    by ? carry(each, by, zone) : { debut: each.debut + shift, fin: each.fin + shift };
  return new Map([
    ...together.filter(({ id }) => id !== event.id).map((each) => [each.id, went(each)] as const),
    [event.id, to],
  ]);
}
