import type { LedgerMonth } from './months.ts';

interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const plotHeight = 132;
/** A month's width: wide for few, narrow for many. */
const [widest, narrowest, plotWidth] = [64, 12, 640];
const nameWidth = 52;

/** Bars for what was owed and paid in each month, and the balance at its end. */
export function chartOf(months: readonly LedgerMonth[]) {
  const step = Math.max(narrowest, Math.min(widest, Math.floor(plotWidth / Math.max(1, months.length))));
  const amounts = months.flatMap(({ debits, credits, balance }) => [debits, credits, balance]);
  const [most, least] = [Math.max(0, ...amounts), Math.min(0, ...amounts)];
  const span = most - least || 1;
  const yOf = (cents: number): number => Math.round(((most - cents) / span) * plotHeight);
  const zero = yOf(0);
  const barWidth = Math.max(3, Math.floor(step * 0.28));
  const bar = (x: number, cents: number): Bar => ({ x, y: yOf(cents), width: barWidth, height: zero - yOf(cents) });
  const every = Math.ceil(nameWidth / step);
  return {
    width: step * months.length,
    height: plotHeight,
    zero,
    marks: [most, least].filter((cents) => cents !== 0).map((cents) => ({ cents, y: yOf(cents) })),
    columns: months.map((month, at) => {
      const x = step * at + step / 2;
      return {
        month,
        x,
        debit: bar(x - barWidth - 1, month.debits),
        credit: bar(x + 1, month.credits),
        balance: yOf(month.balance),
        isNamed: at % every === 0,
      };
    }),
  };
}
