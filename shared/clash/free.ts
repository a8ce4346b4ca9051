import { commonOf, endOf } from './clash.ts';
import type { Need, Span } from './clash.ts';

/** Shorter gaps are not offered. */
export const shortestGap = 30 * 60_000;

/** When those who are needed are taken, by what else needs one of them. */
export const takenBy = (own: readonly Need[], others: readonly Need[]): readonly Span[] =>
  others
    .filter((need) => own.some((each) => commonOf(each, need)))
    .map((need) => ({ from: need.from, to: endOf(need) }));

/** Until when a person is free from a moment on, Infinity where nothing follows; null: they are taken then. */
export const freeUntil = (at: number, taken: readonly Span[]): number | null =>
  taken.some(({ from, to }) => from <= at && at < to)
    ? null
    : Math.min(...taken.flatMap(({ from }) => (from > at ? [from] : [])));

/** The free parts of a span, in order; none shorter than half an hour. */
export function freeWithin({ from, to }: Span, taken: readonly Span[]): readonly Span[] {
  const free: Span[] = [];
  let at = from;
  for (const span of taken.toSorted((a, b) => a.from - b.from)) {
    if (span.from > at) free.push({ from: at, to: Math.min(span.from, to) });
    at = Math.max(at, span.to);
  }
  if (at < to) free.push({ from: at, to });
  return free.filter((span) => span.to - span.from >= shortestGap);
}

const quarter = 15 * 60_000;

/** What is left of a span, from the next quarter of an hour on: no free time that is past is offered. */
export const ahead = ({ from, to }: Span, now: number): Span => ({
  from: Math.max(from, Math.ceil(now / quarter) * quarter),
  to,
});

/** The start times at which something of that length fits into a span, one after the other. */
export const startsWithin = ({ from, to }: Span, length: number): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / length) }, (_, index) => from + index * length);
