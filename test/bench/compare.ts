/** One implementation to measure. Prepare what is not to be measured before. */
export type Work = () => Promise<void>;

export interface Comparison {
  /** Median of the ratios, each inside one round, so that a busy machine affects both alike. */
  readonly ratio: number;
  readonly floorMs: number;
  readonly oursMs: number;
}

/** Runs floor and ours alternately, first once unmeasured. `tidy` restores the state after each round, unmeasured. */
export async function compare(floor: Work, ours: Work, rounds = 5, tidy?: Work): Promise<Comparison> {
  const floors: number[] = [];
  const others: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const [floorMs, oursMs] = [await elapsed(floor), await elapsed(ours)];
    await tidy?.();
    if (round < 0) continue;
    floors.push(floorMs);
    others.push(oursMs);
  }
  const ratios = others.map((ours, round) => ours / (floors[round] ?? Number.NaN));
  return { ratio: median(ratios), floorMs: median(floors), oursMs: median(others) };
}

export function report(measure: string, { ratio, floorMs, oursMs }: Comparison, goal: number): void {
  const verdict = ratio <= goal ? 'reached' : 'missed';
  console.log(
    `${measure}: ×${ratio.toFixed(3)} (goal ≤ ×${goal}, ${verdict}) — floor ${floorMs.toFixed(1)} ms, ours ${oursMs.toFixed(1)} ms`,
  );
}

export async function elapsed(work: Work): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
