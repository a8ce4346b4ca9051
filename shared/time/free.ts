/** Shorter gaps are not offered. */
export const shortestGap = 30 * 60_000;

/** Epoch ms, `to` excluded. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

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

/** The start times at which something of that length fits into a span, one after the other. */
export const startsWithin = ({ from, to }: Span, length: number): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / length) }, (_, index) => from + index * length);
