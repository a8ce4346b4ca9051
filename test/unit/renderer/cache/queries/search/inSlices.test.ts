import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InSlices } from '#cache/queries/search/inSlices.ts';

let clock = 0;
beforeEach(() => {
  clock = 0;
  vi.useFakeTimers();
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('performance: rows are parsed in short tasks, and the screens are notified in tasks that parse none', () => {
  let [left, parsed, notified] = [1_000, 0, 0];
  const slices = new InSlices(
    (isOver) => {
      for (; left > 0 && !isOver(); left -= 1) {
        parsed += 1;
        clock += 1;
      }
      return left === 0;
    },
    () => (notified += 1),
  );
  slices.catchUp();
  expect([parsed, notified]).toEqual([6, 0]);
  while (vi.getTimerCount() > 0) {
    const before = { parsed, notified };
    vi.advanceTimersToNextTimer();
    expect(parsed - before.parsed).toBeLessThanOrEqual(6);
    if (notified > before.notified) expect(parsed).toBe(before.parsed);
  }
  expect([parsed, slices.isReading]).toEqual([1_000, false]);
  // Three times a second, and at the end.
  expect(notified).toBe(4);
});
