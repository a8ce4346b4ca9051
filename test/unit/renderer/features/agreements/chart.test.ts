import { expect, test } from 'vitest';
import { chartOf } from '#features/agreements/page/chart.ts';

const day = 86_400_000;

test('bars lie at their place in time, as high as their amount, and instalments of one day are one bar', () => {
  const { bars, width, height } = chartOf([
    { at: 30 * day, cents: 50 },
    { at: 0, cents: 100 },
    { at: 30 * day, cents: 50 },
    { at: 60 * day, cents: 25 },
  ]);
  expect(bars.map(({ cents }) => cents)).toEqual([100, 100, 25]);
  expect(bars.map((bar) => bar.height)).toEqual([height, height, height / 4]);
  const [first, second, third] = bars.map(({ x }) => x);
  expect((second ?? 0) - (first ?? 0)).toBe((third ?? 0) - (second ?? 0));
  expect(third).toBeLessThan(width);
});

test('names of dates never overlap, and one bar alone stands in the middle', () => {
  const { bars } = chartOf(Array.from({ length: 24 }, (_, index) => ({ at: index * 30 * day, cents: 10 })));
  const named = bars.filter(({ isNamed }) => isNamed).map(({ x }) => x);
  expect(named.every((x, index) => index === 0 || x - (named[index - 1] ?? 0) >= 76)).toBe(true);
  expect(chartOf([{ at: 5, cents: 1 }]).bars[0]?.x).toBe(320);
  expect(chartOf([]).bars).toEqual([]);
});
