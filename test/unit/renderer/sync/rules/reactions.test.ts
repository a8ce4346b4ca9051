import { expect, test } from 'vitest';
import { backoff, busyUntil, isDue, pauseAfter, reactions, retryAt } from '#sync/rules/reactions.ts';

const minute = 60_000;

test('R3.5 each wait is twice the one before, up to five minutes, spread over its upper half', () => {
  expect([0, 1, 2, 3, 8, 9, 1000].map((failures) => backoff(failures, 1))).toEqual([
    1_000,
    2_000,
    4_000,
    8_000,
    256_000,
    5 * minute,
    5 * minute,
  ]);
  expect([0, 0.5, 1].map((chance) => backoff(1, chance))).toEqual([1_000, 1_500, 2_000]);
  expect(backoff(3, 1, 500, 3_000)).toBe(3_000);
  expect(backoff(2, 1, 500)).toBe(2_000);
});

test('R3.5 a busy service is left alone for as long as it asked, an hour at most, and four seconds where it did not', () => {
  expect(pauseAfter(1, 7_000, 1)).toBe(7_000);
  expect(pauseAfter(1, undefined, 1)).toBe(4_000);
  expect(pauseAfter(1, undefined, 0)).toBe(2_000);
  expect(pauseAfter(1, 24 * 60 * minute, 1)).toBe(60 * minute);
});

test('R3.5 no pause is shorter than the backoff, which grows with each busy answer in a row, whatever time was named', () => {
  expect([1, 2, 3, 9].map((busy) => pauseAfter(busy, 0, 1))).toEqual([1_000, 2_000, 4_000, 256_000]);
  expect([1, 2, 3, 9].map((busy) => pauseAfter(busy, 1_500, 1))).toEqual([1_500, 2_000, 4_000, 256_000]);
  expect([1, 2, 3, 9].map((busy) => pauseAfter(busy, undefined, 1))).toEqual([4_000, 8_000, 16_000, 5 * minute]);
});

test('R3.5 a retry comes after its own delay, and never earlier than the service asked for, an hour at most', () => {
  expect(retryAt({ kind: 'busy' }, 1_000, 50)).toBe(1_050);
  expect(retryAt({ kind: 'busy', retryAfterMs: 400 }, 1_000, 50)).toBe(1_400);
  expect(retryAt({ kind: 'busy', retryAfterMs: 20 }, 1_000, 50)).toBe(1_050);
  expect(retryAt({ kind: 'busy', retryAfterMs: 24 * 60 * minute }, 1_000, 50)).toBe(1_000 + 60 * minute);
});

test('R3.5 a busy service is one that said so or named a time; the time is the step’s own, else the queue’s', () => {
  expect(busyUntil({ failure: { kind: 'busy' }, notBefore: 5 }, 9)).toBe(5);
  expect(busyUntil({ failure: { kind: 'serviceError', retryAfterMs: 1 }, notBefore: 5 }, 9)).toBe(5);
  expect(busyUntil({ failure: { kind: 'busy' }, notBefore: null }, 9)).toBe(9);
  expect(busyUntil({ failure: { kind: 'serviceError' }, notBefore: 5 }, 9)).toBe(9);
  expect(busyUntil({ failure: { kind: 'serviceError' }, notBefore: 5 })).toBeNull();
  expect(busyUntil({ notBefore: 5 })).toBeNull();
});

test('I21 what is due an hour and more ahead is due now: the clock was set back', () => {
  expect(isDue(null, 0)).toBe(true);
  expect([1_000, 1_001].map((time) => isDue(time, 1_000))).toEqual([true, false]);
  expect(isDue(1_000 + 60 * minute, 1_000)).toBe(false);
  expect(isDue(1_001 + 60 * minute, 1_000)).toBe(true);
});

test('R3.5 I24 a step is given up after eight unusable answers, a forbidden one after three, a minute apart at first', () => {
  expect(reactions.serviceError).toEqual({ wait: 'step', firstMs: 2_000, attempts: 8 });
  expect(reactions.forbidden).toEqual({ wait: 'step', firstMs: minute, attempts: 3 });
});
