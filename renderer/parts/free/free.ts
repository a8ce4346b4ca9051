import { freeUntil } from '#shared/clash/free.ts';
import { usualLength } from '#shared/time/interviewLength.ts';
import type { Column } from './columns.ts';

/** A person who has nothing at a moment; epoch ms. */
export interface Free {
  readonly column: Column;
  /** When their next event begins; null: none that day. */
  readonly until: number | null;
}

/** Cancelled events take nobody; an application's interview takes its usual length. */
export function freeAt(columns: readonly Column[], at: number): readonly Free[] {
  return columns.flatMap((column) => {
    if (column.person === null) return [];
    const taken = column.events
      .filter(({ annule }) => !annule)
      .map(({ debut, fin, interview }) => ({ from: debut, to: interview ? debut + usualLength : fin }));
    const until = freeUntil(at, taken);
    return until === null ? [] : [{ column, until: Number.isFinite(until) ? until : null }];
  });
}
