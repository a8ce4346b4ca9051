/** Chance that a seed repeats exactly (mulberry32). */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** In [0, 1). */
  readonly next = (): number => {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };

  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  of(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T | undefined {
    return items[Math.floor(this.next() * items.length)];
  }
}

/** Folds a text into 32 bits (FNV-1a). */
export function fold(text: string, from = 0x811c9dc5): number {
  let folded = from;
  for (let at = 0; at < text.length; at += 1) folded = Math.imul(folded ^ text.charCodeAt(at), 0x01000193);
  return folded >>> 0;
}

/** A stream of chance of its own for each name, so that what one thing draws changes nothing for another. */
export const streamSeed = (seed: number, name: string): number => fold(name, (seed ^ 0x9e3779b9) >>> 0);
