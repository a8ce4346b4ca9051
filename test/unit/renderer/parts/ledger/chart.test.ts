import { describe, expect, it } from 'vitest';
import { chartOf } from '#parts/ledger/chart.ts';
import type { LedgerMonth } from '#parts/ledger/months.ts';

const month = (name: string, debits: number, credits: number, balance: number): LedgerMonth => ({
  month: name,
  debits,
  credits,
  balance,
});

describe('the drawing of the ledger', () => {
  it('puts amounts above 0 over the line of 0, and a balance in the client’s favour below it', () => {
    const { height, zero, marks, columns } = chartOf([month('2026-10', 300, 0, 300), month('2026-11', 0, 400, -100)]);
    expect(marks).toEqual([
      { cents: 400, y: 0 },
      { cents: -100, y: height },
    ]);
    expect(zero).toBe(Math.round(height * 0.8));
    const [first, second] = columns;
    expect(first?.debit.y).toBe(zero - (first?.debit.height ?? 0));
    expect(first?.credit.height).toBe(0);
    expect(second?.credit).toMatchObject({ y: 0, height: zero });
    expect(second?.balance).toBe(height);
  });

  it('stays as wide as the page for a year, and names only months whose names do not overlap', () => {
    const months = Array.from({ length: 24 }, (_, at) => month(String(at), 1, 1, 0));
    const { width, columns } = chartOf(months);
    expect(width).toBeLessThanOrEqual(640);
    const named = columns.filter(({ isNamed }) => isNamed).map(({ x }) => x);
    expect(Math.min(...named.slice(1).map((x, at) => x - (named[at] ?? 0)))).toBeGreaterThanOrEqual(52);
  });

  it('draws nothing of nothing', () => {
    expect(chartOf([])).toMatchObject({ width: 0, marks: [], columns: [] });
    expect(chartOf([month('2026-11', 0, 0, 0)])).toMatchObject({ marks: [] });
  });
});
