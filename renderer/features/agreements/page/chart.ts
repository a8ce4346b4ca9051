const [plotWidth, plotHeight] = [640, 120];
/** A bar's width at most, and the room that a written date and its amount need: « 123 456,78 € ». */
const [widest, nameWidth] = [40, 76];

/** The instalments as bars at their place in time; those of one day are one bar. Empty where nothing has a date. */
export function chartOf(instalments: readonly { readonly at: number; readonly cents: number }[]) {
  const byDay = Map.groupBy(instalments, ({ at }) => at);
  const sums = [...byDay]
    .map(([at, those]) => ({ at, cents: those.reduce((sum, { cents }) => sum + cents, 0) }))
    .sort((a, b) => a.at - b.at);
  const [first = 0, last = 0] = [sums[0]?.at, sums.at(-1)?.at];
  const most = Math.max(...sums.map(({ cents }) => cents), 0) || 1;
  const step = plotWidth / Math.max(1, sums.length);
  const width = Math.min(widest, Math.max(3, Math.floor(step * 0.6)));
  const xOf = (at: number): number =>
    last === first
      ? plotWidth / 2
      : Math.round(nameWidth / 2 + ((at - first) / (last - first)) * (plotWidth - nameWidth));
  let named = Number.NEGATIVE_INFINITY;
  return {
    width: plotWidth,
    height: plotHeight,
    bars: sums.map(({ at, cents }) => {
      const x = xOf(at);
      const isNamed = x - named >= nameWidth;
      if (isNamed) named = x;
      const height = Math.round((Math.max(0, cents) / most) * plotHeight);
      return { at, cents, x, y: plotHeight - height, width, height, isNamed };
    }),
  };
}
