import { elapsed } from '../compare.ts';
import type { Work } from '../compare.ts';

export interface Comparison {
  readonly measure: string;
  /** Of how many rows or events. */
  readonly size: string;
  readonly ours: Work;
  readonly peers: Readonly<Record<string, Work>>;
  /** The most that ours may take of a peer's time, where test/bench/README.md has a goal. */
  readonly goals?: Readonly<Record<string, number>>;
  readonly rounds?: number;
  /** Rounds before the first that counts. */
  readonly warm?: number;
  /** After each round, unmeasured. */
  readonly tidy?: Work;
}

/**
 * Runs ours and every peer alternately and prints a line of the table for each peer: the median of the ratios, each
 * inside one round, so that a busy machine affects both alike.
 */
export async function beside({ measure, size, ours, peers, goals = {}, rounds = 5, warm = 1, tidy }: Comparison) {
  const names = Object.keys(peers);
  const own: number[] = [];
  const theirs = new Map<string, number[]>(names.map((name) => [name, []]));
  for (let round = -warm; round < rounds; round += 1) {
    const ownMs = await elapsed(ours);
    if (round >= 0) own.push(ownMs);
    for (const [name, work] of Object.entries(peers)) {
      const ms = await elapsed(work);
      if (round >= 0) theirs.get(name)?.push(ms);
    }
    await tidy?.();
  }
  for (const name of names) {
    const times = theirs.get(name) ?? [];
    const ratio = median(own.map((ms, round) => ms / (times[round] ?? Number.NaN)));
    line(measure, size, inMs(median(own)), name, inMs(median(times)), ratio, goals[name]);
  }
}

/** A line of the table, which the command collects. */
export function line(
  measure: string,
  size: string,
  ours: string,
  peer: string,
  theirs: string,
  ratio: number,
  goal?: number,
): void {
  const verdict = goal === undefined ? '–' : `≤ ×${goal}, ${ratio <= goal ? 'reached' : 'missed'}`;
  const cells = [measure, size, ours, peer, theirs, `×${ratio.toPrecision(2)}`, verdict];
  console.log(`| ${cells.join(' | ')} |`);
}

const inMs = (ms: number): string => `${ms >= 100 ? ms.toFixed(0) : ms.toPrecision(2)} ms`;
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
