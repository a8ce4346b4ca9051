import { expect, test } from 'vitest';
import { gapOf } from '#features/settings/gap.ts';
import type { Step } from '#sync/step.ts';
import { aReceipt, aStep } from '#test/contract/stores/samples.ts';

const after = (gapMs: number | null): Step => {
  const receipt = aReceipt({ id: `g${gapMs}`, seq: 1 });
  if (receipt.state.kind !== 'applied') throw new Error('a receipt is applied');
  return { ...receipt, state: { ...receipt.state, receipt: { ...receipt.state.receipt, gapMs } } };
};

test('I14 the gap between read and write: the usual one, the longest, and the number of writes', () => {
  expect(gapOf([after(90), after(null), after(10), after(30), aStep({ id: 'w', seq: 2 })])).toEqual({
    median: 30,
    longest: 90,
    count: 3,
  });
  expect(gapOf([after(20), after(10)])).toEqual({ median: 10, longest: 20, count: 2 });
  expect(gapOf([after(null)])).toBeNull();
});
