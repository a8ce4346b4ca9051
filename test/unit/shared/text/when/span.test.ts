import { expect, test } from 'vitest';
import { daysOfSpan } from '#shared/text/when/span.ts';

test('a span that follows today is of the days around it', () => {
  const days = (unit: 'day' | 'week' | 'month', by: number) => daysOfSpan({ unit, by }, '2026-11-25');
  expect(days('day', -1)).toEqual({ from: '2026-11-24', to: '2026-11-24' });
  expect(days('week', 1)).toEqual({ from: '2026-11-30', to: '2026-12-06' });
  expect(days('month', 0)).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  expect(days('month', 3)).toEqual({ from: '2027-02-01', to: '2027-02-28' });
  expect(daysOfSpan({ from: '2026-11-03', to: null }, '2026-11-25')).toEqual({ from: '2026-11-03', to: null });
});
