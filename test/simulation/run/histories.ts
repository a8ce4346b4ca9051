import { simulate } from '../simulate.ts';
import type { Planted } from '../station/station.ts';

/** A violation and the history that shows it. */
interface Violation {
  readonly seed: number;
  readonly ops: number;
  readonly breaches: readonly string[];
}

/** What many histories went through. */
export interface Totals {
  histories: number;
  ops: number;
  receipts: number;
  creations: number;
  inTheGap: number;
  turns: number;
  /** `fault|entity|point` → how often it struck. */
  readonly hits: Map<string, number>;
  readonly violations: Violation[];
}

export const noTotals = (): Totals => ({
  histories: 0,
  ops: 0,
  receipts: 0,
  creations: 0,
  inTheGap: 0,
  turns: 0,
  hits: new Map(),
  violations: [],
});

export interface Range {
  readonly from: number;
  readonly seeds: number;
  readonly ops: number;
}

/** A history never yields its thread by itself, which has to receive messages in between. */
const breath = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** One history after the other. */
export async function runHistories({ from, seeds, ops }: Range, planted?: Planted): Promise<Totals> {
  const totals = noTotals();
  for (let seed = from; seed < from + seeds; seed += 1) {
    await breath();
    const { breaches, hits, seen } = await simulate({ seed, ops }, planted).catch((error: unknown) => {
      throw new Error(`seed ${seed}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    });
    totals.histories += 1;
    totals.ops += ops;
    totals.receipts += seen.receipts;
    totals.creations += seen.creations;
    totals.inTheGap += seen.inTheGap;
    totals.turns += seen.turns;
    for (const [hit, count] of hits) totals.hits.set(hit, (totals.hits.get(hit) ?? 0) + count);
    if (breaches.length > 0) totals.violations.push({ seed, ops, breaches });
  }
  return totals;
}

export function addTotals(sum: Totals, more: Totals): void {
  for (const name of ['histories', 'ops', 'receipts', 'creations', 'inTheGap', 'turns'] as const)
    sum[name] += more[name];
  for (const [hit, count] of more.hits) sum.hits.set(hit, (sum.hits.get(hit) ?? 0) + count);
  sum.violations.push(...more.violations);
}

/** How often each fault struck, by kind and entity; and by kind and await point. */
export function hitsBy(
  hits: ReadonlyMap<string, number>,
  part: 'kind' | 'entity' | 'point',
): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const [hit, count] of hits) {
    const [kind = '', entity = '', point = ''] = hit.split('|');
    const name = part === 'kind' ? kind : `${kind} ${part === 'entity' ? entity : point}`;
    sums[name] = (sums[name] ?? 0) + count;
  }
  return Object.fromEntries(Object.entries(sums).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Seeds until a planted bug shows itself as the rule says; null when none up to `most` does. */
export async function seedsUntil(
  planted: Planted,
  rule: RegExp,
  { from, seeds: most, ops }: Range,
): Promise<number | null> {
  for (let seed = from; seed < from + most; seed += 1) {
    await breath();
    const { breaches } = await simulate({ seed, ops }, planted);
    if (breaches.some((breach) => rule.test(breach))) return seed - from + 1;
  }
  return null;
}
