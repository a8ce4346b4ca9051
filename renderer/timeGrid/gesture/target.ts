import { daysBetween } from '#shared/text/when/civil.ts';
import type { SchoolDay } from '../layout/schoolDay.ts';
import type { Carry, Span } from './span.ts';
import { carry, dragEdge, dragNew, snapCarry } from './span.ts';

/** A point of the grid: which of its columns, and which minute of their day. */
export interface GridPoint {
  readonly column: number;
  readonly minute: number;
}

/** What the drag started on. */
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

export interface Target {
  readonly span: Span;
  /** How far linked events would move too; null when only this one changes. */
  readonly along: Carry | null;
}

/** The event after a drag from `from` to `to`; `days`: of the columns. */
export function targetOf(
  grip: Grip,
  from: GridPoint,
  to: GridPoint,
  step: number,
  days: readonly SchoolDay[],
  zone: string,
): Target | null {
  const day = days[from.column];
  const there = days[to.column];
  if (!day || !there) return null;
  switch (grip.kind) {
    case 'move': {
      // Not the columns between them: several may be of one day, and a folded day has none.
      const by = { days: daysBetween(day.day, there.day), minutes: to.minute - from.minute };
      const along = snapCarry(grip.span, by, step, zone);
      return { span: carry(grip.span, along, zone), along };
    }
    case 'edge':
      return {
        span: dragEdge(grip.span, grip.edge, grip.edgeMinute + to.minute - from.minute, step, there),
        along: null,
      };
    case 'new':
      return { span: dragNew(day, from.minute, to.minute, step), along: null };
  }
  return grip satisfies never;
}
