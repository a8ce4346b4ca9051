import { daysBetween } from '#shared/text/when/civil.ts';
import type { SchoolDay } from '../layout/schoolDay.ts';
import type { Span } from './span.ts';
import { carry, dragEdge, dragNew, snapCarry } from './span.ts';

export interface GridPoint {
  readonly column: number;
  readonly minute: number;
}

export type Grip =
  | { readonly kind: 'move'; readonly id: string; readonly span: Span }
  | {
      readonly kind: 'edge';
      readonly id: string;
      readonly span: Span;
      readonly edge: 'debut' | 'fin';
      readonly edgeMinute: number;
    }
  | { readonly kind: 'new' };

/** Where the event is after a drag from `from` to `to`; `days`: of the columns. */
export function targetOf(
  grip: Grip,
  from: GridPoint,
  to: GridPoint,
  step: number,
  days: readonly SchoolDay[],
  zone: string,
): Span | null {
  const day = days[from.column];
  const there = days[to.column];
  if (!day || !there) return null;
  switch (grip.kind) {
    case 'move': {
      // Not the columns between them: several may be of one day, and a folded day has none.
      const by = { days: daysBetween(day.day, there.day), minutes: to.minute - from.minute };
      return carry(grip.span, snapCarry(grip.span, by, step, zone), zone);
    }
    case 'edge':
      return dragEdge(grip.span, grip.edge, grip.edgeMinute + to.minute - from.minute, step, there);
    case 'new':
      return dragNew(day, from.minute, to.minute, step);
  }
  return grip satisfies never;
}
