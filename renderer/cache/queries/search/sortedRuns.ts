type Compare = (a: number, b: number) => number;

/** Two runs on their way to be one; both stay as they are until it is there. */
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
 * Places sorted a few milliseconds at a time, since a page must not stand still for it: a merge sort that can stop anywhere.
 * Sorted runs lie on each other, each less than half as long as the one below, so that no place is merged often.
 */
export class SortedRuns {
  private readonly compare: Compare;
  private runs: (readonly number[])[] = [];
  private merge: Merge | null = null;

  constructor(compare: Compare) {
    this.compare = compare;
  }

  /** The longest run: all there is, once everything was merged. */
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

  /** Merges until `isOver`: what is due, or everything to one run. Answers whether that is done. */
  goOn(isOver: () => boolean, toOne: boolean): boolean {
    while (this.begin(toOne)) {
      this.advance();
      if (isOver()) return !this.begin(toOne);
    }
    return true;
  }

  /** Whether two runs are to be merged, the shortest first. */
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
