import type { Step } from '#sync/step.ts';

/** The time between our reads and our writes, in ms: what a colleague writes meanwhile is lost (I14). */
export interface Gap {
  readonly median: number;
  readonly longest: number;
  readonly count: number;
}

export function gapOf(receipts: readonly Step[]): Gap | null {
  const gaps = receipts
    .flatMap(({ state }) => (state.kind === 'applied' && state.receipt.gapMs !== null ? [state.receipt.gapMs] : []))
    .sort((a, b) => a - b);
  const median = gaps[Math.floor((gaps.length - 1) / 2)];
  const longest = gaps.at(-1);
  return median === undefined || longest === undefined ? null : { median, longest, count: gaps.length };
}
