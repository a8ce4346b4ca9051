import type { KeyboardEvent } from 'react';
import type { Span } from '../gesture/span.ts';
import { sameSpan } from '../gesture/span.ts';
import type { Box } from '../layout/pack.ts';
import { actionOf } from './keys.ts';
import { neighbour } from './neighbour.ts';

/** A grid as a key meets it; a place is where an event stands, which may be in two columns. */
export interface KeyedGrid {
  /** Places by day or column, each in time order. */
  readonly places: readonly (readonly Box[])[];
  readonly zone: string;
  eventAt(place: string): (Span & { readonly id: string }) | undefined;
  focus(place: string): void;
  move(id: string, span: Span): void;
}

/** A key on the event at `place`: the focus goes to another, or the event to another time. Other keys pass. */
export function keyPressed(event: KeyboardEvent, place: string | null, grid: KeyedGrid): void {
  const shown = place === null ? undefined : grid.eventAt(place);
  const action = actionOf(event);
  if (place === null || !shown || !action) return;
  if (action.kind === 'change') {
    event.preventDefault();
    const span = action.apply(shown, grid.zone);
    if (!sameSpan(span, shown)) grid.move(shown.id, span);
    return;
  }
  const next = neighbour(grid.places, place, action.direction);
  // After the last event Tab leaves the grid.
  if (next === null && event.key === 'Tab') return;
  event.preventDefault();
  if (next !== null) grid.focus(next);
}
