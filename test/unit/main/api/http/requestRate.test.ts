import { describe, expect, test } from 'vitest';
import { RequestRate } from '#main/api/http/requestRate.ts';

/** A rate that was refused so often, each time five seconds after the one before, with nothing accepted in between. */
function refused(times: number, chance = 0): { readonly rate: RequestRate; readonly now: number } {
  const rate = new RequestRate();
  let now = 0;
  for (let count = 0; count < times; count += 1) {
    now += 5_000;
    rate.refused(now, 1_000, chance);
  }
  return { rate, now };
}

const waitOf = (rate: RequestRate, now: number, follows = false): number => rate.dueAt(now, follows) - now;

/** Requests in a span of time, each as soon as it may leave. */
function sentIn(rate: RequestRate, from: number, ms: number): number {
  let count = 0;
  for (let now = from; now < from + ms; now += 10) {
    if (rate.dueAt(now, false) > now || rate.dueAt(now, false) === -Infinity) continue;
    rate.left(now);
    rate.accepted(now);
    count += 1;
  }
  return count;
}

describe('R5.7 the rate of a service that many use', () => {
  test('nothing is spaced before the first busy answer', () => {
    const rate = new RequestRate();
    rate.left(0);
    expect(rate.dueAt(0, false)).toBe(-Infinity);
  });

  test('what the last second accepted is kept, but for a little: four requests a second', () => {
    const rate = new RequestRate();
    for (const at of [9_100, 9_300, 9_500, 9_700]) rate.accepted(at);
    rate.refused(10_000, 1_000, 0);
    expect(waitOf(rate, 10_000)).toBe(1_000);
    const first = sentIn(rate, 11_000, 2_000);
    expect(first).toBeGreaterThanOrEqual(6);
    expect(first).toBeLessThanOrEqual(12);
  });

  test('workstations that were refused together come back apart, within the asked time and ten seconds', () => {
    const waits = [0, 0.25, 0.5, 0.75, 0.999].map((chance) => {
      const { rate, now } = refused(1, chance);
      return waitOf(rate, now);
    });
    expect(waits[0]).toBe(1_000);
    expect(new Set(waits.map((wait) => Math.floor(wait / 1_000))).size).toBe(5);
    expect(Math.max(...waits)).toBeLessThan(10_000);
  });

  test('without anything accepted in between, each refusal makes the distance greater; half a minute at most (I24)', () => {
    const gap = (times: number): number => {
      const { rate, now } = refused(times);
      const first = now + 1_000;
      rate.left(first);
      return rate.dueAt(first, false) - first;
    };
    expect(gap(2)).toBeGreaterThan(gap(1));
    expect(gap(60)).toBeLessThanOrEqual(30_000);
  });

  test('a step that was begun goes on at once; the next one makes up for it', () => {
    const { rate, now } = refused(2);
    const begun = now + 1_000;
    rate.left(begun);
    const single = waitOf(rate, begun);
    expect(waitOf(rate, begun, true)).toBeLessThanOrEqual(1_050);
    rate.left(begun + 1_050);
    rate.left(begun + 2_100);
    expect(waitOf(rate, begun + 2_100)).toBeGreaterThan(2 * single);
  });

  test('a service that is no longer busy is used in full again, sooner after a short time than after a long one', () => {
    const calmMs = (times: number): number => {
      const { rate, now } = refused(times);
      let at = now;
      while (rate.dueAt(at, false) !== -Infinity && at - now < 3_600_000) at += 1_000;
      return at - now;
    };
    expect(calmMs(1)).toBeLessThan(180_000);
    expect(calmMs(4)).toBeGreaterThan(calmMs(1));
    expect(calmMs(20)).toBeLessThan(1_800_000);
  });
});
