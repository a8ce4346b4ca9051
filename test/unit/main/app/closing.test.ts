import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openClosing } from '#main/app/closing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(wipes = true, isOpen = true) {
  const done: string[] = [];
  const note = (what: string) => (): void => void done.push(what);
  const closer = openClosing({
    isOpen: () => isOpen,
    wipes: () => wipes,
    ask: (wiping) => note(wiping ? 'ask' : 'store')(),
    lock: async () => note('lock')(),
    quit: note('quit'),
  });
  const close = (): boolean => {
    let isPrevented = false;
    closer.onClose({ preventDefault: () => (isPrevented = true) });
    return isPrevented;
  };
  return { done, close, answers: closer.answers, shutdown: () => closer.onShutdown() };
}

test('an ordinary closing waits until the page has stored what was typed, and ends once', () => {
  const { done, close, answers } = open(false);
  expect([close(), close()]).toEqual([true, true]);
  answers.asUsual();
  answers.asUsual();
  expect(done).toEqual(['store', 'store', 'quit']);
  expect(close(), 'it ends').toBe(false);
});

test('a page that does not answer holds up an ordinary closing for a second, and nothing is locked', async () => {
  const { done, close, answers } = open(false);
  close();
  await vi.advanceTimersByTimeAsync(999);
  expect(done).toEqual(['store']);
  await vi.advanceTimersByTimeAsync(1);
  answers.asUsual();
  expect(done).toEqual(['store', 'quit']);
});

test('where no service is open, Carnet closes at once', () => {
  const { done, close } = open(true, false);
  expect(close()).toBe(false);
  expect(done).toEqual([]);
});

test('S17 the page is asked before anything closes, as often as the user closes; what it answers decides', async () => {
  const { done, close, answers } = open();
  expect(close()).toBe(true);
  answers.asking();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(done, 'the user reads the question').toEqual(['ask']);
  expect(close()).toBe(true);
  answers.asking();
  answers.kept();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toEqual(['ask', 'ask', 'lock', 'quit']);
  expect(close(), 'it ends').toBe(false);
});

test('S17 a page that does not answer keeps everything: locked, nothing wiped', async () => {
  const { done, close } = open();
  close();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(done).toEqual(['ask', 'lock', 'quit']);
});

test('S17 a shutdown of the system is not held up: it locks where closing would wipe', () => {
  const { done, close, shutdown } = open();
  shutdown();
  expect(close()).toBe(false);
  expect(done).toEqual(['lock']);
  const other = open(false);
  other.shutdown();
  expect(other.done).toEqual([]);
});
