import { expect, test } from 'vitest';
import { addMonths } from '#shared/text/when/civil.ts';

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-03-31', -1, '2026-02-28'],
  // What a service resets a date to (R5.6): Date.UTC would answer in the 20th century.
  ['0001-01-31', 1, '0001-02-28'],
  ['0099-12-01', 1, '0100-01-01'],
])('%s and %i months: %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
});
