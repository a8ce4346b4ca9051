/**
 * What page and main compare instead of the hashes of a whole list: how many there are, and sums over them. The sums of
 * groups say where two sets differ, so that only those hashes are sent.
 */
export const heldGroups = 256;

/** The group of a hash, the same on both sides. */
export function groupOf(hash: string): number {
  let bits = firstSeed;
  for (let at = 0; at < hash.length; at += 1) bits = Math.imul(bits ^ hash.charCodeAt(at), prime);
  return mixed(bits) % heldGroups;
}

/**
 * A set of hashes, reduced. Hashes are random already: two sets that differ have equal sums about once in 2^64
 * comparisons.
 */
export class HeldDigest {
  #count = 0;
  /** Two sums a group. */
  readonly #sums = new Uint32Array(2 * heldGroups);

  add(hash: string): void {
    this.#change(hash, 1);
  }

  remove(hash: string): void {
    this.#change(hash, -1);
  }

  copy(): HeldDigest {
    const copy = new HeldDigest();
    copy.#count = this.#count;
    copy.#sums.set(this.#sums);
    return copy;
  }

  get count(): number {
    return this.#count;
  }

  /** Equal for equal sets of hashes. */
  get text(): string {
    const total = new Uint32Array(2);
    for (const [at, sum] of this.#sums.entries()) total[at % 2] = (total[at % 2] ?? 0) + sum;
    return [this.#count, ...total].join('.');
  }

  get sums(): readonly number[] {
    return [...this.#sums];
  }

  /** The groups whose sums differ from those of another set; all of them where the other one gave none. */
  differing(sums: readonly number[]): ReadonlySet<number> {
    const groups = Array.from({ length: heldGroups }, (_, group) => group);
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
    const at = 2 * (first % heldGroups);
    this.#count += by;
    this.#sums[at] = (this.#sums[at] ?? 0) + by * first;
    this.#sums[at + 1] = (this.#sums[at + 1] ?? 0) + by * mixed(second);
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
