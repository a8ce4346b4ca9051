import { describe, expect, test } from 'vitest';
import { aStep } from '#test/contract/stores/samples.ts';
import { isNothingPending, madeBefore, pendingParts } from '#wording/pending.ts';

const counts = [0, 1, 3];
const every = counts.flatMap((waiting) =>
  counts.flatMap((toSend) =>
    counts.flatMap((toDecide) => [false, true].map((isRepaired) => ({ waiting, toSend, toDecide, isRepaired }))),
  ),
);

describe('I27 one statement at a time about what is pending', () => {
  test.each(every)('$waiting waiting, $toSend to send, $toDecide to decide, repaired: $isRepaired', (pending) => {
    const parts = pendingParts(pending);
    const { waiting, toSend, toDecide, isRepaired } = pending;
    const isNothing = waiting === 0 && toSend === 0 && toDecide === 0 && !isRepaired;
    expect(isNothingPending(pending)).toBe(isNothing);
    // « Aucune modification en attente » is the count of zero: alone, and only where nothing is pending.
    expect(parts.filter(({ count }) => count === 0)).toEqual(isNothing ? [{ kind: 'waiting', count: 0 }] : []);
    expect(parts.filter(({ count }) => count > 0)).toEqual(
      Object.entries({ waiting, toSend, toDecide }).flatMap(([kind, count]) => (count > 0 ? [{ kind, count }] : [])),
    );
  });
});

test('S15 what is still there after Carnet stopped is what waited then, without what was changed since', () => {
  const steps = [1, 2, 3].map((madeAt) => aStep({ id: `s${madeAt}`, seq: madeAt, madeAt }));
  expect(madeBefore(steps, 2).map(({ id }) => id)).toEqual(['s1', 's2']);
});
