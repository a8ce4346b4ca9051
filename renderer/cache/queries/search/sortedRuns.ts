type Compare = (a: number, b: number) => number;

/** Two runs being merged; both stay unchanged until the result is complete. */
interface Merge {
  readonly below: readonly number[];
  readonly above: readonly number[];
  readonly merged: number[];
  nextBelow: number;
  nextAbove: number;
}

/** As many comparisons take well under a millisecond. */
const step = 512;

/**
 * Sorts indices a few milliseconds at a time, so that the page does not freeze: a merge sort that can stop anywhere.
 * Sorted runs form a stack, each less than half as long as the one below, so that no index is merged often.
 */
export class SortedRuns {
  private readonly compare: Compare;
  private runs: (readonly number[])[] = [];
  private merge: Merge | null = null;

  constructor(compare: Compare) {
    this.compare = compare;
  }

  /** The longest run: everything, once all runs were merged. */
  get longest(): readonly number[] {
    return this.runs[0] ?? [];
  }

  add(places: readonly number[]): void {
    this.merge = null;
    this.runs.push(places.toSorted(this.compare));
  }

  remove(places: ReadonlySet<number>): void {
    this.merge = null;
    this.runs = this.runs.map((run) => run.filter((place) => !places.has(place))).filter(({ length }) => length > 0);
  }

  /** Merges until `isOver`: what is due, or everything to one run. Returns whether that is done. */
  goOn(isOver: () => boolean, toOne: boolean): boolean {
    while (this.begin(toOne)) {
      this.advance();
      if (isOver()) return !this.begin(toOne);
    }
    return true;
  }

  /** Whether two runs have to be merged, the shortest first. */
  private begin(toOne: boolean): boolean {
    if (this.merge) return true;
    const [above, below] = [this.runs.at(-1), this.runs.at(-2)];
    if (!above || !below || !(toOne || above.length * 2 >= below.length)) return false;
    this.merge = { below, above, merged: [], nextBelow: 0, nextAbove: 0 };
    return true;
  }

  private advance(): void {
    const { merge } = this;
    if (!merge) return;
    const { below, above, merged } = merge;
    for (let taken = 0; taken < step; taken += 1) {
      const [a, b] = [below[merge.nextBelow], above[merge.nextAbove]];
      if (a === undefined || b === undefined) {
        this.runs.splice(-2, 2, [...merged, ...below.slice(merge.nextBelow), ...above.slice(merge.nextAbove)]);
        this.merge = null;
        return;
      }
      if (this.compare(b, a) < 0) {
        merged.push(b);
        merge.nextAbove += 1;
      } else {
        merged.push(a);
        merge.nextBelow += 1;
      }
    }
  }
}
