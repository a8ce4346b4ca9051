/**
 * What page and main compare instead of the hashes of a whole list: how many there are, and sums over them. The sums of
 * groups say where two sets differ, so that only those hashes are sent.
 */
export const digestGroups = 256;

/** The group of a hash, the same on both sides. */
export function groupOf(hash: string): number {
  let bits = firstSeed;
  for (let at = 0; at < hash.length; at += 1) bits = Math.imul(bits ^ hash.charCodeAt(at), prime);
  return mixed(bits) % digestGroups;
}

/** Shared by every digest of no hash. */
const empty = new Uint32Array(2 * digestGroups);

/**
 * A set of hashes, reduced. Hashes are random already: two sets that differ have equal sums about once in 2^64
 * comparisons.
 */
export class RowsDigest {
  #count = 0;
  /** The sums of all groups. */
  #first = 0;
  #second = 0;
  /** Two sums a group. Most digests are of few rows and are compared once: copied only before the first change. */
  #sums = empty;
  #isShared = true;

  add(hash: string): void {
    this.#change(hash, 1);
  }

  remove(hash: string): void {
    this.#change(hash, -1);
  }

  copy(): RowsDigest {
    const copy = new RowsDigest();
    copy.#count = this.#count;
    copy.#first = this.#first;
    copy.#second = this.#second;
    copy.#sums = this.#sums;
    this.#isShared = true;
    return copy;
  }

  get count(): number {
    return this.#count;
  }

  /** Equal for equal sets of hashes. */
  get text(): string {
    return `${this.#count}.${this.#first}.${this.#second}`;
  }

  get sums(): readonly number[] {
    return [...this.#sums];
  }

  /** The groups whose sums differ from those of another set; all of them where the other one gave none. */
  differing(sums: readonly number[]): ReadonlySet<number> {
    const groups = Array.from({ length: digestGroups }, (_, group) => group);
    return new Set(groups.filter((group) => [0, 1].some((at) => this.#sums[2 * group + at] !== sums[2 * group + at])));
  }

  #change(hash: string, by: 1 | -1): void {
    let [first, second] = [firstSeed, secondSeed];
    // One loop for both: a page reduces 100,000 hashes in one task.
    for (let at = 0; at < hash.length; at += 1) {
      const code = hash.charCodeAt(at);
      first = Math.imul(first ^ code, prime);
      second = Math.imul(second ^ code, prime);
    }
    first = mixed(first);
    second = mixed(second);
    const at = 2 * (first % digestGroups);
    this.#count += by;
    this.#first = (this.#first + by * first) >>> 0;
    this.#second = (this.#second + by * second) >>> 0;
    if (this.#isShared) this.#sums = this.#sums.slice();
    this.#isShared = false;
    this.#sums[at] = (this.#sums[at] ?? 0) + by * first;
    this.#sums[at + 1] = (this.#sums[at + 1] ?? 0) + by * second;
  }
}

/** FNV-1a, with two beginnings. */
const [firstSeed, secondSeed, prime] = [0x811c9dc5, 0x2545f491, 0x01000193];

/** The end of MurmurHash3: each bit depends on each of the given ones. */
function mixed(given: number): number {
  let bits = Math.imul(given ^ (given >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
