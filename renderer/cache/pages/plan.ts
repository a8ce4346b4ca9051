import type { Dataset, StoredRow } from './dataset.ts';
import type { Patches } from './patches.ts';
import { portion } from './portions.ts';

/** A page is written whole once more than this fraction of it would lie in patches, by its characters. */
const patchedFraction = 1 / 4;
/** The most that lies in all patches of a dataset, in characters: each start reads them before its first screen. */
export const mostPatched = 2 * portion;
/** Patches of one row each are left alone until there are so many. */
const mostSmall = 16;
/** Patches that together have fewer characters are merged without asking whether it is worth it. */
const little = 5_000;

export interface Newer {
  readonly pages: ReadonlySet<string>;
  /** Those of them that lost a row to another page: they are written last, and never patched. */
  readonly left: ReadonlySet<string>;
  /** Rows that no record on the disk has in this edition. */
  readonly rows: ReadonlySet<string>;
}

interface Plan {
  readonly whole: readonly string[];
  readonly rows: readonly StoredRow[];
}

/** Every page whole, and those with patches on the disk too. */
export function planWhole(dataset: Dataset, { pages, left }: Newer): Plan {
  const patched = dataset.byPage(dataset.patches.ids).keys();
  return { whole: [...pages.union(new Set(patched)).difference(left)], rows: [] };
}

/** Pages that are written whole, and rows that a patch holds instead: a few rows of many pages cost little. */
export function planPatches(dataset: Dataset, { pages, left, rows }: Newer): Plan {
  const { patches } = dataset;
  const isPatch = (id: string): boolean => rows.has(id) || patches.has(id);
  const whole = new Set<string>();
  const byPage = new Map<string, readonly StoredRow[]>();
  // One pass without lists: at the end of a pull there may be tens of thousands of rows.
  for (const page of pages) {
    if (left.has(page)) continue;
    let [all, newer] = [0, 0];
    for (const { id, text } of dataset.onPage(page)) {
      all += text.length;
      if (isPatch(id)) newer += text.length;
    }
    if (newer > patchedFraction * all) {
      whole.add(page);
      continue;
    }
    const patched = [...dataset.onPage(page)].filter(({ id }) => isPatch(id));
    byPage.set(page, patched);
  }
  for (const [page, of] of dataset.byPage(patches.ids)) if (!pages.has(page) && !left.has(page)) byPage.set(page, of);
  let together = Iterator.from(byPage.values()).reduce((sum, of) => sum + lengthOf(of), 0);
  if (together > mostPatched)
    for (const [page, of] of [...byPage].toSorted(([, a], [, b]) => lengthOf(b) - lengthOf(a))) {
      if (together <= mostPatched / 2) break;
      whole.add(page);
      together -= lengthOf(of);
    }
  return {
    whole: [...whole],
    rows: [...byPage].flatMap(([page, of]) => (whole.has(page) ? [] : of.filter(({ id }) => rows.has(id)))),
  };
}

/**
 * Small patches always, larger ones once as much is added: so there are few, and a row is rewritten a few times at
 * most.
 */
export function mergedWith(dataset: Dataset, rows: readonly StoredRow[]): readonly string[] {
  const { patches } = dataset;
  if (rows.length === 0 && patches.size <= mostSmall) return [];
  const bySize = [...patches.names].map((name) => ({ name, length: liveLength(dataset, patches, name) }));
  const merged: string[] = [];
  let together = lengthOf(rows);
  for (const { name, length } of bySize.toSorted((a, b) => a.length - b.length)) {
    if (length > 2 * Math.max(together, little) || together + length > portion) break;
    together += length;
    merged.push(name);
  }
  return rows.length === 0 && merged.length < 2 ? [] : merged;
}

const lengthOf = (rows: Iterable<StoredRow>): number =>
  Iterator.from(rows).reduce((sum, { text }) => sum + text.length, 0);

const liveLength = (dataset: Dataset, patches: Patches, name: string): number =>
  Iterator.from(patches.idsOf(name)).reduce((sum, id) => sum + (dataset.rows.get(id)?.text.length ?? 0), 0);
