/** A period as a line of time shows it; without both dates it has no place there. */
export interface Period {
  readonly id: string;
  /** Epoch ms; null where the service says none. */
  readonly from: number | null;
  readonly to: number | null;
}

export interface Bar<Item extends Period = Period> {
  readonly period: Item;
  /** From 0 to 1 of the line. */
  readonly start: number;
  readonly length: number;
  /** Periods that overlap are on different lines, from 0. */
  readonly line: number;
}

export interface TimeLine<Item extends Period = Period> {
  readonly bars: readonly Bar<Item>[];
  readonly lines: number;
  /** Without dates, or with an end that is not after the begin. */
  readonly undated: readonly Item[];
  /** The position of an instant, from 0 to 1; null beside the line. */
  readonly placeOf: (at: number) => number | null;
}

export function timeLineOf<Item extends Period>(periods: readonly Item[]): TimeLine<Item> {
  const dated = periods.flatMap((period) => {
    const { from, to } = period;
    return from === null || to === null || to <= from ? [] : [{ period, from, to }];
  });
  const first = Math.min(...dated.map(({ from }) => from));
  const span = Math.max(...dated.map(({ to }) => to)) - first;
  const ends: number[] = [];
  const bars = dated
    .toSorted((a, b) => a.from - b.from || a.to - b.to)
    .map(({ period, from, to }) => {
      const free = ends.findIndex((end) => end <= from);
      const line = free === -1 ? ends.length : free;
      ends[line] = to;
      return { period, start: (from - first) / span, length: (to - from) / span, line };
    });
  return {
    bars,
    lines: ends.length,
    undated: periods.filter((period) => !dated.some((each) => each.period === period)),
    placeOf: (at) => (bars.length === 0 || at < first || at > first + span ? null : (at - first) / span),
  };
}
