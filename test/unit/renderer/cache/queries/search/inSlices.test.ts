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

test('a screen that begins between the last slice and its notice leaves one chain, which notifies once', () => {
  let [left, notified] = [10, 0];
  const slices = new InSlices(
    (isOver) => {
      for (; left > 0 && !isOver(); left -= 1) clock += 1;
      return left === 0;
    },
    () => (notified += 1),
  );
  slices.catchUp();
  setTimeout(() => {
    left = 30;
    slices.catchUp();
  });
  // The last slice, whose notice is a task of its own; the screen; the notice.
  for (let task = 0; task < 3; task += 1) vi.advanceTimersToNextTimer();
  expect(notified).toBe(1);
  expect(vi.getTimerCount()).toBe(1);
  vi.runAllTimers();
  expect([left, slices.isReading, notified]).toEqual([0, false, 2]);
});
