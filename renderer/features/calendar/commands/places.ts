import type { EventView } from '#cache/queries/views.ts';
import type { Places, Span } from '#timeGrid/gesture/span.ts';
import { carry, carryBetween } from '#timeGrid/gesture/span.ts';

/**
 * Where several events go when one of them goes to `to`: as far as it on the wall clock, so that 09:00 stays 09:00 over
 * a change of hour; by the same duration where the clock is ambiguous. An event that is resized goes alone.
 */
export function placesFor(event: EventView, to: Span, together: readonly EventView[], zone: string): Places {
  const by = carryBetween(event, to, zone);
  const shift = to.debut - event.debut;
  const isMove = to.fin - event.fin === shift;
  if (!by && !isMove) return new Map([[event.id, to]]);
  const went = (each: EventView): Span =>
    by ? carry(each, by, zone) : { debut: each.debut + shift, fin: each.fin + shift };
  return new Map([
    ...together.filter(({ id }) => id !== event.id).map((each) => [each.id, went(each)] as const),
    [event.id, to],
  ]);
}
