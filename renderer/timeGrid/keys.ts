import type { KeyboardEvent } from 'react';
import type { Span } from './gesture/span.ts';
import { nudgeDays, nudgeEnd, nudgeMinutes, sameSpan, snapStep } from './gesture/span.ts';
import type { Box } from './layout/pack.ts';

export type KeyAction =
  | { readonly kind: 'change'; apply(span: Span, zone: string): Span }
  /** To the person of the next or previous column. */
  | { readonly kind: 'assign'; readonly by: 1 | -1 }
  | { readonly kind: 'focus'; readonly direction: Direction };

interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

const change = (apply: (span: Span, zone: string) => Span): KeyAction => ({ kind: 'change', apply });
const focus = (direction: Direction): KeyAction => ({ kind: 'focus', direction });

const actions: Readonly<Record<string, KeyAction>> = {
  'mod ArrowUp': change((span) => nudgeMinutes(span, -snapStep)),
  'mod ArrowDown': change((span) => nudgeMinutes(span, snapStep)),
  'mod ArrowLeft': change((span, zone) => nudgeDays(span, -1, zone)),
  'mod ArrowRight': change((span, zone) => nudgeDays(span, 1, zone)),
  'mod shift ArrowUp': change((span) => nudgeEnd(span, -snapStep)),
  'mod shift ArrowDown': change((span) => nudgeEnd(span, snapStep)),
  'mod shift ArrowLeft': { kind: 'assign', by: -1 },
  'mod shift ArrowRight': { kind: 'assign', by: 1 },
  ArrowUp: focus('up'),
  ArrowDown: focus('down'),
  ArrowLeft: focus('left'),
  ArrowRight: focus('right'),
  Tab: focus('next'),
  'shift Tab': focus('previous'),
};

/** What a key does in the grid; undefined for keys that it does not handle. */
export function actionOf(press: KeyPress): KeyAction | undefined {
  if (press.altKey) return undefined;
  const mod = press.ctrlKey || press.metaKey;
  return actions[[mod && 'mod', press.shiftKey && 'shift', press.key].filter(Boolean).join(' ')];
}

/** A grid as keys see it; a place is the position of an event, which may be in two columns. */
interface KeyedGrid {
  /** Places by day or column, each in time order. */
  readonly places: readonly (readonly Box[])[];
  readonly zone: string;
  /** Undefined where the place is not one event's. */
  eventAt(place: string): (Span & { readonly id: string }) | undefined;
  focus(place: string): void;
  /** Undefined: none can be moved. */
  readonly onNudge: ((id: string, span: Span) => void) | undefined;
  /** Where columns are people. */
  readonly assign?: ((place: string, by: 1 | -1) => void) | undefined;
}

/** Moves the focus to another event, or the event to another time. Ignores other keys. */
export function keyPressed(event: KeyboardEvent, place: string | null, grid: KeyedGrid): void {
  const action = actionOf(event);
  if (place === null || !action) return;
  if (action.kind === 'change') {
    const shown = grid.eventAt(place);
    if (!shown || !grid.onNudge) return;
    event.preventDefault();
    const span = action.apply(shown, grid.zone);
    if (!sameSpan(span, shown)) grid.onNudge(shown.id, span);
    return;
  }
  if (action.kind === 'assign') {
    if (!grid.assign || !grid.eventAt(place)) return;
    event.preventDefault();
    return grid.assign(place, action.by);
  }
  const next = neighbour(grid.places, place, action.direction);
  // After the last event Tab leaves the grid.
  if (next === null && event.key === 'Tab') return;
  event.preventDefault();
  if (next !== null) grid.focus(next);
}

type Direction = 'previous' | 'next' | 'up' | 'down' | 'left' | 'right';

/** The event that gets the focus after `id`; each day in time order. Null where there is none. */
export function neighbour(days: readonly (readonly Box[])[], id: string, direction: Direction): string | null {
  const day = days.findIndex((boxes) => boxes.some((box) => box.id === id));
  const boxes = days[day] ?? [];
  const index = boxes.findIndex((box) => box.id === id);
  const here = boxes[index];
  if (!here) return null;
  switch (direction) {
    case 'up':
      return boxes[index - 1]?.id ?? null;
    case 'down':
      return boxes[index + 1]?.id ?? null;
    case 'previous':
    case 'next': {
      const order = [...new Set(days.flatMap((each) => each.map((box) => box.id)))];
      return order[order.indexOf(id) + (direction === 'next' ? 1 : -1)] ?? null;
    }
    case 'left':
      return nearest(days.slice(0, day).reverse(), here);
    case 'right':
      return nearest(days.slice(day + 1), here);
  }
  return direction satisfies never;
}

/** In the first day that has another event, the one closest in hour. */
function nearest(days: readonly (readonly Box[])[], here: Box): string | null {
  const others = days.map((boxes) => boxes.filter((box) => box.id !== here.id)).find((boxes) => boxes.length > 0);
  if (!others) return null;
  return others.reduce((best, box) => (Math.abs(box.top - here.top) < Math.abs(best.top - here.top) ? box : best)).id;
}
