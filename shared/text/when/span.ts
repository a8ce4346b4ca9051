import { addDays, addMonths, mondayOf } from './civil.ts';
import type { Day } from './civil.ts';

/** Days in a row, all included; null where they are open. A relative span moves with today: « cette semaine ». */
export type Span =
  | { readonly unit: 'day' | 'week' | 'month'; readonly by: number }
  | { readonly from: Day | null; readonly to: Day | null };

/** The first and the last day of a span; null where it is open. */
export function daysOfSpan(span: Span, today: Day): { readonly from: Day | null; readonly to: Day | null } {
  if (!('unit' in span)) return span;
  const { unit, by } = span;
  if (unit === 'day') return { from: addDays(today, by), to: addDays(today, by) };
  const from = unit === 'week' ? addDays(mondayOf(today), 7 * by) : `${addMonths(today, by).slice(0, 7)}-01`;
  return { from, to: unit === 'week' ? addDays(from, 6) : addDays(addMonths(from, 1), -1) };
}
